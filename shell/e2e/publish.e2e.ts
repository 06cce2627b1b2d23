import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillAttendeeForm } from './parts/registration';
import { removeFolder } from './parts/product';
import { serveSite } from './parts/serve-site';
import { Checkout, copySite, productSite } from './parts/team';
import { expect, test } from './parts/test';

interface Registry {
  shell: string;
  remotes: Record<string, { version: string }>;
}

const registryOf = (site: string) =>
  JSON.parse(readFileSync(path.join(site, 'current/remotes.json'), 'utf8')) as Registry;

const texts = 'mfe-registration/src/features/registration-type/texts.ts';

/** Walks through the other areas until told to stop. Returns how many pages it has seen. */
async function clickThrough(page: Page, until: { isDone: boolean }): Promise<number> {
  let seen = 0;
  await page.goto('/');
  while (!until.isDone) {
    for (const name of ['Venue', 'Contact', 'Home']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      seen += 1;
    }
  }
  return seen;
}

test('one remote is published twice and rolled back while visitors continue', async ({
  page,
  context,
  plenary,
}) => {
  test.setTimeout(240_000);
  const site = productSite();
  const before = registryOf(site);
  const team = new Checkout('mfe-registration');
  const publish = () => team.tool('publish', site, 'mfe-registration');
  const rollback = () => team.tool('rollback', site, 'mfe-registration');
  const walk = { isDone: false };
  const walking = clickThrough(await context.newPage(), walk);

  try {
    // A tab from before, with a form that is half filled in.
    await fillAttendeeForm(page);
    const filled = page.getByLabel('Organization', { exact: true });

    team.edit(texts, "title: 'Registration'", "title: 'Registration, changed'");
    await publish();
    const changed = registryOf(site);
    expect(changed.remotes.mfe_registration?.version).not.toBe(
      before.remotes.mfe_registration?.version,
    );
    expect({ ...changed.remotes, mfe_registration: null, shell: changed.shell }).toEqual({
      ...before.remotes,
      mfe_registration: null,
      shell: before.shell,
    });
    const other = await context.newPage();
    await expect(async () => {
      await other.goto('/conference-register');
      await expect(other.getByRole('heading', { name: 'Registration, changed' })).toBeVisible();
    }).toPass();
    await rollback();
    expect(registryOf(site).remotes).toEqual(before.remotes);

    team.edit(texts, "title: 'Registration, changed'", "title: 'Registration, once more'");
    await publish();
    walk.isDone = true;
    expect(await walking).toBeGreaterThan(2);

    // The old tab keeps its form input, and loads further chunks of its version.
    await expect(filled).toHaveValue('University (sample)');
    await page.getByLabel('Email', { exact: true }).fill(plenary.newAddress());
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await expect(page).toHaveURL('/payment-processing');
    await expect(page.getByText('USD 50.00').first()).toBeVisible();
  } finally {
    walk.isDone = true;
    while (registryOf(site).remotes.mfe_registration?.version !== versionOf(before)) {
      await rollback();
    }
    removeFolder(team.folder);
  }
  expect(plenary.complaints).toEqual([]);
  await expect(async () => {
    await page.goto('/conference-register');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Registration');
  }).toPass();
});

const versionOf = ({ remotes }: Registry) => remotes.mfe_registration?.version;

/** Hashes of all bundles in a site folder but one remote's. */
function otherBundles(site: string, remote: string): Record<string, string> {
  const files = ['shell', 'remotes'].flatMap((part) =>
    readdirSync(path.join(site, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return Object.fromEntries(
    files
      .filter((file) => !file.includes(`/${remote}/`))
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

test('a page that one remote adds is in the menu and guarded, no other bundle touched', async ({
  page,
  context,
  plenary,
}) => {
  test.setTimeout(240_000);
  const site = copySite();
  const team = new Checkout('mfe-admin');
  try {
    const bundles = otherBundles(site, 'mfe_admin');
    const before = registryOf(site);
    team.edit(
      'mfe-admin/src/routes.ts',
      /\n\]\);\s*$/,
      "\n  section('/admin/sample', 'Sample', 'overview:read', { icon: 'IconFile', order: 99 }),\n]);\n",
    );
    team.edit(
      'mfe-admin/src/remote.tsx',
      /\n {2}\},\n {2}\(lang\)/,
      "\n    '/admin/sample': () => import('./sample-page'),\n  },\n  (lang)",
    );
    writeFileSync(
      team.file('mfe-admin/src/sample-page.tsx'),
      `import { Page, PageTitle } from '@plenary/kit/ui';
      export default () => <Page><PageTitle>Sample</PageTitle></Page>;`,
    );
    await team.tool('publish', site, 'mfe-admin');
    expect(otherBundles(site, 'mfe_admin')).toEqual(bundles);
    expect(registryOf(site).shell).toBe(before.shell);
    await serveSite(context, site);

    await page.goto('/admin/sample');
    await expect(page).toHaveURL('/login');
    await plenary.fillSignIn('author');
    await expect(page.getByText(/You do not have permission to access this area/)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).first().click();

    await plenary.enterAs('admin');
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Sample', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
    await expect(page).toHaveURL('/admin/sample');
  } finally {
    removeFolder(team.folder);
    removeFolder(site);
  }
});
