export * from './business-settings';
export * from './money';
export * from './no-figures';
export * from './proposal-changes';
export * from './proposal-words';
export * from './proposals';
