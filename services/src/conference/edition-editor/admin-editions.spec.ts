import { auditRows } from '../../../test/admin-reads.js';
import { download } from '../../../test/download.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { AdminEdition } from './admin-editions.schema.js';
import type { EditionDraft } from '../editions/edition-draft.schema.js';

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

describe('reading', () => {
  it('lists the editions and says which one visitors see', async () => {
    const { status, body } = await asAdmin('GET', '');
    expect(status).toBe(200);
    expect(body.items).toContainEqual(
      expect.objectContaining({ id, slug: '2025', year: 2025, isCurrent: true, toCheck: [] }),
    );
  });

  it('answers 404 for an edition that is not there', async () => {
    const unknown = '/01890000-0000-7000-8000-000000000000';
    for (const path of [
      unknown,
      `${unknown}/history`,
      `${unknown}/history/1`,
      `/${id}/history/99`,
    ]) {
      expect((await asAdmin('GET', path)).status).toBe(404);
    }
  });
});

describe('a save', () => {
  it('is seen by visitors at once, and keeps all other sections', async () => {
    const before = await read();
    const hero = { ...before.document.hero, lead: '  A new lead. ' };
    const { status, body } = await save({ hero });
    expect(status).toBe(200);
    expect(body.revision).toBe(before.revision + 1);
    expect(body.savedBy).toEqual({ id: admin.user.id, name: 'Ada Okafor' });
    expect(body.document).toEqual({ ...before.document, hero: { ...hero, lead: 'A new lead.' } });
    expect((await visible()).hero.lead).toBe('A new lead.');
  });

  it('refuses a changed agreement under the same version', async () => {
    const { agreement } = (await read()).document;
    const changed = { ...agreement, text: 'Another text.' };
    expect(await save({ agreement: changed })).toMatchObject({
      status: 400,
      body: { fields: { 'agreement.version': expect.any(String) } },
    });
    expect((await save({ agreement: { ...changed, version: '2' } })).status).toBe(200);
    expect(await visible()).not.toHaveProperty('agreement');
  });

  it('ignores a save without a change', async () => {
    const { document, revision } = await read();
    const answer = await asAdmin('PATCH', `/${id}`, { revision, ...document });
    expect(answer).toMatchObject({ status: 200, body: { revision, document } });
  });

  it.each([
    ['hero.lead', { hero: { titleLines: ['x'], locationChip: 'x', dateChip: 'x' } }],
    ['bank', (d: EditionDraft) => ({ bank: { ...d.bank, iban: 'GB82 WEST 1234 5698 7654 33' } })],
    [
      'contact.email',
      (d: EditionDraft) => ({ contact: { ...d.contact, email: 'office at home' } }),
    ],
    [
      'venue.mapUrl',
      (d: EditionDraft) => ({ venue: { ...d.venue, mapUrl: 'javascript:alert(1)' } }),
    ],
    [
      'venue.embedUrl',
      (d: EditionDraft) => ({ venue: { ...d.venue, embedUrl: 'https://a;script-src *' } }),
    ],
    [
      'venue.image',
      (d: EditionDraft) => ({ venue: { ...d.venue, image: 'https://else.where/x.png' } }),
    ],
    ['venue.rooms', (d: EditionDraft) => ({ venue: { ...d.venue, rooms: 4 } })],
    [
      'about.text',
      (d: EditionDraft) => ({ about: { ...d.about, text: '<script>alert(1)</script>' } }),
    ],
    [
      'fees.packages.0.prices.student',
      (d: EditionDraft) => {
        const [first, ...others] = d.fees.packages;
        const prices = { professional: first?.prices.professional };
        return { fees: { ...d.fees, packages: [{ ...first, prices }, ...others] } };
      },
    ],
    ['isCurrent', { isCurrent: true }],
  ] as [string, object | ((draft: EditionDraft) => object)][])(
    'is refused with %s named, and nothing is stored',
    async (field, change) => {
      const before = await read();
      const answer = await save(typeof change === 'function' ? change(before.document) : change);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
      expect(await read()).toEqual(before);
    },
  );

  it('leaves a row in the audit with the names of the fields, never their values', async () => {
    const { document } = await read();
    await save({ invoicing: { ...document.invoicing, issuer: 'Office of the audit' } });
    const [entry] = await auditRows(server, admin.token, { subject: id });
    expect(entry).toMatchObject({
      action: 'edition.saved',
      actor: { id: admin.user.id },
      fields: ['invoicing.issuer'],
    });
    expect(JSON.stringify(entry)).not.toContain('Office of the audit');
  });
});

describe('two admins at once', () => {
  it('the second gets the saved edition and the differences, and can save on top of it', async () => {
    const { revision, document } = await read();
    const invoicing = { ...document.invoicing, issuer: 'Office of the first' };
    const about = { ...document.about, heading: 'The heading of the first' };
    await asAdmin('PATCH', `/${id}`, { revision, invoicing, about });

    const mine = { invoicing: { ...document.invoicing, issuer: 'Office of the second' } };
    const refused = await asAdmin('PATCH', `/${id}`, { revision, ...mine });

    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        current: { revision: revision + 1, document: { invoicing } },
        differs: ['invoicing.issuer'],
        changedSince: ['about.heading', 'invoicing.issuer'],
      },
    });
    const again = await asAdmin('PATCH', `/${id}`, { revision: revision + 1, ...mine });
    expect(again.body.document).toMatchObject({ ...mine, about });
  });

  it('one of many that save at the same moment wins', async () => {
    const { revision, document } = await read();
    const tries = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        asAdmin('PATCH', `/${id}`, {
          revision,
          invoicing: { ...document.invoicing, issuer: name },
        }),
      ),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await read()).revision).toBe(revision + 1);
  });
});

describe('fees', () => {
  it('a change is a new table; who registered before keeps the price', async () => {
    const { token } = await server.person('user');
    const post = (body: unknown, by: string) =>
      server.call('POST', '/payments/manual-registration', { body, token: by });
    expect((await post(registrationData(), token)).status).toBe(201);
    const { document, feeRevision } = await read();
    const fees = structuredClone(document.fees);
    fees.packages[3]!.prices.student = 65;
    const saved = await save({ fees });
    expect(saved.body.feeRevision).toBe(feeRevision + 1);

    const data = (await (await download(server, token, { kind: 'my-data' })).json()) as object;
    expect(data).toMatchObject({ registrations: [{ feeRevision, amountCents: 5000 }] });
    const pending = await server.call('GET', '/payments/pending', { token });
    expect(pending.body.data.amount).toBe(50);

    const newcomer = await server.person('user');
    expect((await post(registrationData(), newcomer.token)).status).toBe(422);
    const { body } = await post(registrationData({ price: 65 }), newcomer.token);
    expect(body.data.amount).toBe(65);
  });

  it('a save of something else keeps the table', async () => {
    const { feeRevision, document } = await read();
    const { body } = await save({ footerAbout: `${document.footerAbout} ` + 'And more.' });
    expect(body.feeRevision).toBe(feeRevision);
  });
});

describe('opening and closing', () => {
  it('closed registration rejects new registrations and keeps existing ones', async () => {
    await save({ registration: { open: false } });
    const body = registrationData({ price: (await visible()).fees.packages[3].prices.student });
    const { token } = await server.person('user');
    const answer = await server.call('POST', '/payments/manual-registration', { body, token });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    await save({ registration: { open: true } });
    const again = await server.call('POST', '/payments/manual-registration', { body, token });
    expect(again.status).toBe(201);
  });
});
