export { apiPlugin, type BuildOptions, buildApp } from './app';
export { type ApiConfig, ConfigError, DEFAULT_PERSON_TYPES, loadConfig, runtimeConfig } from './base/config';
export type { ApiOptions } from './context/api-options';
export type { Database, DatabaseHandle } from './db/database';
export { migrate } from './db/migrate';
export { openDatabase } from './db/open';
export { DEMO_ACCOUNTS, seedIfEmpty } from './seed/seed';
export { guardServer } from './server-guards';
export { serverOptions } from './server-options';
