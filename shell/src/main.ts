import { readBootData, ROOT_ID } from './boot-data';
import { showPlainFailure } from './plain-failure';
import { reloadOnReturn } from './start/offline-page';
import { startIntegrity } from './remotes/integrity';
import { offeredModules } from './remotes/offered-modules';

/** In an order in which each module finds those that it imports. */
const groundwork = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  () => import(/* webpackMode: "eager" */ '@plenary/kit/ui'),
  () => import(/* webpackMode: "eager" */ '@plenary/kit/router'),
];

/** The bundler's own takes its place. */
declare const __webpack_share_scopes__: Record<string, unknown>;

/** A page of development brings a React that can refresh (dev/page/react.ts). */
const { __PLENARY_SHARED__: brought } = window as { __PLENARY_SHARED__?: unknown };
if (brought) __webpack_share_scopes__.default = brought;

/** Evaluated all at once, the code would keep a phone from responding to touches. */
async function prepare() {
  // Fetched meanwhile.
  startIntegrity(readBootData().then(({ registry }) => registry));
  offeredModules.queries().catch(() => undefined);
  for (const part of groundwork) {
    await aMoment();
    await part();
  }
  const { startPageLanguage } = await import(/* webpackMode: "eager" */ './language');
  await startPageLanguage();
  await aMoment();
  return import(/* webpackMode: "eager" */ './start-product');
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

async function main() {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root element');
  try {
    const { startProduct } = await prepare();
    await startProduct(root, await readBootData());
  } catch (error) {
    // The prerendered page stays, and works as it does without JavaScript.
    if (root.querySelector('[data-offline]')) reloadOnReturn();
    else showPlainFailure(root);
    throw error;
  }
}

void main();
