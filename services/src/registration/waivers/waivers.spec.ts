import { auditRows } from '../../../test/admin-reads.js';
import { Gate } from '../../../test/gate.js';
import { offer } from '../../../test/offers.js';
import { emailsOf } from '../../../test/outbox-rows.js';
import { PaymentsLab, receipt, type Registered } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { registrationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { raceForBudget } from '../../../test-faults/waiver-races.js';
import type { WorkItem } from '../../operations/admin/work-queue.schema.js';
import { Config } from '../../platform/config/config.js';
import { DAY } from '../../platform/core/time.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { WaiverBudgets } from './waiver-budget.js';
import { WaiversPersonalData } from './waivers.personal-data.js';

import '../../platform/holds/holds.invariants.js';
import '../payments/payments.invariants.js';
import './waivers.invariants.js';

const professional = { academicCategory: 'professional', price: 250 } as const;
const reason = 'My university has no funds for conferences this year.';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  await turn(true);
  await asFinance('PUT', '/budget', { budget: 10_000 });
});
afterAll(() => server.stop());
afterEach(async () => {
  jest.restoreAllMocks();
  for (const { name, violations } of registeredInvariants()) {
    expect({ name, rows: await server.dataSource.query(violations) }).toEqual({ name, rows: [] });
  }
});

const turn = (waivers: boolean) => offer(lab, { reductions: { discountCodes: false, waivers } });

const own = (method: string, { id, token }: Pick<Registered, 'id' | 'token'>, body?: object) =>
  server.call(method, `/payments/${id}/waiver`, { token, body });

const asFinance = (method: string, path: string, body?: object, person: Person = lab.admin) =>
  server.call(method, `/admin/waivers${path}`, { token: person.token, body });

interface Application {
  id: string;
  version: number;
}

async function read({ ref }: Registered): Promise<Application & Record<string, unknown>> {
  const { body } = await asFinance('GET', `?q=${ref}`);
  return body.items[0];
}

async function applied(changes: object = {}, asked: object = {}): Promise<Registered> {
  const person = await lab.registered({ ...professional, ...changes });
  expect((await own('PUT', person, { reason, ...asked })).status).toBe(200);
  return person;
}

async function decide(person: Registered, act: 'grant' | 'decline', body: object) {
  const { id, version } = await read(person);
  return asFinance('POST', `/${id}/${act}`, { version, ...body });
}

const shown = async ({ id, ref, token }: Registered) => ({
  ...(await server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body.data,
  waiver: (await own('GET', { id, token })).body.waiver,
});

const emails = async ({ id }: Registered, kind: string) =>
  (await emailsOf(server.dataSource, `${kind}:${id}`)).map(({ data }) => data);

const budget = async () => (await asFinance('GET', '/budget')).body;

describe('an application', () => {
  it('is refused while waivers are off', async () => {
    await turn(false);
    const person = await lab.registered(professional);
    expect((await own('GET', person)).body).toMatchObject({ canApply: false, waiver: null });
    expect((await own('PUT', person, { reason })).body.code).toBe('CLOSED');
    await turn(true);
  });

  it('stays on its payer’s page when waivers are switched off', async () => {
    const person = await applied();
    await turn(false);
    expect(await shown(person)).toMatchObject({ hasOpenWaiver: true, waiver: { status: 'open' } });
    const stranger = await server.call('GET', `/payments/by-reference?ref=${person.ref}`);
    expect(stranger.body.data).not.toHaveProperty('hasOpenWaiver');
    await own('DELETE', person);
    expect(await shown(person)).not.toHaveProperty('hasOpenWaiver');
    await turn(true);
  });

  it('is made, changed and withdrawn by the payer', async () => {
    const person = await lab.registered(professional);
    expect((await own('GET', person)).body).toEqual({ canApply: true, fee: 250, waiver: null });
    await own('PUT', person, { reason, canPay: 100 });
    const longer = `${reason} My own salary is paid late.`;
    const { body } = await own('PUT', person, { reason: longer });
    expect(body.waiver).toMatchObject({ status: 'open', reason: longer, canPay: null });
    expect(await read(person)).toMatchObject({ reason: longer, status: 'open', fee: 250 });
    expect((await own('DELETE', person)).body).toMatchObject({ canApply: true, waiver: null });
    expect((await own('DELETE', person)).status).toBe(200);
    const { id } = await read(person);
    const actions = (await auditRows(server, lab.admin.token, { subject: id })).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['waiver.withdrawn', 'waiver.changed', 'waiver.applied']);
    expect((await own('PUT', person, { reason })).body.waiver.status).toBe('open');
  });

  it('is made without an account by the browser that registered', async () => {
    const { body, headers } = await server.call('POST', '/payments/manual-registration', {
      body: registrationData(professional),
    });
    const [cookie = ''] = headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const path = `/payments/${body.data.id}/waiver`;
    const put = (sent: Record<string, string>) =>
      server.call('PUT', path, { headers: sent, body: { reason } });
    expect((await put({})).status).toBe(404);
    expect((await put({ cookie })).status).toBe(200);
  });

  it('is read by its payer and by finance only', async () => {
    const person = await applied();
    const { id } = await read(person);
    const chair = await server.person('admin');
    await permit(server, chair, ['chair']);
    for (const { token } of [await server.person('user'), chair, lab.admin]) {
      expect((await own('GET', { id: person.id, token })).status).toBe(404);
    }
    for (const path of ['', `/${id}`, '/budget'])
      expect((await asFinance('GET', path, undefined, chair)).status).toBe(403);
    const finance = await server.person('admin');
    await permit(server, finance, ['finance']);
    expect((await asFinance('GET', `/${id}`, undefined, finance)).body).toMatchObject({ reason });
  });

  it.each([
    ['a word', { reason: 'Poor.' }, 400, 'reason'],
    ['a share that is the whole fee', { reason, canPay: 250 }, 400, 'canPay'],
    ['parts of a cent', { reason, canPay: 10.005 }, 400, 'canPay'],
  ])('is refused with %s', async (_, body, status, field) => {
    const person = await lab.registered(professional);
    const answer = await own('PUT', person, body);
    expect(answer).toMatchObject({ status, body: { fields: { [field]: expect.anything() } } });
  });

  it('is refused once the fee is paid', async () => {
    const person = await lab.registered();
    await lab.confirm(person.id, { bankTransactionId: person.ref });
    expect((await own('PUT', person, { reason })).body.code).toBe('INVALID_TRANSITION');
  });

  it('is work of finance until it is decided, or its registration ends', async () => {
    const count = async () => {
      const { body } = await server.call('GET', '/admin/dashboard/work', lab.admin);
      return (body.items as WorkItem[]).find(({ kind }) => kind === 'waivers')?.count ?? 0;
    };
    const before = await count();
    const [one, two] = [await applied(), await applied()];
    expect(await count()).toBe(before + 2);
    await decide(one, 'decline', { answer: 'Our funds are spent.' });
    await server.call('POST', `/payments/${two.id}/cancel`, { token: two.token, body: {} });
    expect(await count()).toBe(before);
    expect(await read(two)).toMatchObject({ status: 'withdrawn', isDecidable: false });
  });
});

describe('a grant', () => {
  it('of a part becomes a line of the price', async () => {
    const person = await applied({}, { canPay: 100 });
    const before = await budget();
    const answer = 'We are glad that you can come.';
    const { status, body } = await decide(person, 'grant', { percent: 60, answer });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'granted', amount: 150, due: 100, canPay: 100 },
    });
    expect(await shown(person)).toMatchObject({
      amount: 100,
      status: 'pending',
      lines: [
        { kind: 'package', amount: 250 },
        { kind: 'waiver', name: 'Fee waiver', amount: -150 },
      ],
      waiver: { status: 'granted', amount: 150, answer },
    });
    expect(await emails(person, 'waiver-decided')).toMatchObject([
      { waivedAmount: 150, answer, outstandingAmount: 100, amount: 100 },
    ]);
    expect(await budget()).toMatchObject({ granted: before.granted + 150, reserved: 0 });
    const { entries } = await lab.read(person.id);
    expect(JSON.stringify(entries ?? [])).not.toContain(reason);
    await lab.confirm(person.id, { amount: 100, bankTransactionId: person.ref });
    expect(await shown(person)).toMatchObject({ status: 'completed', hasReceipt: true });
  });

  it('of the whole fee completes the registration without a transfer', async () => {
    const person = await applied();
    expect((await decide(person, 'grant', { percent: 100 })).body).toMatchObject({ due: 0 });
    expect(await shown(person)).toMatchObject({ amount: 0, status: 'completed', hasReceipt: true });
    expect(await emails(person, 'payment-confirmed')).toHaveLength(1);
    expect(await emails(person, 'waiver-decided')).toMatchObject([{ outstandingAmount: 0 }]);
  });

  it('of the whole fee leaves the check of a student’s proof to finance', async () => {
    const person = await lab.registered();
    await own('PUT', person, { reason });
    await decide(person, 'grant', { percent: 100 });
    expect(await shown(person)).toMatchObject({ amount: 0, status: 'pending' });
    expect(await emails(person, 'waiver-decided')).toMatchObject([{ awaitsProof: true }]);
    const confirmed = await lab.act(person.id, 'confirm', { studentProofSeen: true });
    expect(confirmed.body).toMatchObject({ state: 'completed' });
  });

  it('matches a part that was paid before, when nothing else is due', async () => {
    const person = await applied();
    const money = { ...receipt, amount: 100, bankTransactionId: person.ref };
    await lab.act(person.id, 'match', money);
    await decide(person, 'grant', { amount: 150 });
    expect(await lab.read(person.id)).toMatchObject({ state: 'matched', outstandingAmount: 0 });
  });

  it('is corrected by another decision while the payment is due', async () => {
    const person = await applied();
    await decide(person, 'decline', { answer: 'Our funds are spent.' });
    expect((await own('PUT', person, { reason })).body.code).toBe('INVALID_TRANSITION');
    await decide(person, 'grant', { amount: 100 });
    expect(await shown(person)).toMatchObject({ amount: 150 });
    await decide(person, 'grant', { amount: 200 });
    expect(await shown(person)).toMatchObject({ amount: 50, waiver: { amount: 200 } });
    await decide(person, 'decline', { answer: 'It was a mistake.' });
    expect(await shown(person)).toMatchObject({ amount: 250, waiver: { status: 'declined' } });
    await decide(person, 'grant', { percent: 100 });
    const late = await decide(person, 'decline', { answer: 'It was a mistake.' });
    expect(late.body.code).toBe('INVALID_TRANSITION');
  });

  it('never grows with a change of package, and frees the budget with a cancellation', async () => {
    const person = await applied();
    const before = await budget();
    await decide(person, 'grant', { amount: 200 });
    const student = {
      registrationPackage: 'virtual_presentation_only',
      academicCategory: 'student',
    };
    const change = (body: object) =>
      server.call('PUT', `/payments/${person.id}/package`, { token: person.token, body });
    await change({ ...student, price: 50 });
    expect(await shown(person)).toMatchObject({ amount: 0, waiver: { amount: 50 } });
    await change({ ...student, ...professional });
    expect(await shown(person)).toMatchObject({ amount: 200, waiver: { amount: 50 } });
    await server.call('POST', `/payments/${person.id}/cancel`, { token: person.token, body: {} });
    expect(await budget()).toEqual(before);
  });

  it('is not told to strangers and chairs who know the reference', async () => {
    const person = await applied();
    await decide(person, 'grant', { amount: 150 });
    const chair = await server.person('admin');
    await permit(server, chair, ['chair']);
    for (const { token } of [{ token: undefined }, chair]) {
      const path = `/payments/by-reference?ref=${person.ref}`;
      const { body } = await server.call('GET', path, { token });
      expect(body.data).toMatchObject({ lines: [], registrationData: { isMasked: true } });
    }
  });

  it.each([
    ['more than the fee', { amount: 250.01 }, 400, 'amount'],
    ['neither percentage nor amount', {}, 400, 'amount'],
    ['both', { amount: 1, percent: 1 }, 400, 'amount'],
    ['more than everything', { percent: 101 }, 400, 'percent'],
  ])('is refused with %s', async (_, body, status, field) => {
    const answer = await decide(await applied(), 'grant', body);
    expect(answer).toMatchObject({ status, body: { fields: { [field]: expect.anything() } } });
  });

  it('is refused for an application that changed since it was read', async () => {
    const person = await applied();
    const { id, version } = await read(person);
    await own('PUT', person, { reason: `${reason} I can pay a part.`, canPay: 50 });
    const { body } = await asFinance('POST', `/${id}/grant`, { version, percent: 100 });
    expect(body.code).toBe('CHANGED_MEANWHILE');
  });
});

describe('a decision on hold', () => {
  beforeEach(() => {
    jest.replaceProperty(server.app.get(Config), 'holdMinutes', 10);
  });
  const end = async (how: 'undo' | 'send-now') => {
    const { token } = lab.admin;
    const { items } = (await server.call('GET', '/admin/held-acts', { token })).body;
    const held = (items as { id: string; state: string }[]).find(({ state }) => state === 'held');
    return server.call('POST', `/admin/held-acts/${held?.id}/${how}`, { token, body: {} });
  };

  it('reserves the money, and is not seen by the applicant', async () => {
    const person = await applied();
    const before = [await shown(person), await budget()];
    const { body } = await decide(person, 'grant', { amount: 150 });
    expect(body).toMatchObject({ status: 'open', hold: { kind: 'waiver-grant' }, offered: 150 });
    expect(await budget()).toMatchObject({ reserved: 150, left: before[1].left - 150 });
    expect(await shown(person)).toEqual(before[0]);
    expect((await lab.reject(person.id)).status).toBe(409);
    await end('undo');
    expect([await shown(person), await budget()]).toEqual(before);
    await decide(person, 'grant', { amount: 100 });
    await end('send-now');
    expect(await shown(person)).toMatchObject({ amount: 150, waiver: { status: 'granted' } });
    expect(await emails(person, 'waiver-decided')).toHaveLength(1);
    expect(await budget()).toMatchObject({ reserved: 0 });
  });

  it('fails for an application that changed, and ends with a withdrawn one', async () => {
    const [one, two] = [await applied(), await applied()];
    await decide(one, 'grant', { amount: 150 });
    await own('PUT', one, { reason: `${reason} I can pay a part.`, canPay: 50 });
    expect((await end('send-now')).body).toMatchObject({ failed: 1 });
    await decide(two, 'decline', { answer: 'Our funds are spent.' });
    await own('DELETE', two);
    expect((await end('send-now')).body).toMatchObject({ sent: 1 });
    expect(await shown(two)).toMatchObject({ amount: 250, waiver: null });
    expect(await emails(two, 'waiver-decided')).toEqual([]);
  });
});

describe('an open application', () => {
  it('keeps reminders and cancellations away, and leaves a week to pay after a decision', async () => {
    const person = await applied();
    const payBy = new Date(String((await lab.read(person.id)).payBy));
    const now = server.clock.now();
    const run = async (at: number) => {
      server.clock.set(new Date(at));
      await server.app.get(Scheduler, { strict: false }).run();
    };
    await run(payBy.getTime() - DAY);
    await run(payBy.getTime() + 2 * DAY);
    expect(await emails(person, 'payment-reminder')).toEqual([]);
    server.clock.set(now);
    await server.dataSource.query('UPDATE payments SET pay_by = $2 WHERE id = $1', [
      person.id,
      now,
    ]);
    await decide(person, 'decline', { answer: 'Our funds are spent.' });
    const due = new Date(String((await lab.read(person.id)).payBy)).getTime();
    expect(due - now.getTime()).toBeGreaterThan(7 * DAY);
  });

  it('is in the person’s data, and erased with them', async () => {
    const person = await applied({}, { canPay: 20 });
    const part = server.app.get(WaiversPersonalData, { strict: false });
    const tx = server.dataSource.manager;
    expect(await part.collect(tx, person.user)).toMatchObject([
      { reason, canPay: 20, status: 'open' },
    ]);
    await part.erase(tx, person.user);
    expect(await read(person)).toMatchObject({ reason: '', canPay: null, status: 'withdrawn' });
  });
});

describe('the budget', () => {
  it('is set by finance, never below the granted and reserved money', async () => {
    const { granted } = await budget();
    const set = (amount: number) => asFinance('PUT', '/budget', { budget: amount });
    expect(await set(granted - 1)).toMatchObject({
      status: 409,
      body: { fields: { budget: expect.stringContaining('granted or reserved') } },
    });
    expect((await set(granted + 100)).body).toMatchObject({ left: 100 });
    const person = await applied();
    const refused = await decide(person, 'grant', { amount: 100.01 });
    expect(refused).toMatchObject({
      status: 409,
      body: { fields: { amount: expect.stringContaining('100') } },
    });
    expect((await decide(person, 'grant', { amount: 100 })).status).toBe(200);
  });

  describe('of grants that are made at once', () => {
    beforeEach(() => {
      jest.replaceProperty(server.app.get(Config), 'holdMinutes', 10);
      return server.dataSource.query(
        `UPDATE waivers SET status = 'withdrawn' WHERE status = 'open'`,
      );
    });

    it('is not exceeded', async () => {
      expect(await raceForBudget(lab, 350, 12)).toEqual({ made: 3, taken: 300, left: 50 });
    });

    it('control: is exceeded without its lock', async () => {
      const budgets = server.app.get(WaiverBudgets, { strict: false });
      jest.spyOn(budgets, 'lock').mockResolvedValue();
      const gate = await Gate.before('held_acts', server.ownerUrl);
      expect((await raceForBudget(lab, 100, 4, gate)).made).toBeGreaterThan(1);
      const { token } = lab.admin;
      const { items } = (await server.call('GET', '/admin/held-acts', { token })).body;
      for (const { id } of items as { id: string }[])
        await server.call('POST', `/admin/held-acts/${id}/undo`, { token, body: {} });
    });
  });
});
