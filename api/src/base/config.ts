import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RuntimeConfig } from '@rodovia/shared/contracts/platform';
import { address, ConfigError, type Environment, integer } from './environment';
import { folderSecret } from './folder-secret';

/** Configuration of the API from the environment. Durations are in milliseconds. */
export interface ApiConfig {
  environment: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted, in the format of Fastify's `trustProxy`. */
  trustProxy: string;
  /** Folder of the embedded database and its files; `memory://`, the default of tests, keeps it in memory. */
  dataDir: string;
  databaseUrl?: string;
  /** Signs access tokens, and other keys are derived from it; at least 32 characters. */
  tokenSecret: string;
  tokenLifetime: number;
  channelCode: string;
  personTypes: { client: string; admin: string; seller: string };
  cepServiceUrl: string;
  cepTimeout: number;
  /** Failed log-ins of an account from one address before it must wait, and for how long. */
  loginAttempts: number;
  loginWindow: number;
  /**
   * Failed log-ins of an address for all accounts, and of an account from all addresses where it has never logged in.
   */
  loginAttemptsPerAddress: number;
  loginAttemptsPerAccount: number;
  /** Who must have a second step. */
  secondStep: 'optional' | 'staff';
  /** Consecutive failures of the CEP service before it is not called for a while, and for how long. */
  cepFailures: number;
  cepPause: number;
  /** Maximum number of recovery mails and registrations per hour and address (network or mail). */
  recoveriesPerHour: number;
  registrationsPerHour: number;
  /** Number of quotations that people without an account may close per hour and network. */
  guestsPerHour: number;
  seedDemo: boolean;
  /** Folder of pictures, and of mails without an SMTP server. */
  filesDir: string;
  /** Public address of the site, used in mails, without a trailing slash. */
  publicUrl: string;
  /** `smtp://…`; without it, mails are written to files. */
  smtpUrl?: string;
  mailFrom: string;
  /** Polling interval of the outbox, and delay between the first two attempts of a mail (then ×4 each). */
  mailInterval: number;
  mailRetry: number;
  mailAttempts: number;
  /** Number of days that the audit log and finished mails are kept; 0 for unlimited. */
  logRetention: number;
  mailRetention: number;
  /** Maximum number of mails per person and hour; further ones are recorded but not sent. */
  mailsPerHour: number;
  /** `https://key:secret@host/bucket` of an S3-compatible store; without it, pictures are stored in `filesDir`. */
  storageUrl?: string;
  /** Maximum size of a picture in bytes. */
  imageLimit: number;
  /** Grants access to `/metrics` from other machines. */
  metricsToken?: string;
  /** Percentage of visits that measure page performance. */
  vitalsShare: number;
  /** Whether browsers may install the shop; if not, they remove the service worker that they have. */
  serviceWorker: boolean;
  /** Origins of the push services that are called; `*.` stands for any name below. */
  pushServices: string[];
}

/** Former default, which is public: anybody could sign tokens with it. */
const PUBLISHED_SECRET = 'rodovia-desenvolvimento-nao-usar-em-producao';
const MIN_SECRET_LENGTH = 32;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MEGABYTE = 1024 * 1024;
/** Absolute maximum size of an upload. */
export const UPLOAD_LIMIT = 30 * MEGABYTE;

/** Fixed, so that a database is independent of the installation's configuration. */
export const DEFAULT_PERSON_TYPES = {
  client: '6f3c2a10-5b1e-4c7a-9d20-000000000001',
  admin: '6f3c2a10-5b1e-4c7a-9d20-000000000002',
  seller: '6f3c2a10-5b1e-4c7a-9d20-000000000003',
};

function ownSecret(folder: string): string {
  try {
    return folderSecret(folder);
  } catch (error) {
    throw new ConfigError(`A pasta de dados ${resolve(folder)} não pode ser escrita.`, { cause: error });
  }
}

/** Instances in production share a configured secret; otherwise each data folder has its own. */
function tokenSecret(env: Environment, dataDir: string): string {
  const isOwn = !env.TOKEN_SECRET && env.NODE_ENV !== 'production';
  const secret = isOwn ? ownSecret(dataDir) : (env.TOKEN_SECRET ?? '');
  if (secret.length >= MIN_SECRET_LENGTH && secret !== PUBLISHED_SECRET) return secret;
  throw new ConfigError(
    isOwn
      ? `O segredo em ${join(resolve(dataDir), 'token-secret')} está danificado; apague o arquivo para que outro seja sorteado.`
      : 'Defina TOKEN_SECRET com um segredo próprio de pelo menos 32 caracteres.',
  );
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Normalized like the database does. */
function personType(env: Environment, name: string, fallback: string): string {
  const code = (env[name] || fallback).toLowerCase();
  if (!UUID.test(code)) throw new ConfigError(`${name} deve ser um UUID, e não '${env[name]}'.`);
  return code;
}

function personTypes(env: Environment): ApiConfig['personTypes'] {
  const types = {
    client: personType(env, 'PERSON_TYPE_CLIENT', DEFAULT_PERSON_TYPES.client),
    admin: personType(env, 'PERSON_TYPE_ADMIN', DEFAULT_PERSON_TYPES.admin),
    seller: personType(env, 'PERSON_TYPE_SELLER', DEFAULT_PERSON_TYPES.seller),
  };
  if (new Set(Object.values(types)).size < 3) {
    throw new ConfigError('PERSON_TYPE_CLIENT, PERSON_TYPE_ADMIN e PERSON_TYPE_SELLER devem ser diferentes entre si.');
  }
  return types;
}

function environmentName(env: Environment): ApiConfig['environment'] {
  return env.NODE_ENV === 'production' || env.NODE_ENV === 'test' ? env.NODE_ENV : 'development';
}

/** Returns whether a text is an address, a CIDR range, or the name of a range. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const isRange = /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32);
  return text === 'loopback' || (rest.length === 0 && isIP(address) > 0 && isRange);
}

function trustProxy(env: Environment): string {
  const text = env.TRUST_PROXY || 'loopback';
  const wrong = text.split(',').find((one) => !isProxyAddress(one.trim()));
  if (wrong !== undefined) throw new ConfigError(`TRUST_PROXY deve ter endereços IP, e não '${wrong}'.`);
  return text;
}

/** Returns a files folder for in-memory databases, which have no folder of their own. */
function filesFolder(dataDir: string): string {
  return dataDir.includes('://') ? join(tmpdir(), `rodovia-${process.pid}`) : dataDir;
}

function secondStep(env: Environment): ApiConfig['secondStep'] {
  const policy = env.SECOND_STEP || 'optional';
  if (policy === 'optional' || policy === 'staff') return policy;
  throw new ConfigError(`SECOND_STEP deve ser 'optional' ou 'staff', e não '${policy}'.`);
}

/** Push services of Chrome, Firefox, Edge and Safari. */
const PUSH_SERVICES =
  'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.notify.windows.com,https://*.push.apple.com';

function serviceWorker(env: Environment): boolean {
  const text = env.SERVICE_WORKER || 'on';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`SERVICE_WORKER deve ser 'on' ou 'off', e não '${text}'.`);
}

function loginSettings(env: Environment) {
  return {
    secondStep: secondStep(env),
    loginAttempts: integer(env, 'LOGIN_ATTEMPTS', 10),
    loginAttemptsPerAddress: integer(env, 'LOGIN_ATTEMPTS_PER_ADDRESS', 100),
    loginAttemptsPerAccount: integer(env, 'LOGIN_ATTEMPTS_PER_ACCOUNT', 50),
    loginWindow: integer(env, 'LOGIN_WINDOW_MINUTES', 15) * MINUTE,
  };
}

function mailSettings(env: Environment) {
  return {
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Rodovia <nao-responda@rodovia.example>',
    mailInterval: integer(env, 'MAIL_INTERVAL_SECONDS', 5) * SECOND,
    mailRetry: integer(env, 'MAIL_RETRY_SECONDS', 30) * SECOND,
    mailAttempts: integer(env, 'MAIL_ATTEMPTS', 5),
    logRetention: integer(env, 'LOG_RETENTION_DAYS', 0),
    mailRetention: integer(env, 'MAIL_RETENTION_DAYS', 0),
    mailsPerHour: integer(env, 'MAILS_PER_HOUR', 60),
  };
}

function imageSettings(env: Environment) {
  const imageLimit = integer(env, 'IMAGE_LIMIT_MB', 5) * MEGABYTE;
  if (imageLimit === 0 || imageLimit > UPLOAD_LIMIT) throw new ConfigError('IMAGE_LIMIT_MB deve estar entre 1 e 30.');
  return { imageLimit, storageUrl: address(env, 'STORAGE_URL', ['http:', 'https:']) };
}

/**
 * Reads the configuration from environment variables. Creates the secret of a new data folder.
 * @throws {ConfigError} if a value is invalid, or a production server has no secret.
 */
export function loadConfig(env: Environment = process.env): ApiConfig {
  const environment = environmentName(env);
  const dataDir = env.DATA_DIR || (environment === 'test' ? 'memory://' : '.data');
  const port = integer(env, 'PORT', 3000);
  return {
    environment,
    host: env.HOST || '0.0.0.0',
    port,
    trustProxy: trustProxy(env),
    dataDir,
    filesDir: filesFolder(dataDir),
    publicUrl: address(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    databaseUrl: env.DATABASE_URL || undefined,
    tokenSecret: tokenSecret(env, dataDir),
    tokenLifetime: integer(env, 'TOKEN_LIFETIME_MINUTES', 8 * 60) * MINUTE,
    channelCode: env.CHANNEL_CODE || 'web',
    personTypes: personTypes(env),
    cepServiceUrl: env.CEP_SERVICE_URL || 'https://viacep.com.br/ws',
    cepTimeout: integer(env, 'CEP_TIMEOUT_MS', 2000),
    ...loginSettings(env),
    cepFailures: 5,
    cepPause: 30 * SECOND,
    recoveriesPerHour: integer(env, 'RECOVERIES_PER_HOUR', 5),
    registrationsPerHour: integer(env, 'REGISTRATIONS_PER_HOUR', 300),
    guestsPerHour: integer(env, 'GUESTS_PER_HOUR', 20),
    ...mailSettings(env),
    ...imageSettings(env),
    metricsToken: env.METRICS_TOKEN || undefined,
    vitalsShare: integer(env, 'VITALS_SHARE', 20),
    serviceWorker: serviceWorker(env),
    pushServices: (env.PUSH_SERVICES || PUSH_SERVICES).split(',').map((service) => service.trim()),
    seedDemo: env.SEED_DEMO ? env.SEED_DEMO === '1' : environment === 'development',
  };
}

/** Returns the part of the configuration that browsers need; it contains no secrets. */
export function runtimeConfig(config: ApiConfig, apiBase = '/api'): RuntimeConfig {
  return {
    apiBase,
    channelCode: config.channelCode,
    imageLimit: config.imageLimit,
    personTypes: { ...config.personTypes },
  };
}
