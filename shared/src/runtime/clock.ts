let lead = Number.NEGATIVE_INFINITY;

/** Notes the `Date` of an answer. Kept answers are older than they say, so the one furthest ahead is believed. */
export function noteServerTime(date: unknown) {
  const at = Date.parse(String(date));
  if (at) lead = Math.max(lead, at - Date.now());
}

/** Now by the server's clock, as far as an answer has told it; else by the browser's. */
export const serverNow = () => Date.now() + (Number.isFinite(lead) ? lead : 0);
