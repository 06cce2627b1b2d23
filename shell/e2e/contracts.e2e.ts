import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contractFiles } from '../contract-files.mjs';

// The contract tests of this checkout's remotes, in its product: `npm run test:contract` runs those of published versions.
const root = path.resolve(import.meta.dirname, '../..');
process.env.CONTRACT_PRODUCT = JSON.stringify({
  url: process.env.E2E_URL,
  tokens: JSON.parse(process.env.E2E_TOKENS ?? '{}') as unknown,
});
for (const remote of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
  for (const file of contractFiles(path.join(root, remote))) await import(file);
}
