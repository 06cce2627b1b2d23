import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { registration } from '../../../test/accounts.js';
import { startTestApp } from '../../../test/test-app.js';
import { toAppError } from '../http/to-app-error.js';
import { PoolClient } from './pool-client.js';

it('goes on after PostgreSQL has ended every connection', async () => {
  const server = await startTestApp();
  const { token } = await server.person('user');
  const ended = await server.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE usename = current_user AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(ended.length).toBeGreaterThanOrEqual(0);
  const busy = Array.from({ length: 20 }, () =>
    server.call('POST', '/auth/register', { body: registration() }),
  );
  const statuses = (await Promise.all(busy)).map(({ status }) => status);
  expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(await server.call('GET', '/auth/me', { token })).toMatchObject({ status: 200 });
  await server.stop();
});

/** A message of PostgreSQL's protocol: type, length in bytes with its own four, content. */
function message(type: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(content));
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content)]);
}

const ACCEPTED = message('R', '\0\0\0\0');
const READY = message('Z', 'I');
const ENDED = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

describe('a connection that PostgreSQL ends as it opens', () => {
  /** @returns what left the pool unhandled */
  async function thrownBy(Used: typeof Client): Promise<unknown[]> {
    const postgres = createServer((socket) => {
      socket.once('data', () => socket.end(Buffer.concat([ACCEPTED, READY, ENDED])));
    }).listen(0, '127.0.0.1');
    await once(postgres, 'listening');
    const { port } = postgres.address() as AddressInfo;
    const thrown: unknown[] = [];
    class Watched extends Used {
      override emit(...event: Parameters<Client['emit']>): boolean {
        try {
          return super.emit(...event);
        } catch (error) {
          thrown.push(error);
          return true;
        }
      }
    }
    const pool = new Pool({ host: '127.0.0.1', port, Client: Watched });
    const client = await pool.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
    await pool.end();
    postgres.close();
    return thrown;
  }

  it('fails the next statement only', async () => {
    expect(await thrownBy(PoolClient)).toEqual([]);
  });

  it('would end the process with the plain client', async () => {
    expect(await thrownBy(Client)).toEqual([
      expect.objectContaining({ message: 'terminating connection' }),
    ]);
  });
});

describe('a server that stops answering', () => {
  /** Answers so many connections, of which none gets an answer to a statement. */
  async function silentAfter(connections: number) {
    let left = connections;
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      if ((left -= 1) >= 0)
        socket.once('data', () => socket.write(Buffer.concat([ACCEPTED, READY])));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const close = () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { port: (server.address() as AddressInfo).port, sockets, close };
  }

  const config = (port: number) => ({ host: '127.0.0.1', port, silence: 50, patience: 50 });

  it('fails the statement that waits, and asks to come back', async () => {
    const server = await silentAfter(1);
    const client = new PoolClient(config(server.port));
    await client.connect();
    const failed = await client.query('SELECT 1').catch((error: unknown) => error);
    expect(toAppError(failed)).toMatchObject({ statusCode: 503 });
    server.close();
  });

  it('is waited for as long as it takes new connections', async () => {
    const server = await silentAfter(Infinity);
    const client = new PoolClient(config(server.port));
    await client.connect();
    let isOver = false;
    const waiting = client.query('SELECT 1').catch(() => (isOver = true));
    // Each look makes one.
    while (server.sockets.size < 4) await pause(10);
    expect(isOver).toBe(false);
    server.close();
    await waiting;
  });
});
