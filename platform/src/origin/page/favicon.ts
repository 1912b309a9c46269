/** A tyre with a road marking, as SVG. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#1b1a18"/><circle cx="16" cy="16" r="8" fill="#f7f5f1"/><path d="M14.5 1h3l.6 8h-4.2zm-.6 22h4.2l-.6 8h-3z" fill="#f5b301"/></svg>';
