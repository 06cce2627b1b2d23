// The builds of the shell and of its remotes.
import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import {
  pageScriptsReport,
  routesReport,
  sharedScriptsReport,
  usesReport,
} from './build-reports.mjs';
import { contractEnvironments } from './contract-files.mjs';
import { copiedFiles } from './copied-files.mjs';
import { withoutDefaultTheme } from './default-theme.mjs';
import { pureComponents } from './pure-components.mjs';
import { sortedChunks, sortedManifest, withoutAddresses } from './same-bytes.mjs';
import {
  consumedByRemotes,
  consumedByShell,
  onDemand,
  onDemandSources,
  provided,
  sharedRequests,
} from './shared-requests.mjs';
import { unreached } from './unreached-loader.mjs';
import { verifiedScripts } from './verified-scripts.mjs';
import { scriptDigests } from './script-digests.mjs';

const here = import.meta.dirname;
const isProduction = process.env.NODE_ENV !== 'development';

/** By the keys of src/prerender/page-scripts.ts. */
const layoutSources = Object.fromEntries(
  ['admin', 'reviewer'].map((layout) => [
    `layout:${layout}`,
    path.join(here, `src/app/layouts/${layout}-layout.tsx`),
  ]),
);

/** Catalogues of translations, as modules. */
export const poFiles = {
  test: /\.po$/,
  loader: path.join(here, 'po-loader.mjs'),
  type: 'javascript/auto',
};

/** Smaller replacements for modules of packages in the shell's bundle. */
const alias = {
  'react-is$': path.join(here, 'react-is.mjs'),
  '@emotion/use-insertion-effect-with-fallbacks$': path.join(here, 'style-insertion.mjs'),
};

const web = {
  source: {
    define: { 'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development') },
  },
  output: {
    target: 'web',
    filenameHash: 'contenthash:8',
    assetPrefix: 'auto',
    // Hidden: no file names its map. build.mjs takes them out of the served files.
    sourceMap: isProduction ? { js: 'hidden-source-map' } : true,
    legalComments: 'none',
    minify: { jsOptions: { minimizerOptions: { compress: { passes: 3, ecma: 2020 } } } },
    overrideBrowserslist: ['chrome >= 100', 'edge >= 100', 'firefox >= 100', 'safari >= 15.4'],
  },
  performance: { printFileSize: false },
  tools: { htmlPlugin: false },
};

/**
 * Browsers compile these files as a whole while they arrive, off the main thread, instead of each function
 * when it is first called (docs/decisions/2026-11-24-compiled-off-the-main-thread.md).
 */
const compiledEarly = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which drops comments.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Half of the shell's code: in a separate file, its evaluation is a separate task. */
const reactDom = {
  name: 'react-dom',
  test: /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/,
  chunks: 'initial',
  enforce: true,
};

/** One chunk for all consumers. */
const queries = {
  name: 'queries',
  test: /[\\/]node_modules[\\/]@tanstack[\\/]/,
  chunks: 'async',
  enforce: true,
};

/** A package that one part uses stays in that part's file; rspack's default would split it off. */
const joined = { defaultVendors: false };

/** Files side by side in one folder, under the names that their content gives them. */
function flat(root) {
  return {
    root,
    js: '',
    jsAsync: '',
    css: '',
    cssAsync: '',
    assets: '',
    svg: '',
    font: '',
    image: '',
  };
}

/** Everything in one file that Node loads while pages are rendered. */
function nodeOutput(root) {
  return {
    target: 'node',
    distPath: flat(root),
    filename: { js: '[name].cjs' },
    filenameHash: false,
    sourceMap: false,
    minify: false,
    legalComments: 'none',
    module: false,
  };
}

/** Fonts and pictures, and the first script of every page; their folder is named after its content. */
export function startEnvironment() {
  return {
    ...web,
    source: {
      ...web.source,
      entry: {
        start: path.join(here, 'src/start/start.ts'),
        worker: path.join(here, 'src/offline/worker.ts'),
        observed: path.join(here, 'src/observed/observed.ts'),
        vitals: path.join(here, 'src/observed/vitals.ts'),
      },
    },
    output: {
      ...web.output,
      distPath: flat(path.join(here, 'dist/assets')),
      filename: { js: '[name].js' },
      filenameHash: false,
      copy: [{ from: path.join(here, 'assets') }],
    },
    // Each is one file: the page and the worker load nothing else to begin.
    performance: { ...web.performance, chunkSplit: { strategy: 'all-in-one' } },
    tools: { ...web.tools, rspack: { plugins: [isProduction && scriptDigests] } },
  };
}

/** The shell's builds: the first script of a page, the host in the browser, and the composer of pages in Node. */
export function shellConfig() {
  const plugin = new rspack.container.ModuleFederationPluginV1({
    name: 'shell',
    shared: consumedByShell,
  });
  const environments = {
    shell: {
      ...web,
      plugins: [pluginReact()],
      source: { ...web.source, entry: { main: path.join(here, 'src/main.ts') } },
      output: {
        ...web.output,
        distPath: flat(path.join(here, 'dist/web')),
        manifest: sortedManifest,
      },
      tools: {
        ...web.tools,
        rspack: {
          resolve: { alias },
          module: { rules: [poFiles, unreached, pureComponents] },
          plugins: [
            plugin,
            withoutDefaultTheme,
            new rspack.sharing.ProvideSharedPlugin(provided),
            isProduction && sharedScriptsReport({ ...onDemandSources, ...layoutSources }),
            isProduction && verifiedScripts,
            isProduction && sortedChunks,
            isProduction && compiledEarly,
          ],
          output: { uniqueName: 'shell', chunkLoadTimeout: 120_000 },
          optimization: {
            splitChunks: {
              chunks: 'async',
              minSize: 10_000,
              cacheGroups: { ...joined, reactDom, queries },
            },
            // Other names follow from this folder's path, since shared modules have it in theirs.
            moduleIds: 'natural',
            chunkIds: 'natural',
            runtimeChunk: false,
          },
        },
      },
    },
    'shell-start': startEnvironment(),
    'shell-node': {
      plugins: [pluginReact()],
      source: { entry: { compose: path.join(here, 'src/prerender/compose.ts') } },
      output: nodeOutput(path.join(here, 'dist/node')),
      performance: { printFileSize: false },
      tools: {
        htmlPlugin: false,
        rspack: {
          module: { rules: [poFiles] },
          optimization: { splitChunks: false },
        },
      },
    },
  };
  return { environments };
}

/**
 * The builds of one remote: its container for the browser, and the same pages for Node.
 * `dir` is the remote's folder, `routes` and `pages` what its src/routes.ts and src/remote.tsx export.
 */
export function remoteConfig({ dir, routes, pages }) {
  const name = routes.name;
  const remote = './src/remote.tsx';
  const exposed = path.join(dir, remote);
  const plugin = new rspack.container.ModuleFederationPluginV1({
    name,
    filename: isProduction ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    // Relative: the names of modules follow from it, and are the same in every folder.
    exposes: { './remote': remote },
    shared: consumedByRemotes,
  });
  const environments = {
    [name]: {
      ...web,
      plugins: [pluginReact()],
      source: { ...web.source, entry: { [name]: path.join(here, 'src/remotes/empty-entry.ts') } },
      output: {
        ...web.output,
        distPath: flat(path.join(dir, 'dist/web')),
        copy: copiedFiles(dir),
      },
      tools: {
        ...web.tools,
        rspack: {
          context: dir,
          module: { rules: [poFiles, withoutAddresses] },
          plugins: [
            plugin,
            routesReport(routes, /^remoteEntry\..*\.js$/),
            isProduction && pageScriptsReport({ exposed, pages, onDemand }),
            isProduction && verifiedScripts,
            isProduction && sortedChunks,
            isProduction && compiledEarly,
          ],
          output: {
            uniqueName: name,
            // The shell empties it before another try (src/remotes/federation-host.ts).
            chunkLoadingGlobal: `chunks_${name}`,
            chunkLoadTimeout: 120_000,
            // A module that threw while it was evaluated runs again on retry.
            strictModuleErrorHandling: true,
          },
          optimization: {
            splitChunks: { chunks: 'async', minSize: 20_000, cacheGroups: joined },
            runtimeChunk: false,
          },
        },
      },
    },
    [`${name}-node`]: {
      plugins: [pluginReact()],
      source: { entry: { remote: exposed } },
      output: { ...nodeOutput(path.join(dir, 'dist/node')), externals: sharedRequests },
      performance: { printFileSize: false },
      tools: {
        htmlPlugin: false,
        rspack: {
          module: { rules: [poFiles, withoutAddresses] },
          plugins: [
            usesReport(sharedRequests),
            new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
          ],
          output: { library: { type: 'commonjs2' } },
          externalsType: 'commonjs',
          optimization: { splitChunks: false },
        },
      },
    },
  };
  if (isProduction) {
    const output = nodeOutput(path.join(dir, 'dist/node'));
    Object.assign(environments, contractEnvironments(dir, name, output));
  }
  return { environments };
}
