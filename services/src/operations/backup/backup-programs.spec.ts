import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTo } from '../../../test/call.js';
import { migrateQueue } from '../../messaging/queue/email-queue.js';
import type { Config } from '../../platform/config/config.js';
import { loadConfig } from '../../platform/config/load-config.js';
import { start } from '../start/start.js';
import { backUp, restore } from './backup-programs.js';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-programs-'));
  // PostgreSQL runs as another user when we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const silent = () => undefined;
const embedded = (dataDir: string, changes: NodeJS.ProcessEnv = {}): Config =>
  loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...changes });
const keyed = { BACKUP_KEY: Buffer.alloc(32, 3).toString('base64') };

/** A sample login of the first start: "admin     ada@…  password". */
const login = (dataDir: string) => {
  const [line = ''] = readFileSync(join(dataDir, 'logins.txt'), 'utf8').split('\n');
  const [, email, password] = line.split(/\s+/);
  return { email, password };
};

describe('npm run backup and npm run restore in embedded mode', () => {
  it('carry a product with its logins and its secret to another folder', async () => {
    const [from, to] = [newFolder(), newFolder()];
    const product = await start(embedded(from), silent);
    const credentials = login(from);
    const now = new Date();
    const command = { isUnencrypted: false, now };
    await expect(backUp(embedded(from), command, silent)).rejects.toThrow('Set BACKUP_KEY');
    const running = await backUp(embedded(from, keyed), command, silent);
    await product.stop();
    const later = { ...command, now: new Date(now.getTime() + 1000), keep: 1 };
    const stopped = await backUp(embedded(from, keyed), later, silent);
    expect(existsSync(running.name)).toBe(false);
    expect(statSync(join(from, 'backups')).mode & 0o777).toBe(0o700);

    const asked = { file: stopped.name, acceptsOtherSecret: false };
    const wrong = embedded(to, { BACKUP_KEY: Buffer.alloc(32, 4).toString('hex') });
    await expect(restore(wrong, asked, migrateQueue, silent)).rejects.toThrow('not the key');
    expect(readdirSync(to)).toEqual(['jwt-secret']);
    const restored = await restore(embedded(to, keyed), asked, migrateQueue, silent);
    expect(restored).toMatchObject({ broken: [], problems: [] });
    expect(readFileSync(join(to, 'jwt-secret'))).toEqual(readFileSync(join(from, 'jwt-secret')));
    await expect(restore(embedded(to, keyed), asked, migrateQueue, silent)).rejects.toThrow(
      'into an empty place only',
    );

    const again = await start(embedded(to), silent);
    const answer = await callsTo(again.url)('POST', '/auth/login', { body: credentials });
    expect(answer.status).toBe(200);
    await again.stop();
  });

  it('name a key that cannot be one, without showing it', () => {
    for (const BACKUP_KEY of ['short', 'x'.repeat(44), '0'.repeat(63)]) {
      expect(() => embedded(newFolder(), { BACKUP_KEY })).toThrow(
        'BACKUP_KEY must hold 32 bytes, as openssl rand -base64 32 prints them.',
      );
    }
    expect(() => embedded(newFolder(), { BACKUP_KEY_FILE: '/nowhere/key' })).toThrow(
      'BACKUP_KEY_FILE cannot be read',
    );
  });
});
