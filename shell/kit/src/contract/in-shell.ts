import { expect, type Page } from '@playwright/test';

export interface Shown {
  /** Of the document. */
  title: string | RegExp;
  /** Of the page; the document's, unless given. */
  heading?: string | RegExp;
}

/** Expects what the shell gives to every page: title, header, theme and language. */
export async function expectInShell(page: Page, { title, heading = title }: Shown): Promise<void> {
  const shown = page.getByRole('main').getByRole('heading', { level: 1, name: heading });
  await expect(shown).toBeVisible();
  await expect(page).toHaveTitle(title instanceof RegExp ? title : new RegExp(escaped(title)));
  await expect(page.getByRole('banner').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}/);
  await expect(page.locator('html')).toHaveAttribute('dir', /^(ltr|rtl)$/);
  await expect
    .poll(() => shown.evaluate(isUncovered), { message: 'The heading is covered.' })
    .toBe(true);
  const font = await shown.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(font, 'the font of the theme').not.toMatch(/^("?Times|serif|$)/);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs in the page. */
function isUncovered(element: Element): boolean {
  element.scrollIntoView({ block: 'nearest' });
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, top, width, height } = text.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}
