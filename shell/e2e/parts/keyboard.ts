import { expect, type Locator, type Page } from '@playwright/test';

/** More than the longest page has. */
const STOPS = 80;

/** What somebody does who has no pointer: Tab until it is reached, then type or press. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Moves the focus on until it is on `target`, where it must be seen. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let stops = 0; !(await isThere()); stops += 1) {
      if (stops === STOPS) throw new Error(`Tab never reaches ${target.toString()}`);
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeInViewport();
  }

  /** Puts a text in place of what stands in the field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  async press(target: Locator): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Sends the form in whose field the focus is. */
  async send(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }
}
