import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from './start-error.js';
import { loadConfig } from './load-config.js';

const production = {
  DATABASE_URL: 'postgres://app:secret@db:5432/plenary',
  JWT_SECRET: 'x'.repeat(32),
};
const folders: string[] = [];
const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-config-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('loadConfig', () => {
  it('starts embedded without any variable', () => {
    const config = loadConfig({ DATA_DIR: emptyFolder() });
    expect(config).toMatchObject({
      isEmbedded: true,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      siteDir: join(config.dataDir, 'site'),
      adminTwoFactor: 'optional',
      databaseUrl: undefined,
    });
  });

  it('creates a secret in the data folder that only its owner can read, and keeps it', () => {
    const dataDir = emptyFolder();
    const first = loadConfig({ DATA_DIR: dataDir });
    const second = loadConfig({ DATA_DIR: dataDir });
    expect(first.jwtSecret).toHaveLength(43);
    expect(second.jwtSecret).toBe(first.jwtSecret);
    const file = join(dataDir, 'jwt-secret');
    expect(readFileSync(file, 'utf8')).toBe(first.jwtSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('asks more of production', () => {
    const config = loadConfig({ ...production, MIGRATION_DATABASE_URL: 'postgres://owner@db/p' });
    expect(config).toMatchObject({
      isEmbedded: false,
      adminTwoFactor: 'required',
      migrationDatabaseUrl: 'postgres://owner@db/p',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ ...production, PORT: '', REDIS_URL: '' })).toMatchObject({
      port: 3000,
      redisUrl: undefined,
    });
  });

  it('cuts the slash from the end of PUBLIC_URL', () => {
    const config = loadConfig({ ...production, PUBLIC_URL: 'https://conference.example/' });
    expect(config.publicUrl).toBe('https://conference.example');
  });

  it('takes proxies as a count or as addresses', () => {
    expect(loadConfig({ ...production, TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
    const addresses = loadConfig({ ...production, TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' });
    expect(addresses.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1']);
  });

  it('offers payment pages only with their keys', () => {
    expect(loadConfig(production)).toMatchObject({ stripe: undefined, paystack: undefined });
    const keys = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(loadConfig({ ...production, ...keys, PAYSTACK_SECRET_KEY: 'sk_live_2' })).toMatchObject({
      stripe: {
        secretKey: 'rk_live_1',
        webhookSecret: 'whsec_1',
        apiUrl: 'https://api.stripe.com',
      },
      paystack: {
        secretKey: 'sk_live_2',
        webhookSecret: 'sk_live_2',
        apiUrl: 'https://api.paystack.co',
      },
    });
  });

  it.each([
    ['PORT', 'seventy'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'conference.example'],
    ['DATABASE_URL', 'mysql://db/plenary'],
    ['MIGRATION_DATABASE_URL', 'plenary'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['FILES_URL', 'bucket'],
    ['JWT_SECRET', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['STRIPE_SECRET_KEY', 'pk_live_public'],
    ['STRIPE_API_URL', 'http://pay.example'],
    ['PAYSTACK_SECRET_KEY', 'pk_live_public'],
    ['SIMILARITY_API_URL', 'http://tca.example'],
    ['SIMILARITY_API_KEY', 'two words'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['ADMIN_PASSWORD', 'Password1'],
    ['ADMIN_SECOND_STEP', 'maybe'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token that would need to be quoted in a header'],
    ['METRICS_PORT', 'metrics'],
    ['FILES_URL', 's3://bucket/folder'],
    ['FILES_URL', 'https://key:secret@host/bucket/folder'],
    ['FILES_URL', 'https://key:secret@host'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER', 'always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ['HEALTH_PORT', 'health'],
    ['SITE_URL', 'https://key:secret@host'],
    ['MIGRATE_AT_START', 'later'],
  ])('names %s when it is %j', (variable, value) => {
    const start = () => loadConfig({ ...production, [variable]: value });
    expect(start).toThrow(StartError);
    expect(start).toThrow(new RegExp(`^${variable} [^\\n]+\\.$`));
  });

  it.each([
    [{ DATABASE_URL: production.DATABASE_URL }, 'JWT_SECRET is required'],
    [{ ...production, ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD needs'],
    [{ ...production, ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL needs'],
    [{ MIGRATION_DATABASE_URL: production.DATABASE_URL }, 'MIGRATION_DATABASE_URL needs'],
    [{ ...production, STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_WEBHOOK_SECRET needs'],
    [{ ...production, STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY needs'],
    [{ ...production, PAYSTACK_API_URL: 'https://pay.example' }, 'PAYSTACK_SECRET_KEY needs'],
    [{ ...production, SIMILARITY_API_URL: 'https://tca.example' }, 'SIMILARITY_API_KEY needs'],
    [{ ...production, SIMILARITY_API_KEY: 'key' }, 'SIMILARITY_API_URL needs'],
    [{ ...production, METRICS_PORT: '9100' }, 'METRICS_TOKEN needs'],
    [{ MIGRATE_AT_START: 'off' }, 'MIGRATE_AT_START cannot be off'],
  ])('names the missing variable for %j', (variables, message) => {
    expect(() => loadConfig(variables)).toThrow(message);
  });

  it.each([
    [{}, undefined],
    [{ OTEL_TRACES_SAMPLER_ARG: '1' }, undefined],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
      { url: 'http://collector:4318/v1/traces', ratio: 0.1, service: undefined },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://other:4318',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/in',
        OTEL_TRACES_SAMPLER_ARG: '0',
        OTEL_SERVICE_NAME: 'conference',
      },
      { url: 'https://collector/in', ratio: 0, service: 'conference' },
    ],
  ])('reads the collector of traces from %j', (variables, traces) => {
    expect(loadConfig({ ...production, ...variables }).traces).toEqual(traces);
  });

  it('archives the embedded database only, encrypted and outside DATA_DIR', () => {
    const DATA_DIR = emptyFolder();
    const keyed = { DATA_DIR, BACKUP_KEY: Buffer.alloc(32, 1).toString('base64') };
    const archived = { ...keyed, WAL_ARCHIVE_DIR: '/archive' };
    const expected = { place: '/archive', seconds: 50, baseBackupHours: 168 };
    expect(loadConfig(archived).walArchive).toMatchObject(expected);
    expect(loadConfig(keyed).walArchive).toBeUndefined();
    const refused = (variables: NodeJS.ProcessEnv, message: string) =>
      expect(() => loadConfig(variables)).toThrow(`WAL_ARCHIVE_DIR ${message}`);
    refused({ ...archived, ...production }, 'is for the embedded database');
    refused({ ...archived, BACKUP_KEY: undefined }, 'needs BACKUP_KEY');
    refused({ ...archived, WAL_ARCHIVE_DIR: join(DATA_DIR, 'archive') }, 'must not be in DATA_DIR');
  });

  it('takes backups and the archive to a bucket, encrypted and apart from the files', () => {
    const DATA_DIR = emptyFolder();
    const keyed = { DATA_DIR, BACKUP_KEY: Buffer.alloc(32, 1).toString('base64') };
    const BACKUP_URL = 'https://key:canary@host/backups/plenary';
    const WAL_ARCHIVE_URL = 's3://backups/archive?region=eu-west-2';
    const config = loadConfig({ ...keyed, BACKUP_URL, WAL_ARCHIVE_URL });
    expect(config.backupUrl).toBe(BACKUP_URL);
    expect(config.walArchive).toMatchObject({ place: WAL_ARCHIVE_URL });
    const refusal = (variables: NodeJS.ProcessEnv) => {
      try {
        loadConfig(variables);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    const refused = [
      refusal({ DATA_DIR, BACKUP_URL }),
      refusal({ ...keyed, BACKUP_URL: 'https://key:canary@host' }),
      refusal({ ...keyed, BACKUP_URL: 'https://key:canary@ho st/backups' }),
      refusal({ ...keyed, BACKUP_URL, FILES_URL: 'https://other:canary@host/backups' }),
      refusal({ ...keyed, WAL_ARCHIVE_URL, WAL_ARCHIVE_DIR: '/archive' }),
      refusal({ ...keyed, WAL_ARCHIVE_URL, ...production }),
    ];
    expect(
      refused.map((text) => /(BACKUP_URL|WAL_ARCHIVE_URL) (must|needs|and|is) \S+/.exec(text)?.[0]),
    ).toEqual([
      'BACKUP_URL needs BACKUP_KEY',
      'BACKUP_URL must name',
      'BACKUP_URL must be',
      'BACKUP_URL must not',
      'WAL_ARCHIVE_URL and WAL_ARCHIVE_DIR',
      'WAL_ARCHIVE_URL is for',
    ]);
    expect(refused.join()).not.toContain('canary');
    const SITE_URL = 'https://key:canary@host/site';
    expect(loadConfig({ DATA_DIR, SITE_URL }).siteUrl).toBe(SITE_URL);
    expect(refusal({ DATA_DIR, SITE_URL, FILES_URL: 'https://other:canary@host/site' })).toMatch(
      /SITE_URL must not be in the bucket of FILES_URL(?!.*canary)/,
    );
  });
});
