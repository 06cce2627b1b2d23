import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresUser } from '../../src/operations/embedded/postgres/postgres-user.js';
import { freePort } from '../../test/free-port.js';

export function hasPgBouncer(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A pooler in transaction mode, with fewer connections than a process of the product has. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly home: string,
    readonly url: string,
  ) {}

  static async before(postgresPort: number, connections = 4): Promise<PgBouncer> {
    const home = mkdtempSync(join(tmpdir(), 'plenary-pgbouncer-'));
    const port = await freePort();
    const settings = join(home, 'pgbouncer.ini');
    const names = join(home, 'users.txt');
    writeFileSync(names, '"plenary" ""\n');
    writeFileSync(
      settings,
      [
        '[databases]',
        `plenary = host=127.0.0.1 port=${postgresPort} dbname=plenary`,
        '[pgbouncer]',
        `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
        `auth_type = trust\nauth_file = ${names}`,
        `pool_mode = transaction\ndefault_pool_size = ${connections}\nmax_client_conn = 200`,
        // As docs/several-processes.md says.
        'ignore_startup_parameters = extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout',
      ].join('\n'),
    );
    const user = postgresUser(home);
    for (const path of [home, settings, names]) {
      chmodSync(path, path === home ? 0o755 : 0o644);
      if (user) chownSync(path, user.uid, user.gid);
    }
    const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
    const child = spawn('pgbouncer', [settings], { ...user, cwd: '/', stdio });
    const lines: string[] = [];
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stderr }).on('line', (line) => {
        lines.push(line);
        if (/process up/.test(line)) resolve();
      });
      child.once('exit', () => reject(new Error(lines.join('\n'))));
    });
    return new PgBouncer(child, home, `postgres://plenary@127.0.0.1:${port}/plenary`);
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.home, { recursive: true, force: true });
  }
}
