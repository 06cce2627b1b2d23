// npm run cluster [-- --api 3 --workers 2 --port 3000 --data .data/cluster]: the product as several
// machines run it, on this one: nginx, APIs, workers, PostgreSQL and Redis as processes. SIGHUP
// restarts the APIs and workers one after another without a failed request.
import '../check-node.mjs';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFrontEnds, buildServer } from '../build.mjs';
import { endWithNpm } from '../end-with-npm.mjs';
import { install } from '../install.mjs';
import { launch } from '../launch.mjs';
import { publish } from '../publish.mjs';
import { root } from '../root.mjs';
import { serverModule } from '../server.mjs';
import { LauncherError, letSignalsPass } from '../step.mjs';
import { NODE_FLAGS } from '../node-flags.mjs';
import { Child } from './child.mjs';
import { WebServer } from './web-server.mjs';

const { values } = parseArgs({
  options: {
    api: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    data: { type: 'string', default: '.data/cluster' },
  },
});
const [apis, workers, port] = [values.api, values.workers, values.port].map(Number);
/** Redis marks notices with a star and the rest with a hash or a dot. */
const isNotice = (line) => / \* /.test(line);

process.chdir(root);
endWithNpm();

await launch(async () => {
  if (![apis, workers].every((count) => Number.isInteger(count) && count > 0)) {
    throw new LauncherError('--api and --workers must be whole numbers from 1.');
  }
  expectProgram('nginx', '-v', 'nginx-light');
  if (!process.env.REDIS_URL) expectProgram('redis-server', '--version', 'redis-server');
  await install();
  await buildServer();
  const built = await buildFrontEnds();
  const { runProgram } = await serverModule('operations/start/run-program');
  letSignalsPass();
  await runProgram(() => startCluster(resolve(values.data), built));
});

/** @returns how to stop it, last part first */
async function startCluster(home, built) {
  const { prepareDataDir } = await serverModule('platform/config/data-dir');
  const { startMailSink } = await serverModule('operations/embedded/mailbox/mail-sink');
  const stops = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    prepareDataDir(home);
    const siteDir = join(home, 'site');
    await publish(siteDir, built);
    const secrets = keptSecrets(join(home, 'cluster.json'));
    const postgres = givenPostgres() ?? (await startPostgres(home, stops));
    const redisUrl = process.env.REDIS_URL ?? (await startRedis(home, secrets.redis, stops));
    const sink = process.env.SMTP_URL ? undefined : await startMailSink({ dataDir: home });
    stops.push(async () => sink?.stop());

    const env = {
      DATA_DIR: home,
      SITE_DIR: siteDir,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      DATABASE_URL: postgres.url,
      MIGRATION_DATABASE_URL: postgres.migrationUrl,
      REDIS_URL: redisUrl,
      SMTP_URL: process.env.SMTP_URL ?? sink.smtpUrl,
      JWT_SECRET: secrets.jwt,
      ADMIN_EMAIL: 'admin@plenary.example',
      ADMIN_PASSWORD: secrets.admin,
      ADMIN_SECOND_STEP: 'optional',
      BANK_CHANGE_CONFIRMATION: 'optional',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    };
    const web = new WebServer({ home: join(home, 'nginx'), siteDir, port });
    const servers = await startServers(apis, env, stops);
    await web.start(servers.map((server) => server.port));
    stops.push(() => web.stop());
    const mailers = await startWorkers(workers, env, stops);
    restartOnHangUp(web, servers, mailers);

    console.log(`The login of the first admin: ${env.ADMIN_EMAIL} ${secrets.admin}`);
    if (sink) console.log(`Emails are kept in ${join(home, 'mailbox')}`);
    console.log(`The cluster is at ${env.PUBLIC_URL}`);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The first migrates the database; the others find it ready. */
async function startServers(count, env, stops) {
  const servers = [];
  for (let at = 1; at <= count; at += 1) {
    const own = await freePort();
    const args = [...NODE_FLAGS, join(root, 'services/dist/main.js')];
    const server = new Child(`api-${at}`, process.execPath, args, {
      env: { ...env, PORT: String(own) },
    });
    server.port = own;
    await server.start('Plenary is at');
    stops.push(() => server.stop());
    servers.push(server);
  }
  return servers;
}

async function startWorkers(count, env, stops) {
  const mailers = [];
  for (let at = 1; at <= count; at += 1) {
    const args = [...NODE_FLAGS, join(root, 'services/dist/worker.js')];
    const worker = new Child(`worker-${at}`, process.execPath, args, { env });
    await worker.start('The worker runs');
    stops.push(() => worker.stop());
    mailers.push(worker);
  }
  return mailers;
}

function givenPostgres() {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl = url } = process.env;
  return url && { url, migrationUrl };
}

async function startPostgres(home, stops) {
  const embedded = await serverModule('operations/embedded/postgres/postgres');
  const postgres = await embedded.startPostgres({ dataDir: home, say: console.log });
  stops.push(() => postgres.stop());
  return postgres;
}

/** @returns its address */
async function startRedis(home, password, stops) {
  const own = await freePort();
  const settings = [
    `port ${own}`,
    'bind 127.0.0.1',
    `dir "${home}"`,
    `requirepass ${password}`,
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  // Not as arguments: every user of the machine can read those.
  const file = join(home, 'redis.conf');
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 });
  const redis = new Child('redis', 'redis-server', [file], { hides: isNotice });
  await redis.start('Ready to accept connections');
  stops.push(() => redis.stop());
  return `redis://:${password}@127.0.0.1:${own}`;
}

/** nginx forgets an API before it is stopped, and hears of it again once it answers. */
function restartOnHangUp(web, servers, mailers) {
  let restarting = Promise.resolve();
  const restart = async () => {
    for (const server of servers) {
      await web.use(servers.filter((each) => each !== server).map((each) => each.port));
      await startAgain(server, 'Plenary is at');
      await web.use(servers.map((each) => each.port));
    }
    for (const worker of mailers) {
      await startAgain(worker, 'The worker runs');
    }
    console.log('All APIs and workers were restarted');
  };
  process.on('SIGHUP', () => {
    restarting = restarting.then(restart).catch(({ message }) => {
      console.error(`The restart failed: ${message}`);
    });
  });
}

/** A process ends when PostgreSQL does not answer within its time, so it is given three tries. */
async function startAgain(child, ready) {
  await child.stop();
  for (let tries = 1; ; tries += 1) {
    try {
      return await child.start(ready);
    } catch (error) {
      if (tries === 3) throw error;
      console.error(`${error.message} It is started again.`);
    }
  }
}

function keptSecrets(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secret = () => randomBytes(24).toString('hex');
  const secrets = { jwt: secret(), redis: secret(), admin: secret().slice(0, 16) };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}

function expectProgram(program, argument, debian) {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
  } catch {
    throw new LauncherError(`${program} is missing. On Debian: apt-get install ${debian}`);
  }
}
