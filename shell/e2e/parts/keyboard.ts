import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './open';

/** More than the longest page has. */
const STOPS = 80;

/** Use by keyboard: Tab until the element has the focus, then type or press. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Moves the focus, on or back, until it is on `target`, where it must be seen. */
  async reach(target: Locator): Promise<void> {
    await settled(this.page);
    await expect(target).toBeVisible();
    // Looked up once: a lookup by role at each stop would take longer than all stops.
    let element = await target.elementHandle();
    for (let stops = 0; stops < STOPS; stops += 1) {
      const way = await element?.evaluate(wayTo);
      if (way === 'here') return expect(target).toBeInViewport();
      if (way === 'gone') element = await target.elementHandle();
      else await this.page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab never reaches ${target.toString()}`);
  }

  /** Replaces the content of the field. */
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

/** Runs in the page. */
function wayTo(element: Element): 'here' | 'back' | 'on' | 'gone' {
  if (!element.isConnected) return 'gone';
  const focused = document.activeElement;
  if (focused === element) return 'here';
  const place = focused?.compareDocumentPosition(element) ?? 0;
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
}
