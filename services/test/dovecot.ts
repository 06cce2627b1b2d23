import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ImapAccount } from '../src/platform/config/config.js';
import { freePort } from './free-port.js';
import { reachable } from './reachable.js';

/** Of the system, as Debian's package dovecot-imapd; its configuration differs in version 2.4. */
export function hasDovecot(): boolean {
  try {
    return execFileSync('dovecot', ['--version'], { encoding: 'utf8' }).startsWith('2.3.');
  } catch {
    return false;
  }
}

const USER = 'reports@mail.sample.example';
const PASSWORD = 'password-of-tests';

/** An IMAP server with one mailbox in a folder. As root, its processes run as another user. */
export class Dovecot {
  private delivered = 0;

  private constructor(
    private readonly folder: string,
    private readonly process: ChildProcess,
    readonly account: ImapAccount,
  ) {}

  static async start(): Promise<Dovecot> {
    const folder = mkdtempSync(join(tmpdir(), 'plenary-dovecot-'));
    const port = await freePort();
    const user = process.getuid?.() === 0 ? 'nobody' : userInfo().username;
    for (const part of ['mail', 'mail/new', 'mail/cur', 'mail/tmp', 'run']) {
      mkdirSync(join(folder, part));
      chmodSync(join(folder, part), 0o777);
    }
    chmodSync(folder, 0o755);
    const config = join(folder, 'dovecot.conf');
    writeFileSync(config, configuration(folder, port, user));
    const child = spawn('dovecot', ['-F', '-c', config], { stdio: 'ignore' });
    await reachable(port);
    const account = { host: '127.0.0.1', port, isSecure: false, user: USER };
    return new Dovecot(folder, child, { ...account, password: PASSWORD, mailbox: 'INBOX' });
  }

  deliver(raw: Uint8Array): void {
    this.delivered += 1;
    const name = `${String(this.delivered).padStart(6, '0')}.sample`;
    const file = join(this.folder, 'mail/new', name);
    writeFileSync(file, raw, { mode: 0o644 });
    if (process.getuid?.() === 0) chownSync(file, ...nobody());
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function nobody(): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

function configuration(folder: string, port: number, user: string): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim()}
first_valid_uid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim()} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}
