import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describeSite } from '../src/operations/site-store/site-files.js';
import { Bucket } from '../test/bucket.js';
import { createDatabase } from '../test/database.js';
import { freePort } from '../test/free-port.js';
import { endPrograms, startProgram, startScript, type Program } from '../test/program.js';
import { record } from './figures.js';

/*
 * Two hosts, each with an API, nginx and a site folder, and a third machine that publishes: they share a database and a
 * bucket, and no folder.
 */
const root = join(__dirname, '../..');
const run = promisify(execFile);
/** In all its places, as a change of the source would. */
const TEXT = 'Conference office';
/** Seconds: five are promised, and machines of tests are three times slower. */
const WITHIN = 15;

const home = mkdtempSync(join(tmpdir(), 'plenary-hosts-'));
const bucket = new Bucket({ listedAtATime: 1000 });
let siteUrl: string;
let database: Awaited<ReturnType<typeof createDatabase>>;

/** A machine with a checkout of the front ends, as they were built. */
class Publisher {
  private readonly checkout: string;
  constructor(private readonly name: string) {
    this.checkout = join(home, name, 'checkout');
    const skipped = /\/(node_modules|e2e|src|maps)(\/|$)/;
    for (const part of readdirSync(root).filter((each) =>
      /^(mfe-|shell$|package.json$)/.test(each),
    )) {
      const options = {
        recursive: true,
        filter: (file: string) => !skipped.test(file.slice(root.length)),
      };
      cpSync(join(root, part), join(this.checkout, part), options);
    }
    for (const part of ['services', 'node_modules'])
      symlinkSync(join(root, part), join(this.checkout, part));
  }

  /** @returns what it printed */
  async tool(name: string, ...args: string[]): Promise<string> {
    const script = join(this.checkout, 'shell/site', `${name}.mjs`);
    const { stdout } = await run(process.execPath, [script, ...args], {
      env: {
        ...{
          PATH: process.env['PATH'],
          SITE_URL: siteUrl,
          SITE_DIR: join(home, this.name, 'site'),
        },
        ...{ PUBLISH_KEYS: join(home, 'publish-keys'), PUBLISHED_BY: this.name },
      },
    });
    return stdout;
  }

  publish(frontEnd: string, ...options: string[]): Promise<string> {
    return this.tool('publish', frontEnd, '--no-build', '--uncommitted', ...options);
  }

  /** Replaces a text in the build, and describes it again. */
  async edit(frontEnd: string, from: string, to: string): Promise<void> {
    const dist = join(this.checkout, frontEnd, 'dist');
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!/\.c?js$/.test(file)) continue;
      const text = readFileSync(join(dist, file), 'utf8');
      if (text.includes(from)) writeFileSync(join(dist, file), text.replaceAll(from, to));
    }
    const [web, node] = [
      await describeSite(join(dist, 'web')),
      await describeSite(join(dist, 'node')),
    ];
    writeFileSync(join(dist, 'files.json'), JSON.stringify({ web: web.files, node: node.files }));
  }
}

class Host {
  readonly url: string;
  private api!: Program;
  private constructor(
    private readonly name: string,
    private readonly ports: { api: number; web: number },
  ) {
    this.url = `http://127.0.0.1:${ports.web}`;
  }

  static async start(name: string): Promise<Host> {
    const host = new Host(name, { api: await freePort(), web: await freePort() });
    await host.startApi();
    const { api, web } = host.ports;
    const script = join(__dirname, 'start-web-server.mjs');
    const args = [join(home, name, 'nginx'), host.site, String(web), String(api)];
    await startScript(script, args, {}).line('The web server runs');
    return host;
  }

  get site(): string {
    return join(home, this.name, 'site');
  }

  async startApi(): Promise<void> {
    this.api = startProgram('main', {
      ...{
        DATABASE_URL: database.databaseUrl,
        MIGRATION_DATABASE_URL: database.migrationDatabaseUrl,
      },
      ...{ JWT_SECRET: 'a secret that only the tests know of', SMTP_URL: 'smtp://127.0.0.1:9' },
      ...{ PUBLIC_URL: 'http://plenary.test', PORT: String(this.ports.api), LOG_LEVEL: 'warn' },
      ...{ SITE_URL: siteUrl, SITE_DIR: this.site, DATA_DIR: join(home, this.name, 'data') },
    });
    await this.api.line('Plenary is at');
  }

  async stopApi(): Promise<void> {
    this.api.process.kill('SIGTERM');
    await this.api.ended;
  }

  /** nginx outlives the program that started it. */
  async stop(): Promise<void> {
    process.kill(Number(readFileSync(join(home, this.name, 'nginx/nginx.pid'), 'utf8')), 'SIGQUIT');
    await this.stopApi();
  }

  /** Through nginx, or from the API itself. */
  async page(from: 'nginx' | 'api' = 'nginx', cookie = ''): Promise<string> {
    const origin = from === 'nginx' ? this.url : `http://127.0.0.1:${this.ports.api}`;
    const response = await fetch(`${origin}/contact`, { headers: { connection: 'close', cookie } });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} ${text.slice(0, 100)}`);
    return text;
  }

  async ready(): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${this.ports.api}/api/v1/health/ready`);
    return response.text();
  }
}

/** Each version has one text: a page that has the text of another one is mixed. */
class Readers {
  requests = 0;
  readonly failures: string[] = [];
  readonly mixed: string[] = [];
  readonly seen = new Map<string, string>();
  private isOver = false;
  private readonly reading: Promise<unknown>;

  constructor() {
    const ways = hosts.flatMap((host) =>
      (['nginx', 'api'] as const).map((from) => [host, from] as const),
    );
    this.reading = Promise.all(ways.map(([host, from]) => this.read(host, from)));
  }

  private async read(host: Host, from: 'nginx' | 'api'): Promise<void> {
    while (!this.isOver) {
      this.requests += 1;
      await host.page(from).then(
        (page) => this.see(page),
        (error: unknown) => this.failures.push(String(error)),
      );
      await pause(5);
    }
  }

  private see(page: string): void {
    const version = versionIn(page);
    const text = textOf(page);
    if ((this.seen.get(version) ?? text) !== text) this.mixed.push(`${version} ${text}`);
    this.seen.set(version, text);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.reading;
  }
}

const versionIn = (page: string) => /\/remotes\/mfe_public\/([^/"]+)\//.exec(page)?.[1] ?? '';

/** Each edit of this file replaces one by the next. The page has the first in other places as well. */
const TEXTS = ['Conference lobby', 'Conference hall', 'Conference desk', TEXT];
const textOf = (page: string) => TEXTS.find((text) => page.includes(text)) ?? 'none';

/** @returns when all hosts show the text, from nginx and from the API */
async function shownEverywhere(text: string): Promise<number> {
  const shown = async (host: Host, from: 'nginx' | 'api') => {
    while (textOf(await host.page(from)) !== text) await pause(20);
  };
  await Promise.all(hosts.flatMap((host) => [shown(host, 'nginx'), shown(host, 'api')]));
  return performance.now();
}

/** @returns seconds from the switch in the bucket until all hosts show the text */
async function followed(publishing: Promise<string>, text: string): Promise<number> {
  const [shownAt] = await Promise.all([shownEverywhere(text), publishing]);
  return Math.round((shownAt - switchedAt) / 100) / 10;
}

/** The last change of the object that names the site. */
let switchedAt = 0;
bucket.beforeAnswer = ({ method, url = '' }) => {
  if (method === 'PUT' && url.includes('/current.json')) switchedAt = performance.now();
  return false;
};

let hosts: Host[];
let team: Publisher;
let other: Publisher;
beforeAll(async () => {
  siteUrl = `${await bucket.open()}/site`;
  if (!existsSync(join(root, 'shell/dist')))
    execFileSync(process.execPath, [join(root, 'shell/site/build.mjs')]);
  database = await createDatabase();
  [team, other] = [new Publisher('team'), new Publisher('other')];
  await team.publish('--all');
  hosts = [await Host.start('one'), await Host.start('two')];
  for (const host of hosts) expect(await host.ready()).toBe('{"status":"ok"}');
  await shownEverywhere(TEXT);
});
afterAll(async () => {
  for (const host of hosts) await host.stop();
  endPrograms();
  await database.drop();
  await bucket.close();
  rmSync(home, { recursive: true });
});

it('serves a publish from every host, without a page of two releases, and a rollback', async () => {
  await team.edit('mfe-public', TEXT, 'Conference desk');
  const readers = new Readers();
  const before = versionIn(await hosts[0]!.page());
  const published = await followed(team.publish('mfe-public'), 'Conference desk');
  const rolledBack = await followed(team.tool('rollback', 'mfe-public'), TEXT);
  await readers.end();
  record('Site in a bucket, two hosts', {
    ...{ 'seconds to all hosts': published, 'of a rollback': rolledBack },
    ...{ requests: readers.requests, failed: readers.failures.length, mixed: readers.mixed.length },
  });
  expect([...readers.seen.values()].sort()).toEqual(['Conference desk', TEXT]);
  expect({ failures: readers.failures, mixed: readers.mixed }).toEqual({ failures: [], mixed: [] });
  expect(versionIn(await hosts[1]!.page())).toBe(before);
  expect(Math.max(published, rolledBack)).toBeLessThanOrEqual(WITHIN);
});

it('loses no version of two publishers at the same moment, each on a machine of its team', async () => {
  await team.edit('mfe-public', 'Conference desk', 'Conference hall');
  await other.edit('mfe-reviewer', 'My reviews', 'Our reviews');
  await Promise.all([team.publish('mfe-public'), other.publish('mfe-reviewer')]);
  for (const { site } of hosts) {
    const lines = () =>
      readFileSync(join(site, 'history.jsonl'), 'utf8').trim().split('\n').slice(-2);
    while (!['team', 'other'].every((by) => lines().join().includes(`"by":"${by}"`)))
      await pause(50);
    await shownEverywhere('Conference hall');
    const release = readFileSync(join(site, 'current/release.json'), 'utf8');
    for (const line of lines()) {
      const { changes } = JSON.parse(line) as { changes: Record<string, { to: string }> };
      for (const [name, { to }] of Object.entries(changes)) {
        expect(release).toContain(`"${name}": "${to}"`);
      }
    }
  }
});

it('shows a rollout to the same browsers on every host', async () => {
  await team.edit('mfe-public', 'Conference hall', 'Conference lobby');
  await team.publish('mfe-public', '--to', '10%');
  const first = (host: Host, from: 'nginx' | 'api') => host.page(from, 'bucket=0');
  for (const host of hosts) {
    while (!existsSync(join(host.site, 'buckets/0'))) await pause(50);
    await pause(1000);
    for (const from of ['nginx', 'api'] as const) {
      expect(await first(host, from)).toContain('Conference lobby');
      expect(await host.page(from, 'bucket=99')).toContain('Conference hall');
    }
  }
  await team.tool('remotes', 'rollout', 'stop');
  for (const host of hosts) while ((await first(host, 'nginx')).includes('lobby')) await pause(50);
});

it('goes on without the bucket, also after a restart; a publish says so and changes nothing', async () => {
  await bucket.close();
  const refused = await team
    .publish('mfe-public')
    .catch((error: { stderr: string }) => error.stderr);
  expect(refused).toContain('ECONNREFUSED');
  const [one, two] = hosts as [Host, Host];
  await two.stopApi();
  await two.startApi();
  for (const host of [one, two]) {
    while ((await host.ready()) !== '{"status":"degraded: site"}') await pause(100);
    expect(await host.page('api')).toContain('Conference hall');
  }
  await bucket.open();
  const back = await followed(team.publish('mfe-public'), 'Conference lobby');
  record('Site in a bucket, after it was away', { 'seconds to all hosts': back });
});
