export { RemovalNote } from './removal-note';
export { useRemoval } from './use-removal';
