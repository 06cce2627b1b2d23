import './check-node.mjs';
import { parseArgs } from 'node:util';
import { buildFrontEnds, buildServer } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { publish } from './publish.mjs';
import { root } from './root.mjs';
import { serverModule } from './server.mjs';
import { letSignalsPass } from './step.mjs';

// npm start -- --empty, or --as-published: with the site folder as it is, without a build of the front ends.
const { values } = parseArgs({
  options: { empty: { type: 'boolean' }, 'as-published': { type: 'boolean' } },
});
if (values.empty) process.env.SAMPLES = 'none';

process.chdir(root);
endWithNpm();

await launch(async () => {
  await install();
  await buildServer();
  // A wrong variable or folder is reported before the longer steps.
  const { loadConfig } = await serverModule('platform/config/load-config');
  const { prepareDataDir } = await serverModule('platform/config/data-dir');
  const config = loadConfig(process.env);
  prepareDataDir(config.dataDir);

  if (!values['as-published']) await publish(config.siteDir, await buildFrontEnds());
  const { run } = await serverModule('main');
  await run();
  // From here on the product stops in its own order.
  letSignalsPass();
});
