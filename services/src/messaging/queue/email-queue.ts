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
import { GOODBYE } from '../../platform/queue/redis-client.js';
import { Config } from '../../platform/config/config.js';
import type { SpanStart } from '../../platform/tracing/traces.js';

export const EMAIL_QUEUE = 'mail';

export interface EmailJob {
  emailId: string;
  /** Of a sampled trace. */
  traceParent?: string;
}

/** A span of the queue, in the words of OpenTelemetry's conventions. */
export function stepOfQueue(operation: 'publish' | 'process', kind: SpanStart['kind']): SpanStart {
  return {
    name: `${operation} ${EMAIL_QUEUE}`,
    kind,
    attributes: {
      'messaging.system': 'bullmq',
      'messaging.destination.name': EMAIL_QUEUE,
      'messaging.operation.type': operation === 'publish' ? 'send' : operation,
    },
  };
}

/** One job per email: adding it again while it waits changes nothing. */
export function jobIdOf(emailId: string): string {
  return `outbox-${emailId}`;
}

/** The worker logs connection errors; unhandled errors of this side would be logged as well. */
export class EmailQueue extends Queue<EmailJob> {
  constructor(...parameters: ConstructorParameters<typeof Queue<EmailJob>>) {
    super(...parameters);
    this.on('error', () => undefined);
  }
}

const SCHEMA = 'bullmq';

/** On PostgreSQL without Redis. Finished jobs are removed, so that emails can be queued again. */
@Injectable()
export class QueueConnection implements OnModuleDestroy {
  private isStopping = false;

  constructor(private readonly config: Config) {}

  /** The backend applies to the whole process and must be set before the first queue. */
  queueOptions(): QueueOptions {
    const { redisUrl, databaseUrl, directDatabaseUrl = databaseUrl } = this.config;
    if (redisUrl) setDefaultBackendFactory(createRedisBackend);
    else setDefaultBackendFactory(createPostgresBackend);
    return {
      connection: redisUrl ? this.redis(redisUrl) : postgres(directDatabaseUrl),
      prefix: 'plenary',
      defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
    };
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  private redis(url: string): ConnectionOptions {
    // Reconnecting without end would keep a stopping process alive.
    const retryStrategy = (n: number) => (this.isStopping ? null : Math.min(n * 100, 2000));
    return { url, maxRetriesPerRequest: null, retryStrategy, disconnectTimeout: GOODBYE };
  }
}

// BullMQ's types assume Redis unless each queue gets a backend, which Nest does not pass.
function postgres(connectionString: string | undefined): ConnectionOptions {
  const options: PostgresPoolConfig = { connectionString, schema: SCHEMA, max: 2 };
  return options;
}

/** Runs as the role that owns the schema. */
export async function migrateQueue(config: Config): Promise<void> {
  if (config.redisUrl) return;
  const client = new Client({ connectionString: config.migrationDatabaseUrl });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
    // BullMQ creates this with the first job, which the application's role may not do.
    const { rows } = await client.query<{ sequence: string }>(
      `SELECT ${SCHEMA}.job_id_seq_name($1) AS sequence`,
      [EMAIL_QUEUE],
    );
    await client.query(`CREATE SEQUENCE IF NOT EXISTS ${SCHEMA}.${rows[0]?.sequence}`);
  } finally {
    await client.end();
  }
}
