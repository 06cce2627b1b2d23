import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import shared from '../playwright.config';
import { open } from '../parts/open';
import { removeFolder, type Role } from '../parts/product';
import { expect, type Plenary } from '../parts/test';

const SIZES = { users: 400, registrations: 300, papers: 500, reviews: 1500 };

export interface MeasuredPage {
  name: string;
  path: string;
  /** Who reads it; a visitor has none. */
  role?: Role;
  /** Read without code, which the first press on a field starts. */
  hasForm?: boolean;
}

/** Fills the product that the tests share with sample people, papers and reviews. */
export function seed(): void {
  const sizes = Object.entries(SIZES).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const script = path.resolve(import.meta.dirname, '../../../services/dist/seed.js');
  execFileSync(process.execPath, [script, ...sizes], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}

/** PAGES="home,login" measures only these. */
export async function measuredPages(product: string, plenary: Plenary): Promise<MeasuredPage[]> {
  const read = async <Body>(at: string, role: Role) => {
    const headers = { authorization: `Bearer ${plenary.token(role)}` };
    const response = await fetch(`${product}/api/v1${at}`, { headers });
    expect(response.status, at).toBe(200);
    return (await response.json()) as Body;
  };
  interface List {
    items: { id: string }[];
  }
  const { items } = await read<List>('/admin/papers?limit=1', 'admin');
  const pages: MeasuredPage[] = [
    { name: 'home', path: '/' },
    { name: 'call for papers', path: '/call-for-papers' },
    { name: 'registration form', path: '/register-conference-form', hasForm: true },
    { name: 'login', path: '/login', hasForm: true },
    { name: 'list', path: '/admin/papers', role: 'admin' },
    { name: 'paper', path: `/admin/papers/${items[0]?.id}`, role: 'admin' },
    { name: 'assignments', path: '/reviewers', role: 'reviewer' },
  ];
  const asked = process.env.PAGES?.split(',');
  return asked ? pages.filter(({ name }) => asked.includes(name)) : pages;
}

/** A Chromium whose storage has the session of the page's reader at each address. */
export async function signedInBrowser(
  plenary: Plenary,
  { role }: MeasuredPage,
  variants: { url: string }[],
) {
  const profile = mkdtempSync(path.join(tmpdir(), 'plenary-bench-'));
  const port = await freePort();
  const { executablePath, args = [] } = shared.use?.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  for (const { url } of role ? variants : []) {
    await page.goto(`${url}/robots.txt`);
    await page.evaluate(
      (token) => localStorage.setItem('token', token),
      plenary.token(role as Role),
    );
  }
  return {
    port,
    /** The scripts below a path that a page loads. */
    async scriptsOf(address: string, below: string): Promise<string[]> {
      await open(page, address);
      await page.waitForLoadState('networkidle');
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      await page.goto('about:blank');
      return names.filter((name) => name.startsWith(below) && name.endsWith('.js'));
    },
    async close() {
      await context.close();
      removeFolder(profile);
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
