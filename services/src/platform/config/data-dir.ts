import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.js';

// One name for all processes, so that the next start removes the file of one that was killed.
const PROBE = '.probe';

/**
 * 0711: PostgreSQL can run as another user and must pass through; files are closed one by one.
 * @throws StartError when it is full, read-only, not a folder, or another user's
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    const probe = join(dataDir, PROBE);
    writeFileSync(probe, 'x'.repeat(4096));
    rmSync(probe, { force: true });
  } catch (error) {
    throw explainFolder(error, dataDir);
  }
}

// mkdirSync's own recursion never ends where folders cannot be made, as in /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, 0o711);
}

export function explainFolder(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(`The data folder ${folder} is full: free some space on its disk.`);
    case 'EROFS':
      return new StartError(`The data folder ${folder} is read-only: set DATA_DIR to another one.`);
    case 'ENOENT':
    case 'EACCES':
    case 'EPERM':
      return new StartError(
        `The data folder ${folder} ${ownerOf(folder)}: start as its owner, or set DATA_DIR to another one.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(
        `The data folder ${folder} is not a folder: set DATA_DIR to another one.`,
      );
    default:
      return error;
  }
}

function ownerOf(folder: string): string {
  const owner = existsSync(folder) ? statSync(folder).uid : process.getuid?.();
  return owner === process.getuid?.()
    ? 'may not be written to'
    : `belongs to another user (uid ${owner})`;
}

function codeOf(error: unknown): string {
  return (error as Partial<NodeJS.ErrnoException> | undefined)?.code ?? '';
}
