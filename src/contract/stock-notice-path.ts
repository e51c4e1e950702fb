/** Page on which whoever was sent a key confirms or ends a notice. */
export const stockNoticePath = '/stock-notice';

/** Address of that page for one key. */
export const stockNoticeAddress = (noticeKey: string): string =>
  `${stockNoticePath}?noticeKey=${encodeURIComponent(noticeKey)}`;
