/** Whether there is still something to write about a quotation; what is settled is for reading. */
export const isOpen = (status: string): boolean => status === 'OPEN' || status === 'IN PROGRESS';
