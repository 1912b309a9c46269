/** Status of a write that was refused because somebody else has changed the record since it was read. */
export const STALE = 412;

/** What a call about a record says of the version that was read; nothing where none is known. */
export const ifMatch = (record: { Version?: number } | undefined): { headers?: Record<string, string> } =>
  record?.Version === undefined ? {} : { headers: { 'If-Match': `"${record.Version}"` } };
