import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PublicEdition } from '../editions/edition.schema.js';

const versionsSchema = z.object({ shell: z.string(), remotes: z.record(z.string(), z.string()) });
const releaseSchema = versionsSchema.extend({
  edition: z.string(),
  composedYear: z.int(),
  address: z.string(),
});

/**
 * Brings the site's pages up to date with the edition and the published front ends. The composer
 * comes with the published shell and runs as a process of its own, so that the server holds
 * nothing of the front ends. Does nothing when the live release is made of the same.
 * @throws when the composer fails; the release before stays live
 */
export async function composeSite(
  siteDir: string,
  address: string,
  edition: PublicEdition,
): Promise<void> {
  const published = join(siteDir, 'published.json');
  mkdirSync(siteDir, { recursive: true });
  const text = JSON.stringify(edition);
  replaceFile(join(siteDir, 'edition.json'), text);
  replaceFile(join(siteDir, 'address.txt'), address);
  if (!existsSync(published)) return;
  const versions = versionsSchema.parse(JSON.parse(readFileSync(published, 'utf8')));
  if (isLive(siteDir, { ...versions, address }, text)) return;
  await runComposer(siteDir, versions.shell);
}

type Live = Pick<z.infer<typeof releaseSchema>, 'shell' | 'remotes' | 'address'>;

function isLive(siteDir: string, wantedState: Live, edition: string) {
  const file = join(siteDir, 'current', 'release.json');
  if (!existsSync(file)) return false;
  const live: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = {
    ...wantedState,
    edition: createHash('sha256').update(edition).digest('hex').slice(0, 12),
    composedYear: new Date().getFullYear(),
  };
  return JSON.stringify(live) === JSON.stringify(releaseSchema.parse(wanted));
}

function replaceFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function runComposer(siteDir: string, shell: string): Promise<void> {
  const composer = join(siteDir, 'node', 'shell', shell, 'compose.cjs');
  const child = spawn(process.execPath, [composer, '--site', siteDir], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site did not compose: ${complaint.trim()}`)),
    );
  });
}
