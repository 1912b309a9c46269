/** Field that names a record: short text, included in searches. */
export const nameRow = { kind: 'text', label: 'Nome', maxLength: 120, sortable: true, searched: true } as const;
/** Field that names a record by its description. */
export const description = { ...nameRow, wire: 'Description' } as const;
