import { createRequire } from 'node:module';
import path from 'node:path';
import { pluginReact } from '@rsbuild/plugin-react';
import { copiedFiles } from '../copied-files.mjs';
import { poFiles } from '../federation.mjs';
import { root } from '../site/front-ends.mjs';

const require = createRequire(path.join(root, 'shell/kit/package.json'));

/** The build of a standalone remote: one application with all its dependencies. */
export function standaloneConfig(name) {
  return {
    root: path.join(root, name),
    mode: 'development',
    logLevel: 'warn',
    plugins: [pluginReact()],
    source: { entry: { index: './src/standalone.tsx' } },
    html: { title: `${name}, standalone` },
    tools: { rspack: { module: { rules: [poFiles] } } },
    output: {
      distPath: { root: 'dist/standalone' },
      copy: [
        ...copiedFiles(path.join(root, name)),
        { from: path.join(root, 'shell/assets'), to: 'assets' },
        { from: require.resolve('msw/mockServiceWorker.js') },
      ],
    },
    server: { host: '127.0.0.1', allowedHosts: [], printUrls: false, historyApiFallback: true },
  };
}
