import { readBootData, ROOT_ID } from './boot-data';
import { showPlainFailure } from './plain-failure';
import './remotes/offered-modules';

/** What the start stands on, in an order in which each part finds what it needs. */
const groundwork = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  () => import(/* webpackMode: "eager" */ '@plenary/kit/ui'),
  () => import(/* webpackMode: "eager" */ '@plenary/kit/router'),
];

/** Evaluated all at once, the code would keep a phone from answering touches for too long. */
async function prepare() {
  for (const part of groundwork) {
    await aMoment();
    await part();
  }
  await aMoment();
  return import(/* webpackMode: "eager" */ './start-product');
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

async function main() {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root element');
  try {
    const { startProduct } = await prepare();
    await startProduct(root, readBootData());
  } catch (error) {
    // What came of the page stays, and works as pages without script do.
    showPlainFailure(root);
    throw error;
  }
}

void main();
