import { readFileSync } from 'node:fs';
import * as z from 'zod';

const packageSchema = z.object({ version: z.string() });

/** Of the server's package. */
export function version(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return packageSchema.parse(JSON.parse(text)).version;
}
