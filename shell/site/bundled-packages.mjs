// The packages whose code is in the bundles of a build, as the bundler lists them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copiedFiles } from '../copied-files.mjs';

const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const require = createRequire(import.meta.url);

/** A plugin of Rsbuild that notes the folders of packages in `found`, by environment. */
export function notesPackages(found) {
  const apply = (name) => (compiler) =>
    compiler.hooks.compilation.tap('packages', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'packages', stage }, () => {
        found.set(name, new Set(modulesOf(compilation).flatMap(folderOf)));
      });
    });
  const setup = (api) =>
    api.modifyRspackConfig((config, { environment }) => {
      config.plugins.push({ apply: apply(environment.name) });
    });
  return { name: 'notes-packages', setup };
}

/** The bundled packages of a front end, each with the builds that hold it. */
export function packagesOf(folder, webFolders, nodeFolders) {
  const copied = copiedFiles(folder).flatMap(({ from }) => folderOf({ resource: from }));
  const bundles = { web: new Set([...webFolders, ...copied]), node: nodeFolders };
  const packages = new Map();
  for (const [bundle, folders] of Object.entries(bundles)) {
    for (const each of folders) {
      const { name, version, license } = manifest(each);
      const known = packages.get(`${name}@${version}`);
      if (known) known.bundles.push(bundle);
      else packages.set(`${name}@${version}`, { name, version, license, bundles: [bundle] });
    }
  }
  return [...packages.values()];
}

/** The bundlers, whose run-time code is in each bundle. */
export function bundlers() {
  const rsbuild = require.resolve('@rsbuild/core/package.json');
  const rspack = createRequire(rsbuild).resolve('@rspack/core/package.json');
  return [rsbuild, rspack].map((file) => manifest(path.dirname(file)));
}

function modulesOf({ modules, chunkGraph }) {
  return [...modules]
    .filter((module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0)
    .flatMap((module) => [module, ...(module.modules ?? [])]);
}

function folderOf(module) {
  const [, folder] = PACKAGE.exec(module.resource ?? module.nameForCondition?.() ?? '') ?? [];
  return folder ? [folder] : [];
}

function manifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
