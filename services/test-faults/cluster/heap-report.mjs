// Loaded before a program: after SIGUSR2, its heap after a collection is a line of the file HEAP_REPORT, as is what ends it.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const report = (line) =>
    appendFileSync(process.env.HEAP_REPORT, `${JSON.stringify({ pid: process.pid, ...line })}\n`);
  process.on('SIGUSR2', () => {
    collect();
    // What finalizers release goes with the second one.
    setImmediate(() => {
      collect();
      report({ heap: process.memoryUsage().heapUsed });
    });
  });
  process.on('uncaughtExceptionMonitor', (error, origin) =>
    report({ unhandled: `${origin}: ${error?.stack ?? error}` }),
  );
}
