export { RemovalNote } from './removal-note';
export { useCartLines } from './use-cart-lines';
export { useRemoval } from './use-removal';
export { withRemovalNote } from './with-removal-note';
