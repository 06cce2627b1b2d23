import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPOSE, type Compose, composeOf, textOf } from '../test/manifests.js';
import { createDatabase } from '../test/database.js';
import { freePort } from '../test/free-port.js';
import { SmtpRecorder } from '../test/smtp-recorder.js';
import { ContainerHost, hasContainers } from './container-host.js';
import { record } from './figures.js';

/** Images of these names that are there are used as they are: a build takes minutes. */
const areBuilt = process.env['CONTAINER_IMAGES'] === 'built';
const ROOT = join(__dirname, '../..');
const SERVER = readFileSync(join(ROOT, 'services/Dockerfile'), 'utf8');
const FRONT_ENDS = readFileSync(join(ROOT, 'shell/Dockerfile'), 'utf8');
const OUTSIDE = 'host.containers.internal';
/** As docker-compose.yml: stop_grace_period. */
const GRACE = 40;

const compose: Compose = composeOf(textOf(COMPOSE));
const smtp = new SmtpRecorder();
const redisFolder = mkdtempSync(join(tmpdir(), 'plenary-redis-'));
let redis: ChildProcess | undefined;
let host: ContainerHost;
let database: Awaited<ReturnType<typeof createDatabase>>;
let port: number;
let volumes: Record<string, string>;
let outside: { database: string; owner: string; redis: string; smtp: string };

const suite = hasContainers() ? describe : describe.skip;

suite('the images, as docker-compose.yml runs them', () => {
  beforeAll(async () => {
    host = new ContainerHost();
    await host.open();
    if (!areBuilt) {
      await host.makeBases();
      await host.build('plenary-web', FRONT_ENDS, 'web');
      await host.build('plenary-server', SERVER);
      await host.build('plenary-site', FRONT_ENDS, 'site');
    }
    database = await createDatabase('template0');
    outside = {
      database: await seenFromInside(database.databaseUrl),
      owner: await seenFromInside(database.migrationDatabaseUrl),
      redis: await startRedis(),
      smtp: await seenFromInside(await smtp.start()),
    };
    port = await freePort();
    volumes = { site: await host.volume('site'), files: await host.volume('files') };
    volumes['keys'] = await host.volume('keys');
  });
  afterAll(async () => {
    await host.close();
    redis?.kill('SIGTERM');
    rmSync(redisFolder, { recursive: true, force: true });
    await smtp.stop();
    await database.drop();
  });

  it('migrate, publish, and become healthy by their own checks, as users without privileges', async () => {
    const migrated = await host.finish(
      'migrate',
      ...variablesOf('migrate'),
      'plenary-server',
      ...commandOf('migrate'),
    );
    expect(migrated).toMatch(/migrations were run$/);
    await host.finish(
      'site',
      ...['-v', `${volumes['site']}:/site`, '-v', `${volumes['keys']}:/keys`],
      'plenary-site',
    );
    for (const name of ['api-1', 'api-2']) await startApi(name);
    await host.start(
      'worker',
      ...variablesOf('worker'),
      ...['-v', `${volumes['files']}:/data`],
      'plenary-server',
      ...commandOf('worker'),
    );
    await host.start(
      'web',
      ...['-v', `${volumes['site']}:/site:ro`, '-p', `127.0.0.1:${port}:8080`],
      'plenary-web',
    );
    for (const name of ['api-1', 'api-2', 'worker', 'web']) {
      await host.healthy(name, 300, checkOf(name));
      expect(await host.exec(name, 'id', '-u')).toBe(name === 'web' ? '33' : '1000');
      await expect(host.exec(name, 'touch', '/written')).rejects.toThrow('Read-only');
    }
  });

  it('serve the home page, an account, its email and its session, and no metrics', async () => {
    const home = await call('/');
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<html')]);
    const body = person('reader');
    const signUp = await call('/api/v1/auth/register', body);
    expect(signUp.status).toBe(201);
    await smtp.took(1);
    expect(smtp.emails[0]?.to).toBe(body.email);
    const { token } = (await signUp.json()) as { token: string };
    const me = await fetch(`http://127.0.0.1:${port}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await me.json()).toMatchObject({ user: { email: body.email } });
    expect((await call('/metrics')).status).toBe(404);
    for (let n = 0; n < 20; n += 1) await call('/api/v1/edition');
    for (const name of ['api-1', 'api-2']) expect(await host.logs(name)).toContain('edition');
  });

  it('finish requests in progress when an API stops, while another one answers', async () => {
    const failed: string[] = [];
    let calls = 0;
    let isOver = false;
    const traffic = (async () => {
      for (; !isOver; await pause(50)) {
        const isWrite = (calls += 1) % 10 === 0;
        const sent = isWrite
          ? call('/api/v1/auth/register', person(`drain-${calls}`))
          : call('/api/v1/edition');
        const status = await sent.then(
          ({ status }) => status,
          (error: Error) => error.message,
        );
        if (status !== 200 && status !== 201) failed.push(String(status));
      }
    })();
    const slow = slowLogin();
    await slow.began;
    const stops = [];
    for (const name of ['api-1', 'api-2']) {
      stops.push(await host.stop(name, GRACE));
      await host.exec('web', 'true');
      await startApi(`${name}-again`);
      await host.healthy(`${name}-again`);
    }
    isOver = true;
    await traffic;
    const memory = await host.exec(
      'api-1-again',
      'sh',
      '-c',
      'grep -h VmHWM /proc/[0-9]*/status | sort -k2 -n | tail -n 1',
    );
    record('one API of two stops and starts, twice', {
      calls,
      failed: failed.length,
      'slow request': await slow.status,
      'stop, ms': stops.map(({ ms }) => ms).join(', '),
      'memory of an API': memory,
    });
    expect(stops.map(({ code }) => code)).toEqual([0, 0]);
    expect(await slow.status).toBe(401);
    // A write that reached an API as it closed is not repeated: nothing tells nginx before it stops.
    expect(failed.length).toBeLessThan(calls / 20);
  });

  it('stop worker and web server within their time', async () => {
    const worker = await host.stop('worker', GRACE);
    const web = await host.stop('web', 30);
    record('stops', { 'worker, ms': worker.ms, 'web, ms': web.ms });
    expect([worker.code, web.code]).toEqual([0, 0]);
  });

  it('refuse at the edge what no people send, as the API answers', async () => {
    const strict = FRONT_ENDS.replace(
      'USER 33:33',
      "RUN sed -i 's/rate=200r.s/rate=1r\\/m/; s/burst=4000/burst=3/' /etc/nginx/plenary/site.conf\nUSER 33:33",
    );
    await host.build('plenary-web-strict', strict, 'web');
    const own = await freePort();
    await host.start(
      'web-strict',
      ...['-v', `${volumes['site']}:/site:ro`, '-p', `127.0.0.1:${own}:8080`],
      'plenary-web-strict',
    );
    await host.healthy('web-strict');
    const answers: Response[] = [];
    for (let n = 0; n < 6; n += 1) {
      answers.push(await fetch(`http://127.0.0.1:${own}/api/v1/edition`));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('5');
    expect(await answers.at(-1)?.json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    expect((await fetch(`http://127.0.0.1:${own}/`)).status).toBe(200);
  });

  it('would not run without a file that a COPY leaves out', async () => {
    await host.build(
      'plenary-web-less',
      FRONT_ENDS.replace(' shell/docker/headers.conf', ''),
      'web',
    );
    await host.start('web-less', '-v', `${volumes['site']}:/site:ro`, 'plenary-web-less');
    await expect(host.healthy('web-less', 30)).rejects.toThrow('headers.conf');
  });
});

/** As the Compose file sets them, but for services outside of the containers. */
function variablesOf(service: string): string[] {
  const { environment = {} } = compose.services[service] ?? {};
  const set: Record<string, string | null> = {
    ...environment,
    DATABASE_URL: outside.database,
    REDIS_URL: outside.redis,
    SMTP_URL: outside.smtp,
    JWT_SECRET: 'a secret that only this test knows of',
    PUBLIC_URL: `http://localhost:${port}`,
  };
  if (environment['MIGRATION_DATABASE_URL']) set['MIGRATION_DATABASE_URL'] = outside.owner;
  return Object.entries(set).flatMap(([name, value]) => ['--env', `${name}=${value ?? ''}`]);
}

const commandOf = (service: string) => [compose.services[service]?.command ?? []].flat();

/** The command of a check that the Compose file has in place of the image's. */
const checkOf = (service: string) => compose.services[service]?.healthcheck?.test?.slice(1);

function startApi(name: string): Promise<void> {
  return host.start(
    name,
    ...variablesOf('api'),
    ...['--network-alias', 'api'],
    ...['-v', `${volumes['files']}:/data`, '-v', `${volumes['site']}:/site`],
    'plenary-server',
  );
}

/** An address of this machine as containers reach it. */
async function seenFromInside(address: string): Promise<string> {
  const url = new URL(address);
  url.port = String(await host.forward(Number(url.port)));
  url.hostname = OUTSIDE;
  return url.href;
}

/** By the command of the Compose file. */
async function startRedis(): Promise<string> {
  const own = await freePort();
  const [script = ''] = commandOf('redis');
  const command = script
    .replaceAll('$$', '$')
    .replace('dir /data', `dir ${redisFolder}\nport ${own}\nbind 127.0.0.1`);
  redis = spawn('sh', ['-c', command], {
    env: { ...process.env, REDIS_PASSWORD: 'of-redis' },
    stdio: 'ignore',
  });
  return seenFromInside(`redis://:of-redis@127.0.0.1:${own}`);
}

function call(path: string, body?: object): Promise<Response> {
  const headers = { connection: 'close', 'idempotency-key': randomUUID() };
  if (!body) return fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const person = (name: string) => ({
  email: `${name}@visitors.example`,
  firstName: 'Sample',
  lastName: 'Visitor',
  password: 'a long enough phrase',
  institution: 'Sample Institute',
});

/** A login whose body takes three seconds to arrive. */
function slowLogin() {
  const body = JSON.stringify({ email: 'slow@visitors.example', password: 'a long phrase' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const sent = request({ port, method: 'POST', path: '/api/v1/auth/login', headers });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    sent.once('error', reject);
  });
  const began = new Promise((resolve) => sent.write(body.slice(0, 10), resolve));
  void pause(3000).then(() => sent.end(body.slice(10)));
  return { began, status };
}
