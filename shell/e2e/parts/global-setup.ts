import { removeFolder, ROLES, signIn, startProduct } from './product';
import { keepSite } from './team';

/**
 * One product for all tests; each test makes its own people. The sample people log in once: their
 * logins are limited as everybody's are.
 */
export default async function globalSetup() {
  const product = await startProduct();
  keepSite(product.dataDir);
  process.env.E2E_URL = product.url;
  process.env.E2E_MAILBOX = product.mailbox;
  process.env.E2E_DATA_DIR = product.dataDir;
  process.env.E2E_TOKENS = JSON.stringify(await tokens(product.url, product.dataDir));
  return async () => {
    await product.stop();
    removeFolder(product.dataDir);
  };
}

async function tokens(url: string, dataDir: string): Promise<Record<string, string>> {
  const entries = ROLES.map(async (role): Promise<[string, string]> => {
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signIn(dataDir, role)),
    });
    const { token } = (await answer.json()) as { token: string };
    return [role, token];
  });
  return Object.fromEntries(await Promise.all(entries));
}
