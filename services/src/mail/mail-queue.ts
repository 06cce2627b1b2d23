import {
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  setDefaultBackendFactory,
  type ConnectionOptions,
  type QueueOptions,
} from 'bullmq';
import { Client } from 'pg';
import type { Config } from '../config/config.js';

export const MAIL_QUEUE = 'mail';

/** Jobs carry ids: what is sent stands in the outbox. */
export interface MailJob {
  mailId: string;
}

/** One job for one mail: adding it again while it waits changes nothing. */
export function jobIdOf(mailId: string): string {
  return `outbox-${mailId}`;
}

const SCHEMA = 'bullmq';

/**
 * BullMQ on Redis, or on PostgreSQL when there is no Redis. The backend is a choice for the whole
 * process, made before the first queue. Finished jobs leave no trace, so that a mail can come again.
 */
export function queueOptions(config: Config): QueueOptions {
  if (config.redisUrl) setDefaultBackendFactory(createRedisBackend);
  else setDefaultBackendFactory(createPostgresBackend);
  return {
    connection: config.redisUrl ? redisConnection(config.redisUrl) : postgresConnection(config),
    prefix: 'plenary',
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  };
}

/** Makes or upgrades the queue's tables, as the role that owns the schema. */
export async function migrateQueue(config: Config): Promise<void> {
  if (config.redisUrl) return;
  const client = new Client({ connectionString: config.migrationDatabaseUrl });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
    // BullMQ makes this on the first job, which the application's role may not.
    const { rows } = await client.query<{ sequence: string }>(
      `SELECT ${SCHEMA}.job_id_seq_name($1) AS sequence`,
      [MAIL_QUEUE],
    );
    await client.query(`CREATE SEQUENCE IF NOT EXISTS ${SCHEMA}.${rows[0]?.sequence}`);
  } finally {
    await client.end();
  }
}

function redisConnection(url: string): ConnectionOptions {
  const longest = 5_000;
  return { url, maxRetriesPerRequest: null, retryStrategy: (n) => Math.min(n * 200, longest) };
}

// BullMQ's types speak of Redis unless a backend is passed to each queue, which Nest does not do.
function postgresConnection({ databaseUrl }: Config): ConnectionOptions {
  return { connectionString: databaseUrl, schema: SCHEMA, max: 2 } as ConnectionOptions;
}
