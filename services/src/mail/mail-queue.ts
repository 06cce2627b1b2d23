import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  Queue,
  createPostgresBackend,
  createRedisBackend,
  runMigrations,
  setDefaultBackendFactory,
  type ConnectionOptions,
  type PostgresPoolConfig,
  type QueueOptions,
} from 'bullmq';
import { Client } from 'pg';
import { GOODBYE } from '../common/redis-client.js';
import { Config } from '../config/config.js';

export const MAIL_QUEUE = 'mail';

/** Jobs carry ids: what is sent stands in the outbox. */
export interface MailJob {
  mailId: string;
}

/** One job for one mail: adding it again while it waits changes nothing. */
export function jobIdOf(mailId: string): string {
  return `outbox-${mailId}`;
}

/** The worker tells of a queue that is away; unheard errors of this side would be printed as well. */
export class MailQueue extends Queue<MailJob> {
  constructor(...parameters: ConstructorParameters<typeof Queue<MailJob>>) {
    super(...parameters);
    this.on('error', () => undefined);
  }
}

const SCHEMA = 'bullmq';

/**
 * BullMQ on Redis, or on PostgreSQL when there is no Redis. Finished jobs leave no trace, so that a
 * mail can come again.
 */
@Injectable()
export class QueueConnection implements OnModuleDestroy {
  private isStopping = false;

  constructor(private readonly config: Config) {}

  /** The backend is a choice for the whole process, made before the first queue. */
  queueOptions(): QueueOptions {
    const { redisUrl, databaseUrl } = this.config;
    if (redisUrl) setDefaultBackendFactory(createRedisBackend);
    else setDefaultBackendFactory(createPostgresBackend);
    return {
      connection: redisUrl ? this.redis(redisUrl) : postgres(databaseUrl),
      prefix: 'plenary',
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    };
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  private redis(url: string): ConnectionOptions {
    // Connecting again for ever would keep a process alive that is told to stop.
    const retryStrategy = (n: number) => (this.isStopping ? null : Math.min(n * 100, 2000));
    return { url, maxRetriesPerRequest: null, retryStrategy, disconnectTimeout: GOODBYE };
  }
}

// BullMQ's types speak of Redis unless a backend is passed to each queue, which Nest does not do.
function postgres(connectionString: string | undefined): ConnectionOptions {
  const options: PostgresPoolConfig = { connectionString, schema: SCHEMA, max: 2 };
  return options;
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
