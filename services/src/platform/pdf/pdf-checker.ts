import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SECOND } from '../core/time.js';
import type {
  PdfCopy,
  PdfCopyTask,
  PdfFindings,
  PdfTask,
  PdfText,
  PdfTextTask,
} from './pdf-findings.js';

/** Per file, once the thread is ready. */
const TIME_LIMIT = 2 * SECOND;
/** On a busy machine the thread may get little time. */
const TIME_LIMIT_WHEN_BUSY = 10 * SECOND;
const LOOK_EVERY = 100;
const resourceLimits = {
  maxOldGenerationSizeMb: 160,
  // Larger ones take more memory for as long as the thread lives, and no less time.
  maxYoungGenerationSizeMb: 8,
  stackSizeMb: 4,
};

/** The built program, also in tests, which compile everything else themselves. */
const PROGRAM = new URL('../../../dist/platform/pdf/pdf-thread.js', import.meta.url);

/**
 * One file at a time, to bound memory; a file beyond a limit ends the thread, and only that. The thread
 * starts with the first file and stays: a new one takes ten times the CPU of a file to get ready.
 */
@Injectable()
export class PdfChecker implements OnModuleDestroy {
  private thread: Promise<Worker> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private queued = 0;

  /** Files that are not checked yet. */
  get waiting(): number {
    return this.queued;
  }

  /** Whether a file can be opened. Never throws because of what the file holds. */
  check(task: PdfTask): Promise<PdfFindings> {
    return this.queue<object>(task);
  }

  /** The same, and a copy without author data. */
  copy(task: PdfCopyTask): Promise<PdfFindings<PdfCopy>> {
    return this.queue<PdfCopy>(task);
  }

  /** The text of the first pages of a file that was checked before. Never throws. */
  read(task: PdfTextTask): Promise<PdfFindings<PdfText>> {
    return this.queue<PdfText>(task);
  }

  /** Ends the thread after the files in the queue; the next file starts another. */
  async rest(): Promise<void> {
    await this.last;
    await this.end();
  }

  onModuleDestroy(): Promise<void> {
    return this.rest();
  }

  private queue<Copy>(task: PdfTask): Promise<PdfFindings<Copy>> {
    this.queued += 1;
    const findings = this.last.then(() => this.run<Copy>(task));
    const end = () => {
      this.queued -= 1;
    };
    this.last = findings.then(end, end);
    return findings;
  }

  private async run<Copy>(task: PdfTask): Promise<PdfFindings<Copy>> {
    const worker = await (this.thread ??= this.start());
    const patience = new AbortController();
    const { signal } = patience;
    const isOver = timeLimit();
    const watch = setInterval(() => isOver() && patience.abort(), LOOK_EVERY);
    try {
      worker.postMessage(task);
      return ((await once(worker, 'message', { signal })) as [PdfFindings<Copy>])[0];
    } catch {
      await this.end();
      return { kind: 'too-complex' };
    } finally {
      clearInterval(watch);
    }
  }

  private start(): Promise<Worker> {
    const thread = started(() => {
      if (this.thread === thread) this.thread = undefined;
    });
    return thread;
  }

  private async end(): Promise<void> {
    const thread = this.thread;
    this.thread = undefined;
    await (await thread)?.terminate();
  }
}

/** Beyond TIME_LIMIT only if the process got CPU time; a busy machine gets more. */
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

/**
 * V8 reads the flag when a thread gets its heap. To free 4 MB in an idle one it would drop the code that it
 * compiled, and the next file would cost four times as much.
 */
async function started(onExit: () => void): Promise<Worker> {
  setFlagsFromString('--no-memory-reducer');
  try {
    const worker = new Worker(PROGRAM, { resourceLimits, stdout: true, stderr: true });
    worker.once('exit', onExit);
    await once(worker, 'message');
    worker.on('error', () => undefined);
    worker.unref();
    return worker;
  } finally {
    setFlagsFromString('--memory-reducer');
  }
}
