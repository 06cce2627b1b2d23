import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, rspack, type EnvironmentConfig } from '@rsbuild/core';
import { copiedFiles } from '../../copied-files.mjs';
import { shellConfig } from '../../federation.mjs';

const shell = path.resolve(import.meta.dirname, '../..');
const remotes = ['mfe-public', 'mfe-registration', 'mfe-admin', 'mfe-reviewer'];

/** The folder of a build of shell and remotes as one application, from the same sources. */
export async function buildUnfederated(): Promise<string> {
  process.env.NODE_ENV = 'production';
  const folder = path.join(shell, 'dist/bench');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = write(path.join(folder, 'bundled-source.ts'), bundledSource());
  // Without those that are offered to remotes only.
  const own = `export const offeredModules = { queries: () => import('@tanstack/react-query') };\n`;
  const modules = write(path.join(folder, 'own-modules.ts'), own);
  const web = path.join(folder, 'web');
  const { shell: federated } = shellConfig().environments;
  const replaced = (module: RegExp, by: string) =>
    new rspack.NormalModuleReplacementPlugin(module, by);
  const { output, tools } = federated;
  const unfederated: EnvironmentConfig = {
    ...federated,
    output: {
      ...output,
      distPath: Object.assign({}, output?.distPath, { root: web }),
      filename: { js: '[name].js' },
      copy: remotes.flatMap((name) => copiedFiles(path.join(shell, '..', name))),
    },
    tools: {
      ...tools,
      rspack: Object.assign({}, tools?.rspack, {
        // One bundle; the product keeps React DOM apart.
        optimization: { splitChunks: { chunks: 'async', minSize: 10_000 }, runtimeChunk: false },
        plugins: [
          replaced(/remotes\/federated-source$/, source),
          replaced(/remotes\/offered-modules$/, modules),
        ],
      }),
    },
  };
  const rsbuild = await createRsbuild({
    cwd: shell,
    rsbuildConfig: { environments: { unfederated }, logLevel: 'warn' },
  });
  const { close } = await rsbuild.build();
  await close();
  return web;
}

function write(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}

/** In place of the source that loads remotes by federation. */
function bundledSource(): string {
  const entries = remotes.map(
    (name) =>
      `  ${name.replace('-', '_')}: () => import('${path.join(shell, '..', name, 'src/remote')}'),`,
  );
  return [
    'const remotes = {',
    ...entries,
    '};',
    'export const federatedSource = () => ({',
    '  load: async (name) => (await remotes[name]()).default,',
    '  reset: async () => undefined,',
    '  report: () => undefined,',
    '});',
    '',
  ].join('\n');
}
