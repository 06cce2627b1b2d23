import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** @returns the start time, which identifies the process; undefined without one, or for a zombie */
export function identify(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform === 'linux') {
      // Fields 3 and 22 of stat; the command's name before them, in brackets, can contain spaces.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    return ps(pid, 'state').startsWith('Z') ? undefined : ps(pid, 'lstart');
  } catch {
    return 'unknown';
  }
}

/** @param path the name at their start, which systems other than Linux find in command lines */
export function processesIn(folder: string, path: string): number[] {
  if (process.platform === 'linux') {
    const real = realpathSync(folder);
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && isInside(workingFolder(pid), real));
  }
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(path))
    .map((line) => Number.parseInt(line, 10));
}

function isInside(place: string | undefined, folder: string): boolean {
  return place === folder || place?.startsWith(folder + sep) === true;
}

// Undefined for zombies, other users' processes and those that have ended.
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** @param cluster real path */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    return process.platform === 'linux'
      ? readlinkSync(`/proc/${pid}/cwd`) === cluster
      : ps(pid, 'command').includes(cluster);
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ps(pid: number, column: string): string {
  return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
}
