import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runningPostgres } from '../dist/operations/embedded/postgres/running-postgres.js';
import { seed } from '../dist/operations/seed/seed.js';
import { call } from './call.mjs';
import { ofTree } from './processes.mjs';
import { readRequests } from './reads.mjs';
import { startServer } from './server.mjs';

/** A start leaves tidying to V8 and to autovacuum, which looks once a minute. */
const STARTED_FOR = 180_000;
const QUIET_FOR = 60_000;
const MB = 2 ** 20;
const BARS = { idle: 2, memory: 300 };

/** The product with all its embedded parts, as `npm start` runs it, at rest. */
export async function idleCost(admin, port, seconds) {
  return withProduct(admin, port, {}, async ({ pid }) => {
    await pause(STARTED_FOR);
    const before = ofTree(pid);
    await pause(seconds * 1000);
    const { cpu, memory, processes } = ofTree(pid);
    return {
      state: `at rest, ${seconds} s`,
      processes,
      'CPU, ms per second': ((cpu - before.cpu) / seconds).toFixed(2),
      'at most': BARS.idle,
      'memory (PSS), MB': Math.round(memory / MB),
    };
  });
}

/** The same after reads of a filled database, `rounds` of each kind. */
export async function memoryAfterReads(admin, port, rounds, size) {
  return withProduct(admin, port, { size }, async (server, _, requests) => {
    const { token } = await call(server, 'POST', '/auth/login', { body: admin });
    const states = [['start', ofTree(server.pid)]];
    for (const { name, paths } of requests) {
      for (let n = 0; n < rounds; n++) {
        for (const path of paths(n)) await call(server, 'GET', path, { token });
      }
      states.push([`${rounds} times ${name}`, ofTree(server.pid)]);
    }
    await pause(QUIET_FOR);
    states.push(['a quiet minute', ofTree(server.pid)]);
    return states.map(([state, { memory, processes }]) => ({
      after: state,
      processes,
      'memory (PSS), MB': Math.round(memory / MB),
      'at most': BARS.memory,
    }));
  });
}

/**
 * @param product `size`: users of the filled database, if any; `options` for Node, in addition
 * @param work gets the server, its database and the requests that read
 */
export async function withProduct(admin, port, { size, options = [] }, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plenary-bench-'));
  // As root, PostgreSQL runs as another user, which must be able to pass through.
  chmodSync(dataDir, 0o711);
  const embedded = {
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    SMTP_URL: undefined,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_SECOND_STEP: 'optional',
  };
  const node = [...optionsOfNode(), ...options];
  const server = await startServer('../dist/main.js', embedded, port, node);
  const client = size && new pg.Client({ connectionString: runningPostgres(dataDir) });
  try {
    await client?.connect();
    const requests = client && (await filled(client, size));
    return await work(server, client, requests);
  } finally {
    await client?.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function filled(client, size) {
  await seed(client, { users: size, registrations: size, papers: size / 5 }, 'no login');
  await client.query('VACUUM ANALYZE');
  return readRequests(client);
}

/** With which `npm start` runs Node. */
function optionsOfNode() {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
