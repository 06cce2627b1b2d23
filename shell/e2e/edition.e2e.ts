import { expect, test } from './parts/test';
import { signIn } from './parts/product';

const path = '/api/v1/admin/editions';

interface Edition {
  revision: number;
  document: { hero: { lead: string } };
  publication: { state: string };
}

test('what an organiser saves stands in the pages, without a build', async ({ page, request }) => {
  const { email, password } = signIn(process.env.E2E_DATA_DIR ?? '', 'admin');
  const login = await request.post('/api/v1/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = (await (await request.get(path, { headers })).json()) as { items: { id: string }[] };
  const edition = `${path}/${list.items[0]?.id}`;
  const read = async () => (await (await request.get(edition, { headers })).json()) as Edition;
  const publication = async () => (await read()).publication.state;
  const before = await read();
  const lead = 'A lead that an organiser has just written.';
  const hero = { ...before.document.hero, lead };

  await test.step('a preview shows it, to who holds the ticket, and nobody else', async () => {
    const asked = await request.post(`${edition}/preview`, { headers, data: { hero } });
    const { url } = (await asked.json()) as { url: string };
    await page.goto(url);
    await expect(page.getByText(lead)).toBeVisible();
    await page.getByRole('link', { name: 'Venue' }).first().click();
    await expect(page).toHaveURL(`${url}/venue`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await (await request.get('/')).text()).not.toContain(lead);
  });

  await test.step('a save comes into the prerendered page by itself', async () => {
    await request.patch(edition, { headers, data: { revision: before.revision, hero } });
    await expect.poll(publication, { timeout: 60_000 }).toBe('live');
    await expect(async () => {
      expect(await (await request.get('/')).text()).toContain(`>${lead}<`);
    }).toPass();
    await page.goto('/');
    await expect(page.getByText(lead)).toBeVisible();
  });

  await request.post(`${edition}/history/${before.revision}/restore`, {
    headers,
    data: { revision: before.revision + 1 },
  });
  await expect.poll(publication, { timeout: 60_000 }).toBe('live');
});
