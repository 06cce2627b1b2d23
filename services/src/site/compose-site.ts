import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PublicEdition } from '../editions/edition.schema.js';

const releaseSchema = z.object({
  shell: z.string(),
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
  mkdirSync(siteDir, { recursive: true });
  const text = JSON.stringify(edition);
  replaceFile(join(siteDir, 'edition.json'), text);
  replaceFile(join(siteDir, 'address.txt'), address);
  const live = readLive(siteDir);
  if (!live || isMadeOf(live, address, text)) return;
  await runComposer(siteDir, live.shell);
}

type Release = z.infer<typeof releaseSchema>;

/** Undefined while nothing is published. */
function readLive(siteDir: string): Release | undefined {
  const file = join(siteDir, 'current', 'release.json');
  return existsSync(file) ? releaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function isMadeOf(live: Release, address: string, edition: string): boolean {
  const hash = createHash('sha256').update(edition).digest('hex').slice(0, 12);
  const isThisYear = live.composedYear === new Date().getFullYear();
  return live.address === address && live.edition === hash && isThisYear;
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
