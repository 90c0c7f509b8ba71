/// Vietnamese: an instruction begins with a bare verb (“Kiểm tra kết nối”) or with a word that asks (“Vui
/// lòng …”, “Hãy …”, “Bạn cần …”). Verbs don’t change, so the same word names the action in a statement: “Tải
/// xuống thất bại” tells what failed. What classifies an error stands after it: “lỗi mạng”.
let vietnamese = Language(
  "vi", shape: "Không thể ⟨hành động⟩ vì ⟨nguyên nhân⟩. ⟨Việc cần làm⟩.",
  instructions: """
    đi tới trang, nhận mã, nhận lại, nhận mã mới, yêu cầu người, yêu cầu quản trị viên, \
    yêu cầu chủ sở hữu, yêu cầu mã mới, yêu cầu một, yêu cầu gửi lại, yêu cầu lại, yêu cầu liên kết mới, \
    yêu cầu họ, yêu cầu trợ giúp, yêu cầu quyền truy cập, lập bản sao lưu, thử, áp dụng, ấn, ấn vào, \
    ấn nút, bảo đảm, bảo đảm rằng, bảo vệ, bắt đầu, bắt đầu lại, bấm, bấm vào, bấm đúp, bấm nút, bật, \
    bật lại, bật hoặc tắt, bỏ, bỏ qua, bỏ chọn, bỏ chặn, bỏ tích, bỏ bớt, bỏ ghim, bổ sung, bớt, báo cho, \
    báo cáo, buộc dừng, buộc thoát, buộc đóng, cài, cài lại, cân nhắc, cắm, cắm lại, cắt bớt, căn chỉnh, \
    cấp, cấp quyền, cấp phép cho, chạm, chạm vào, chạm và giữ, chạm đúp, chạy, chạy lại, chấp nhận, \
    chấp thuận, chèn, chép, chia nhỏ, chia, chỉ định, chỉ nhập, chỉ sử dụng, chỉ dùng, chỉ chọn, chỉnh, \
    chỉnh lại, chỉnh sửa, cho phép, chọn, chọn lại, chuyển, chuyển sang, chuyển đến, chuyển tới, \
    chuyển về, chuyển đổi sang, chụp, chụp lại, chú ý, chứng minh, cố gắng, cuộn, cuộn xuống, cuộn lên, \
    cung cấp, cung cấp thêm, cập nhật lên, căn, cảnh giác, cẩn thận, cất, cấu hình, cấu hình lại, dán, \
    dán lại, di chuyển, dọn, dọn dẹp, dọn dẹp bớt, dùng, dừng, dời, duy trì, duyệt, dịch chuyển, đảm bảo, \
    đảm bảo rằng, đánh dấu, đánh giá, đăng xuất rồi, đăng xuất và, đăng nhập lại, đăng nhập để, \
    đăng nhập vào tài khoản, đăng nhập trước, đăng nhập bằng tài khoản, đăng ký để, đăng ký ngay, đặt, \
    đặt lại tên, để ý, để lại, đi tới, đi đến, đi vào, điền, điền vào, điền đầy đủ, điều chỉnh, \
    điều chỉnh lại, điều hướng đến, đính kèm, định dạng lại, định vị, đóng, đóng bớt, đóng rồi mở lại, \
    đóng và mở lại, đọc, đọc kỹ, đổi, đổi lại, đổi tên, đổi mật khẩu, đợi, đưa, đừng, đừng quên, \
    đối chiếu, đồng ý, đồng ý với, đẩy, dò lại, điện thoại cho, gạt, gắn, gắn lại, ghé, ghé thăm, ghi, \
    ghi lại, ghi nhớ, ghi chú, ghim, giải phóng, giảm, giảm bớt, gia hạn, gia nhập, giữ, giữ cho, giữ nút, \
    gỡ, gỡ bỏ, gỡ bớt, gọi, gọi cho, gọi đến, gõ, gõ lại, góp ý, gửi, gửi lại, gửi cho, gửi email cho, \
    gửi báo cáo, ghép, ghép lại, giữ máy, hạ, hiển thị, hoàn tất, hoàn thành, hoàn thiện, hỏi, hỏi ý kiến, \
    hướng camera, hủy, huỷ, hủy bỏ, huỷ bỏ, hủy đăng ký, hủy kích hoạt, hãy chắc, in lại, kéo, kéo và thả, \
    kéo xuống, kéo lên, kêu gọi, khám phá, khai báo, khóa, khoá, khôi phục, khởi chạy, khởi chạy lại, \
    khởi tạo lại, không tắt, không đóng, không ngắt, không rút, không gỡ, không chia sẻ, không nhập, \
    không sử dụng, không nên, kiểm tra, kiểm tra lại, kiểm tra xem, kiểm tra kỹ, kiểm tra và, \
    kiểm tra kết nối, kiểm chứng, kích hoạt lại, kết thúc, kết nối thiết bị, kết nối với mạng, \
    kết nối với wi-fi, kết nối với wifi, kết nối với internet, kết nối tới mạng, kết nối lại với, \
    kết nối lại và, kết nối bộ sạc, kết nối nguồn, kéo thả, kích vào, làm, làm lại, làm mới, làm theo, \
    làm sạch, lặp lại, lắp, lắp lại, lấy, lên lịch, liên hệ, liên hệ với, liên lạc, liên lạc với, lùi lại, \
    lưu giữ, lưu ý, lùi, lựa chọn, lướt, loại bỏ, lọc, liệt kê, liên kết với, lau, lắng nghe, mời, mở, \
    mở lại, mở rộng, mở ứng dụng, mô tả, mua, mua thêm, mượn, miễn, nạp, nạp lại, nạp tiền, nâng cấp lên, \
    ngắt, ngắt kết nối, ngắt kết nối rồi, ngăn, ngừng, nghe, nhả, nhắc, nhắm, nhấn, nhấn vào, nhấn giữ, \
    nhấn và giữ, nhấn đúp, nhấn nút, nhấp, nhấp vào, nhấp đúp, nhấp chuột, nháy, nháy vào, nhìn, nhìn vào, \
    nhớ, nhờ, nhập, nhập lại, nối, nối lại, nói, nói chuyện, nộp, nới lỏng, ngừng sử dụng, ngồi, ký, \
    ký lại, phát lại, phân bổ, phóng to, phê duyệt, phản hồi cho, phóng, quay lại, quay về, quay trở lại, \
    quẹt, quét, quét lại, quên mạng, quyết định, quản lý, ra khỏi, rà soát, rời, rời khỏi, rút, rút ngắn, \
    rút gọn, rút phích cắm, rút ra, rửa, sao chép, sạc, sạc pin, sắp xếp, sắp xếp lại, sửa, sửa lại, \
    sửa đổi, sửa chữa, sử dụng, soạn, soạn lại, suy nghĩ, so sánh, tải lại, tải lại trang, tải ứng dụng, \
    tải phiên bản, tải bản, tải xuống bản, tải xuống phiên bản, tải về và, tạm dừng, tạm ngưng, tạo, \
    tạo lại, tăng, tắt, tắt bớt, tắt rồi bật lại, tắt đi bật lại, tắt và bật lại, tháo, tham gia, \
    tham khảo, thanh toán, thay, thay bằng, thay thế, thay đổi, thay vào đó hãy, thả, thêm, thêm lại, \
    theo dõi, thiết lập, thiết lập lại, thoát, thoát khỏi, thoát ra, thu gọn, thu hẹp, thu nhỏ, thử dùng, \
    thử lại với, thử lại bằng, thực hiện, thực hiện theo, thực hiện lại, tích, tích vào, tích chọn, tìm, \
    tìm hiểu, tiếp tục, tiến hành, tin cậy, tinh chỉnh, trả lời, trả, trở lại, trở về, tránh, trao, \
    truy cập, truy cập vào, trỏ, tua, tuân theo, tuân thủ, từ chối, tùy chỉnh, tuỳ chỉnh, tham vấn, \
    trình bày, thông báo cho, thử nghiệm, thu thập, trượt, trì hoãn, tận dụng, ủy quyền cho, vào, vào lại, \
    vào mục, vào phần, vẽ, viết, viết lại, vuốt, vuốt lên, vuốt xuống, vô hiệu hóa, vô hiệu hoá, vặn, \
    vượt qua, với tay, xác định, xác minh rằng, xác minh lại, xác nhận rằng, xác nhận lại, xem, xem lại, \
    xem xét, xem xét lại, xem kỹ, xóa, xoá, xóa bớt, xoá bớt, xóa bỏ, xoá bỏ, xoay, xử lý, xin phép, xếp, \
    thắt
    """,
  alsoNouns: """
    xem trước, nhận dạng, nhận diện, gọi lại, đăng bài, tải tệp, mua hàng, đặt chỗ, ghi hình, in tài liệu, \
    in ảnh, định vị, liên hệ, liên lạc, lựa chọn, ghi chú, khóa, khoá, điều chỉnh, mở rộng, đề xuất, \
    quản lý, phân tích, kiểm tra bảo mật, truyền tệp, sạc, phóng to, báo lỗi, cài đặt, cài đặt lại, \
    cập nhật, cập nhật lại, chia sẻ, chia sẻ lại, đặt lại, đăng, đăng lại, đăng ký, đăng kí, đăng ký lại, \
    đăng nhập, đăng xuất, đồng bộ, đồng bộ hóa, đồng bộ hoá, đồng bộ lại, đổi mới, gỡ cài đặt, ghi âm, \
    ghép nối, ghép đôi, hẹn, hỗ trợ, khôi phục lại, khởi động, khởi động lại, kích hoạt, kết nối, \
    kết nối lại, kiểm toán, liên kết, lưu, lưu trữ, lưu lại, mã hóa, mã hoá, mở khóa, mở khoá, nâng cấp, \
    nén, nhân bản, nhập khẩu, phục hồi, quay số, quay phim, sao lưu, sao lưu lại, tải, tải xuống, tải về, \
    tải lên, tải xuống lại, tải lên lại, tìm kiếm, tối ưu hóa, tối ưu hoá, triển khai, truyền, ủy quyền, \
    uỷ quyền, xác minh, xác nhận, xác thực, xác thực lại, xuất, xuất bản, xuất khẩu, đặt hàng, \
    chuyển khoản, chuyển tiền, đọc, gửi, tạo, mua, di chuyển, sao chép, đặt lại mật khẩu, thay đổi, quét, \
    gọi, thực hiện, thực thi, hiển thị, tham gia, thiết lập, truy cập, cấu hình, chỉnh sửa, đổi tên, \
    thanh toán, khôi phục, hoàn tất, hoàn thành, vô hiệu hóa, vô hiệu hoá, tạm dừng, xử lý, xóa bỏ, hủy, \
    huỷ, đính kèm, cấp quyền, chuyển, chuyển đổi, chuyển tiếp, giải nén, giải mã, dịch, thay thế, \
    tiếp tục, khởi chạy, phát, phát lại, cập nhật hiển thị, in ấn, định dạng, áp dụng, nạp tiền, gia hạn, \
    ngắt kết nối, kiểm chứng, chặn, bỏ chặn, báo cáo, lập lịch, lên lịch, hợp nhất, gộp, nhập dữ liệu, \
    xuất dữ liệu, thử nghiệm, tạo lại, làm mới, đánh giá
    """,
  objects: "xem, rằng, để, lại, nếu, tất cả, một, các, những, mọi, ngay, lần nữa, trước khi",
  requests: """
    bạn muốn thử lại, muốn thử lại, bạn sẽ cần, bạn có muốn, bạn chỉ cần, quý khách chỉ cần, \
    chúng tôi đề nghị bạn, mời quý khách, bạn có thể muốn, vui lòng, xin vui lòng, hãy, xin hãy, làm ơn, \
    xin mời, mời bạn, xin, đề nghị bạn, kính mong, mong bạn, xin bạn, vui lòng không, đừng, xin đừng, \
    không nên, bạn có thể, bạn cũng có thể, bạn vẫn có thể, bạn luôn có thể, bạn nên, bạn cần, \
    bạn cần phải, bạn phải, bạn sẽ phải, bạn có thể cần, bạn có thể phải, bạn có lẽ cần, bạn hãy, \
    bạn vui lòng, bạn đừng, bạn được khuyên, bạn không nên, quý khách có thể, quý khách vui lòng, \
    quý khách hãy, quý khách nên, quý khách cần, quý vị có thể, quý vị vui lòng, quý vị hãy, quý vị nên, \
    quý vị cần, người dùng cần, người dùng nên, bạn có chắc chắn muốn, bạn có chắc muốn, \
    bạn chắc chắn muốn, bạn có chắc là muốn, bạn có chắc rằng muốn, quý khách có muốn, \
    chúng tôi khuyên bạn, chúng tôi khuyên, chúng tôi đề xuất, chúng tôi đề nghị, chúng tôi khuyến nghị, \
    chúng tôi khuyến khích, nên kiểm tra, nên cập nhật, nên sử dụng, nên dùng, nên đổi, nên chọn, \
    nên khởi động lại, tốt nhất là, tốt nhất bạn nên, tốt hơn là, có lẽ bạn nên, cần kiểm tra, \
    cần khởi động lại, cần cập nhật, cần đăng nhập, phải đăng nhập, cần được kiểm tra, nên được kiểm tra, \
    cần được cập nhật, cần được khởi động lại, cần phải đăng nhập, cần phải khởi động lại, \
    cần phải cập nhật, phải khởi động lại, hãy chắc chắn, chắc chắn rằng, hãy đảm bảo
    """,
  undoings: """
    thất bại, bị thất bại, đã thất bại, đều thất bại, không thành công, đã không thành công, \
    chưa thành công, bạn chỉ có thể, bạn không còn có thể, bạn có thể đã, có thể bạn đã, bạn có thể chưa, \
    bạn cần được, bạn phải được, bạn cần có, bạn có thể không, bạn có thể đang, bạn cần là, bạn phải là, \
    bạn phải có, vì bạn có thể, do bạn có thể, khi bạn muốn xóa được, bạn muốn gửi đến
    """,
  leadIns: """
    và, hoặc, hay, rồi, sau đó, tiếp theo, tiếp đó, trước tiên, trước hết, đầu tiên, cuối cùng, bây giờ, \
    giờ, ngay, cũng, thay vào đó, thay vì vậy, hoặc là, nếu không, nếu không thì, thì, chỉ, có thể, có lẽ, \
    đồng thời, ngoài ra, bên cạnh đó, kế đến, kế tiếp, cố, lần sau, lần tới, luôn, nhưng, vậy, \
    trong lúc này, trong thời gian này, tạm thời, ngay bây giờ, đơn giản là, một lần nữa, cách khác, \
    lần nữa
    """,
  openings: """
    vui lòng, xin vui lòng, hãy, xin hãy, làm ơn, bạn vui lòng, quý khách vui lòng, bạn hãy, \
    quý khách hãy, quý vị vui lòng, quý vị hãy, vui lòng không, vì vậy, vì thế, do đó, nên bạn, nhưng, \
    tuy nhiên, thế nên, bởi vậy, cho nên, vậy nên, sau đó hãy, rồi hãy, vậy hãy, thế nhưng, song, vậy thì
    """,
  conditions: """
    nếu, nếu như, nếu bạn, nếu bạn có thể, nếu bạn muốn, nếu bạn cần, nếu bạn phải, nếu có thể, nếu muốn, \
    nếu cần, nếu cần thiết, khi, khi bạn có thể, khi bạn muốn, khi bạn cần, khi nào, sau khi, trước khi, \
    trước khi bạn có thể, sau khi bạn có thể, trong khi, để, để bạn có thể, để có thể, nhằm, cho đến khi, \
    cho tới khi, đến khi, tới khi, cho đến khi bạn có thể, trừ khi, trừ phi, một khi, trong trường hợp, \
    trường hợp, phòng khi, miễn là, ngay khi, mỗi khi, hễ, giả sử, muốn, mà bạn muốn, mà bạn có thể, \
    mà bạn cần, mà bạn phải, những gì bạn muốn, điều bạn muốn, nơi bạn muốn, nơi bạn có thể, \
    xem bạn có thể, xem bạn có muốn, liệu bạn có thể, xem liệu bạn, rằng bạn có thể, rằng bạn muốn, \
    rằng bạn cần, rằng bạn phải, tệp bạn muốn, mục bạn muốn, số lần bạn có thể, trong lúc, lúc, kể từ khi, \
    nếu quý khách muốn, nếu quý khách cần
    """,
  reasons: """
    vì, bởi vì, bởi, do, bởi lẽ, tại vì, vì lý do, vì lí do, nguyên nhân là, lý do là, vì bạn, do bạn, \
    nhờ vào, bị lỗi do, là do, có thể do, có thể là do, có thể vì
    """,
  retries: """
    bạn muốn thử lại, muốn thử lại, bạn thử lại, bạn hãy thử lại, thử lại, thử lại sau, thử lại lần nữa, \
    thử lần nữa, thử một lần nữa, thử lại một lần nữa, thử lại ngay, thử lại lúc khác, thử sau, \
    thử vào lúc khác, làm lại, thực hiện lại, chờ, đợi, chờ đợi, chờ một chút, đợi một chút, chờ một lát, \
    đợi một lát, chờ trong giây lát, đợi trong giây lát, chờ giây lát, đợi giây lát, chờ ít phút, \
    chờ vài phút, đợi vài phút, chờ chút, đợi chút, kiên nhẫn, kiên nhẫn chờ, quay lại sau, \
    quay lại lúc khác, trở lại sau, kiểm tra lại sau, ghé lại sau, thử
    """,
  laters: """
    sau, sau này, sau đó, sau ít phút, sau vài phút, sau ít lâu, sau giây lát, sau một lát, sau một lúc, \
    sau một thời gian, một lát, một lúc, lát nữa, chút nữa, một chút, chút, giây lát, trong giây lát, \
    ít phút, vài phút, trong ít phút, trong vài phút, sau ít phút nữa, sau vài phút nữa, vài phút nữa, \
    ít phút nữa, lần nữa, một lần nữa, lại, lúc khác, vào lúc khác, vào một lúc khác, dịp khác, khi khác, \
    bây giờ, ngay, ngay bây giờ, trong chốc lát, chốc lát, một thời gian, một thời gian nữa, \
    thời gian ngắn, lần sau, sớm, tiếp, vào thời điểm khác, một thời điểm khác, thời điểm khác, mai
    """,
  functionWords: """
    dù, tuy, thay vì, cho dù, mặc dù, dẫu, bất kể, bất kỳ, bất cứ, bất kì, bạn đã, mà bạn đã, mà đã, \
    nếu bạn đã, nếu đã, khi đã, sau khi đã, rằng bạn đã, xem bạn đã, đã từng, quý khách đã, mà không, \
    mà không bị, nếu không, nếu chưa, nếu bạn chưa, nếu bạn không, để không, và không, không bị, đã, \
    bạn không cần, không cần, không cần phải, không bắt buộc, thể, có thể bạn, và, hoặc, hay, và/hoặc, \
    của, cho, với, cùng, cùng với, trong, ngoài, trên, dưới, tại, ở, từ, đến, tới, về, vào, ra, bởi, bằng, \
    theo, qua, để, mà, thì, là, rằng, như, như vậy, thế, vậy, nhưng, tuy nhiên, nên, vì, do, bị, được, \
    đang, sẽ, sắp, vừa, mới, chưa, chưa được, không, không được, không còn, không phải, chẳng, chả, \
    không có, có, có thể, không thể, chưa thể, không có khả năng, khả năng, cần, cần phải, phải, muốn, \
    còn, vẫn, vẫn còn, vẫn chưa, cũng, đều, chỉ, rất, quá, hơn, nhất, lắm, khá, hơi, gần, gần như, cứ, \
    luôn, luôn luôn, thường, bạn, của bạn, bạn ấy, quý khách, quý vị, tôi, của tôi, ta, chúng tôi, \
    chúng ta, mình, chúng mình, họ, nó, chúng, người, ai, ai đó, này, kia, đó, đây, ấy, nọ, đấy, ở đây, \
    ở đó, gì, gì đó, gì cả, nào, nào đó, nào cả, sao, tại sao, vì sao, thế nào, như thế nào, đâu, bao giờ, \
    khi nào, bao nhiêu, mấy, các, những, một, một số, một vài, vài, mọi, mỗi, tất cả, toàn bộ, từng, cái, \
    chiếc, con, sự, việc, điều, điều này, điều đó, việc này, việc đó, cuộc, nỗi, niềm, phần, bản thân, \
    chính, khác, cùng lúc, hiện, hiện tại, hiện nay, hiện giờ, lúc này, vào lúc này, ngay lúc này, \
    tại thời điểm này, vào thời điểm này, trong thời điểm này, bây giờ, dường như, có vẻ, có vẻ như, \
    hình như, có lẽ, hẳn, trông, nhỉ, nhé, nha, ạ, à, ơi, đi, vâng, rồi, xong, lên, xuống, lại, cả, nữa, \
    thêm, thật, thực sự, chút, cố gắng, cố, đang cố gắng, đang cố, thử, khi, lúc, nếu, rất tiếc, tiếc là, \
    thật không may, không may, đáng tiếc, không may là, trước, sau, khoảng, ngay, vẫn đang, đã được, \
    đã bị, đang bị, đang được, sẽ được, sẽ bị, có được, ra sao, đối với, thông qua, cũng như, \
    nếu không thành công, nếu thất bại, nếu vẫn thất bại, nếu vẫn không được, nếu không được, nếu lỗi, \
    nếu gặp lỗi, nếu có lỗi, không thành công thì, đã thất bại trước đó, lần, nhau, tự, dựa trên, \
    liên quan đến, liên quan, liên quan tới, cụ thể, ấn định
    """,
  genericWords: """
    bị từ chối, đã bị từ chối, có gì đó, điều gì đó, có điều gì đó, đã có gì đó, cái gì đó, một cái gì đó, \
    chuyện gì đó, có chuyện, không ổn, không đúng, chưa đúng, sai, sai sót, trục trặc, xảy ra, xảy, \
    đã xảy ra, xuất hiện, phát sinh, gặp, gặp phải, đã gặp, mắc, mắc phải, vướng, không xác định, \
    chưa xác định, không rõ, chưa rõ, không biết, chưa biết, không xác định được, không xác định rõ, lạ, \
    không mong muốn, không mong đợi, ngoài mong đợi, không lường trước, không lường trước được, \
    ngoài dự kiến, không như mong đợi, bất ngờ, đột ngột, không ngờ, nội bộ, chung, chung chung, \
    thông thường, hợp lệ, không hợp lệ, hợp lí, bất hợp pháp, hoạt động, không hoạt động, thao tác, \
    thao tác này, tác vụ, tác vụ này, yêu cầu, được yêu cầu, hành động, hành vi, quá trình, quy trình, \
    tiến trình, nhiệm vụ, công việc, xử lý, đang xử lý, được xử lý, thực hiện, thực thi, được thực hiện, \
    tiến hành, hoàn tất, hoàn thành, kết thúc, chạy, lệnh, câu lệnh, thành công, không thành công, \
    chưa thành công, thất bại, bị thất bại, nghiêm trọng, trầm trọng, hệ thống, kỹ thuật, kĩ thuật, \
    tạm thời, lý do, lí do, nguyên nhân, chi tiết, thông tin, thông tin chi tiết, tin nhắn lỗi, \
    thông báo lỗi, thông điệp, dữ liệu, dữ liệu nhập, dữ liệu đầu vào, đầu vào, đầu ra, giá trị, tham số, \
    thông số, đối số, tài nguyên, đối tượng, mục, hạng mục, phản hồi, trả về, trả lời lỗi, trả lại, \
    máy chủ, dịch vụ, mạng, ứng dụng, app, chương trình, phần mềm, hàm, chức năng lỗi, nhận, nhận được, \
    lấy, lấy được, có sẵn, sẵn có, không có sẵn, sẵn sàng, không sẵn sàng, chưa sẵn sàng, khả dụng, \
    không khả dụng, chưa khả dụng, truy cập, tải, tải được, đang tải, được tải, nạp, hoạt động được, \
    hoạt động đúng, đúng, đúng cách, đúng đắn, chính xác, bình thường, như mong đợi, như bình thường, tốt, \
    ổn, đột nhiên, chấm dứt, ok, tìm, tìm thấy, tìm được, cách, thứ, vật, khả năng, server, tiếp diễn, \
    chờ, đợi, chờ đợi, đang chờ, đang đợi, hỏng, hư, khắc phục, giải quyết
    """,
  errorNouns: """
    lỗi, lỗi này, một lỗi, lỗi sau, lỗi sau đây, các lỗi, sự cố, sự cố này, vấn đề, vấn đề này, trục trặc, \
    rắc rối, sai sót, sự thất bại, lỗi lầm, khó khăn, ngoại lệ, bug, error, lỗi khi, lỗi trong, \
    lỗi trong khi, sự cố khi, sự cố trong, sự cố với, vấn đề khi, vấn đề với, vấn đề trong, trục trặc khi, \
    thông báo lỗi, thông điệp lỗi, mã lỗi, bị lỗi, gặp lỗi, lỗi đọc, lỗi ghi, lỗi tải, lỗi tạo, lỗi xóa, \
    lỗi xoá, lỗi mở, lỗi gửi, lỗi lưu, lỗi sai, gặp sự cố, gặp vấn đề, gặp trục trặc, gặp lỗi khi, \
    gặp sự cố khi, gặp vấn đề khi, lỗi tải lên, lỗi tải xuống, lỗi lấy, lỗi nhập, lỗi xuất, lỗi khởi tạo, \
    lỗi xử lý
    """,
  links: """
    khi, trong khi, lúc, trong lúc, trong quá trình, trong, trên, ở, tại, với, trong việc, khi cố gắng, \
    khi cố, khi đang, khi thử, lúc đang, cố gắng, đang cố gắng, cản trở, ngăn, ngăn cản, ngăn chặn, khiến, \
    gây ra, lỗi khi, lỗi trong, lỗi trong khi, sự cố khi, sự cố trong, sự cố với, vấn đề khi, vấn đề với, \
    vấn đề trong, trục trặc khi, gặp lỗi khi, gặp sự cố khi, gặp vấn đề khi, lỗi đọc, lỗi ghi, lỗi tải, \
    lỗi tạo, lỗi xóa, lỗi xoá, lỗi mở, lỗi gửi, lỗi lưu, lỗi lấy, lỗi khởi tạo, lỗi tải lên, \
    lỗi tải xuống, rằng, đến từ, từ
    """,
  actions: """
    không quá, không vượt quá, phải từ, không phản hồi, không có phản hồi, cấp độ, phát hiện, lưu lượng, \
    giảm giá, nhập liệu, đóng gói, chuyển động, phát triển, phát sinh, nhận xét, ký hiệu, kí hiệu, tự do, \
    giải pháp, giải thưởng, tải trọng, giữ chỗ, chọn lọc, thử thách, bỏ phiếu, trả phí, trả trước, \
    trả sau, trả góp, gọi điện, gọi video, cuộc gọi, hướng dẫn, phần cứng, đặt chỗ, đi kèm, ghi hình, \
    dán nhãn, chia sẻ màn hình, đổi trả, kéo dài, thay mặt, gỡ lỗi, tìm thấy máy chủ, tìm được máy chủ, \
    lần thử, số lần thử, lượt thử, bản cập nhật, bản tải xuống, nhập sai, gõ sai, điền sai, chọn sai, \
    dùng sai, ký tự, kí tự, bộ nhớ, thẻ nhớ, lời mời, mở khóa bằng, mở khoá bằng, in đậm, số điện thoại, \
    điện thoại, cho thuê, trang, thư mục, tệp đính kèm, bản sao, bản ghi, bản sao lưu, tập tin, thư đến, \
    thư đi, hộp thư, xóa nhầm, đường dẫn, tải lên, tải xuống, tải về, gửi, mở, đọc, ghi, lưu, tạo, xóa, \
    xoá, nhập, xuất, cập nhật, đồng bộ, đồng bộ hóa, đồng bộ hoá, sao lưu, sao chép, khôi phục, cài đặt, \
    gỡ cài đặt, kích hoạt, phân tích, giải mã, mã hóa, mã hoá, thêm, đăng, chia sẻ, in, quét, đổi, \
    di chuyển, khởi động, chuyển đổi, hiển thị, thiết lập, phát, giải nén, chạy
    """,
  predicates: """
    bị từ chối, đã bị từ chối, đã, sắp, không, chưa, không thể, không được, chưa được, chưa thể, thất bại, \
    bị thất bại, đã thất bại, không thành công, chưa thành công, không thành, thành công, bị, đã bị, \
    đang bị, đang được, đã được, sẽ được, sẽ bị, đã hết, đã quá, hết, quá, sắp hết, bị lỗi, lỗi, gặp lỗi, \
    gặp sự cố, xảy ra lỗi, không hợp lệ, không đúng, không chính xác, không khả dụng, chưa khả dụng, \
    không có sẵn, không hoạt động, không xác định, không có, đã hoàn tất, đã hoàn thành, đã xong, đã dừng, \
    đã hủy, đã huỷ, đang diễn ra, là, không phải là, cần phải có, cần được, yêu cầu phải, sẽ mất
    """,
  requirements: """
    phải, bắt buộc, cần, cần phải, ít nhất, tối thiểu, tối đa, nhiều nhất, không quá, không vượt quá, \
    không ít hơn, không nhiều hơn, trở lên, trở xuống, hoặc ít hơn, hoặc nhiều hơn, từ, nằm trong khoảng, \
    giữa, quá ngắn, quá dài, quá lớn, quá nhỏ, quá nhiều, quá ít, quá yếu, không được để trống, \
    không thể để trống, không được trống, không được bỏ trống, không được, chỉ, chỉ được, chỉ có thể, \
    nên có, bao gồm
    """,
  failures: """
    không thể, không được, thất bại, không thành công, lỗi, bị lỗi, sự cố, vấn đề, không tìm thấy, \
    trục trặc, bị từ chối, không khả dụng, chưa thể, đã xảy ra lỗi, chưa thành công, không có sẵn
    """,
  successes: """
    thành công, đã xong, xong, hoàn tất, hoàn thành, đã lưu, đã gửi, đã hoàn tất, đã hoàn thành, \
    chúc mừng, tất cả đã xong, tất cả đã sẵn sàng, đã sẵn sàng, xong rồi, bạn đã hoàn tất
    """,
  successWords: "thành công",
  reservations: """
    không, chưa, chẳng, không bao giờ, chỉ, một phần, không thể, thất bại, trước khi, cho đến khi, \
    cho tới khi, trừ khi, nếu, khi, sau khi, nhưng, tuy nhiên, không thành công
    """,
  passing: "chưa thể, không thành công, thất bại, đã không, đã không thể, không kịp, chưa được",
  lasting: """
    không thể, không bao giờ, sẽ không, sẽ không bao giờ, không còn, sẽ không thể, không thể nào, \
    vĩnh viễn
    """,
  whens: """
    trong vài phút, trong ít phút, sau vài phút, sau ít phút, sau vài giây, trong vài giây, \
    trong giây lát, trong một giờ, trong vài giờ, sau vài giờ, ngày mai, tối nay, tự động, \
    một cách tự động, phút, giờ, giây, ngày, tuần, tháng, ngay khi, khi, một khi, cho đến khi, \
    cho tới khi, trong vòng, sớm, sắp, mỗi, hàng ngày
    """,
  helpers: """
    bộ phận hỗ trợ, đội ngũ hỗ trợ, nhóm hỗ trợ, trung tâm hỗ trợ, trung tâm trợ giúp, hỗ trợ, \
    hỗ trợ kỹ thuật, hỗ trợ khách hàng, chăm sóc khách hàng, dịch vụ khách hàng, \
    bộ phận chăm sóc khách hàng, tổng đài, quản trị viên, người quản trị, quản trị viên hệ thống, \
    ngân hàng của bạn, ngân hàng, nhà mạng, nhà mạng của bạn, nhà cung cấp, nhà cung cấp dịch vụ, \
    liên hệ với chúng tôi, liên hệ chúng tôi, gửi email cho chúng tôi, viết cho chúng tôi, \
    gọi cho chúng tôi, cửa hàng, trường học của bạn, tổ chức của bạn, bộ phận it, bộ phận cntt, \
    nhà phát triển, đội ngũ của chúng tôi
    """,
  blames: """
    bạn quên, bạn đã quên, bạn không nhập, bạn đã không nhập, bạn chưa nhập, bạn đã nhập, bạn nhập, \
    bạn đã nhập sai, bạn nhập sai, bạn gõ sai, bạn đã gõ, bạn đã gõ sai, bạn điền sai, bạn chưa điền, \
    bạn không điền, bạn chọn sai, bạn đã chọn sai, bạn chưa chọn, bạn không chọn, bạn đã sai, bạn mắc lỗi, \
    bạn đã mắc lỗi, bạn đã phạm lỗi, bạn làm sai, bạn đã làm sai, bạn dùng sai, bạn đã dùng sai, \
    bạn đã sử dụng sai, lỗi của bạn, sai lầm của bạn, do lỗi của bạn, bạn đã không, bạn cung cấp sai, \
    bạn đã cung cấp, quý khách đã nhập sai, quý khách nhập sai, quý khách chưa nhập, quý khách quên, \
    quý khách đã quên
    """,
  alarms: """
    chí mạng, chết người, thảm họa, thảm hoạ, bất hợp pháp, phi pháp, trái phép, bị cấm, nghiêm cấm, \
    vi phạm, hủy bỏ đột ngột, bị giết, giết, hoảng loạn, hỏng nặng, tai họa, tai hoạ, kết thúc đột ngột
    """,
  jokes: """
    ối, úi, ôi, ôi không, ồ, ồ không, oái, ái chà, chà, úi chà, ôi trời, trời ơi, than ôi, oops, ốp, opps, \
    whoops, uh-oh, oh no, oh không, hừm, hmm, yeah, tuyệt vời, hoan hô, uầy, ây da, ấy chết, chết thật
    """,
  courtesies: """
    xin lỗi, chúng tôi xin lỗi, rất xin lỗi, chúng tôi rất xin lỗi, thành thật xin lỗi, \
    chúng tôi thành thật xin lỗi, xin lỗi bạn, thứ lỗi, xin thứ lỗi, mong bạn thông cảm, xin thông cảm, \
    mong quý khách thông cảm, vì sự bất tiện này, về sự bất tiện này, sự bất tiện này, sự bất tiện, \
    cảm ơn, cám ơn, xin cảm ơn, rất tiếc, chúng tôi rất tiếc, rất lấy làm tiếc, \
    chúng tôi rất lấy làm tiếc, chúng tôi lấy làm tiếc
    """,
  buttons: "nút",
  controls: "liên kết, trường, ô, hộp, biểu tượng, mũi tên, công tắc",
  places: """
    bên dưới, bên trên, ở dưới, ở trên, phía dưới, phía trên, dưới đây, bên trái, bên phải, \
    ở góc trên bên phải, ở góc trên bên trái, ở góc dưới bên phải, ở góc dưới bên trái
    """,
  colors: "màu đỏ, màu xanh, màu xanh lá, màu xanh lục, màu xanh dương, màu vàng, màu cam, màu xám, đỏ",
  clicks: "nhấp, nhấp vào, nhấp chuột, nhấp đúp, bấm chuột",
  taps: "chạm, chạm vào",
  chooses: "chọn, nhấn, bấm",
  agreements: "Đồng ý, Đã hiểu",
  answers: "Có, Không",
  heres: "Nhấp vào đây, Bấm vào đây, Nhấn vào đây, Tại đây",
  plainWords: [
    ("bất phi", "không dùng được"),
    ("cấm", "không được phép")
  ])
