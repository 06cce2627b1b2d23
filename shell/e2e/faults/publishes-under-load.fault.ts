import type { Browser, Page } from '@playwright/test';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { Cluster } from '../parts/cluster';
import { removeFolder } from '../parts/product';
import { Checkout } from '../parts/team';
import { expect, test } from '../parts/test';

const [LIVE, NEWER] = ['Conference office', 'Conference desk'];
const A_SECOND = 100;
const BROWSERS = 10;
const PATHS = ['/', '/contact', '/venue', '/contact', '/remotes.json', '/api/v1/edition'];

interface Answer {
  status: number;
  text: string;
}

/** Requests at a fixed rate, however long the answers take, through nginx; a hundred browsers in turn. */
class Load {
  sent = 0;
  readonly failures: string[] = [];
  /** Pages whose text is of one version and whose registry is of the other. */
  readonly mixed: string[] = [];
  private readonly agent = new Agent({ keepAlive: false });
  private readonly running = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly url: string) {}

  start(): void {
    const startedAt = performance.now();
    const isDue = () => this.sent < ((performance.now() - startedAt) / 1000) * A_SECOND;
    this.timer = setInterval(() => {
      while (isDue()) {
        const request = this.one();
        this.running.add(request);
        void request.finally(() => this.running.delete(request));
      }
    }, 1000 / A_SECOND);
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.running);
  }

  private async one(): Promise<void> {
    const at = PATHS[this.sent % PATHS.length] ?? '/';
    const bucket = String(this.sent % 100);
    this.sent += 1;
    try {
      const { status, text } = await this.ask(at, bucket);
      if (status !== 200) this.failures.push(`${at} ${status}`);
      if (at !== '/contact') return;
      const [, version = ''] = /\/remotes\/mfe_public\/([^/"]+)\//.exec(text) ?? [];
      this.seen(version, text.includes(NEWER) ? NEWER : LIVE);
    } catch (error) {
      this.failures.push(`${at} ${String(error)}`);
    }
  }

  private readonly textOf = new Map<string, string>();

  /** Each version has one text. */
  private seen(version: string, text: string): void {
    if ((this.textOf.get(version) ?? text) !== text) this.mixed.push(`${version} ${text}`);
    this.textOf.set(version, text);
  }

  get versions(): string[] {
    return [...this.textOf.keys()];
  }

  private ask(at: string, bucket: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = { cookie: `bucket=${bucket}` };
      get(this.url + at, { agent: this.agent, headers, timeout: 20_000 }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      })
        .on('timeout', () => reject(new Error('no answer within 20 s')))
        .on('error', reject);
    });
  }
}

/** Goes from page to page until told to stop. @returns how many pages it has seen */
async function browse(page: Page, until: { isDone: boolean }): Promise<number> {
  let seen = 0;
  while (!until.isDone) {
    for (const at of ['/contact', '/venue', '/login', '/']) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('This page could not be shown')).toHaveCount(0);
      seen += 1;
    }
  }
  return seen;
}

async function pagesOf(browser: Browser, url: string) {
  return Promise.all(
    Array.from({ length: BROWSERS }, async () => {
      const context = await browser.newContext({ baseURL: url });
      return context.newPage();
    }),
  );
}

test('publishes, a rollout, a rollback and a rolling restart fail no request', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const cluster = new Cluster();
  const teams = [new Checkout('mfe-public', 'built'), new Checkout('mfe-registration', 'built')];
  const [visitors, registration] = teams as [Checkout, Checkout];
  try {
    await cluster.start(2);
    for (const each of teams) each.keys = path.join(cluster.home, 'publish-keys');
    visitors.editBuild(LIVE, NEWER);
    registration.editBuild('Register for the conference', 'Register for this conference');
    const load = new Load(cluster.url);
    const pages = await pagesOf(browser, cluster.url);
    const complaints: string[] = [];
    for (const page of pages) page.on('pageerror', ({ message }) => complaints.push(message));
    const form = await (await browser.newContext({ baseURL: cluster.url })).newPage();
    await form.goto('/contact');
    await form.getByRole('textbox', { name: 'Message' }).fill('Half a message (sample)');

    load.start();
    const walk = { isDone: false };
    const walks = pages.map((page) => browse(page, walk));
    try {
      const { site } = cluster;
      await visitors.tool('publish', site, 'mfe-public', '--no-build', '--to', '10%');
      await registration.tool('publish', site, 'mfe-registration', '--no-build');
      await visitors.tool('remotes', site, 'rollout', '50%');
      await cluster.restart();
      await visitors.tool('remotes', site, 'rollout', '100%');
      await visitors.tool('rollback', site, 'mfe-public');
    } finally {
      walk.isDone = true;
      await load.end();
    }
    const seen = await Promise.all(walks);
    process.stdout.write(
      `${load.sent} requests, ${load.failures.length} failed; ${seen.join(' ')} pages in ${BROWSERS} browsers\n`,
    );
    expect(load.failures).toEqual([]);
    expect(load.mixed).toEqual([]);
    // Both versions were seen, so that the comparison could have failed.
    expect(load.versions).toHaveLength(2);
    expect(complaints).toEqual([]);
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Half a message (sample)',
    );
  } finally {
    await cluster.stop();
    for (const { folder } of teams) removeFolder(folder);
  }
});
