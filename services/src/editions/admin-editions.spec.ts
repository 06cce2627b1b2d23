import { registrationData } from '../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { MINUTE } from '../common/time.js';
import type { AdminEdition } from './admin-editions.schema.js';
import type { EditionDraft } from './edition-draft.schema.js';

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
/** Saves sections on top of what stands now. */
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

  it('can send back what was read, which changes nothing', async () => {
    const { document, revision } = await read();
    const answer = await asAdmin('PATCH', `/${id}`, { revision, ...document });
    expect(answer).toMatchObject({ status: 200, body: { revision, document } });
  });

  it.each([
    ['hero.lead', { hero: { titleLines: ['x'], locationChip: 'x', dateChip: 'x' } }],
    [
      'bank.iban',
      (d: EditionDraft) => ({ bank: { ...d.bank, iban: 'GB82 WEST 1234 5698 7654 33' } }),
    ],
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
    await save({ bank: { ...document.bank, bank: 'Bank of the audit' } });
    const [entry] = await server.dataSource.query(
      'SELECT * FROM audit_entries WHERE subject_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    );
    expect(entry).toMatchObject({
      action: 'edition.saved',
      actor_id: admin.user.id,
      fields: ['bank.bank'],
    });
    expect(JSON.stringify(entry)).not.toContain('Bank of the audit');
  });
});

describe('two admins at once', () => {
  it('the second is told what stands now and what differs, and can save on top of it', async () => {
    const { revision, document } = await read();
    const bank = { ...document.bank, bank: 'Bank of the first' };
    const about = { ...document.about, heading: 'The heading of the first' };
    await asAdmin('PATCH', `/${id}`, { revision, bank, about });

    const mine = { bank: { ...document.bank, bank: 'Bank of the second' } };
    const refused = await asAdmin('PATCH', `/${id}`, { revision, ...mine });

    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        current: { revision: revision + 1, document: { bank } },
        differs: ['bank.bank'],
        changedSince: ['about.heading', 'bank.bank'],
      },
    });
    const again = await asAdmin('PATCH', `/${id}`, { revision: revision + 1, ...mine });
    expect(again.body.document).toMatchObject({ ...mine, about });
  });

  it('one of many that save at the same moment wins', async () => {
    const { revision, document } = await read();
    const tries = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        asAdmin('PATCH', `/${id}`, { revision, bank: { ...document.bank, bank: name } }),
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
    const before = await post(registrationData(), token);
    const { document, feeRevision } = await read();
    const fees = structuredClone(document.fees);
    fees.packages[3]!.prices.student = 65;
    const saved = await save({ fees });
    expect(saved.body.feeRevision).toBe(feeRevision + 1);

    const [row] = await server.dataSource.query(
      `SELECT fee_revision, r.amount_cents, p.amount_cents AS due FROM registrations r
         JOIN payments p ON p.registration_id = r.id WHERE p.id = $1`,
      [before.body.data.id],
    );
    expect(row).toEqual({ fee_revision: feeRevision, amount_cents: 5000, due: 5000 });
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
  it('closed registration takes nobody in; who is in stays in', async () => {
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

describe('the history', () => {
  it('tells who saved what, pages by revision, and shows each with its changes', async () => {
    const { document, revision } = await read();
    await save({ quotation: { ...document.quotation, text: 'A quotation of its own.' } });
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
        after: 'A quotation of its own.',
      },
    ]);
    expect(one.body.sinceThen).toEqual([]);
    expect(one.body.document.quotation.text).toBe('A quotation of its own.');
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
    const bank = { ...document.bank, accountHolder: 'Conference 2026' };
    const checked = await asAdmin('PATCH', `/${next}`, { revision: 1, ...document, bank });
    expect(checked.body.toCheck).toEqual([]);
    const made = await make('2026');
    expect(made).toMatchObject({ status: 200, body: { isCurrent: true } });
    expect((await visible()).year).toBe(2026);

    const ref = mine.body.data.merchantReference;
    const kept = await server.call('GET', `/payments/by-reference?ref=${ref}`, { token });
    expect(kept.body.data).toMatchObject({ amount: 50, bank: mine.body.data.bank });
    const [row] = await server.dataSource.query(
      `SELECT edition_id FROM registrations r JOIN payments p ON p.registration_id = r.id
        WHERE p.id = $1`,
      [mine.body.data.id],
    );
    expect(row.edition_id).toBe(id);
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
