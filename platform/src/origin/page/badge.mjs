/** Style of the badge over a page with an unpublished part. */
export const BADGE_STYLE =
  'position:fixed;left:0;bottom:0;margin:8px;z-index:3000;padding:8px 12px;border-radius:8px;background:#f5b301;color:#1b1a18;font:600 14px system-ui;overflow-wrap:anywhere';
