import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresFolder } from '../test/database.js';
import { emptyPlace } from '../test/restored-place.js';
import { passport, type VisaLab } from '../test/visa.js';
import { migrateQueue } from '../src/messaging/queue/email-queue.js';
import { backupSource } from '../src/operations/backup/backup-source.js';
import { makeBackup } from '../src/operations/backup/make-backup.js';
import { placeOf } from '../src/operations/backup/store/folder-store.js';
import { restoreBackup } from '../src/operations/backup/restore-backup.js';
import { RetentionService } from '../src/operations/retention/retention.service.js';
import { Config } from '../src/platform/config/config.js';
import { SecretBox } from '../src/platform/core/secret-box.js';

const AFTER = new Date('2025-12-29T12:00:00Z');
const BACKUP_KEY = Buffer.alloc(32, 7);
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

interface Sealed {
  id: string;
  blob: Buffer;
}

export interface Destruction {
  requests: number;
  /** Ciphertexts of destroyed rows that the data folder of PostgreSQL still has. */
  deadRows: number;
  /** Ciphertexts in the restored backup. */
  restored: number;
  keysLeft: number;
  /** Planted numbers in clear, in tables, files and the folder of PostgreSQL. */
  inClear: number;
  /** Decrypted with all keys that are left. */
  found: number;
  /** Control: decrypted with keys that were copied before. */
  foundWithKeys: number;
}

/**
 * Plants passport numbers, corrects some, makes a backup, and destroys the keys on the day of the edition. Then looks for
 * the numbers in all that stays: tables, files, dead rows, the write-ahead log and a restored backup.
 */
export async function destroyAndSearch(
  lab: VisaLab,
  folder: string,
  { requests, random }: { requests: number; random: () => number },
): Promise<Destruction> {
  const owner = new Client({ connectionString: lab.server.ownerUrl });
  await owner.connect();
  // Dead rows stay, as they do on a quiet server.
  await owner.query('ALTER TABLE visa_requests SET (autovacuum_enabled = false)');
  const sealed: Sealed[] = [];
  const numbers: string[] = [];
  const read = async (client: Client) => {
    const { rows } = await client.query<Sealed>(
      'SELECT id, sealed_passport AS blob FROM visa_requests WHERE sealed_passport IS NOT NULL',
    );
    return rows;
  };
  for (let at = 0; at < requests; at += 1) {
    const person = await planted(lab, random, numbers);
    sealed.push(...(await read(owner)));
    if (random() < 0.5) {
      const passportNumber = numberOf(random);
      numbers.push(passportNumber);
      await lab.own('PUT', person, { ...passport, passportNumber });
      sealed.push(...(await read(owner)));
    }
    if (random() < 0.5) await lab.act(person.requestId, 'issue');
  }
  const copied = keysIn(lab.keysDir);
  const config = { ...lab.server.app.get(Config), migrationDatabaseUrl: lab.server.ownerUrl };
  const source = await backupSource(config, lab.server.ownerUrl);
  const backup = placeOf(join(folder, 'before.backup'));
  await makeBackup({ source, place: backup, key: BACKUP_KEY, now: lab.server.clock.now() });

  lab.server.clock.set(AFTER);
  await lab.server.app.get(RetentionService, { strict: false }).run();

  const blobs = unique(sealed);
  // Making a database writes all pages to the disk.
  const place = await emptyPlace();
  const heap = await folderOf(owner);
  const dead = blobs.filter(({ blob }) => heap.some((content) => content.includes(blob)));
  const target = await backupSource(place.config, place.config.migrationDatabaseUrl ?? '');
  await restoreBackup({
    ...{
      place: backup,
      key: BACKUP_KEY,
      target,
      config: place.config,
      migrateOthers: migrateQueue,
    },
  });
  const there = new Client({ connectionString: place.config.migrationDatabaseUrl });
  await there.connect();
  const restored = await read(there);
  const everywhere = unique([...blobs, ...restored, ...(await read(owner))]);

  const others = [config.jwtSecret, BACKUP_KEY.toString('base64')];
  const left = keysIn(lab.keysDir);
  const inClear = numbers.filter(
    (number) => heap.some((content) => content.includes(number)) || isInFiles(folder, number),
  );
  await there.end();
  await place.remove();
  await owner.end();
  return {
    ...{ requests, deadRows: dead.length, restored: restored.length, keysLeft: left.length },
    inClear: inClear.length,
    found: opened(everywhere, [...left, ...others], numbers),
    foundWithKeys: opened(everywhere, copied, numbers),
  };
}

async function planted(lab: VisaLab, random: () => number, numbers: string[]) {
  const passportNumber = numberOf(random);
  numbers.push(passportNumber);
  return lab.requested({ passportNumber });
}

const numberOf = (random: () => number) =>
  `ZX${Array.from({ length: 10 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')}`;

/** As the product uses them. */
function keysIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('base64'));
}

const unique = (sealed: Sealed[]) => [
  ...new Map(sealed.map((each) => [each.blob.toString('hex'), each])).values(),
];

/** The database's files and the write-ahead log, as someone with the disk reads them. */
async function folderOf(owner: Client): Promise<Buffer[]> {
  const { rows } = await owner.query<{ database: string }>(
    'SELECT oid::text AS database FROM pg_database WHERE datname = current_database()',
  );
  const [data, { database = '' } = {}] = [postgresFolder(), rows[0]];
  if (data === undefined) throw new Error('The files of this PostgreSQL are not within reach.');
  return [join(data, 'base', database), join(data, 'pg_wal')].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(folder, name))),
  );
}

const isInFiles = (folder: string, text: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text),
  );

/** How many of the numbers any of the keys opens. */
function opened(sealed: Sealed[], keys: string[], numbers: string[]): number {
  const found = new Set<string>();
  for (const key of keys) {
    const box = new SecretBox(key, 'plenary visa letters');
    for (const { id, blob } of sealed) {
      try {
        const text = box.open(`${id} passport`, blob);
        for (const number of numbers) if (text.includes(number)) found.add(number);
      } catch {
        // Another key.
      }
    }
  }
  return found.size;
}
