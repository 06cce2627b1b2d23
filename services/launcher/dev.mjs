// npm run dev: the whole product, its front ends with hot reload, its server restarted after changes.
// With --product <address> (or PRODUCT_URL) only the front ends, before a product that runs already.
import './check-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from './build.mjs';
import { compileOnChange } from './compile-on-change.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { RestartingServer } from './restarting-server.mjs';
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
  const { runProgram } = await serverModule('operations/start/run-program');
  letSignalsPass();
  return runProgram(startAll);
});

/** @returns how to stop */
async function startAll() {
  const { loadConfig } = await serverModule('platform/config/load-config');
  const { checkAddress } = await serverModule('operations/start/listen');
  const { withFreePort } = await serverModule('operations/start/free-port');
  const { serveDevelopment } = await frontEndModule('serve.mjs');
  const { frontEnds } = await frontEndModule('../site/front-ends.mjs');

  const config = await withFreePort(loadConfig(process.env));
  await checkAddress(config);
  const { host, port, publicUrl } = config;
  const hidden = await withFreePort({ ...config, host: '127.0.0.1', port: 0 });
  const product = `http://127.0.0.1:${hidden.port}`;
  const say = (line) => console.log(line.replace(`http://localhost:${hidden.port}`, publicUrl));
  const stops = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const postgres = config.isEmbedded ? await ownPostgres(config.dataDir, say, stops) : undefined;
    const development = await serveDevelopment({ frontEnds, product, host, port });
    stops.push(() => development.stop());
    const server = new RestartingServer({ config: hidden, postgres, say });
    stops.push(() => server.stop());
    await server.start();
    stops.push(await compileOnChange(() => server.restart()));
    console.log(
      'Shell and remotes reload hot; the server restarts after a change of services/src.',
    );
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Outlives restarts of the server, so that they take no longer than they need. */
async function ownPostgres(dataDir, say, stops) {
  const { startPostgres } = await serverModule('operations/embedded/postgres/postgres');
  const { url, migrationUrl, stop } = await startPostgres({ dataDir, say });
  stops.push(stop);
  return { url, migrationUrl };
}

/** A module of the shell's development server; the server never links the front ends. */
function frontEndModule(path) {
  return import(pathToFileURL(join(root, 'shell/dev', path)).href);
}
