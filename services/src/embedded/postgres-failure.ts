import { explainFolder } from './data-dir.js';
import { StartError } from './start-error.js';

/** One readable line from what a PostgreSQL program left behind when it failed. */
export function postgresFailure(error: Error | undefined, output: string, folder: string): unknown {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return full(folder);
  const reason =
    error?.message ??
    /^.*?(?:FATAL|PANIC|error): *(.*)$/m.exec(output)?.[1] ??
    output.trim().split('\n').at(-1) ??
    'no reason given';
  return new StartError(
    `PostgreSQL does not start (${reason}): mend ${folder}, or set DATABASE_URL to a database of your own.`,
  );
}

function full(folder: string): unknown {
  return explainFolder(Object.assign(new Error(), { code: 'ENOSPC' }), folder);
}
