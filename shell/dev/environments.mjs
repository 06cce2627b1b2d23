// The builds of development: each front end's own build for the browser, made hot.
import path from 'node:path';
import { loadConfig } from '@rsbuild/core';
import { startEnvironment } from '../federation.mjs';
import { remoteName, root } from '../site/front-ends.mjs';

/** Address of the files of this checkout, a folder for each build. */
export const DEVELOPMENT = '/_development';

/** `mfe-public` → `/_development/mfe_public/` */
export const folderOf = (frontEnd) => `${DEVELOPMENT}/${remoteName(frontEnd)}/`;

/** The shell of this checkout, as a page needs it. */
export const ownShell = {
  scripts: [`${folderOf('shell')}main.js`],
  assets: `${DEVELOPMENT}/assets`,
};

/** Builds for the browser, by the names of their environments. Prerendering is left out. */
export async function hotEnvironments(frontEnds) {
  const environments = {};
  for (const frontEnd of frontEnds) {
    const { content } = await loadConfig({ cwd: path.join(root, frontEnd) });
    const name = remoteName(frontEnd);
    environments[name] = {
      ...content.environments[name],
      dev: { assetPrefix: folderOf(frontEnd) },
    };
  }
  if (environments.shell) {
    environments.start = {
      ...startEnvironment(),
      dev: { assetPrefix: `${ownShell.assets}/`, hmr: false, liveReload: false },
    };
  }
  return environments;
}

const pageScript = (name) => path.join(import.meta.dirname, 'page', name);

/** The scripts before the shell's in every page of development. */
export const pageEnvironment = {
  page: {
    source: { entry: { first: pageScript('first.ts'), react: pageScript('react.ts') } },
    output: { distPath: { root: path.join(root, 'shell/dist/page'), js: '' } },
    dev: { assetPrefix: `${DEVELOPMENT}/page/`, hmr: false, liveReload: false },
    splitChunks: false,
    tools: { htmlPlugin: false },
  },
};
