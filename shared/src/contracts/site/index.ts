export * from './contact';
export * from './home';
export * from './palette';
export * from './shop';
export * from './site-bounds';
export * from './site-content';
export * from './site-content-input';
export * from './site-pages';
