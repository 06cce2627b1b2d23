// The development server: front ends of this checkout with hot reload, before a running product.
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { root } from '../site/front-ends.mjs';
import { DEVELOPMENT, hotEnvironments, pageEnvironment } from './environments.mjs';
import { developmentAnswers } from './middleware.mjs';
import { Overrides } from './overrides.mjs';
import { waitForProduct } from './wait-for-product.mjs';

process.env.NODE_ENV = 'development';

const isOwn = (pathname) =>
  pathname.startsWith(`${DEVELOPMENT}/`) || pathname.startsWith('/rsbuild');

/**
 * Serves front ends of this checkout, and everything else as the product answers it.
 * @param frontEnds names such as 'mfe-admin'; without 'shell' the shell is the product's
 * @param product address of the product; it need not answer yet
 * @param strictPort false takes the next free port when this one is in use
 * @returns the port, and how to stop
 */
export async function serveDevelopment({ frontEnds, product, host, port, strictPort = true }) {
  const overrides = new Overrides(frontEnds.filter((name) => name !== 'shell'));
  const hasShell = frontEnds.includes('shell');
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'development',
      logLevel: 'warn',
      environments: { ...pageEnvironment, ...(await hotEnvironments(frontEnds)) },
      dev: {
        lazyCompilation: false,
        // Routes are data that no bundle holds: the page asks for them when it starts.
        watchFiles: {
          type: 'reload-page',
          paths: frontEnds.map((name) => path.join(root, name, 'src/routes.ts')),
        },
      },
      server: {
        middlewareMode: true,
        host,
        port,
        strictPort,
        // No other name may be pointed at this server by a page elsewhere.
        allowedHosts: [],
        setup: ({ server }) => {
          server.middlewares.use(waitForProduct(product, isOwn));
          server.middlewares.use(developmentAnswers({ product, hasShell, overrides }));
        },
        proxy: [
          { target: product, changeOrigin: true, pathFilter: (pathname) => !isOwn(pathname) },
        ],
      },
    },
  });
  const development = await rsbuild.createDevServer();
  const server = createServer(development.middlewares).listen(development.port, host);
  await once(server, 'listening');
  development.connectWebSocket({ server });
  return { port: development.port, stop: () => stop(server, development) };
}

async function stop(server, development) {
  server.close();
  server.closeAllConnections();
  await development.close();
}
