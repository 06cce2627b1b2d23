import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

interface Line {
  pid: number;
  /** Bytes. */
  heap?: number;
  unhandled?: string;
}

export interface Sample {
  /** Milliseconds since the epoch. */
  at: number;
  /** Bytes. */
  heap: number;
}

/** The heaps of programs after a collection, over time. */
export class Heaps {
  private readonly samples = new Map<string, Sample[]>();

  constructor(private readonly file: string) {
    closeSync(openSync(file, 'a'));
  }

  /** Variables of programs that report. */
  static environment(file: string): Record<string, string> {
    const script = pathToFileURL(join(__dirname, 'heap-report.mjs')).href;
    return { NODE_OPTIONS: `--import ${script}`, HEAP_REPORT: file };
  }

  /** Waits for the report: a program that waits for a processor answers late. */
  async sample(name: string, pid: number): Promise<void> {
    const before = this.of(pid).length;
    process.kill(pid, 'SIGUSR2');
    while (this.of(pid).length === before) {
      if (!existsSync(`/proc/${pid}`)) throw new Error(`${name} has ended`);
      await pause(50);
    }
    const samples = this.samples.get(name) ?? [];
    samples.push({ at: Date.now(), heap: this.of(pid).at(-1)! });
    this.samples.set(name, samples);
  }

  /** What ended a program. */
  get unhandled(): string[] {
    return this.lines().flatMap(({ unhandled }) => unhandled ?? []);
  }

  get all(): [name: string, samples: Sample[]][] {
    return [...this.samples];
  }

  private of(pid: number): number[] {
    return this.lines().flatMap((line) => (line.pid === pid && line.heap ? [line.heap] : []));
  }

  private lines(): Line[] {
    // A line without its end is still being written.
    const lines = readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Line);
  }
}

/**
 * Medians, since one sample has the requests in it that were open.
 * @param from milliseconds since the epoch: the time before fills caches
 * @returns percent, from the first to the last fifth of the samples
 */
export function growth(samples: Sample[], from: number): number {
  const heaps = samples.filter(({ at }) => at >= from).map(({ heap }) => heap);
  const fifth = Math.max(1, Math.floor(heaps.length / 5));
  const [first, last] = [median(heaps.slice(0, fifth)), median(heaps.slice(-fifth))];
  return Math.round((last / first - 1) * 1000) / 10;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
