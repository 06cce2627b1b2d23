import type { Page } from '@playwright/test';
import { open } from './parts/open';
import {
  adminPages,
  editionPages,
  formPages,
  linkPages,
  paymentPages,
  portions,
  publicPages,
} from './parts/pages';
import type { Role } from './parts/product';
import { expect, test } from './parts/test';

/** More than the longest of these pages has. */
const STOPS = 120;
/** Below it, an outline or a shadow is not an indicator, in CSS pixels. */
const THINNEST = 2;

interface Looks {
  outline: string;
  width: number;
  shadow: string;
}

interface Stop {
  name: string;
  looks: Looks;
  coveredBy: string | null;
}

/** Runs in the page. The looks of the focused control, and what covers its centre. */
function stop(): Stop | null {
  let focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // A file's and a card's input lies in the label that shows its focus.
  const shown = [
    focused,
    focused.nextElementSibling,
    focused.parentElement,
    focused.closest('label'),
  ];
  const looks = shown.flatMap((element) => {
    if (!element) return [];
    const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : outlineColor;
    return [{ outline, width: outline ? parseFloat(outlineWidth) : 0, shadow: boxShadow }];
  });
  const strongest = looks.sort((one, other) => other.width - one.width)[0];
  const { left, top, width, height } = focused.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  let bar = above;
  while (bar && !['sticky', 'fixed'].includes(getComputedStyle(bar).position))
    bar = bar.parentElement;
  return {
    name: focused.outerHTML.slice(0, 100),
    looks: strongest ?? { outline: '', width: 0, shadow: 'none' },
    coveredBy: bar && !bar.contains(focused) ? bar.outerHTML.slice(0, 60) : null,
  };
}

/** Tabs through the page from the start of a part; returns the controls whose focus is not seen. */
async function unseen(page: Page, part: 'body' | 'main') {
  const faults: string[] = [];
  let seen = 0;
  // Also where a page puts the focus into its search.
  await page.evaluate((start) => {
    const top = document.createElement('span');
    top.tabIndex = -1;
    document.querySelector(start)?.prepend(top);
    top.focus();
  }, part);
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(stop);
    if (!here) break;
    seen += 1;
    if (here.looks.width < THINNEST && here.looks.shadow === 'none') {
      faults.push(`no indicator: ${here.name}`);
    }
    if (here.coveredBy) faults.push(`covered by ${here.coveredBy}: ${here.name}`);
  }
  return { seen, faults };
}

const places: { role?: Role; paths: string[] }[] = [
  { paths: [...publicPages, ...formPages, ...linkPages, ...paymentPages] },
  { role: 'author', paths: ['/profile', '/submit', '/submitted'] },
  { role: 'reviewer', paths: ['/reviewers', '/reviewers/profile'] },
  ...portions([...adminPages, ...editionPages]).map((paths) => ({ role: 'admin' as const, paths })),
];

for (const { role, paths } of places) {
  test(`the keyboard focus of ${role ?? 'a visitor'} is seen on every control, from ${paths[0]} on`, async ({
    page,
    plenary,
  }) => {
    if (role) await plenary.enterAs(role);
    await page.setViewportSize({ width: 1440, height: 640 });
    for (const [at, path] of paths.entries()) {
      await open(page, path);
      // Headers and menus are the same on all of them.
      const part = at === 0 ? 'body' : 'main';
      const { seen, faults } = await unseen(page, part);
      expect(seen, path).toBeGreaterThan(part === 'body' ? 5 : 0);
      expect({ path, faults }).toEqual({ path, faults: [] });
    }
  });
}

test('a control whose outline is taken away is found', async ({ page }) => {
  await open(page, '/contact');
  // The Content-Security-Policy refuses style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline: none !important; box-shadow: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await unseen(page, 'body')).faults.length).toBeGreaterThan(5);
});

/** Runs in the page: the parts that stay in place while the page scrolls, without those that do not cover it. */
function stickyParts(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        ['sticky', 'fixed'].includes(position) && visibility === 'visible' && width * height > 1
      );
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

// 1280 × 1024 at 400 % of zoom.
test.describe('on a low screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  const steps = [
    { role: undefined, paths: [...formPages, ...paymentPages, '/call-for-papers', '/contact'] },
    { role: 'reviewer', paths: ['/reviewers', '/reviewers/profile'] },
    { role: 'admin', paths: ['/admin/users', '/admin/papers', ...editionPages] },
  ] as const;
  for (const { role, paths } of steps) {
    test(`nothing sticks on the pages of ${role ?? 'visitors'}`, async ({ page, plenary }) => {
      // Behind the menu on a phone, Logout is not visible.
      await page.setViewportSize({ width: 1440, height: 256 });
      if (role) await plenary.enterAs(role);
      await page.setViewportSize({ width: 320, height: 256 });
      for (const path of paths) {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect({ path, sticky: await page.evaluate(stickyParts) }).toEqual({ path, sticky: [] });
      }
    });
  }

  test('a part that sticks is found', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/contact');
    expect(await page.evaluate(stickyParts)).not.toEqual([]);
  });
});
