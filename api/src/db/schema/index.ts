export * from './catalog';
export * from './mail';
export * from './people';
export * from './quotations';
export * from './site';
