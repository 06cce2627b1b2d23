import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  Config,
  type DkimKey,
  type GatewayKeys,
  type ImapAccount,
  PASSWORD_COST,
  type TracesConfig,
} from './config.js';
import { backupUrl, walArchive } from './backup-places.js';
import { bucketAddress } from './bucket-address.js';
import { ConfigError } from './config.error.js';
import { environmentSchema, type Environment } from './environment.schema.js';
import { keptSecret } from './kept-secret.js';
import { localUrl } from './local-url.js';
import { sitePlace } from './site-place.js';

const NEED_DATABASE = [
  'MIGRATION_DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
] as const;

/** Empty variables count as unset. @throws ConfigError for the first invalid value */
export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const environment = readEnvironment(variables);
  const isEmbedded = environment.DATABASE_URL === undefined;
  for (const variable of NEED_DATABASE) {
    if (!isEmbedded || environment[variable] === undefined) continue;
    throw new ConfigError(variable, 'needs DATABASE_URL too');
  }
  if (isEmbedded && environment.MIGRATE_AT_START === 'off') {
    throw new ConfigError('MIGRATE_AT_START', 'cannot be off without DATABASE_URL');
  }
  const dataDir = resolve(environment.DATA_DIR);
  const key = backupKey(environment);
  const ownUrl = localUrl(environment.HOST, environment.PORT);
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: withoutSlash(environment.PUBLIC_URL ?? ownUrl),
    dataDir,
    ...sitePlace(environment),
    databaseUrl: environment.DATABASE_URL,
    migrationDatabaseUrl: environment.MIGRATION_DATABASE_URL ?? environment.DATABASE_URL,
    directDatabaseUrl: environment.DATABASE_DIRECT_URL,
    replicaUrl: environment.DATABASE_REPLICA_URL,
    replicaMaxLagSeconds: environment.DATABASE_REPLICA_MAX_LAG_SECONDS,
    migratesAtStart: environment.MIGRATE_AT_START === 'on',
    hasPreparedStatements: environment.PREPARED_STATEMENTS === 'on',
    slowStatementMs: environment.SLOW_STATEMENT_MS,
    redisUrl: environment.REDIS_URL,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    returnPath: environment.RETURN_PATH,
    replyPath: environment.REPLY_PATH,
    imap: imap(environment),
    emailEventsSecret: secretOf(environment, 'EMAIL_EVENTS_SECRET'),
    mailgunSigningKey: secretOf(environment, 'MAILGUN_SIGNING_KEY'),
    dkim: dkim(environment),
    dnsServers: environment.DNS_SERVERS,
    filesUrl: filesUrl(environment),
    jwtSecret: jwtSecret(environment, isEmbedded, dataDir),
    backupDir: resolve(environment.BACKUP_DIR ?? resolve(dataDir, 'backups')),
    visaKeysDir: visaKeysDir(environment, dataDir),
    backupKey: key,
    backupUrl: backupUrl(environment, key),
    walArchive: walArchive(environment, dataDir, key),
    firstAdmin: firstAdmin(environment),
    bankChangeConfirmation:
      environment.BANK_CHANGE_CONFIRMATION ?? (isEmbedded ? 'optional' : 'required'),
    bankChangeDelayHours: environment.BANK_CHANGE_DELAY_HOURS,
    holdMinutes: environment.HOLD_MINUTES,
    measuredVisits: environment.MEASURED_VISITS,
    hasErrorBudget: environment.ERROR_BUDGET === 'on',
    bulkEmailsPerMinute: environment.BULK_EMAILS_PER_MINUTE,
    uploadLimits: {
      open: environment.UPLOADS_OPEN,
      pdfChecks: environment.UPLOADS_PDF_CHECKS,
      loopDelay: environment.UPLOADS_LOOP_DELAY_MS,
      poolWaiting: environment.UPLOADS_POOL_WAITING,
    },
    proofMinutes: environment.PROOF_MINUTES,
    adminTwoFactor: environment.ADMIN_SECOND_STEP ?? (isEmbedded ? 'optional' : 'required'),
    trustedProxies: environment.TRUSTED_PROXIES ?? false,
    logLevel: environment.LOG_LEVEL ?? (isEmbedded ? 'warn' : 'info'),
    isEmbedded,
    hasSamples: environment.SAMPLES === 'conference',
    stripe: stripe(environment),
    paystack: paystack(environment),
    orcidApiUrl: withoutSlash(environment.ORCID_API_URL),
    similarityService: similarityService(environment),
    ...metrics(environment),
    traces: traces(environment),
    healthPort: environment.HEALTH_PORT,
    hasRateLimits: true,
    passwordCost: PASSWORD_COST,
  };
}

/** @throws ConfigError for the first invalid value */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ConfigError(String(issue?.path[0]), issue?.message ?? 'is wrong');
}

function jwtSecret(environment: Environment, isEmbedded: boolean, dataDir: string): string {
  if (environment.JWT_SECRET !== undefined) return environment.JWT_SECRET;
  if (isEmbedded) return keptSecret(dataDir);
  throw new ConfigError('JWT_SECRET', 'is required when DATABASE_URL is set');
}

function firstAdmin({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined)
    throw new ConfigError('ADMIN_EMAIL', 'needs a value when ADMIN_PASSWORD is set');
  if (password === undefined) {
    throw new ConfigError('ADMIN_PASSWORD', 'needs a value when ADMIN_EMAIL is set');
  }
  return { email, password };
}

function stripe(environment: Environment): GatewayKeys | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl = 'https://api.stripe.com',
  } = environment;
  if (secretKey === undefined) {
    const given = (['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'] as const).find(
      (name) => environment[name] !== undefined,
    );
    if (given) throw new ConfigError('STRIPE_SECRET_KEY', `needs a value when ${given} is set`);
    return undefined;
  }
  if (webhookSecret === undefined) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET', 'needs a value when STRIPE_SECRET_KEY is set');
  }
  return { secretKey, webhookSecret, apiUrl: withoutSlash(apiUrl) };
}

function paystack(environment: Environment): GatewayKeys | undefined {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_API_URL: apiUrl } = environment;
  if (secretKey !== undefined) {
    const at = withoutSlash(apiUrl ?? 'https://api.paystack.co');
    return { secretKey, webhookSecret: secretKey, apiUrl: at };
  }
  if (apiUrl === undefined) return undefined;
  throw new ConfigError('PAYSTACK_SECRET_KEY', 'needs a value when PAYSTACK_API_URL is set');
}

function similarityService(environment: Environment) {
  const { SIMILARITY_API_URL: apiUrl, SIMILARITY_API_KEY: key } = environment;
  if (apiUrl === undefined && key === undefined) return undefined;
  if (apiUrl === undefined)
    throw new ConfigError('SIMILARITY_API_URL', 'needs a value when SIMILARITY_API_KEY is set');
  if (key === undefined)
    throw new ConfigError('SIMILARITY_API_KEY', 'needs a value when SIMILARITY_API_URL is set');
  return { apiUrl: withoutSlash(apiUrl), key };
}

function metrics(environment: Environment) {
  const metricsToken = secretOf(environment, 'METRICS_TOKEN');
  const metricsPort = environment.METRICS_PORT;
  if (metricsToken === undefined) {
    if (metricsPort === undefined) return { metricsToken, metricsPort };
    throw new ConfigError('METRICS_TOKEN', 'needs a value when METRICS_PORT is set');
  }
  // A file is not checked with the variables.
  if (metricsToken.length < 32) {
    throw new ConfigError('METRICS_TOKEN_FILE', 'must hold at least 32 characters');
  }
  return { metricsToken, metricsPort };
}

/** Keys of uploads begin at the top of the bucket. */
function filesUrl({ FILES_URL }: Environment): string | undefined {
  if (FILES_URL === undefined) return undefined;
  try {
    if (bucketAddress(FILES_URL).folder === '') return FILES_URL;
  } catch {
    // As one with a folder.
  }
  throw new ConfigError('FILES_URL', 'must name a bucket, without a folder');
}

/** By the specification of OTLP, which appends the path to the general address only. */
function traces(environment: Environment): TracesConfig | undefined {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: base,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own,
    OTEL_TRACES_SAMPLER_ARG: ratio,
    OTEL_SERVICE_NAME: service,
  } = environment;
  const url = own ?? (base && `${withoutSlash(base)}/v1/traces`);
  return url === undefined ? undefined : { url, ratio, service };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function imap(environment: Environment): ImapAccount | undefined {
  const password = secretOf(environment, 'IMAP_PASSWORD');
  if (environment.IMAP_URL === undefined) {
    if (password === undefined) return undefined;
    throw new ConfigError('IMAP_URL', 'needs a value when IMAP_PASSWORD is set');
  }
  if (password === undefined) {
    throw new ConfigError('IMAP_PASSWORD_FILE', 'needs a value when IMAP_URL is set');
  }
  const { protocol, hostname, port, username, pathname } = new URL(environment.IMAP_URL);
  const isSecure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    isSecure,
    user: decodeURIComponent(username),
    password,
    mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}

function dkim({ DKIM_SELECTOR, DKIM_KEY_FILE }: Environment): DkimKey | undefined {
  if (DKIM_KEY_FILE === undefined && DKIM_SELECTOR === undefined) return undefined;
  if (DKIM_KEY_FILE === undefined) {
    throw new ConfigError('DKIM_KEY_FILE', 'needs a value when DKIM_SELECTOR is set');
  }
  if (DKIM_SELECTOR === undefined) {
    throw new ConfigError('DKIM_SELECTOR', 'needs a value when DKIM_KEY_FILE is set');
  }
  const privateKey = textOf('DKIM_KEY_FILE', DKIM_KEY_FILE);
  if (!isRsaKey(privateKey)) {
    throw new ConfigError('DKIM_KEY_FILE', 'must hold a key, as openssl genrsa 2048 prints it');
  }
  return { selector: DKIM_SELECTOR, privateKey };
}

/** Of at least 1024 bits (RFC 8301, 3.2). */
function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

/** Outside of folders that backups copy. */
function visaKeysDir(environment: Environment, dataDir: string): string {
  const folder = resolve(environment.VISA_KEYS_DIR ?? resolve(dataDir, 'visa-keys'));
  const copied = [
    resolve(dataDir, 'files'),
    sitePlace(environment).siteDir,
    resolve(environment.BACKUP_DIR ?? resolve(dataDir, 'backups')),
  ];
  const inside = copied.find((each) => `${folder}/`.startsWith(`${each}/`));
  if (inside === undefined) return folder;
  throw new ConfigError('VISA_KEYS_DIR', `must not be in ${inside}, which backups contain`);
}

/** 32 random bytes in base64, base64url or hex, on one line of the variable or the file. */
function backupKey(environment: Environment): Buffer | undefined {
  const text = secretOf(environment, 'BACKUP_KEY');
  if (text === undefined) return undefined;
  const key = parseKey(text);
  if (key) return key;
  const variable = environment.BACKUP_KEY_FILE === undefined ? 'BACKUP_KEY' : 'BACKUP_KEY_FILE';
  throw new ConfigError(variable, 'must hold 32 bytes, as openssl rand -base64 32 prints them');
}

type Secret =
  | 'BACKUP_KEY'
  | 'IMAP_PASSWORD'
  | 'EMAIL_EVENTS_SECRET'
  | 'MAILGUN_SIGNING_KEY'
  | 'METRICS_TOKEN';

/** Of the variable, or of the file that `<variable>_FILE` names. */
function secretOf(environment: Environment, variable: Secret): string | undefined {
  const [value, file] = [environment[variable], environment[`${variable}_FILE`]];
  if (value !== undefined && file !== undefined) {
    throw new ConfigError(variable, `and ${variable}_FILE must not both be set`);
  }
  return file === undefined ? value?.trim() : textOf(`${variable}_FILE`, file);
}

function textOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(variable, `cannot be read (${reason})`);
  }
}

function parseKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[\w+/-]{43}=?$/.test(text)) return Buffer.from(text, 'base64');
  return undefined;
}
