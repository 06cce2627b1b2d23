import { explainFolder } from '../../../platform/config/data-dir.js';
import { StartError } from '../../../platform/config/start-error.js';

export function postgresFailure(
  error: Error | undefined,
  output: string,
  dataDir: string,
): unknown {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return full(dataDir);
  const reason =
    error?.message ??
    /^.*?(?:FATAL|PANIC|error): *(.*)$/m.exec(output)?.[1] ??
    output.trim().split('\n').at(-1) ??
    'no reason given';
  return new StartError(
    `PostgreSQL does not start in ${dataDir} (${reason}): set DATABASE_URL to a database of your own, or DATA_DIR to another folder.`,
  );
}

function full(dataDir: string): unknown {
  return explainFolder(Object.assign(new Error(), { code: 'ENOSPC' }), dataDir);
}
