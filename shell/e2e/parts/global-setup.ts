import { removeFolder, startProduct } from './product';

/** One product for all tests; each test makes its own people. */
export default async function globalSetup() {
  const product = await startProduct();
  process.env.E2E_URL = product.url;
  process.env.E2E_MAILBOX = product.mailbox;
  process.env.E2E_DATA_DIR = product.dataDir;
  return async () => {
    await product.stop();
    removeFolder(product.dataDir);
  };
}
