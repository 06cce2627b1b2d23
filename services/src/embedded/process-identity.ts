import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * What tells a living process from a later one with the same id: its start time, as the system
 * writes it; undefined when there is no such process, or only its remains (a zombie).
 */
export function identify(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    if (process.platform === 'linux') {
      // Fields 3 and 22 of stat; the command's name, in brackets before them, may hold spaces.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    return ps(pid, 'state').startsWith('Z') ? undefined : ps(pid, 'lstart');
  } catch {
    return 'unknown';
  }
}

/** Whether the process is a PostgreSQL server whose cluster is that folder (its real path). */
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
