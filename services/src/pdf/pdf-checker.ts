import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE, SECOND } from '../common/time.js';
import type { PdfFindings, PdfTask } from './pdf-findings.js';

/** For one file, once the thread is ready. */
const TIME_LIMIT = 2 * SECOND;
/** A machine that is busy with other things gets this much to give the thread its time. */
const TIME_LIMIT_WHEN_BUSY = 10 * SECOND;
const LOOK_EVERY = 100;
const KEPT_IDLE_FOR = MINUTE;
const resourceLimits = {
  maxOldGenerationSizeMb: 160,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
};

/** The built program, also for tests, which compile everything else themselves. */
const PROGRAM = new URL('../../dist/pdf/pdf-thread.js', import.meta.url);

/**
 * Looks into PDFs in a thread of its own, one file after the other, so that many at once take no more
 * memory than one. A file that takes too long, or too much, ends its thread; the next gets a new one.
 */
@Injectable()
export class PdfChecker implements OnModuleDestroy {
  private thread: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** Never throws because of what the file holds. */
  check(task: PdfTask): Promise<PdfFindings> {
    const findings = this.last.then(() => this.run(task));
    this.last = findings.catch(() => undefined);
    return findings;
  }

  async onModuleDestroy(): Promise<void> {
    await this.last;
    await this.end();
  }

  private async run(task: PdfTask): Promise<PdfFindings> {
    clearTimeout(this.idle);
    this.thread ??= started();
    const worker = await this.thread;
    const patience = new AbortController();
    const { signal } = patience;
    const isOver = timeLimit();
    const watch = setInterval(() => isOver() && patience.abort(), LOOK_EVERY);
    try {
      worker.postMessage(task);
      const [findings] = (await once(worker, 'message', { signal })) as [PdfFindings];
      this.idle = setTimeout(() => void this.end(), KEPT_IDLE_FOR).unref();
      return findings;
    } catch {
      await this.end();
      return { kind: 'unreadable' };
    } finally {
      clearInterval(watch);
    }
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const thread = this.thread;
    this.thread = undefined;
    await (await thread)?.terminate();
  }
}

/** Whether the time is over that begins now: as clocks go, and as this process got to work. */
function timeLimit(): () => boolean {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const passed = performance.now() - began;
    const { user, system } = process.cpuUsage(before);
    const worked = (user + system) / 1000;
    return passed > TIME_LIMIT_WHEN_BUSY || (passed > TIME_LIMIT && worked > TIME_LIMIT * 0.75);
  };
}

async function started(): Promise<Worker> {
  const worker = new Worker(PROGRAM, { resourceLimits, stdout: true, stderr: true });
  await once(worker, 'message');
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}
