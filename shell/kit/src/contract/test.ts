import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { TOKEN_KEY } from '../api/token';
import { expectInShell, type Shown } from './in-shell';
import { expectKeptInput } from './kept-input';

export type Role = 'author' | 'reviewer' | 'admin';

/** What a runner tells the contract tests, as JSON in `CONTRACT_PRODUCT`; runners of later versions give at least this. */
interface Given {
  url: string;
  /** Of the sample people's sessions. */
  tokens: Record<Role, string>;
}

/** The product that a remote runs in, as its contract tests use it. */
export interface Product {
  /** The pages that are opened from here on belong to one of the sample people. */
  enterAs(role: Role): Promise<void>;
  /** Opens a page, and expects that the shell shows it whole. */
  open(path: string, shown: Shown): Promise<void>;
  /**
   * Opens a page whose code cannot be fetched, expects that only its area fails, and that Retry shows it.
   * @param remote the name of its container, such as `mfe_public`
   */
  openWithoutCode(path: string, remote: string, shown: Shown): Promise<void>;
  /** Types into a field of the open page, and expects the input there after a reload. */
  keepsInput(field: Locator, text: string): Promise<void>;
  /** Errors that the browser has reported. */
  complaints: string[];
}

function given(): Given {
  const { CONTRACT_PRODUCT: text } = process.env as Record<string, string | undefined>;
  if (!text) throw new Error('Contract tests run by `npm run test:contract`.');
  return JSON.parse(text) as Given;
}

/** Playwright's `test` with the product: `test('…', async ({ page, product }) => …)`. */
export const test = base.extend<{ product: Product }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names out of the pattern.
  baseURL: ({}, use) => use(given().url),
  product: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const open = async (path: string, shown: Shown) => {
      await page.goto(path);
      await expectInShell(page, shown);
      expect(complaints, `errors on ${path}`).toEqual([]);
    };
    await use({
      complaints,
      open,
      keepsInput: (field, text) => expectKeptInput(page, field, text),
      enterAs: (role) => enter(page, given().tokens[role]),
      openWithoutCode: (path, remote, shown) => openWithoutCode(page, path, remote, shown),
    });
  },
});

export { expect };

/** Once: a page that logs out stays logged out. */
async function enter(page: Page, token: string) {
  await page.addInitScript(
    ([key, value]) => {
      const mark = 'contract-session';
      if (window.sessionStorage.getItem(mark) === value) return;
      window.sessionStorage.setItem(mark, value);
      window.localStorage.setItem(key, value);
    },
    [TOKEN_KEY, token] as const,
  );
}

async function openWithoutCode(page: Page, path: string, remote: string, shown: Shown) {
  const code = `**/remotes/${remote}/**`;
  await page.route(code, (route) => route.abort());
  await page.goto(path);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.unroute(code);
  await retry.click();
  await expectInShell(page, shown);
}
