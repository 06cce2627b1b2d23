// Loaded before an API: SIGUSR2 prints the bytes that a collection leaves, as bench/heap.mjs measures them.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  // What finalizers release goes with the second one.
  setImmediate(() => {
    collect();
    console.log(`heap after collection: ${process.memoryUsage().heapUsed}`);
  });
});
