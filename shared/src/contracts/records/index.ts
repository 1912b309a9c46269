export * from './call-path';
export * from './common';
export * from './entity';
export * from './entity-schema';
export * from './if-match';
export * from './page-number';
export * from './page-sizes';
export * from './periods';
