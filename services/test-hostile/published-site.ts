import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PRIVATE } from './request-trials.js';

/** A site folder with one page and one script, and a file that the server keeps to itself. */
export function publishedSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plenary-hostile-site-'));
  const routes = ['/', '/venue', '/papers/:id'].map((path) => ({ path, status: 200 }));
  const files = {
    'one/index.html': '<html>shell',
    'one/404.html': '<html>not found',
    'one/pages/venue/index.html': '<html>venue',
    'one/routes.json': JSON.stringify(routes),
    'shell/1.0.0/main.js': 'console.log("shell")',
    'shell/.hidden': PRIVATE,
    'history.jsonl': PRIVATE,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  symlinkSync('one', join(folder, 'current'));
  return folder;
}
