import { Worker, type ResourceLimits } from 'node:worker_threads';

interface Options<Progress> {
  /** Ends the thread. */
  signal?: AbortSignal;
  limits?: ResourceLimits;
  onProgress?: (progress: Progress) => void;
}

/**
 * Runs a program in a new thread, which answers `{ done }` once, and `{ progress }` before.
 *
 * @param program of the built server: threads run outside what compiles tests
 * @throws the error of the thread; the reason of the signal
 */
export async function runThread<Result, Progress = never>(
  program: URL,
  data: unknown,
  { signal, limits, onProgress }: Options<Progress> = {},
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new Worker(program, { workerData: data, resourceLimits: limits });
  const ended = new AbortController();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const stop = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', stop, { signal: ended.signal });
      worker.on('message', (message: { done: Result } | { progress: Progress }) => {
        if ('done' in message) resolve(message.done);
        else onProgress?.(message.progress);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}.`)));
    });
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
