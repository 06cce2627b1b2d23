import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process and its ended children have used. */
function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
  return (user + system + childUser + childSystem) * TICK_MS;
}

/** Milliseconds of CPU of its living threads, exact to the nanosecond. 0 when it has ended. */
export function exactCpuOf(pid) {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return 0;
  return sum(
    readdirSync(folder),
    (thread) => Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
  );
}

function parentOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Milliseconds of CPU of all processes below this one. */
export function cpuBelow(root) {
  return sum(below(root), cpuOf);
}

/**
 * For work that is shorter than a tick. Processes that start later do not count.
 * @returns a function that gives the milliseconds of CPU since this call
 */
export function exactClockBelow(root) {
  const last = new Map(below(root).map((pid) => [pid, exactCpuOf(pid)]));
  let total = 0;
  return () => {
    for (const [pid, before] of last) {
      const now = exactCpuOf(pid);
      // A thread that ended takes its time with it.
      total += Math.max(0, now - before);
      last.set(pid, now);
    }
    return total;
  };
}

/** Milliseconds of CPU of a process and all below it, and bytes of memory: pages that processes share count once (PSS). */
export function ofTree(root) {
  const pids = [root, ...below(root)];
  return { cpu: sum(pids, cpuOf), memory: sum(pids, proportionalMemoryOf), processes: pids.length };
}

function below(root) {
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
  return pids.filter((pid) => {
    for (let at = parents.get(pid); at > 1; at = parents.get(at)) if (at === root) return true;
    return false;
  });
}

function sum(pids, figureOf) {
  return pids.reduce((total, pid) => {
    try {
      return total + figureOf(pid);
    } catch {
      return total;
    }
  }, 0);
}

function proportionalMemoryOf(pid) {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(kilobytes) * 1024;
}

/** Bytes of memory that a process has in use now. */
export function memoryOf(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
