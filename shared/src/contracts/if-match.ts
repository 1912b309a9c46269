/** What a call about a record says of the version that was read; nothing where none is known. */
export const ifMatch = (record: { Version?: number } | undefined): { headers?: Record<string, string> } =>
  record?.Version === undefined ? {} : { headers: { 'If-Match': `"${record.Version}"` } };
