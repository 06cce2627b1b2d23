import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillAttendeeForm } from '../parts/registration';
import { removeFolder } from '../parts/product';
import { serveSite } from '../parts/serve-site';
import { Checkout, copySite } from '../parts/team';
import { expect, test } from '../parts/test';

const contract = 'shell/kit/src/remote.ts';
const title = 'mfe-registration/src/features/registration-type/texts.ts';

/** The site with today's shell and remote, and those of the next minor contract. */
async function siteOfTwoContracts(team: Checkout, site: string) {
  const version = /CONTRACT_VERSION = '(\d+)\.(\d+)'/.exec(
    readFileSync(team.file(contract), 'utf8'),
  );
  const [, major = '', minor = ''] = version ?? [];
  const next = `${major}.${Number(minor) + 1}`;
  team.edit(contract, /CONTRACT_VERSION = '[^']*'/, `CONTRACT_VERSION = '${next}'`);
  team.edit(title, "title: 'Registration'", "title: 'Registration of the next contract'");
  team.edit('shell/src/app/texts.ts', "skip: 'Skip to content'", "skip: 'Skip to the content'");
  await team.tool('build', site, 'shell', 'mfe-registration');
  return next;
}

test('old and new shells and remotes run together, two by two', async ({ context, plenary }) => {
  test.setTimeout(240_000);
  const team = new Checkout('mfe-registration');
  const site = copySite();
  const live = () =>
    JSON.parse(readFileSync(path.join(site, 'current/remotes.json'), 'utf8')) as {
      contract: string;
      remotes: Record<string, { contract: string; needs: string }>;
    };
  const publish = (name: string) => team.tool('publish', site, name, '--no-build');
  const rollback = (name: string) => team.tool('rollback', site, name);

  /** A visitor's way through both areas, in a separate tab. */
  const walk = async (shell: 'old' | 'new', remote: 'old' | 'new') => {
    const page = await context.newPage();
    await page.goto('/conference-register');
    const heading = remote === 'new' ? 'Registration of the next contract' : 'Registration';
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    const skip = shell === 'new' ? 'Skip to the content' : 'Skip to content';
    await expect(page.getByRole('link', { name: skip, exact: true })).toBeAttached();
    await fillAttendeeForm(page, plenary.newAddress());
    await page.getByRole('button', { name: 'Continue to payment' }).first().click();
    await expect(page.getByText('USD 50.00').first()).toBeVisible();
    await page.close();
  };

  try {
    const today = live().contract;
    const next = await siteOfTwoContracts(team, site);
    await serveSite(context, site);

    await walk('old', 'old');

    await publish('mfe-registration');
    expect(live()).toMatchObject({
      contract: today,
      remotes: { mfe_registration: { contract: next, needs: today } },
    });
    await walk('old', 'new');

    await publish('shell');
    expect(live().contract).toBe(next);
    await walk('new', 'new');

    await rollback('mfe-registration');
    await walk('new', 'old');
  } finally {
    removeFolder(team.folder);
    removeFolder(site);
  }
  expect(plenary.complaints).toEqual([]);
});
