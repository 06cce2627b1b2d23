import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { postgresBinaries } from '../../src/operations/embedded/postgres/postgres-binaries.js';
import { postgresUser } from '../../src/operations/embedded/postgres/postgres-user.js';
import { freePort } from '../../test/free-port.js';
import { signalAll, treeOf } from './process-tree.js';

const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120'],
  ...['shared_buffers=64MB', 'jit=off', 'timezone=UTC', 'max_worker_processes=2'],
];

/** PostgreSQL with everything switched on that the product's own one lacks: replicas, and any way to fail. */
export class PostgresServer {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly home: string,
    private readonly settings: string[],
    readonly port: number,
  ) {}

  static async create(): Promise<PostgresServer> {
    const home = mkdtempSync(join(tmpdir(), 'plenary-postgres-'));
    chmodSync(home, 0o711);
    const server = new PostgresServer(home, [], await freePort());
    server.makeFolder();
    server.run('initdb', ['--username=postgres', '--auth=trust', '--locale=C', '--encoding=UTF8']);
    await server.start();
    await server.asSuperuser('CREATE ROLE plenary LOGIN', 'CREATE DATABASE plenary OWNER plenary');
    return server;
  }

  /** A copy that follows: when synchronous, nothing is acknowledged here before it is written there. */
  async standby({ isSynchronous = true } = {}): Promise<PostgresServer> {
    await this.stop();
    const home = mkdtempSync(join(tmpdir(), 'plenary-standby-'));
    chmodSync(home, 0o711);
    execFileSync('cp', ['-a', this.data, join(home, 'data')]);
    const primary = `primary_conninfo=host=127.0.0.1 port=${this.port} user=postgres`;
    const standby = new PostgresServer(home, [primary], await freePort());
    appendFileSync(join(standby.data, 'standby.signal'), '');
    if (isSynchronous) this.settings.push('synchronous_standby_names=*');
    await this.start();
    await standby.start();
    return standby;
  }

  /** Of its one database. */
  get superuserUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/plenary`;
  }

  promote(): Promise<void> {
    return this.asSuperuser('SELECT pg_promote()');
  }

  async start(): Promise<void> {
    const values = [...SETTINGS, ...this.settings, `port=${this.port}`];
    const args = ['-D', this.data, ...values.flatMap((value) => ['-c', value])];
    const child = spawn(join(this.binaries, 'bin/postgres'), args, {
      ...this.user,
      cwd: '/',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    const lines: string[] = [];
    // Read to the end, or a full pipe would stop PostgreSQL.
    const output = createInterface({ input: child.stderr });
    await new Promise<void>((resolve, reject) => {
      output.on('line', (line) => {
        lines.push(line);
        if (lines.length > 100) lines.shift();
        if (/ready to accept (read-only )?connections/.test(line)) resolve();
      });
      child.once('exit', () => reject(new Error(lines.join('\n'))));
    });
  }

  /** SIGINT ends sessions and their transactions; SIGKILL is the power cut. */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child?.pid) return;
    const ended = once(child, 'exit');
    signalAll(signal === 'SIGKILL' ? treeOf(child.pid) : [child.pid], signal);
    await ended;
  }

  /** @returns how it goes on */
  freeze(): () => void {
    const pids = treeOf(this.child?.pid ?? 0);
    signalAll(pids, 'SIGSTOP');
    return () => signalAll(pids.toReversed(), 'SIGCONT');
  }

  cut(): Promise<void> {
    return this.asSuperuser(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'plenary'`,
    );
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.home, { recursive: true, force: true });
  }

  private get data(): string {
    return join(this.home, 'data');
  }

  private get user() {
    return postgresUser(this.data);
  }

  private get binaries(): string {
    return postgresBinaries(this.user, () => undefined);
  }

  private makeFolder(): void {
    const { user } = this;
    mkdirSync(this.data, { mode: 0o700 });
    if (user) chownSync(this.data, user.uid, user.gid);
  }

  private run(program: string, args: string[]): void {
    const options = { ...this.user, cwd: '/', env: { LC_ALL: 'C' }, stdio: 'ignore' as const };
    execFileSync(join(this.binaries, 'bin', program), [...args, '-D', this.data], options);
  }

  private async asSuperuser(...statements: string[]): Promise<void> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: 'postgres' });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
}
