export * from './vehicle-kinds';
export * from './vehicle-reminder';
export * from './vehicle-rules';
export * from './vehicle-words';
export * from './vehicles';
