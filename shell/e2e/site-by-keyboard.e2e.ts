import type { Page } from '@playwright/test';
import { Keyboard } from './parts/keyboard';
import { answers, open } from './parts/open';
import { WIDTHS } from './parts/screens';
import { expect, test } from './parts/test';

const pages = ['/', '/call-for-papers', '/meet-committee', '/join-committee', '/venue', '/contact'];

/** More than any of these pages has. */
const STOPS = 150;

/** Marks visible controls. Runs in the page. */
function markTargets(): number {
  const selector = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';
  const targets = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility() && !each.matches(':disabled'),
  );
  for (const target of targets) target.dataset.target = target.innerText || target.id;
  return targets.length;
}

/** Removes the mark of the focused element. Returns its name when it cannot be seen. Runs in the page. */
function leaveStop(): { isEnd: boolean; unseen: string[] } {
  const stop = document.activeElement as HTMLElement;
  if (stop === document.body) return { isEnd: true, unseen: [] };
  delete stop.dataset.target;
  // A file's input lies behind the button that is its label.
  const { top, bottom } = stop.getBoundingClientRect();
  const header = document.querySelector('header');
  const above = header?.contains(stop) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  const isSeen = top < window.innerHeight && bottom > above + 1;
  return { isEnd: false, unseen: isSeen ? [] : [stop.outerHTML.slice(0, 80)] };
}

/** Walks through the whole page by Tab. Returns what it did not reach, or reached unseen. */
async function missedByTab(page: Page) {
  expect(await page.evaluate(markTargets)).toBeGreaterThan(10);
  const unseen: string[] = [];
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(leaveStop);
    unseen.push(...left.unseen);
    if (left.isEnd) break;
  }
  const unreached = await page
    .locator('[data-target]')
    .evaluateAll((left) => left.map((each) => (each as HTMLElement).dataset.target));
  return { unseen, unreached };
}

for (const width of WIDTHS) {
  test(`at ${width} px the Tab key reaches everything, and the header hides none of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of pages) {
      await open(page, path);
      const missed = await missedByTab(page);
      expect({ path, ...missed }).toEqual({ path, unseen: [], unreached: [] });
    }
  });
}

test('the focus goes to the next heading, and stays on a menu that was opened meanwhile', async ({
  page,
  plenary,
}) => {
  let deliver: () => void = () => undefined;
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  const code = /[/]remotes[/]mfe_registration[/].+[.]js/;
  await page.route(code, (route) => delivery.then(() => route.continue()));
  await plenary.enterAs('author');
  await answers(page);
  const keys = new Keyboard(page);
  const menu = page.getByRole('banner').getByLabel('Account', { exact: true });
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' });

  await keys.press(menu);
  await keys.press(page.getByRole('banner').getByRole('link', { name: 'My papers' }));
  await expect(page).toHaveURL('/submitted');
  await expect(profile).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(profile).toBeVisible();
  deliver();
  await answers(page);
  await expect(profile).toBeVisible();
  await expect(menu).toBeFocused();

  await keys.press(profile);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
