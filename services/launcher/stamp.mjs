import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file in a built folder. */
export const STAMP = '.plenary-stamp';

/** Whether a folder was made from exactly these inputs. The stamp is written when it is complete. */
export function isStamped(folder, fingerprint) {
  try {
    return readFileSync(join(folder, STAMP), 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

export function stamp(folder, fingerprint) {
  writeFileSync(join(folder, STAMP), fingerprint);
}
