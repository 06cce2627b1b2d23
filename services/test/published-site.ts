import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Versions that went live, and when: `{ shell: '1.0.0-00000001' }`. */
export interface Published {
  at: string;
  versions: Record<string, string>;
}

export interface PublishedSite {
  siteDir: string;
  put: (file: string, content: string) => void;
  remove: () => void;
}

/** A site folder with a history, as publishers write it; the last is live. */
export function publishedSite(published: Published[]): PublishedSite {
  const siteDir = mkdtempSync(join(tmpdir(), 'plenary-published-'));
  const put = (file: string, content: string) => {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), content);
  };
  let live: Record<string, string> = {};
  const lines = published.map(({ at, versions }, index) => {
    const changes = Object.entries(versions).map(([name, to]) => [name, { from: live[name], to }]);
    live = { ...live, ...versions };
    const release = String(index + 1).padStart(6, '0');
    const entry = { release, at, by: 'a spec', cause: 'publish' };
    return JSON.stringify({ ...entry, changes: Object.fromEntries(changes) as object });
  });
  put('history.jsonl', `${lines.join('\n')}\n`);
  const { shell, ...remotes } = live;
  // No edition is composed: no composer is there.
  const rest = { edition: '', composedYear: 2000, address: '' };
  put('current/release.json', JSON.stringify({ shell, remotes, ...rest }));
  return { siteDir, put, remove: () => rmSync(siteDir, { recursive: true }) };
}
