import type { Environment } from './environment.schema.js';

/**
 * What the environment says, checked. Injected by its type:
 * `constructor(private readonly config: Config)`.
 */
export abstract class Config {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. Links in mails start with it. */
  readonly publicUrl: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Absolute. Holds the symlink `current` to the published release. */
  readonly siteDir: string;
  /** Undefined in embedded mode until the embedded database has started. */
  readonly databaseUrl: string | undefined;
  /** The stronger role that owns the tables; the same as databaseUrl unless given. */
  readonly migrationDatabaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly filesUrl: string | undefined;
  /** Signs sessions and keys the hashes of codes. At least 32 characters. */
  readonly jwtSecret: string;
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  readonly adminSecondStep: 'required' | 'optional';
  /** As Fastify's trustProxy takes it: false, a count of hops, or addresses. */
  readonly trustedProxies: false | number | string[];
  readonly logLevel: Environment['LOG_LEVEL'];
  /** True when the database is ours to start: DATABASE_URL is not set. */
  readonly isEmbedded: boolean;
  /** Tests that are not about limits switch them off. */
  readonly hasRateLimits: boolean;
}
