import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './database.js';
import { testConfig } from './test-config.js';

/** A folder of a test's own with a published site in it. */
export function folderWithSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-backup-'));
  const release = join(folder, 'site', 'releases', '1');
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, 'index.html'), '<h1>Radio and its machines</h1>');
  symlinkSync('releases/1', join(folder, 'site', 'current'));
  return folder;
}

/** An empty place to restore to: a database without tables, a store and a site folder without files. */
export async function emptyPlace() {
  const { drop, ...database } = await createDatabase('template0');
  const dataDir = mkdtempSync(join(tmpdir(), 'plenary-restored-'));
  const config = testConfig({ ...database, dataDir, siteDir: join(dataDir, 'site') });
  const remove = async () => {
    await drop();
    rmSync(dataDir, { recursive: true });
  };
  return { config, remove };
}
