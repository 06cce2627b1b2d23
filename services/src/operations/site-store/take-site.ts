import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, rmdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { foldersOf, type Manifest, type State } from './site-manifest.js';
import { STATE } from './site-files.js';

export interface Taken {
  staged: Map<string, string>;
  stage: string;
  next: State;
  known: Manifest | undefined;
}

/** Takes files first, then links, `current` and `buckets` last; then removes unused ones. */
export async function take(folder: string, { staged, stage, next, known }: Taken): Promise<void> {
  const { files, links } = next.manifest;
  for (const [path, { writtenAt }] of Object.entries(files).sort(byDepth)) {
    const from = staged.get(path);
    const isTouched = from !== undefined || known?.files[path]?.writtenAt !== writtenAt;
    if (!isTouched) continue;
    // Times have fractions of milliseconds, which are cut off where they are read.
    const time = (writtenAt + 0.5) / 1000;
    await utimes(from ?? join(folder, path), time, time);
    if (from !== undefined) await move(from, join(folder, path));
  }
  for (const [path, target] of Object.entries(links).sort(byDepth)) {
    if (known?.links[path] === target) continue;
    const draft = join(stage, randomUUID());
    await symlink(target, draft);
    await move(draft, join(folder, path));
  }
  const removed = [...Object.keys(known?.links ?? {}), ...Object.keys(known?.files ?? {})].filter(
    (path) => !(path in files) && !(path in links),
  );
  // Until it is written, the next pull does all of this again.
  await writeFile(join(stage, 'state.json'), JSON.stringify(next));
  for (const path of removed) await rm(join(folder, path), { force: true });
  await removeEmpty(folder, removed);
  await move(join(stage, 'state.json'), join(folder, STATE));
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** In the order of composers. */
const LAST = ['current', 'buckets'];

/** Those at the top come last: links that lead to the others, and lists of them. */
function byDepth([one]: [string, unknown], [other]: [string, unknown]): number {
  const rank = (path: string) => (path.includes('/') ? 0 : LAST.indexOf(path) + 2);
  return rank(one) - rank(other);
}

async function removeEmpty(folder: string, removed: string[]): Promise<void> {
  const folders = [...new Set(removed.flatMap(foldersOf))].sort().reverse();
  for (const each of folders) await rmdir(join(folder, each)).catch(() => undefined);
}
