import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../test/free-port.js';
import { startProgram, startScript, type Program } from '../../test/program.js';
import { SmtpRecorder } from '../../test/smtp-recorder.js';
import { SECOND } from '../../src/platform/core/time.js';
import { brokenInvariants } from '../../src/operations/invariants/check.js';
import { environmentOf } from './process-tree.js';

export const APIS = 3;
const LAUNCHER = join(__dirname, '../../launcher/cluster/cluster.mjs');
const ADMIN = 'admin@plenary.example';

interface Given {
  /** Instead of the PostgreSQL of the launcher. */
  databaseUrl?: string;
  redisUrl?: string;
  environment?: Record<string, string>;
}

/** `npm run cluster` with three APIs and two workers, and a mail server of the test. */
export class Cluster {
  readonly smtp = new SmtpRecorder();
  readonly home = mkdtempSync(join(tmpdir(), 'plenary-cluster-'));
  private port = 0;
  private program: Program | undefined;
  private readonly replaced: Program[] = [];

  private constructor(private readonly given: Given) {}

  static async open(given: Given = {}): Promise<Cluster> {
    const cluster = new Cluster(given);
    await cluster.start();
    return cluster;
  }

  /**
   * Through nginx, which gives each request to another API in turn. A reload of nginx closes idle connections: browsers then send
   * a request again on another one (as RFC 9110, 9.2.2, allows), and Node's fetch fails, so it keeps none.
   */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), connection: 'close' };
    return fetch(`http://127.0.0.1:${this.port}${path}`, { ...init, headers });
  }

  /** Each from another address of the world: nginx is a trusted proxy. */
  post(
    path: string,
    body: object,
    headers: Record<string, string> = {},
    init: RequestInit = {},
  ): Promise<Response> {
    return this.fetch(path, {
      ...init,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address(), ...headers },
      body: JSON.stringify(body),
    });
  }

  /** The next line of the launcher with one of the texts. */
  says(...texts: string[]): Promise<string> {
    return this.program!.next(...texts);
  }

  async restartAll(): Promise<void> {
    const said = this.says('were restarted', 'The restart failed');
    this.program!.process.kill('SIGHUP');
    const line = await said;
    if (line.includes('failed')) throw new Error(line);
  }

  /** Waits until all APIs work again. */
  async settled(): Promise<void> {
    for (let ready = 0; ready < 3 * APIS;) {
      const { status } = await this.fetch('/api/v1/edition');
      ready = status === 200 ? ready + 1 : 0;
      if (ready === 0) await pause(SECOND / 2);
    }
  }

  /** The newest process of a part, such as "api-1", "worker-2" or "web". */
  pidOf(part: string): number {
    const lines = this.output.split('\n');
    const pid = lines.findLast((line) => line.startsWith(`${part}: process `))?.split(' ')[2];
    if (pid === undefined) throw new Error(`There is no ${part}`);
    return Number(pid);
  }

  /** Ends a part, and starts it again with other variables, at the same port. */
  async replace(
    part: `api-${number}` | `worker-${number}`,
    changes: Record<string, string> = {},
  ): Promise<Program> {
    const pid = this.pidOf(part);
    const environment = environmentOf(pid);
    process.kill(pid, 'SIGTERM');
    while (isAlive(pid)) await pause(50);
    const isApi = part.startsWith('api');
    const program = startProgram(isApi ? 'main' : 'worker', { ...environment, ...changes });
    this.replaced.push(program);
    await program.line(isApi ? 'Plenary is at' : 'The worker runs');
    return program;
  }

  /** A token of the first admin. */
  async admin(): Promise<string> {
    const line = await this.program!.line('The login of the first admin');
    const body = { email: ADMIN, password: line.split(' ').at(-1) };
    const response = await this.post('/api/v1/auth/login', body);
    return ((await response.json()) as { token: string }).token;
  }

  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.connected(async (client) => (await client.query(sql, values)).rows as Row[]);
  }

  /** @returns the names of invariants that do not hold */
  async broken(): Promise<string[]> {
    const broken = await this.connected(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return brokenInvariants(client);
    });
    return broken.map(({ name }) => name);
  }

  /** Of all parts. */
  get output(): string {
    return [this.program!, ...this.replaced].map((program) => program.output()).join('');
  }

  /** FAULT_LOG names a file that keeps the output of the parts. */
  async close(): Promise<void> {
    const log = process.env['FAULT_LOG'];
    if (log) appendFileSync(log, this.output);
    for (const { process, ended } of this.replaced) {
      process.kill('SIGKILL');
      await ended;
    }
    this.program?.process.kill('SIGTERM');
    await this.program?.ended;
    await this.smtp.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    const { databaseUrl, redisUrl, environment } = this.given;
    this.port = await freePort();
    const args = [`--api=${APIS}`, '--workers=2', `--port=${this.port}`, `--data=${this.home}`];
    this.program = startScript(LAUNCHER, args, {
      SMTP_URL: await this.smtp.start(),
      HOLD_MINUTES: '0',
      PROOF_MINUTES: '720',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
      ...environment,
    });
    await this.program.line('The cluster is at');
  }

  private async connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.given.databaseUrl });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

let addresses = 0;
const address = () => `203.${(addresses += 1) % 251}.${addresses % 199}.${addresses % 241}`;
