// Loaded before the server: answers "packages" with the names of the packages that its modules imported so far.
import { createRequire, register } from 'node:module';
import { MessageChannel } from 'node:worker_threads';

const { port1, port2 } = new MessageChannel();
const loaded = new Set();
const addOf = (path) => {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (name) loaded.add(name);
};
port1.on('message', addOf);
port1.unref();
register('./report-loads.mjs', import.meta.url, { data: { port: port2 }, transferList: [port2] });

process.on('message', (question) => {
  if (question !== 'packages') return;
  // Packages of CommonJS are required by others without the hook.
  for (const path of Object.keys(createRequire(import.meta.url).cache)) addOf(path);
  process.send([...loaded].sort());
});
