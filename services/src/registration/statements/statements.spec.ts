import { offer } from '../../../test/offers.js';
import { camt, csv, mt940, type WrittenTransfer } from '../../../bench/statements/written.mjs';
import { PaymentsLab, type Registered } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import {
  BANK_FORMATS,
  forgetLines,
  LINES_OF_RACE,
  raceToImport,
} from '../../../test-faults/import-races.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());
afterEach(async () => {
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
});

const call = (method: string, path: string, body?: unknown, { token }: Person = lab.admin) =>
  server.call(method, `/admin/statements${path}`, { token, body });

function upload(text: string, fields: Record<string, string> = {}, by: Person = lab.admin) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([text]), 'statement.txt');
  return call('POST', '', form, by);
}

let nth = 0;
const transfer = (changes: Partial<WrittenTransfer> = {}): WrittenTransfer => ({
  minor: 25_000,
  date: '2025-10-07',
  sender: 'Sender',
  text: 'FEE',
  reference: `BANK-${(nth += 1)}`,
  ...changes,
});
const account = () => `DE${String((nth += 1)).padStart(20, '0')}`;
const camtOf = (about: Parameters<typeof camt>[0]) => [...camt({ opening: 0, ...about })].join('');

async function imported(text: string) {
  const { status, body } = await upload(text);
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  const [statement] = body.statements;
  return { ...statement, ...(await call('GET', `/${statement.id}`)).body };
}

async function colleague() {
  const person = await server.person('admin');
  await permit(server, person, ['finance']);
  return person;
}

const ignored = { reason: 'A charge of the bank.' };
const professional = () => lab.registered({ academicCategory: 'professional', price: 250 });

describe('two people', () => {
  it('who import one file at once get one statement, and the second reads who was faster', async () => {
    const [one, two] = [lab.admin, await colleague()];
    const file = mt940({ account: account(), opening: 0, transfers: [transfer(), transfer()] });
    const answers = await Promise.all([upload(file, {}, one), upload(file, {}, two)]);
    const [first, second] = answers
      .map(
        ({ body }) => body.statements[0] as { id: string; added: number; earlier: object | null },
      )
      .sort((a, b) => b.added - a.added);
    expect(first).toMatchObject({ added: 2, earlier: null });
    const { imported: by } = (await call('GET', `/${first?.id}`)).body;
    expect(second).toEqual({ id: first?.id, added: 0, skipped: 2, earlier: by });
    expect([one.user.id, two.user.id]).toContain(by.byId);
  });

  it('who import files of several accounts at once keep lines of one reference', async () => {
    for (const reference of ['A1', 'B1', 'C1']) {
      const files = Array.from({ length: 4 }, () =>
        mt940({ account: account(), opening: 0, transfers: [transfer({ reference })] }),
      );
      const answers = await Promise.all(files.map((file) => upload(file)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const received = await server.dataSource.query<unknown[]>(
        `SELECT FROM bank_transfers WHERE bank_transaction_id ~ ('^' || $1 || '( |$)')`,
        [reference],
      );
      expect(received).toHaveLength(4);
    }
  });

  it('who work on one statement read what the other did last', async () => {
    const other = await colleague();
    const person = await professional();
    const file = mt940({
      account: account(),
      opening: 0,
      transfers: [transfer({ text: person.ref })],
    });
    const { id, certain, othersAct } = await imported(file);
    expect(othersAct).toBeNull();
    const lineIds = [certain.items[0].id];
    expect((await call('POST', `/${id}/confirm`, { lineIds }, other)).status).toBe(200);
    expect((await call('GET', `/${id}`)).body.othersAct).toMatchObject({ byId: other.user.id });
    expect((await call('GET', `/${id}`, undefined, other)).body.othersAct).toBeNull();
  });
});

describe('an import', () => {
  it('adds nothing again, in any format, and keeps equal payments of one day', async () => {
    const number = account();
    const twin = { sender: 'Twin', text: 'CASH', reference: undefined };
    const transfers = [transfer(), transfer(twin), transfer(twin)];
    const first = await imported(mt940({ account: number, opening: 0, transfers }));
    expect(first).toMatchObject({ added: 3, skipped: 0, received: 750, difference: 0 });
    const again = await upload(mt940({ account: number, opening: 0, transfers }));
    expect(again.body.statements).toMatchObject([
      { id: first.id, added: 0, skipped: 3, earlier: { byId: lab.admin.user.id } },
    ]);
    const overlap = await imported(
      mt940({ account: number, opening: 0, transfers: [...transfers, transfer()] }),
    );
    expect(overlap).toMatchObject({ added: 1, skipped: 3, skippedAmount: 750, difference: 0 });
  });

  describe('of one file by three people at once', () => {
    const people = async () => [lab.admin, await colleague(), await colleague()];

    it.each(BANK_FORMATS)('adds each line once: %s', async (format) => {
      expect(await raceToImport(lab, await people(), format)).toEqual({
        ...{ statuses: [200, 200, 200], added: [0, 0, LINES_OF_RACE] },
        ...{ lines: LINES_OF_RACE, transfers: LINES_OF_RACE, dollars: LINES_OF_RACE * 250 },
      });
    });

    it('control: adds the lines and their money again where no line is known', async () => {
      const remember = await forgetLines(server.ownerUrl);
      const { lines, dollars } = await raceToImport(lab, await people(), 'mt940');
      await remember();
      expect({ lines, dollars }).toEqual({
        ...{ lines: 3 * LINES_OF_RACE, dollars: 3 * LINES_OF_RACE * 250 },
      });
    });
  });

  it('shows pending lines, which the booked ones replace', async () => {
    const number = account();
    const paid = transfer({ text: 'PENDING FEE', reference: undefined });
    const before = await imported(
      camtOf({ account: number, format: 'camt.052', transfers: [{ ...paid, isPending: true }] }),
    );
    expect(before).toMatchObject({ pending: 1, received: 0, unmatched: { count: 0 } });
    const after = await imported(camtOf({ account: number, transfers: [paid] }));
    expect(after).toMatchObject({ added: 1, received: 250, unmatched: { count: 1 } });
    expect((await call('GET', `/${before.id}`)).body).toMatchObject({ pending: 0, received: 0 });
  });

  it('never matches a pending line, whose booked one is certain', async () => {
    const number = account();
    const person = await professional();
    const paid = transfer({ text: person.ref, reference: undefined });
    const pending = await imported(
      camtOf({ account: number, format: 'camt.052', transfers: [{ ...paid, isPending: true }] }),
    );
    expect(pending).toMatchObject({ pending: 1, certain: { count: 0 }, proposals: { count: 0 } });
    const [line] = await server.dataSource.query<{ id: string }[]>(
      'SELECT id FROM bank_lines WHERE statement_id = $1',
      [pending.id],
    );
    const parts = [{ paymentId: person.id, amount: 250 }];
    const matched = await call('POST', `/lines/${line?.id}/match`, { version: 1, parts });
    expect(matched.status).toBe(404);
    const { body } = await call('POST', `/${pending.id}/confirm`, { lineIds: [line?.id] });
    expect(body).toMatchObject({ confirmed: 0 });
    expect((await lab.read(person.id)).state).toBe('awaiting-payment');
    const booked = await imported(camtOf({ account: number, transfers: [paid] }));
    expect(booked).toMatchObject({ certain: { count: 1 } });
  });

  it('replaces a batch line by its details, in either order', async () => {
    for (const isDetailFirst of [false, true]) {
      const number = account();
      const batch = transfer({ minor: 60_000, text: 'BATCH' });
      const details = [
        transfer({ minor: 35_000, text: 'ONE' }),
        transfer({ minor: 25_000, text: 'TWO' }),
      ];
      const whole = camtOf({ account: number, transfers: [batch] });
      const parts = camtOf({
        account: number,
        format: 'camt.054',
        transfers: [{ ...batch, details }],
      });
      const files = isDetailFirst ? [parts, whole] : [whole, parts];
      const statements = [];
      for (const file of files) statements.push(await imported(file));
      const read = async ({ id }: { id: string }) => (await call('GET', `/${id}`)).body;
      const [one, other] = await Promise.all(statements.map(read));
      const [detailed, bulk] = isDetailFirst ? [one, other] : [other, one];
      expect(detailed.unmatched).toMatchObject({ count: 2, amount: 600 });
      expect(bulk).toMatchObject({ difference: 0 });
      expect(bulk.unmatched).toMatchObject({ count: 0 });
    }
  });

  it('asks the person about the same money in another format', async () => {
    const number = account();
    const known = transfer({ reference: undefined });
    await imported(mt940({ account: number, opening: 0, transfers: [known] }));
    const other = await imported(
      camtOf({ account: number, transfers: [{ ...known, text: 'WRITTEN OTHERWISE' }] }),
    );
    const [line] = other.duplicates.items;
    expect(line).toMatchObject({ isDoubtful: true, version: null });
    expect((await call('POST', `/lines/${line.id}/accept`)).status).toBe(200);
    expect((await call('POST', `/lines/${line.id}/accept`)).status).toBe(409);
    expect((await call('GET', `/${other.id}`)).body.unmatched).toMatchObject({ count: 1 });
  });

  it('compares a CSV file with other formats of an account written with spaces', async () => {
    const number = account();
    const known = transfer();
    await imported(mt940({ account: number, opening: 0, transfers: [known, known] }));
    const columns = [
      'Day;Value;Sender;Purpose;Amount;Currency',
      '07.10.2025;07.10.2025;S;FEE;250,00;USD',
    ];
    const { body } = await upload(columns.join('\r\n'));
    const layout = JSON.stringify(body.csv.layout);
    const written = number.replace(/(.{4})/g, '$1 ');
    const chosen = await upload(columns.join('\r\n'), { account: written, layout });
    const [statement] = chosen.body.statements;
    const { duplicates } = (await call('GET', `/${statement.id}`)).body;
    expect(duplicates).toMatchObject({ count: 1 });
  });

  it('is refused with line and reason, and adds nothing', async () => {
    const { status, body } = await upload('<Document><Stmt>');
    expect(status).toBe(422);
    expect(body.fields.file).toMatch(/^Line 1: The XML is damaged/);
  });

  it('asks for the columns of a CSV file once', async () => {
    const file = [...csv({ transfers: [transfer(), transfer({ minor: -1550 })] })].join('');
    const { body } = await upload(file);
    expect(body.statements).toEqual([]);
    const layout = JSON.stringify(body.csv.layout);
    const chosen = await upload(file, { account: 'Main account', layout });
    expect(chosen.body).toMatchObject({ statements: [{ added: 2 }], csv: null });
    expect((await upload(file)).body).toMatchObject({ statements: [{ added: 0, skipped: 2 }] });
  });
});

describe('matching', () => {
  const lineOf = (section: { items: { id: string }[] }) => section.items[0]?.id as string;
  const state = async ({ id }: Registered) => (await lab.read(id)).state;

  it('confirms the certain lines in one press, each once', async () => {
    const people = [await professional(), await professional()];
    const statement = await imported(
      camtOf({ account: account(), transfers: people.map(({ ref }) => transfer({ text: ref })) }),
    );
    expect(statement.certain).toMatchObject({ count: 2, amount: 500 });
    const items = statement.certain.items as { id: string }[];
    const lineIds = items.map(({ id }) => id);
    const press = () => call('POST', `/${statement.id}/confirm`, { lineIds });
    const answers = await Promise.all([press(), press()]);
    const confirmed = answers.map(({ body }) => body.confirmed as number);
    expect((confirmed[0] as number) + (confirmed[1] as number)).toBe(2);
    expect(await Promise.all(people.map(state))).toEqual(['completed', 'completed']);
    const after = (await call('GET', `/${statement.id}`)).body;
    expect(after).toMatchObject({ certain: { count: 0 }, done: 2 });
  });

  it('never confirms a line that is not certain', async () => {
    const person = await professional();
    const statement = await imported(
      camtOf({ account: account(), transfers: [transfer({ text: person.ref, minor: 20_000 })] }),
    );
    const id = lineOf(statement.proposals);
    const { body } = await call('POST', `/${statement.id}/confirm`, { lineIds: [id] });
    expect(body).toMatchObject({ confirmed: 0, refused: [{ lineId: id }] });
    expect(await state(person)).toBe('awaiting-payment');
  });

  it('splits one transfer over several registrations, all or none', async () => {
    const people = [await professional(), await professional()];
    const text = people.map(({ ref }) => ref).join(' ');
    const statement = await imported(
      camtOf({ account: account(), transfers: [transfer({ text, minor: 50_000 })] }),
    );
    const [line] = statement.proposals.items;
    expect(line.proposal).toMatchObject({ score: 95 });
    const proposed = line.proposal.parts as { paymentId: string; amount: number }[];
    const parts = proposed.map(({ paymentId, amount }) => ({ paymentId, amount }));
    const wrong = [...parts, { paymentId: line.id, amount: 0.01 }];
    const { version } = line;
    expect((await call('POST', `/lines/${line.id}/match`, { version, parts: wrong })).status).toBe(
      400,
    );
    expect(await Promise.all(people.map(state))).toEqual(['awaiting-payment', 'awaiting-payment']);
    const { body } = await call('POST', `/lines/${line.id}/match`, { version, parts });
    expect(body).toEqual({ confirmed: 2, matched: 0 });
  });

  it('matches a student without a proof, and leaves the confirmation to finance', async () => {
    const person = await lab.registered();
    const statement = await imported(
      camtOf({ account: account(), transfers: [transfer({ text: person.ref, minor: 5000 })] }),
    );
    const [line] = statement.proposals.items;
    const parts = [{ paymentId: person.id, amount: 50 }];
    const { body } = await call('POST', `/lines/${line.id}/match`, {
      version: line.version,
      parts,
    });
    expect(body).toEqual({ confirmed: 0, matched: 1 });
    expect(await state(person)).toBe('matched');
  });

  it('enters and ignores unreadable lines, and names the difference until then', async () => {
    const number = account();
    const file = camtOf({
      account: number,
      transfers: [
        transfer(),
        transfer({ minor: 30_000, text: 'BROKEN' }),
        transfer({ minor: 1, text: 'GONE' }),
      ],
    })
      .replace('>300.00<', '>3,00.00<')
      .replace('>0.01<', '>0.0.1<');
    const statement = await imported(file);
    expect(statement).toMatchObject({ difference: -300.01, unreadable: { count: 2 } });
    const [broken, gone] = statement.unreadable.items;
    expect(broken).toMatchObject({
      fault: 'Amount has two decimal marks',
      marks: [{ look: 'wrong' }],
    });
    const entered = { amount: 300, date: '2025-10-07', sender: 'Sender' };
    expect((await call('POST', `/lines/${broken.id}/enter`, entered)).status).toBe(200);
    expect((await call('POST', `/lines/${broken.id}/enter`, entered)).status).toBe(409);
    expect((await call('POST', `/lines/${gone.id}/ignore`, ignored)).status).toBe(200);
    const after = (await call('GET', `/${statement.id}`)).body;
    expect(after).toMatchObject({
      difference: -0.01,
      unreadable: { count: 0 },
      unmatched: { count: 2 },
    });
  });

  it('sets aside a line of the bank itself, until it is restored', async () => {
    const statement = await imported(
      camtOf({
        account: account(),
        transfers: [transfer({ minor: -1200, text: 'CHARGES' }), transfer({ text: 'MONEY' })],
      }),
    );
    const [charge, money] = statement.unmatched.items;
    expect((await call('POST', `/lines/${money.id}/ignore`, ignored)).status).toBe(409);
    expect((await call('POST', `/lines/${charge.id}/ignore`, { reason: '' })).status).toBe(400);
    expect((await call('POST', `/lines/${charge.id}/ignore`, ignored)).status).toBe(200);
    expect((await call('GET', `/${statement.id}`)).body).toMatchObject({
      done: 1,
      difference: 0,
      open: 1,
      unmatched: { count: 1 },
    });
    const { items } = (await call('GET', `/${statement.id}/lines?state=done`)).body;
    expect(items).toMatchObject([{ id: charge.id, outcome: 'ignored', amount: -12, ...ignored }]);
    expect((await call('POST', `/lines/${charge.id}/restore`)).status).toBe(200);
    expect((await call('POST', `/lines/${charge.id}/restore`)).status).toBe(409);
    expect((await call('GET', `/${statement.id}`)).body).toMatchObject({ done: 0, open: 2 });
  });

  it('matches an outgoing line with its refund once', async () => {
    const person = await professional();
    await lab.confirm(person.id, { amount: 250, bankTransactionId: `TRX-${(nth += 1)}` });
    await lab.act(person.id, 'refund', { amount: 250, reason: 'The visa was refused.' });
    const statement = await imported(
      camtOf({
        account: account(),
        transfers: [transfer({ minor: -25_000, text: `REFUND ${person.ref}` })],
      }),
    );
    const [line] = statement.unmatched.items;
    expect(line).toMatchObject({ amount: -250, refund: { reference: person.ref } });
    const press = () => call('POST', `/lines/${line.id}/refund`, { entryId: line.refund.entryId });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(404);
    expect((await call('GET', `/${statement.id}`)).body.unmatched).toMatchObject({ count: 0 });
  });

  it('matches an outgoing line with money that was returned to its sender', async () => {
    const { token } = lab.admin;
    const bankTransactionId = `RETURNED-${(nth += 1)}`;
    const money = { amount: 73.5, date: '2025-10-07', bankTransactionId, sender: 'Samples Ltd' };
    const { body } = await server.call('POST', '/admin/transfers', { token, body: money });
    const path = `/admin/transfers/${String(body.id)}`;
    const back = { amount: 73.5, reason: 'No registration matches it.', version: 1 };
    await server.call('POST', `${path}/return-to-sender`, { token, body: back });
    const statement = await imported(
      camtOf({ account: account(), transfers: [transfer({ minor: -7_350, text: 'RETURN' })] }),
    );
    const [line] = statement.unmatched.items;
    expect(line.refund).toMatchObject({ reference: bankTransactionId });
    const press = () => call('POST', `/lines/${line.id}/refund`, { entryId: line.refund.entryId });
    const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    expect((await call('GET', `/${statement.id}`)).body).toMatchObject({ done: 1, open: 0 });
    expect((await server.call('GET', path, { token })).body).toMatchObject({ open: 0 });
  });

  it('follows the rule of the edition for money of a cancelled registration', async () => {
    const person = await professional();
    await lab.act(person.id, 'cancel', { reason: 'Asked for by email.' });
    const statement = await imported(
      camtOf({ account: account(), transfers: [transfer({ text: person.ref })] }),
    );
    const said = async () => {
      const [line] = (await call('GET', `/${statement.id}`)).body.proposals.items;
      const { reasons } = line.proposal as { reasons: { text: string }[] };
      return reasons.map(({ text }) => text);
    };
    expect(await said()).toContain('This registration is cancelled, rejected or refunded');
    await offer(lab, { overdue: { rule: 'keep', days: 14, lateMoney: 'return' } });
    expect((await said()).at(-1)).toMatch(/return the money to its sender$/);
    await offer(lab, { overdue: { rule: 'keep', days: 14, lateMoney: 'keep' } });
  });
});

describe('a search', () => {
  it('finds lines of a statement in any state, and the statement', async () => {
    const number = account();
    const person = await professional();
    const { ref } = person;
    const statement = await imported(
      camtOf({
        account: number,
        transfers: [
          transfer({ text: ref }),
          transfer({ sender: 'Florist Accra', text: 'ROSES', minor: 3_333 }),
          transfer({ sender: 'Florist Tema', text: 'TULIPS', minor: -1_250 }),
          transfer({ sender: 'Florist Ho', text: 'LATER', isPending: true, reference: undefined }),
        ],
      }),
    );
    const found = async (q: string) => {
      const { body } = await call('GET', `/${statement.id}?q=${encodeURIComponent(q)}`);
      expect(body).toMatchObject({ lines: 4, received: statement.received, done: 0, pending: 1 });
      const { certain, proposals, unmatched } = body;
      const lines = [certain, proposals, unmatched].flatMap(({ items }) => items);
      return [lines.map(({ text }: { text: string }) => text).sort(), body.found];
    };
    const none = { pending: 0, done: 0 };
    expect(await found('florist')).toEqual([['ROSES', 'TULIPS'], { pending: 1, done: 0 }]);
    expect(await found('33.33')).toEqual([['ROSES'], none]);
    expect(await found('12,50')).toEqual([['TULIPS'], none]);
    expect(await found(ref.toLowerCase().replaceAll('-', ' '))).toEqual([[ref], none]);
    expect(await found('100%')).toEqual([[], none]);
    const pending = `/${statement.id}/lines?state=pending`;
    expect((await call('GET', `${pending}&q=florist`)).body.items).toHaveLength(1);
    expect((await call('GET', `${pending}&q=roses`)).body.items).toEqual([]);

    const statements = async (q: string) =>
      ((await call('GET', `?q=${encodeURIComponent(q)}`)).body.items as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await statements(number.slice(2))).toEqual([statement.id]);
    expect(await statements('florist accra')).toEqual([statement.id]);
    expect(await statements(ref)).toEqual([statement.id]);
    expect(await statements('no such sender')).toEqual([]);
    expect(await statements('statement.txt')).toContain(statement.id);
  });
});
