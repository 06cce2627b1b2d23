import type { Environment } from './environment.schema.js';

export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's parameters for argon2id, the library's default: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a provider of payment pages. */
export interface GatewayKeys {
  readonly secretKey: string;
  /** Signs the events that it sends; Paystack's are signed with the secret key. */
  readonly webhookSecret: string;
  /** Without a trailing slash. */
  readonly apiUrl: string;
}

/** What a process bears before it asks authors to wait with new uploads; 0: no limit. */
export interface UploadLimits {
  /** Uploads in progress. */
  readonly open: number;
  /** PDFs that wait for their check. */
  readonly pdfChecks: number;
  /** Of the event loop, in milliseconds: the mean of a second. */
  readonly loopDelay: number;
  /** Statements and transactions that wait for a connection to the database. */
  readonly poolWaiting: number;
}

/** Of a mailbox that mail servers report to. */
export interface ImapAccount {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else by STARTTLS, without which only this machine is connected to. */
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly mailbox: string;
}

/** Of OpenTelemetry. */
export interface TracesConfig {
  /** Of a collector that takes OTLP over HTTP. */
  readonly url: string;
  /** The share of requests that is sampled, from 0 to 1. */
  readonly ratio: number;
  /** Undefined: by the role of the process. */
  readonly service: string | undefined;
}

/** Where the write-ahead log of the embedded database goes, and how often. */
export interface WalArchive {
  /** An absolute folder outside DATA_DIR, or the address of a bucket, which has credentials. */
  readonly place: string;
  /** 32 bytes, which encrypt all of it. */
  readonly key: Buffer;
  /** After a change until its segment is closed, at most. */
  readonly seconds: number;
  readonly baseBackupHours: number;
}

/** Signs emails for the domain of `mailFrom`. */
export interface DkimKey {
  readonly selector: string;
  /** RSA, in PEM. */
  readonly privateKey: string;
}

/** A class, so that it can be injected by its type. */
export abstract class Config {
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absolute. Contains the symlink `current` to the published release. */
  readonly siteDir: string;
  /** Address of a bucket with the site, of which `siteDir` is a copy; it has credentials. */
  readonly siteUrl: string | undefined;
  /** Lists the keys that sign versions; undefined: `keys.json` of the site. */
  readonly siteKeys: string | undefined;
  /** Undefined in embedded mode until the embedded database has started. */
  readonly databaseUrl: string | undefined;
  /** The role that owns the tables; the same as databaseUrl unless set. */
  readonly migrationDatabaseUrl: string | undefined;
  /** Past a pooler, for connections that need a session. Undefined: databaseUrl. */
  readonly directDatabaseUrl: string | undefined;
  /** Of a streaming replica, which serves lists and exports. Undefined: there is none. */
  readonly replicaUrl: string | undefined;
  /** A replica that is further behind is not used. */
  readonly replicaMaxLagSeconds: number;
  /** False: an API only checks that migrate.js has brought the schema up to date. */
  readonly migratesAtStart: boolean;
  /** False for poolers that give each transaction another connection and lose its statements. */
  readonly hasPreparedStatements: boolean;
  /** Statements that take as many milliseconds are logged; 0: none. */
  readonly slowStatementMs: number;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** With a star for the token of an email; undefined: the envelope sender is `mailFrom`. */
  readonly returnPath: string | undefined;
  /** The same for replies; undefined: people reply to the address of the conference. */
  readonly replyPath: string | undefined;
  /** Undefined: no mailbox is read. */
  readonly imap: ImapAccount | undefined;
  /** Of a provider that reports by webhook; undefined: not accepted. */
  readonly emailEventsSecret: string | undefined;
  readonly mailgunSigningKey: string | undefined;
  /** Undefined: emails are not signed here. */
  readonly dkim: DkimKey | undefined;
  /** For the check of the domain; undefined: those of the system. */
  readonly dnsServers: readonly string[] | undefined;
  readonly filesUrl: string | undefined;
  /** Signs sessions and keys the hashes of codes. At least 32 characters. */
  readonly jwtSecret: string;
  /** Absolute. Holds backups without `backupUrl`, and the state of the daily ones. */
  readonly backupDir: string;
  /** Address of a bucket for backups, which has credentials. */
  readonly backupUrl: string | undefined;
  /** Absolute. Holds the keys of passport data: in no backup, and one folder for all processes. */
  readonly visaKeysDir: string;
  /** 32 bytes. Without it, the daily backups of embedded mode are not encrypted. */
  readonly backupKey: Buffer | undefined;
  /** Of the embedded database; undefined: its write-ahead log is not archived. */
  readonly walArchive: WalArchive | undefined;
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Whether bank details need a second administrator even while there is only one. */
  readonly bankChangeConfirmation: 'required' | 'optional';
  /** From the confirmation of bank details until payers see them. */
  readonly bankChangeDelayHours: number;
  /** How long acts that send something wait, so that they can be undone; 0 sends at once. */
  readonly holdMinutes: number;
  /** Percentage of visits that report loads and web vitals. */
  readonly measuredVisits: number;
  /** Whether new versions of front ends that are worse than the ones before are rolled back. */
  readonly hasErrorBudget: boolean;
  /** How fast emails to groups go to the outbox, so that other emails do not wait behind them. */
  readonly bulkEmailsPerMinute: number;
  readonly uploadLimits: UploadLimits;
  /** After a proof of identity, how long its session may make sensitive requests. */
  readonly proofMinutes: number;
  readonly adminTwoFactor: 'required' | 'optional';
  /** Fastify's trustProxy: false, a number of hops, or addresses. */
  readonly trustedProxies: false | number | string[];
  readonly logLevel: Environment['LOG_LEVEL'];
  /** DATABASE_URL is not set: the product starts the database. */
  readonly isEmbedded: boolean;
  /** A first embedded start makes a sample conference; without it, only the sample logins. */
  readonly hasSamples: boolean;
  readonly hasRateLimits: boolean;
  /** Undefined: not offered. */
  readonly stripe: GatewayKeys | undefined;
  readonly paystack: GatewayKeys | undefined;
  /** The public API of ORCID, without a slash at its end. */
  readonly orcidApiUrl: string;
  /** Of a service that compares papers with publications. Undefined: not offered. */
  readonly similarityService: { apiUrl: string; key: string } | undefined;
  /** Allows a monitoring system to read the metrics. Undefined: there are none. */
  readonly metricsToken: string | undefined;
  /** Where a worker serves its metrics. Undefined: it has no server. */
  readonly metricsPort: number | undefined;
  /** Undefined: there are none. */
  readonly traces: TracesConfig | undefined;
  /** Where a worker answers /health/live and /health/ready. Undefined: nowhere. */
  readonly healthPort: number | undefined;
  /** Of argon2id. */
  readonly passwordCost: PasswordCost;
}
