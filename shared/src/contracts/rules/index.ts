export * from './documents';
export * from './fold-text';
export * from './length';
export * from './masks';
export * from './plain-text';
export * from './required';
export * from './room-words';
export * from './rules';
