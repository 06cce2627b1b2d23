import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The contract tests of a remote, which its published version has with it. */
export function contractFiles(folder) {
  const contract = path.join(folder, 'contract');
  if (!existsSync(contract)) return [];
  return readdirSync(contract)
    .filter((file) => file.endsWith('.contract.ts'))
    .sort()
    .map((file) => path.join(contract, file));
}
