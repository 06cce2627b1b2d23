import type { Page } from '@playwright/test';
import type { Keyboard } from './keyboard';

/** Selects an option of a group of radios by keyboard. */
export async function choose(
  page: Page,
  keyboard: Keyboard,
  question: string,
  answer: string,
): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question });
  await keyboard.reach(group.getByRole('radio').first());
  await group.getByRole('radio', { name: answer, exact: true }).focus();
  await page.keyboard.press('Space');
}
