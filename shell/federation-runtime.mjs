// One federation runtime on a page: the shell bundles it and gives it to its remotes.
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rsbuild/core';

const require = createRequire(import.meta.url);

/** What the plugin puts into each bundle: CommonJS, of which a bundler drops nothing. */
const tools = createRequire(require.resolve('@module-federation/enhanced/rspack'));
export const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime');
/** What the plugin's path is replaced with (same-bytes.mjs). */
export const RUNTIME = '@module-federation/webpack-bundler-runtime';
const runtime = path.dirname(tools.resolve('@module-federation/runtime'));

const reactIs = { 'react-is$': path.join(import.meta.dirname, 'react-is.mjs') };

/** The shell's options of rspack: the same runtime as ES modules, without its unused parts. */
export const runtimeOfShell = {
  resolve: {
    alias: {
      ...reactIs,
      '@emotion/use-insertion-effect-with-fallbacks$': path.join(
        import.meta.dirname,
        'style-insertion.mjs',
      ),
      [RUNTIME]: path.join(path.dirname(bundlerRuntime), 'index.js'),
      '@module-federation/runtime$': path.join(runtime, 'index.js'),
      '@module-federation/runtime': runtime,
    },
  },
  rules: [
    {
      test: /[\\/]@module-federation[\\/](runtime-core|webpack-bundler-runtime)[\\/]/,
      sideEffects: false,
    },
  ],
};

/** Remotes are loaded by their entry, never by a manifest, which the runtime would keep a snapshot of. */
export const runtimeWithoutSnapshots = new rspack.NormalModuleReplacementPlugin(
  /plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  path.join(import.meta.dirname, 'no-snapshots.mjs'),
);

/** A remote's options of rspack: the shell's runtime. */
export const runtimeOfRemote = {
  resolve: {
    alias: {
      [RUNTIME]: path.join(import.meta.dirname, 'src/remotes/runtime-of-shell.ts'),
    },
  },
};
