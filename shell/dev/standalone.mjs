// node standalone.mjs <remote> [--port <number>]: shows one remote alone, with sample data.
import { parseArgs } from 'node:util';
import { createRsbuild } from '@rsbuild/core';
import { checkName } from '../site/front-ends.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { standaloneConfig } from './standalone-config.mjs';

process.env.NODE_ENV = 'development';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: process.env.PORT || undefined } },
});

endWithNpm();

async function serve() {
  const name = checkName(positionals[0] ?? '');
  const config = standaloneConfig(name);
  const rsbuild = await createRsbuild({
    config: {
      ...config,
      server: {
        ...config.server,
        port: Number(values.port ?? 3200),
        strictPort: values.port !== undefined,
      },
    },
  });
  const { port } = await rsbuild.startDevServer();
  console.log(`${name} alone, with sample data: http://localhost:${port}`);
}

serve().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
