import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process and its ended children have used. */
function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return (user + system + childUser + childSystem) * TICK_MS;
}

function parentOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Milliseconds of CPU of all processes below this one, but for those named. */
export function cpuBelow(root, except = []) {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map();
  for (const pid of pids) {
    try {
      parents.set(pid, parentOf(pid));
    } catch {
      // It ended meanwhile.
    }
  }
  const isBelow = (pid) => {
    for (let at = pid; at > 1; at = parents.get(at)) {
      if (except.includes(at)) return false;
      if (at === root && at !== pid) return true;
    }
    return false;
  };
  return pids.filter(isBelow).reduce((sum, pid) => {
    try {
      return sum + cpuOf(pid);
    } catch {
      return sum;
    }
  }, 0);
}

/** Bytes of memory that a process has in use now. */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
