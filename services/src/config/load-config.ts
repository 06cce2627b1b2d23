import { resolve } from 'node:path';
import { Config } from './config.js';
import { ConfigError } from './config.error.js';
import { environmentSchema, type Environment } from './environment.schema.js';
import { keptSecret } from './kept-secret.js';
import { localUrl } from './local-url.js';

/**
 * Reads and checks the whole environment. Empty variables count as unset.
 * @throws ConfigError for the first wrong value
 */
export function loadConfig(variables: NodeJS.ProcessEnv): Config {
  const environment = parse(variables);
  const isEmbedded = environment.DATABASE_URL === undefined;
  if (isEmbedded && environment.MIGRATION_DATABASE_URL !== undefined) {
    throw new ConfigError('MIGRATION_DATABASE_URL', 'needs DATABASE_URL beside it');
  }
  const dataDir = resolve(environment.DATA_DIR);
  const ownUrl = localUrl(environment.HOST, environment.PORT);
  return {
    port: environment.PORT,
    host: environment.HOST,
    publicUrl: (environment.PUBLIC_URL ?? ownUrl).replace(/\/+$/, ''),
    dataDir,
    siteDir: resolve(environment.SITE_DIR ?? resolve(dataDir, 'site')),
    databaseUrl: environment.DATABASE_URL,
    migrationDatabaseUrl: environment.MIGRATION_DATABASE_URL ?? environment.DATABASE_URL,
    redisUrl: environment.REDIS_URL,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    filesUrl: environment.FILES_URL,
    jwtSecret: jwtSecret(environment, isEmbedded, dataDir),
    firstAdmin: firstAdmin(environment),
    adminSecondStep: environment.ADMIN_SECOND_STEP ?? (isEmbedded ? 'optional' : 'required'),
    trustedProxies: environment.TRUSTED_PROXIES ?? false,
    logLevel: environment.LOG_LEVEL ?? (isEmbedded ? 'warn' : 'info'),
    isEmbedded,
    hasRateLimits: true,
  };
}

function parse(variables: NodeJS.ProcessEnv): Environment {
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
    throw new ConfigError('ADMIN_EMAIL', 'needs a value beside ADMIN_PASSWORD');
  if (password === undefined) {
    throw new ConfigError('ADMIN_PASSWORD', 'needs a value beside ADMIN_EMAIL');
  }
  return { email, password };
}
