// Loaded before the server, with `--expose-gc`: answers "heap" with the bytes that a collection leaves.
process.on('message', (question) => {
  if (question !== 'heap') return;
  globalThis.gc();
  // What finalizers release goes with the second one.
  setImmediate(() => {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  });
});
