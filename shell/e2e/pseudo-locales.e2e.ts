import { execFile } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { settled } from './parts/open';
import { newAccount } from './parts/papers';
import {
  adminPages,
  editionPages,
  formPages,
  linkPages,
  paymentPages,
  publicPages,
} from './parts/pages';
import { removeFolder, ROLES, type Role } from './parts/product';
import { ALL_SCREENS } from './parts/screens';
import { serveSite } from './parts/serve-site';
import { copySite } from './parts/team';
import { expect, test } from './parts/test';
import { Wording } from './parts/wording';

/** What each sample person opens after login; pages of one item by their first link on these pages. */
const afterLogin: Record<Role, { pages: string[]; items: RegExp[] }> = {
  author: { pages: ['/profile', '/submit', '/submitted'], items: [/^\/papers\/[^/]+$/] },
  reviewer: {
    pages: ['/reviewers', '/reviewers/profile'],
    items: [/^\/reviewers\/papers\/[^/]+$/],
  },
  admin: {
    pages: [...adminPages, ...editionPages],
    items: [
      /^\/admin\/papers\/[\da-f-]{36}$/,
      /^\/admin\/users\/[^/]+$/,
      /^\/admin\/edition\/(?!history|bank-changes)[^/]+$/,
    ],
  },
};

/** The site of the product in another language. */
async function siteIn(lang: string): Promise<string> {
  const site = copySite();
  writeFileSync(path.join(site, 'locale.txt'), lang);
  const versions = path.join(site, 'node/shell');
  const [version] = readdirSync(versions);
  const composer = path.join(versions, String(version), 'compose.cjs');
  await promisify(execFile)(process.execPath, [composer, '--site', site]);
  return site;
}

/** Problems of the open page: too wide, not hydrated in its language, or with English words left. */
async function problems(page: Page, lang: string, wording: Wording): Promise<string[]> {
  await settled(page);
  await expect(page.locator('main h1:visible').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', lang);
  await expect(html).toHaveAttribute('dir', lang === 'ar-XB' ? 'rtl' : 'ltr');
  const wide = await page.evaluate(wideElements);
  return [...wide, ...(await wording.untranslated())];
}

for (const lang of ['en-XA', 'ar-XB']) {
  // Both mark every text of the catalogues. The largest area is read in the one that makes them longer.
  const roles = lang === 'en-XA' || ALL_SCREENS ? ROLES : ROLES.filter((role) => role !== 'admin');

  test.describe(lang, () => {
    let site: string;
    test.beforeAll(async () => {
      site = await siteIn(lang);
    });
    test.afterAll(() => removeFolder(site));
    test.beforeEach(({ context }) => serveSite(context, site));
    test.use({ viewport: { width: 320, height: 800 } });

    test('public pages fit a narrow phone and hydrate, without a word of English', async ({
      page,
      plenary,
    }) => {
      test.setTimeout(240_000);
      const wording = new Wording(page);
      const found: Record<string, string[]> = {};
      for (const address of [...publicPages, ...formPages, ...linkPages, ...paymentPages]) {
        await page.goto(address);
        found[address] = await problems(page, lang, wording);
      }
      expect(withProblems(found)).toEqual({});
      // The sample link is checked when its page opens, and is not valid.
      expect(plenary.complaints.filter((text) => !/status of 400/.test(text))).toEqual([]);
    });

    test('the verification page fits a narrow phone, without a word of English', async ({
      page,
      plenary,
    }) => {
      const { token } = await newAccount(page.request, plenary);
      await page.goto('/robots.txt');
      await page.evaluate((kept) => localStorage.setItem('token', kept), token);
      const wording = new Wording(page);
      await page.goto('/verify-email');
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible();
      expect(await problems(page, lang, wording)).toEqual([]);
    });

    for (const role of roles) {
      test(`pages of the ${role} fit a narrow phone, without a word of English`, async ({
        page,
        plenary,
      }) => {
        test.setTimeout(240_000);
        await page.goto('/robots.txt');
        await page.evaluate((token) => localStorage.setItem('token', token), plenary.token(role));
        const wording = new Wording(page);
        const found: Record<string, string[]> = {};
        const { pages, items } = afterLogin[role];
        const addresses = new Set(pages);
        const missing = new Set(items);
        for (const address of addresses) {
          await page.goto(address);
          found[address] = await problems(page, lang, wording);
          for (const pattern of missing) {
            const link = (await linksOf(page)).find((href) => pattern.test(href));
            if (link === undefined) continue;
            addresses.add(link);
            missing.delete(pattern);
          }
        }
        expect([...missing]).toEqual([]);
        expect(withProblems(found)).toEqual({});
        expect(plenary.complaints).toEqual([]);
      });
    }
  });
}

/** Runs in the page: the innermost elements that make it wider than the screen. */
function wideElements(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (right > window.innerWidth + 0.5 || left < -0.5);
  };
  const outside = [...document.body.querySelectorAll('*')].filter(isOutside);
  const innermost = outside.filter((element) => ![...element.children].some(isOutside));
  const names = innermost.map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  return [`${scrollWidth} px wide: ${names.join(' | ').slice(0, 600)}`];
}

function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0] ?? ''));
}

function withProblems(found: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0));
}
