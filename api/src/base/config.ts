import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RuntimeConfig } from '@rodovia/shared/contracts';
import { address, ConfigError, type Environment, integer } from './environment';
import { folderSecret } from './folder-secret';

/** Everything the API takes from its environment. Times are milliseconds. */
export interface ApiConfig {
  environment: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Addresses whose `X-Forwarded-*` are believed, as Fastify's `trustProxy` takes them: the proxy's, and nobody else's. */
  trustProxy: string;
  /** Folder of the embedded database and of what is kept beside it; `memory://`, the default of tests, keeps it in memory. */
  dataDir: string;
  databaseUrl?: string;
  /** Signs the access tokens, and other keys are made from it; at least 32 characters. */
  tokenSecret: string;
  tokenLifetime: number;
  channelCode: string;
  personTypes: { client: string; admin: string; seller: string };
  cepServiceUrl: string;
  cepTimeout: number;
  /** Failed log-ins of one account from one address before it has to wait, and how long that is. */
  loginAttempts: number;
  loginWindow: number;
  /** The same for one address over all accounts, and for one account over all addresses it has not logged in from before. */
  loginAttemptsPerAddress: number;
  loginAttemptsPerAccount: number;
  /** Who cannot work without a second step of its log-in. */
  secondStep: 'optional' | 'staff';
  /** Failures of the CEP service in a row before it is left alone, and for how long. */
  cepFailures: number;
  cepPause: number;
  /** Recovery mails and registrations that one address (of network or mail) may ask for in an hour. */
  recoveriesPerHour: number;
  registrationsPerHour: number;
  seedDemo: boolean;
  /** Folder of pictures, and of mails where there is no SMTP server. */
  filesDir: string;
  /** Where browsers find the site; links in mails begin with it. No slash at the end. */
  publicUrl: string;
  /** `smtp://…`; without it mails become files. */
  smtpUrl?: string;
  mailFrom: string;
  /** Pause of the outbox between two looks, and between the first and second attempt of a mail (then ×4 each). */
  mailInterval: number;
  mailRetry: number;
  mailAttempts: number;
  /** Days that the audit trail and finished mails are kept; 0 for ever. */
  logRetention: number;
  mailRetention: number;
  /** Mails that one person is sent within an hour; what is beyond is written down, and not sent. */
  mailsPerHour: number;
  /** `https://key:secret@host/bucket` of an S3-compatible store; without it pictures lie in `filesDir`. */
  storageUrl?: string;
  /** Largest picture in bytes. */
  imageLimit: number;
  /** Opens `/metrics` to callers that are not on this machine. */
  metricsToken?: string;
  /** Percent of the visits that measure how fast their pages are. */
  vitalsShare: number;
}

/** Once the default: whoever has read it could sign for anybody. */
const PUBLISHED_SECRET = 'rodovia-desenvolvimento-nao-usar-em-producao';
const SHORTEST_SECRET = 32;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MEGABYTE = 1024 * 1024;
/** The hard ceiling of an upload. */
export const UPLOAD_LIMIT = 30 * MEGABYTE;

/** Fixed so that a database outlives its installation's configuration. */
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

/** A production's instances share one that is given; everything else has one in its data folder. */
function tokenSecret(env: Environment, dataDir: string): string {
  const isOwn = !env.TOKEN_SECRET && env.NODE_ENV !== 'production';
  const secret = isOwn ? ownSecret(dataDir) : (env.TOKEN_SECRET ?? '');
  if (secret.length >= SHORTEST_SECRET && secret !== PUBLISHED_SECRET) return secret;
  throw new ConfigError(
    isOwn
      ? `O segredo em ${join(resolve(dataDir), 'token-secret')} está danificado; apague o arquivo para que outro seja sorteado.`
      : 'Defina TOKEN_SECRET com um segredo próprio de pelo menos 32 caracteres.',
  );
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** In the spelling in which the database tells them. */
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

/** A name of a range, an address, or a range like `10.0.0.0/8`. */
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

/** A database in memory has no folder of its own. */
function filesFolder(dataDir: string): string {
  return dataDir.includes('://') ? join(tmpdir(), `rodovia-${process.pid}`) : dataDir;
}

function secondStep(env: Environment): ApiConfig['secondStep'] {
  const asked = env.SECOND_STEP || 'optional';
  if (asked === 'optional' || asked === 'staff') return asked;
  throw new ConfigError(`SECOND_STEP deve ser 'optional' ou 'staff', e não '${asked}'.`);
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
 * Reads the configuration from environment variables.
 * Draws the secret of a data folder that has none.
 * @throws {ConfigError} when a value is unusable, or a production server has no secret of its own.
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
    ...mailSettings(env),
    ...imageSettings(env),
    metricsToken: env.METRICS_TOKEN || undefined,
    vitalsShare: integer(env, 'VITALS_SHARE', 20),
    seedDemo: env.SEED_DEMO ? env.SEED_DEMO === '1' : environment === 'development',
  };
}

/** What the browser has to know of the configuration; contains no secret. */
export function runtimeConfig(config: ApiConfig, apiBase = '/api'): RuntimeConfig {
  return {
    apiBase,
    channelCode: config.channelCode,
    imageLimit: config.imageLimit,
    personTypes: { ...config.personTypes },
  };
}
