/** HTTP status of a write that was refused because the record has changed since it was read. */
export const STALE = 412;

/** Returns the `If-Match` header for a record; none if its version is unknown. */
export const ifMatch = (record: { Version?: number } | undefined): { headers?: Record<string, string> } =>
  record?.Version === undefined ? {} : { headers: { 'If-Match': `"${record.Version}"` } };
