import { expect, type Locator, type Page, test } from '@playwright/test';

const MOST_CLICKS = 3;
const DASHBOARD = '/admin/dashboard';

/**
 * Tasks of an organiser, each from the dashboard to its act. A click leads on or acts; typing and choosing in a
 * form, and the question whether an act is meant, are not counted.
 */
export class Morning {
  /** In the order of the tasks. */
  readonly done: { task: string; clicks: number; pages: number }[] = [];
  private clicks = 0;
  private pages = new Set<string>();

  constructor(private readonly page: Page) {}

  /** @param work ends with what the act has changed */
  async task(name: string, work: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      await this.backToDashboard();
      this.clicks = 0;
      this.pages = new Set([DASHBOARD]);
      await work();
      this.done.push({ task: name, clicks: this.clicks, pages: this.pages.size });
      expect(this.clicks, `clicks of “${name}”`).toBeLessThanOrEqual(MOST_CLICKS);
    });
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
    this.pages.add(new URL(this.page.url()).pathname);
  }

  /** The first item of the open list. */
  async openFirst(list: string): Promise<void> {
    const table = this.page.getByRole('table', { name: list });
    // Rows of the list before are pale.
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
    await this.click(table.getByRole('rowheader').getByRole('link').first());
  }

  private async backToDashboard(): Promise<void> {
    const dialogs = this.page.getByRole('dialog');
    // A question lies over the drawer that it is about.
    await expect(async () => {
      if ((await dialogs.count()) > 0) await dialogs.last().press('Escape');
      expect(await dialogs.count()).toBe(0);
    }).toPass();
    if (new URL(this.page.url()).pathname === DASHBOARD) return;
    const menu = this.page.getByRole('navigation', { name: 'Sections' });
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(this.page).toHaveURL(DASHBOARD);
  }
}
