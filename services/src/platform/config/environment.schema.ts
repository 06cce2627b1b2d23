import { isIP } from 'node:net';
import * as z from 'zod';
import { isCommonPassword } from '../passwords/common-passwords.js';
import { MAX_PASSWORD, MIN_PASSWORD, passwordLength } from '../passwords/password.schema.js';

const port = z.coerce
  .number('must be a number from 0 to 65535')
  .int('must be a whole number')
  .min(0, 'must be a number from 0 to 65535')
  .max(65535, 'must be a number from 0 to 65535');

const urlOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const databaseUrl = urlOf(/^postgres(ql)?$/, 'postgres://user:password@host:5432/plenary');

const bucketUrl = urlOf(/^(https?|s3)$/, 's3://bucket');

/** "2" trusts two hops; "10.0.0.0/8, 127.0.0.1" trusts those addresses. */
const trustedProxies = z
  .string()
  .transform((text) =>
    /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim()),
  )
  .refine(
    (value) => typeof value === 'number' || value.every(isAddress),
    'must be a count such as 1, or addresses such as 10.0.0.0/8, 127.0.0.1',
  );

function isAddress(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most;
}

/** Secrets go there: in clear text only to the same machine, as tests do. */
const providerUrl = urlOf(/^https?$/, 'https://api.stripe.com').refine(
  (text) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(text),
  'must start with https://',
);

/** The rule for account passwords, with messages for this file. */
const firstPassword = z
  .string()
  .refine((text) => passwordLength(text) >= MIN_PASSWORD && passwordLength(text) <= MAX_PASSWORD, {
    error: `must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters`,
    abort: true,
  })
  .refine((text) => !isCommonPassword(text), 'must not be one of the most common passwords');

/** With or without a port, as Node's resolver takes it. */
function isServer(text: string): boolean {
  const [, bracketed, port] = /^\[(.+)\](?::(\d{1,5}))?$/.exec(text) ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6 && Number(port ?? 53) <= 65535;
  const [host = '', own] = isIP(text) === 6 ? [text] : text.split(':');
  return isIP(host) !== 0 && /^\d{1,5}$/.test(own ?? '53');
}

/** With a token of 42 characters instead of the star, the local part has the 64 of RFC 5321, 4.5.3.1.1. */
const addressWithToken = z
  .string()
  .refine(
    (text) =>
      /^[^*@]*\*[^*@]*@[^*@]+$/.test(text) &&
      z.email().safeParse(text.replace('*', 'x'.repeat(42))).success,
    'must be an address with a star for a token, such as bounces+*@mail.example, and at most 22 other characters before the @',
  );

const secret = z.string().min(16, 'must have at least 16 characters');

/** As HTTP's Authorization header takes it. */
const metricsToken = z
  .string()
  .trim()
  .regex(/^[\w.~+/=-]+$/, 'must have letters, digits and -._~+/= only')
  .min(32, 'must have at least 32 characters');

/** 0: no limit. */
const uploadLimit = z.coerce
  .number('must be a number from 0 to 100000')
  .int('must be a whole number')
  .min(0, 'must be a number from 0 to 100000')
  .max(100_000, 'must be a number from 0 to 100000');

const collectorUrl = urlOf(/^https?$/, 'http://collector:4318');

export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PUBLIC_URL: urlOf(/^https?$/, 'https://conference.example').optional(),
  DATA_DIR: z.string().min(1, 'must not be empty').default('.data'),
  SITE_DIR: z.string().min(1, 'must not be empty').optional(),
  SITE_URL: bucketUrl.optional(),
  SITE_KEYS: z.string().min(1, 'must not be empty').optional(),
  DATABASE_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_REPLICA_MAX_LAG_SECONDS: z.coerce
    .number('must be a number from 1 to 3600')
    .int('must be a whole number')
    .min(1, 'must be a number from 1 to 3600')
    .max(3_600, 'must be a number from 1 to 3600')
    .default(30),
  MIGRATE_AT_START: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SLOW_STATEMENT_MS: z.coerce
    .number('must be a number from 0 to 60000')
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 60000')
    .max(60_000, 'must be a number from 0 to 60000')
    .default(0),
  REDIS_URL: urlOf(/^rediss?$/, 'redis://host:6379').optional(),
  SMTP_URL: urlOf(/^smtps?$/, 'smtp://host:587').optional(),
  MAIL_FROM: z.email('must be an email address').default('conference@plenary.example'),
  RETURN_PATH: addressWithToken.optional(),
  REPLY_PATH: addressWithToken.optional(),
  IMAP_URL: urlOf(/^imaps?$/, 'imaps://name@host/INBOX')
    .refine(
      (url) => new URL(url).username !== '',
      'must have a user name, as in imaps://name@host/INBOX',
    )
    .refine((url) => new URL(url).password === '', 'must have no password: set IMAP_PASSWORD_FILE')
    .optional(),
  IMAP_PASSWORD: z.string().optional(),
  IMAP_PASSWORD_FILE: z.string().optional(),
  EMAIL_EVENTS_SECRET: secret.optional(),
  EMAIL_EVENTS_SECRET_FILE: z.string().optional(),
  MAILGUN_SIGNING_KEY: secret.optional(),
  MAILGUN_SIGNING_KEY_FILE: z.string().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i, 'must be a label of DNS, such as plenary')
    .max(63, 'must be a label of DNS, such as plenary')
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (servers) => servers.every(isServer),
      'must be addresses such as 192.0.2.1, 192.0.2.2:53',
    )
    .optional(),
  FILES_URL: bucketUrl.optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BACKUP_DIR: z.string().min(1, 'must not be empty').optional(),
  BACKUP_URL: bucketUrl.optional(),
  VISA_KEYS_DIR: z.string().min(1, 'must not be empty').optional(),
  BACKUP_KEY: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  WAL_ARCHIVE_DIR: z.string().min(1, 'must not be empty').optional(),
  WAL_ARCHIVE_URL: bucketUrl.optional(),
  WAL_ARCHIVE_SECONDS: z.coerce
    .number('must be a number')
    .int('must be whole')
    .min(1, 'must be at least 1')
    .max(3_600, 'must be at most 3600')
    .default(50),
  BASE_BACKUP_HOURS: z.coerce
    .number('must be a number')
    .positive('must be more than 0')
    .max(744, 'must be at most 744')
    .default(168),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: firstPassword.optional(),
  ADMIN_SECOND_STEP: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  BANK_CHANGE_CONFIRMATION: z
    .enum(['required', 'optional'], 'must be required or optional')
    .optional(),
  BANK_CHANGE_DELAY_HOURS: z.coerce
    .number('must be a number from 1 to 336')
    .min(1, 'must be a number from 1 to 336')
    .max(336, 'must be a number from 1 to 336')
    .default(24),
  MEASURED_VISITS: z.coerce
    .number('must be a number from 0 to 100')
    .min(0, 'must be a number from 0 to 100')
    .max(100, 'must be a number from 0 to 100')
    .refine((share) => share === 0 || share >= 1, 'must be 0, or at least 1')
    .default(10),
  ERROR_BUDGET: z.enum(['on', 'off'], 'must be on or off').default('on'),
  HOLD_MINUTES: z.coerce
    .number('must be a number from 0 to 60')
    .int('must be a whole number')
    .min(0, 'must be a number from 0 to 60')
    .max(60, 'must be a number from 0 to 60')
    .default(10),
  PROOF_MINUTES: z.coerce
    .number('must be a number from 1 to 720')
    .int('must be a whole number')
    .min(1, 'must be a number from 1 to 720')
    .max(720, 'must be a number from 1 to 720')
    .default(15),
  BULK_EMAILS_PER_MINUTE: z.coerce
    .number('must be a number from 6 to 6000')
    .int('must be a whole number')
    .min(6, 'must be a number from 6 to 6000')
    .max(6000, 'must be a number from 6 to 6000')
    .default(300),
  UPLOADS_OPEN: uploadLimit.default(300),
  UPLOADS_PDF_CHECKS: uploadLimit.default(40),
  UPLOADS_LOOP_DELAY_MS: uploadLimit.default(250),
  UPLOADS_POOL_WAITING: uploadLimit.default(50),
  SAMPLES: z.enum(['conference', 'none'], 'must be conference or none').default('conference'),
  TRUSTED_PROXIES: trustedProxies.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret key of Stripe, which starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of the endpoint, which starts with whsec_')
    .optional(),
  STRIPE_API_URL: providerUrl.optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_\w+$/, 'must be a secret key of Paystack, which starts with sk_')
    .optional(),
  PAYSTACK_API_URL: providerUrl.optional(),
  ORCID_API_URL: providerUrl.default('https://pub.orcid.org'),
  SIMILARITY_API_URL: providerUrl.optional(),
  SIMILARITY_API_KEY: z.string().regex(/^\S+$/, 'must be a key without spaces').optional(),
  METRICS_TOKEN: metricsToken.optional(),
  METRICS_TOKEN_FILE: z.string().optional(),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorUrl.optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .literal('parentbased_traceidratio', 'must be parentbased_traceidratio, the only one')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.1),
  HEALTH_PORT: port.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
});

export type Environment = z.output<typeof environmentSchema>;
