import { readBootData, ROOT_ID } from './boot-data';
import { showPlainFailure } from './plain-failure';
import './remotes/offered-modules';
import { startProduct } from './start-product';

async function main() {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root element');
  try {
    await startProduct(root, readBootData());
  } catch (error) {
    // What came of the page stays, and works as pages without script do.
    showPlainFailure(root);
    throw error;
  }
}

void main();
