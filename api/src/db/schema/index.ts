export * from './address';
export * from './catalog';
export * from './city';
export * from './log';
export * from './mail';
export * from './person';
export * from './quotations';
export * from './site-content';
