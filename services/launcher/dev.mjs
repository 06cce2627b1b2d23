// npm run dev: the whole product in one process, its front ends with hot reload. With --product
// <address> (or PRODUCT_URL) the front ends alone, before a product that runs already.
import './check-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { root } from './root.mjs';
import { serverModule } from './server.mjs';
import { letSignalsPass } from './step.mjs';

process.chdir(root);
endWithNpm();

const isBeforeProduct =
  process.argv.some((argument) => argument.startsWith('--product')) || process.env.PRODUCT_URL;

await launch(async () => {
  await install();
  if (isBeforeProduct) return frontEndModule('dev.mjs');
  await buildServer();
  const { runProgram } = await serverModule('run-program');
  letSignalsPass();
  return runProgram(startAll);
});

/** @returns how to stop */
async function startAll() {
  const { loadConfig } = await serverModule('config/load-config');
  const { checkAddress } = await serverModule('listen');
  const { withFreePort } = await serverModule('free-port');
  const { start } = await serverModule('start');
  const { serveDevelopment } = await frontEndModule('serve.mjs');
  const { frontEnds } = await frontEndModule('../site/front-ends.mjs');

  const config = await withFreePort(loadConfig(process.env));
  await checkAddress(config);
  const { host, port, publicUrl } = config;
  const hidden = await withFreePort({ ...config, host: '127.0.0.1', port: 0 });
  const product = `http://127.0.0.1:${hidden.port}`;
  const development = await serveDevelopment({ frontEnds, product, host, port });
  const say = (line) => console.log(line.replace(`http://localhost:${hidden.port}`, publicUrl));
  try {
    const running = await start(hidden, say);
    console.log('Shell and remotes reload hot; a change of services needs a new start.');
    return async () => {
      await development.stop();
      await running.stop();
    };
  } catch (error) {
    await development.stop();
    throw error;
  }
}

/** A module of the shell's development server; the server never links the front ends. */
function frontEndModule(path) {
  return import(pathToFileURL(join(root, 'shell/dev', path)).href);
}
