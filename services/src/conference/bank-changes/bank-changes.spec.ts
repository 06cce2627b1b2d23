import { auditRows } from '../../../test/admin-reads.js';
import { BankLab, theirs } from '../../../test/bank-changes.js';
import { PaymentsLab } from '../../../test/payments.js';
import type { Person } from '../../../test/people.js';
import type { TestApp } from '../../../test/test-app.js';
import { DAY, MINUTE } from '../../platform/core/time.js';
import { bankDetailsChanged } from '../../registration/payments/emails/bank-details-changed.email.js';
import {
  bankChangeCancelled,
  bankChangeEffective,
  bankChangeRequested,
  bankChangeScheduled,
} from './bank-changes.emails.js';

let lab: BankLab;
let server: TestApp;
let one: Person;
let two: Person;
let id: string;

async function open() {
  lab = await BankLab.open();
  ({ server, one, two, id } = lab);
}
afterEach(() => server.stop());

describe('a change of bank details', () => {
  it('takes effect after a second administrator and a delay; all hear of it, and payers see it then', async () => {
    await open();
    const desk = await PaymentsLab.open(server);
    const open1 = await desk.registered();
    const rejected = await desk.registered();
    await desk.asAdmin('POST', `/${rejected.id}/reject`, { reason: 'Twice.', version: 1 });
    const before = await lab.shown();

    const requested = await lab.request(one);
    expect(requested).toMatchObject({
      status: 201,
      body: { status: 'requested', before, after: theirs, canConfirm: false, effectiveAt: null },
    });
    const change = requested.body.id as string;
    for (const { user } of [one, two, desk.admin]) {
      expect(server.emails.last(user.email, bankChangeRequested).data).toMatchObject({
        before,
        after: theirs,
        actor: 'Ada Okafor',
      });
    }
    await lab.runJobs();
    expect(await lab.shown()).toEqual(before);
    expect((await lab.changes(two))[0]).toMatchObject({ id: change, canConfirm: true });
    const found = async (q: string) =>
      (await lab.as(two, 'GET', `/bank-changes?q=${encodeURIComponent(q)}`)).body.items;
    for (const q of [
      theirs.iban.replaceAll(' ', ''),
      theirs.bank.toUpperCase(),
      'ada',
      'requested',
    ])
      expect(await found(q)).toMatchObject([{ id: change }]);
    expect(await found('another account')).toEqual([]);

    const confirmed = await lab.confirm(two, change);
    const effectiveAt = Date.parse(confirmed.body.effectiveAt);
    expect(effectiveAt - Date.parse(confirmed.body.confirmedAt)).toBe(DAY);
    expect(server.emails.to(one.user.email, bankChangeScheduled)).toHaveLength(1);
    await lab.advance(DAY - MINUTE);
    await lab.runJobs();
    expect(await lab.shown()).toEqual(before);
    expect(server.emails.to(open1.user.email, bankDetailsChanged)).toEqual([]);

    server.clock.advance(2 * MINUTE);
    await Promise.all([lab.runJobs(), lab.runJobs()]);
    expect(await lab.shown()).toEqual(theirs);
    expect(server.emails.to(open1.user.email, bankDetailsChanged)).toHaveLength(1);
    expect(server.emails.last(open1.user.email, bankDetailsChanged).data.bank).toEqual(theirs);
    expect(server.emails.to(rejected.user.email, bankDetailsChanged)).toEqual([]);
    expect(server.emails.to(two.user.email, bankChangeEffective)).toHaveLength(1);
    const actions = (await auditRows(server, one.token, { subject: id })).map((row) => row.action);
    expect(actions).toEqual([
      'edition.saved',
      'bank-details.effective',
      'bank-details.confirmed',
      'bank-details.requested',
    ]);
    expect(JSON.stringify(await auditRows(server, one.token, {}))).not.toContain('DE89');
  });

  it('lets other sections be edited meanwhile, and keeps them', async () => {
    await open();
    await lab.due();
    const { revision, document } = await lab.edition();
    const about = { ...document.about, heading: 'Edited meanwhile' };
    const saved = await lab.as(two, 'PATCH', `/editions/${id}`, {
      revision,
      about,
      bank: document.bank,
    });
    expect(saved.status).toBe(200);
    await lab.runJobs();
    expect(await lab.edition()).toMatchObject({
      revision: revision + 2,
      document: { about, bank: theirs },
    });
  });

  it('is checked like every edition, and is one at a time', async () => {
    await open();
    const wrong = await lab.request(one, { ...theirs, iban: 'DE89 3704 0044 0532 0130 01' });
    expect(Object.keys(wrong.body.fields)).toEqual(['bank.iban']);
    expect((await lab.request(one, await lab.shown())).body.fields).toHaveProperty('bank');
    const both = await Promise.all([lab.request(one), lab.request(two, { ...theirs, note: 'x' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('ends with a cancellation by any administrator, at any time before', async () => {
    await open();
    const before = await lab.shown();
    const change = await lab.due();
    const [first, second] = await Promise.all([lab.cancel(one, change), lab.cancel(two, change)]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    await lab.runJobs();
    expect(await lab.shown()).toEqual(before);
    expect(server.emails.to(one.user.email, bankChangeCancelled)).toHaveLength(1);
    expect((await lab.confirm(two, change)).body.message).toBe('This change was cancelled.');
    // The control: the same change without the cancellation.
    await lab.due();
    await lab.runJobs();
    expect(await lab.shown()).toEqual(theirs);
  });

  it('is either cancelled or in effect when both happen at once', async () => {
    await open();
    const before = await lab.shown();
    for (let round = 0; round < 4; round++) {
      const wanted = { ...theirs, note: `round ${round}` };
      const was = await lab.shown();
      const change = await lab.due(wanted);
      const [{ status }] = await Promise.all([lab.cancel(two, change), lab.runJobs()]);
      expect(await lab.shown()).toEqual(status === 200 ? was : wanted);
      const [row] = await lab.changes();
      expect(row.status).toBe(status === 200 ? 'cancelled' : 'effective');
    }
    expect(before).not.toEqual(theirs);
  });

  it('is cancelled by the job when one of its administrators lost access', async () => {
    await open();
    const before = await lab.shown();
    await lab.due();
    await lab.as(two, 'PATCH', `/users/${one.user.id}`, { role: 'researcher', version: 1 });
    await lab.runJobs();
    expect(await lab.shown()).toEqual(before);
    expect((await lab.changes(two))[0].status).toBe('cancelled');
  });

  it('allows an edition with other, confirmed details to become public; payers of before keep theirs', async () => {
    await open();
    const desk = await PaymentsLab.open(server);
    const payer = await desk.registered();
    const before = await lab.shown();
    const copy = (await lab.as(one, 'POST', `/editions/${id}/copy`, {})).body;
    const { revision, document } = copy;
    await lab.as(one, 'PATCH', `/editions/${copy.id}`, { revision, ...document });
    await lab.due(theirs, copy.id);
    await lab.runJobs();
    const made = await lab.as(one, 'POST', `/editions/${copy.id}/current`, {
      confirm: document.slug,
    });
    expect(made.status).toBe(200);
    expect(await lab.shown()).toEqual(theirs);
    const path = `/payments/by-reference?ref=${payer.ref}`;
    const mine = await server.call('GET', path, { token: payer.token });
    expect(mine.body.data.bank).toEqual(before);
    expect(server.emails.to(payer.user.email, bankDetailsChanged)).toEqual([]);
  });
});
