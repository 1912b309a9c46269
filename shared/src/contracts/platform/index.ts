export * from './canary';
export * from './chunks';
export * from './discovery';
export * from './module-declaration';
export * from './published';
export * from './release-actions';
export * from './routes';
export * from './runtime-config';
