import { download } from '../../../test/download.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';
import type { AdminEdition } from './admin-editions.schema.js';

let server: TestApp;
let admin: { token: string; user: { id: string } };
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
  id = (await asAdmin('GET', '')).body.items[0].id;
});
afterAll(() => server.stop());

const asAdmin = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  server.call(method, `/admin/editions${path}`, { token: admin.token, body, headers });
const readOne = async (which: string) => (await asAdmin('GET', `/${which}`)).body as AdminEdition;
const read = () => readOne(id);
/** Saves sections on top of the latest revision. */
const save = async (sections: object) =>
  asAdmin('PATCH', `/${id}`, { revision: (await read()).revision, ...sections });
const visible = async () => (await server.call('GET', '/edition')).body;

describe('the history', () => {
  it('tells who saved what, pages by revision, and shows each with its changes', async () => {
    const { document, revision } = await read();
    await save({ quotation: { ...document.quotation, text: 'A quotation of this year.' } });
    const first = await asAdmin('GET', `/${id}/history?limit=1`);
    expect(first.body.items).toEqual([
      expect.objectContaining({
        revision: revision + 1,
        fields: ['quotation.text'],
        restoredFrom: null,
        savedBy: { id: admin.user.id, name: 'Ada Okafor' },
      }),
    ]);
    expect(first.body.counts).toEqual({ all: revision + 1 });
    const second = await asAdmin('GET', `/${id}/history?limit=1&cursor=${first.body.nextCursor}`);
    expect(second.body.items).toMatchObject([{ revision }]);

    const one = await asAdmin('GET', `/${id}/history/${revision + 1}`);
    expect(one.body.changes).toEqual([
      {
        field: 'quotation.text',
        before: document.quotation.text,
        after: 'A quotation of this year.',
      },
    ]);
    expect(one.body.sinceThen).toEqual([]);
    expect(one.body.document.quotation.text).toBe('A quotation of this year.');
  });

  it('finds revisions by number, organiser and changed field', async () => {
    await save({ quotation: { ...(await read()).document.quotation, text: 'Found again.' } });
    const { revision } = await read();
    const found = async (q: string): Promise<number[]> => {
      const { body } = await asAdmin('GET', `/${id}/history?q=${encodeURIComponent(q)}`);
      return (body.items as { revision: number }[]).map((item) => item.revision);
    };
    expect(await found(`#${revision}`)).toEqual([revision]);
    expect(await found('Quotation.TEXT')).toContain(revision);
    expect((await found('ada okafor')).slice(0, 1)).toEqual([revision]);
    expect(await found('%')).toEqual([]);
  });

  it('an old revision comes back as a new one, its fees as well', async () => {
    const now = await read();
    const old = await asAdmin('GET', `/${id}/history/1`);
    const path = `/${id}/history/1/restore`;
    const stale = await asAdmin('POST', path, { revision: now.revision - 1 });
    expect(stale.status).toBe(409);

    const restored = await asAdmin('POST', path, { revision: now.revision });
    expect(restored.status).toBe(200);
    expect(restored.body.revision).toBe(now.revision + 1);
    expect(restored.body.document).toEqual(old.body.document);
    expect((await visible()).fees.packages[3].prices.student).toBe(50);
    const { body } = await asAdmin('GET', `/${id}/history?limit=1`);
    expect(body.items).toMatchObject([{ restoredFrom: 1 }]);
  });
});

describe('the next year', () => {
  it('is a copy that visitors do not see, with days to be checked', async () => {
    const key = { 'idempotency-key': 'copy-of-2025-to-2026' };
    const copied = await asAdmin('POST', `/${id}/copy`, {}, key);
    expect(copied.status).toBe(201);
    expect(copied.body).toMatchObject({
      isCurrent: false,
      revision: 1,
      toCheck: expect.arrayContaining(['dates', 'fees', 'hero', 'schedule']),
      document: {
        year: 2026,
        slug: '2026',
        referencePrefix: 'C26',
        registration: { open: false },
        submissions: { open: false },
      },
      publication: { state: 'not-current' },
    });
    // A Thursday stays a Thursday.
    expect(copied.body.document.dates[3]).toMatchObject({
      key: 'forum-physical',
      day: '2026-11-26',
    });
    expect((await asAdmin('POST', `/${id}/copy`, {}, key)).body.id).toBe(copied.body.id);
    expect((await asAdmin('POST', `/${id}/copy`, {})).status).toBe(409);
    expect((await visible()).year).toBe(2025);
  });

  it('becomes current when all is checked and its name is typed; registrations stay', async () => {
    const { token } = await server.person('user');
    const mine = await server.call('POST', '/payments/manual-registration', {
      body: registrationData(),
      token,
    });
    // The newest year comes first.
    const next = (await asAdmin('GET', '')).body.items[0].id as string;
    const make = (confirm: string) => asAdmin('POST', `/${next}/current`, { confirm });
    expect((await make('yes')).body.fields).toEqual({ confirm: 'Type 2026 to confirm' });
    expect((await make('2026')).status).toBe(409);

    const { document } = await readOne(next);
    const checked = await asAdmin('PATCH', `/${next}`, { revision: 1, ...document });
    expect(checked.body.toCheck).toEqual([]);
    const made = await make('2026');
    expect(made).toMatchObject({ status: 200, body: { isCurrent: true } });
    expect((await visible()).year).toBe(2026);

    const ref = mine.body.data.merchantReference;
    const kept = await server.call('GET', `/payments/by-reference?ref=${ref}`, { token });
    expect(kept.body.data).toMatchObject({ amount: 50, bank: mine.body.data.bank });
    const data = (await (await download(server, token, { kind: 'my-data' })).json()) as object;
    expect(data).toMatchObject({ registrations: [{ editionId: id }] });
    await asAdmin('POST', `/${id}/current`, { confirm: '2025' });
    expect((await visible()).year).toBe(2025);
  });
});

describe('a preview', () => {
  it('needs what a save needs, and its ticket is not guessed', async () => {
    const { document } = await read();
    const preview = (sections: object) => asAdmin('POST', `/${id}/preview`, sections);
    const refused = await preview({ about: { ...document.about, text: '<b>bold</b>' } });
    expect(refused.body.fields).toEqual({ 'about.text': expect.any(String) });

    const begun = await preview({ about: { ...document.about, text: 'A draft.' } });
    expect(begun.status).toBe(201);
    const url = begun.body.url as string;
    expect((await visible()).about.text).toBe(document.about.text);
    const open = (address: string) => server.call('GET', address.replace('/api/v1', ''));
    // There is one, and no front end that could show it.
    expect((await open(url)).status).toBe(503);
    expect((await open(`${url.slice(0, -2)}AA`)).status).toBe(404);
    server.clock.advance(31 * MINUTE);
    expect((await open(url)).status).toBe(404);
  });
});
