// npm run bench [-- --small 5000 --large 100000 --rounds 300]: CPU per request of server and database
// together, at two sizes and against plain Fastify and pg, and what answers tell of an address, all in
// one run; with --only answers the last alone. Linux: it reads /proc.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadConfig } from '../dist/config/load-config.js';
import { migrate } from '../dist/database/migrate.js';
import { startTemporaryPostgres } from '../dist/embedded/temporary-postgres.js';
import { seed } from '../dist/seed/seed.js';
import { answerTimes } from './answer-times.mjs';
import { measure } from './measure.mjs';
import { exportCost } from './export-cost.mjs';
import { requestsAt } from './requests.mjs';
import { startServer } from './server.mjs';

const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '5000' },
    large: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '300' },
    port: { type: 'string', default: '4137' },
    only: { type: 'string' },
  },
});
const [small, large, rounds, port] = [values.small, values.large, values.rounds, values.port].map(
  Number,
);
const say = (line) => console.log(line);

const dataDir = mkdtempSync(join(tmpdir(), 'plenary-bench-'));
const postgres = await startTemporaryPostgres();
const admin = { email: 'bench@plenary.example', password: randomBytes(12).toString('base64url') };
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: postgres.url,
  MIGRATION_DATABASE_URL: postgres.migrationUrl,
  JWT_SECRET: randomBytes(32).toString('hex'),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ADMIN_SECOND_STEP: 'optional',
};
const client = new pg.Client({ connectionString: postgres.migrationUrl });
const results = [];
try {
  await migrate(loadConfig(env));
  await client.connect();
  say('Login and forgotten password, for an address with an account and for addresses without');
  console.table(await answerTimes(env, port, rounds));
  for (const size of values.only === 'answers' ? [] : [small, large]) {
    const server = await startServer('../dist/main.js', env, port);
    const papers = size / 5;
    say(`Seeding ${size} users, as many registrations, ${papers} papers with their reviews …`);
    const sizes = { users: size, registrations: size, papers, reviews: 3 * papers };
    await seed(client, sizes, 'nobody signs in');
    await client.query('VACUUM ANALYZE');
    const token = await signIn(server.origin);
    const requests = await requestsAt(client, size);
    const costs = await measure(server, token, requests, rounds);
    const file = await exportCost(server, token);
    await server.stop();
    await client.query(`UPDATE users SET version = 1, role = 'researcher' WHERE version > 1`);
    const plain = await startServer('./baseline.mjs', env, port);
    const keyed = (await requestsAt(client, size)).filter(({ key }) => key);
    const baseline = await measure(plain, token, keyed, rounds);
    await plain.stop();
    await client.query(`UPDATE users SET version = 1, role = 'researcher' WHERE version > 1`);
    results.push({ size, costs, baseline, file });
  }
} finally {
  await client.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (results.length > 0) print(results);

async function signIn(origin) {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return (await answer.json()).token;
}

function print([few, many]) {
  const times = (part, whole) => Number((part / whole).toFixed(2));
  say(`\nCPU of server and database per request, ${few.size} against ${many.size} users`);
  console.table(
    many.costs.map(({ name, cpu, bar, statements }, at) => ({
      request: name,
      'ms small': few.costs[at].cpu.toFixed(2),
      'ms large': cpu.toFixed(2),
      times: times(cpu, few.costs[at].cpu),
      'at most': bar,
      statements,
    })),
  );
  const bars = { list: 1.6, open: 1.8, save: 1.5 };
  say('Against plain Fastify and pg');
  console.table(
    many.baseline.map(({ name, key, cpu }) => {
      const ours = many.costs.find((cost) => cost.key === key);
      return {
        request: name,
        'ms plain': cpu.toFixed(2),
        'ms ours': ours.cpu.toFixed(2),
        times: times(ours.cpu, cpu),
        'at most': bars[key],
      };
    }),
  );
  say('Export of all users');
  console.table(
    [few, many].flatMap(({ size, file }) =>
      file.map(({ format, cpu, bytes, grown }) => ({
        users: size,
        format,
        'MB written': (bytes / 1e6).toFixed(1),
        'CPU ms per 1000 rows': ((cpu / size) * 1000).toFixed(1),
        'memory grew, MB': (grown / 1e6).toFixed(0),
      })),
    ),
  );
}
