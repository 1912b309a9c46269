export * from './image';
export * from './image-limits';
export * from './image-variant';
