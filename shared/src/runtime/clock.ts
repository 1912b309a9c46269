let lead = Number.NEGATIVE_INFINITY;

/** Records the `Date` of an answer. Cached answers are older than they appear, so the latest date wins. */
export function noteServerTime(date: unknown) {
  const at = Date.parse(String(date));
  if (at) lead = Math.max(lead, at - Date.now());
}

/** Current time by the server's clock if an answer has told it, otherwise by the browser's. */
export const serverNow = () => Date.now() + (Number.isFinite(lead) ? lead : 0);
