import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from 'kysely';
import { ConfigError } from '../../platform/config/config.error.js';
import { db, fetchAll } from '../../platform/database/db.js';

interface HealthServer {
  port: number;
  stop: () => Promise<void>;
}

/**
 * For the monitoring of a worker, which has no other server. `/health/live` answers 200 while it runs, and
 * `/health/ready` 503 while the database is away. Without the queue emails wait in the outbox, so it stays ready.
 * @throws ConfigError for an unusable port
 */
export async function serveWorkerHealth(
  worker: INestApplicationContext,
  { host, port }: { host: string; port: number },
): Promise<HealthServer> {
  const dataSource = worker.get(DataSource);
  const server = createServer(({ method, url }, response) => {
    if (method !== 'GET') return void answer(response, 404);
    if (url === '/health/live') return void answer(response, 200);
    if (url !== '/health/ready') return void answer(response, 404);
    fetchAll(dataSource, db.selectNoFrom(sql.lit(1).as('one'))).then(
      () => answer(response, 200),
      () => answer(response, 503),
    );
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigError('HEALTH_PORT', `cannot be listened to (${String(error)})`);
  }
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store' }).end();
}
