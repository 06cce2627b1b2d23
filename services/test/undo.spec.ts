import * as fc from 'fast-check';
import { HeldActs } from '../src/platform/holds/held-acts.service.js';
import { registeredInvariants } from '../src/platform/invariants/invariants.js';
import { newId } from '../src/platform/core/new-id.js';
import { MINUTE } from '../src/platform/core/time.js';
import '../src/platform/holds/holds.invariants.js';
import '../src/registration/payments/payments.invariants.js';
import { PaymentDecisions } from '../src/registration/payments/decisions/payment-decisions.js';
import { reviewsOf, submittedPaper } from './papers.js';
import { PaymentsLab, receipt, type Registered } from './payments.js';
import type { Person } from './people.js';
import { startTestApp, type TestApp } from './test-app.js';

let server: TestApp;
let lab: PaymentsLab;
let organisers: [Person, Person];
let author: Person;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  lab = await PaymentsLab.open(server);
  organisers = [lab.admin, await server.person('admin')];
  author = await server.person('user');
});
afterAll(() => server.stop());

const get = async (path: string, { token } = lab.admin) =>
  (await server.call('GET', path, { token })).body;
const post = (path: string, body: object, { token }: Person) =>
  server.call('POST', `/admin${path}`, { token, body });
const rows = (sql: string, id: string) => server.dataSource.query<object[]>(sql, [id]);
const counters = () => get('/admin/dashboard/stats');

interface Hold {
  id: string;
  byId: string;
}

/** A paper, a payment or a person to ask, with the one act that organisers try on it. */
interface Subject {
  /** As organisers see it. */
  hold: () => Promise<Hold>;
  /** @returns whether it is on hold now */
  act: (by: Person) => Promise<boolean>;
  /** What the act changes, and what its author, payer or reviewer sees. */
  read: () => Promise<object>;
  /** Only an email says it. */
  isEmailOnly?: boolean;
}

function paper(id: string, act: Subject['act']): Subject {
  const read = async () => ({
    paper: await rows('SELECT * FROM papers WHERE id = $1', id),
    transitions: await rows('SELECT * FROM paper_transitions WHERE paper_id = $1', id),
    decisions: await rows('SELECT * FROM paper_decisions WHERE paper_id = $1', id),
    emails: await rows(
      `SELECT id FROM outgoing_emails WHERE data ->> 'link' LIKE '%' || $1 ORDER BY id`,
      id,
    ),
    shown: await get(`/papers/${id}`, author),
  });
  return { hold: async () => (await get(`/admin/papers/${id}`)).hold as Hold, act, read };
}

async function released(): Promise<Subject> {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const reviewers = [await server.person('reviewer'), await server.person('reviewer')];
  await reviewsOf(
    server,
    id,
    reviewers.map(({ user }) => user.id),
  );
  await post(`/papers/${id}/decision`, { revision: 1, decision: 'accepted' }, lab.admin);
  return paper(id, async (by) => {
    const { body } = await post('/papers/release', { papers: [{ id }] }, by);
    return body.items[0].outcome === 'held';
  });
}

/** A submitted paper on which organisers try this. */
async function onPaper(act: string, body: object): Promise<Subject> {
  const id = await submittedPaper(server, author.user.id);
  return paper(id, async (by) => {
    const { status } = await post(`/papers/${id}/${act}`, { revision: 1, ...body }, by);
    return status === 200;
  });
}

const professional = {
  registrationPackage: 'virtual_presentation_only',
  academicCategory: 'professional',
  price: 250,
};

const money = () => ({ ...receipt, studentProofSeen: true, bankTransactionId: newId() });

/** A payment on which organisers try this. */
function onPayment({ id, ref, token }: Registered, act: string, input: object): Subject {
  return {
    hold: async () => (await get(`/admin/payments/${id}`)).hold as Hold,
    // A repeat of a confirmation that was sent gets the payment as it is.
    act: async ({ token }) => {
      const method = act === 'package' ? 'PUT' : 'POST';
      const body = { version: 1, ...input };
      const answer = await server.call(method, `/admin/payments/${id}/${act}`, { token, body });
      return answer.status === 200 && answer.body.hold !== null;
    },
    isEmailOnly: act === 'refund-overpayment',
    read: async () => ({
      registration: await rows(
        'SELECT r.* FROM registrations r JOIN payments p ON p.registration_id = r.id WHERE p.id = $1',
        id,
      ),
      payment: await rows('SELECT * FROM payments WHERE id = $1', id),
      ledger: await rows('SELECT * FROM ledger_entries WHERE payment_id = $1 ORDER BY id', id),
      receipts: await rows('SELECT * FROM receipts WHERE payment_id = $1', id),
      emails: await rows(
        `SELECT id FROM outgoing_emails WHERE cause LIKE '%:' || $1 || '%' ORDER BY id`,
        id,
      ),
      shown: (await server.call('GET', `/payments/by-reference?ref=${ref}`, { token })).body,
    }),
  };
}

async function paid(): Promise<Registered> {
  const person = await lab.registered();
  const confirmation = { version: 1, money: { ...receipt, bankTransactionId: newId() } };
  await server.app
    .get(PaymentDecisions, { strict: false })
    .confirmAtOnce(lab.admin.user.id, person.id, { ...confirmation, isStudentProofSeen: true });
  return person;
}

async function overpaid(): Promise<Registered> {
  const person = await lab.registered();
  const money = { ...receipt, amount: 80, bankTransactionId: newId() };
  await lab.act(person.id, 'match', money);
  return person;
}

async function asked(): Promise<Subject> {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const reviewer = await server.person('reviewer');
  const ask = { reviewerId: reviewer.user.id, overrideReason: 'The only one who knows it.' };
  return {
    hold: async () => (await get(`/admin/papers/${id}`)).heldRequests[0] as Hold,
    act: async (by) => {
      const { status } = await post(`/papers/${id}/assignments`, ask, by);
      return status === 200;
    },
    read: () => assignments(id, reviewer),
  };
}

async function unassigned(): Promise<Subject> {
  const paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const reviewer = await server.person('reviewer');
  const unsent = { recommendation: null, commentsToAuthors: '', submittedAt: null };
  const open = { status: 'accepted' as const, ...unsent };
  const [id = ''] = await reviewsOf(server, paperId, [reviewer.user.id], open);
  const path = `/admin/papers/${paperId}/assignments/${id}`;
  return {
    hold: async () => (await get(`/admin/papers/${paperId}`)).reviewList[0].hold as Hold,
    act: async ({ token }) => (await server.call('DELETE', path, { token })).status === 200,
    read: () => assignments(paperId, reviewer),
  };
}

const assignments = async (paperId: string, reviewer: Person) => ({
  paper: await rows('SELECT * FROM papers WHERE id = $1', paperId),
  reviews: await rows('SELECT * FROM reviews WHERE paper_id = $1', paperId),
  emails: await rows(
    'SELECT id FROM outgoing_emails WHERE recipient = $1 ORDER BY id',
    reviewer.user.email,
  ),
  shown: await get('/reviews', reviewer),
});

const ended = async (hold: string, how: 'undo' | 'send-now', by: Person) =>
  (await post(`/held-acts/${hold}/${how}`, {}, by)).status;

async function holdEnds(): Promise<void> {
  server.clock.advance(10 * MINUTE);
  const acts = server.app.get(HeldActs, { strict: false });
  await Promise.all([acts.sendDue(), acts.sendDue()]);
}

/** What the subject should be: free, on hold by an organiser, or sent. */
interface Expected {
  state: 'free' | 'held' | 'sent';
  by?: Person;
  hold: string;
  seen: object;
}

const other = (by: Person) => (by === organisers[0] ? organisers[1] : organisers[0]);

const STEPS = {
  async act(subject: Subject, expected: Expected, by: Person) {
    const isHeld = await subject.act(by);
    expect(isHeld).toBe(expected.state === 'free');
    return isHeld ? held(subject, by) : {};
  },
  async 'act at once'(subject: Subject, expected: Expected, by: Person) {
    const both = await Promise.all([subject.act(by), subject.act(other(by))]);
    const isFree = expected.state === 'free';
    expect(both.filter(Boolean)).toHaveLength(isFree ? 1 : 0);
    return isFree ? held(subject, both[0] ? by : other(by)) : {};
  },
  async undo(_: Subject, expected: Expected, by: Person) {
    const isOwn = expected.state === 'held' && expected.by === by;
    expect((await ended(expected.hold, 'undo', by)) === 200).toBe(isOwn);
    return isOwn ? { state: 'free' as const } : {};
  },
  async 'send now'(_: Subject, expected: Expected, by: Person) {
    const isOwn = expected.state === 'held' && expected.by === by;
    expect((await ended(expected.hold, 'send-now', by)) === 200).toBe(isOwn);
    return isOwn ? { state: 'sent' as const } : {};
  },
  async 'undo and send at once'(_: Subject, { state, by, hold }: Expected) {
    if (state !== 'held' || !by) return {};
    const hows = ['undo', 'send-now', 'undo'] as const;
    const statuses = await Promise.all([
      ...hows.map((how) => ended(hold, how, by)),
      ended(hold, 'undo', other(by)),
    ]);
    expect(statuses.toSorted()).toEqual([200, 404, 409, 409]);
    return { state: statuses[1] === 200 ? ('sent' as const) : ('free' as const) };
  },
};

async function held({ hold }: Subject, by: Person) {
  const { id, byId } = await hold();
  expect(byId).toBe(by.user.id);
  return { state: 'held' as const, by, hold: id };
}

it('any acts, undos and sends of two organisers leave each subject as before, or done once', async () => {
  const step = fc.record({
    what: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[]), 'the hold ends'),
    on: fc.nat(12),
    by: fc.nat(1),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 22 }), async (steps) => {
      const note = 'The figures overlap.';
      const subjects = [
        ...[await released(), await asked(), await unassigned()],
        await onPaper('screening', { similarityPercent: 1, aiPercent: 2, pass: true }),
        await onPaper('return-to-author', { note }),
        await onPaper('desk-rejection', { reason: note }),
        await onPaper('withdrawal', { reason: note }),
        onPayment(await lab.registered(), 'confirm', money()),
        onPayment(await lab.registered(), 'reject', { reason: note }),
        onPayment(await lab.registered(), 'cancel', { reason: note }),
        onPayment(await lab.registered(), 'package', professional),
        onPayment(await paid(), 'refund', { version: 2, amount: 40, reason: note }),
        onPayment(await overpaid(), 'refund-overpayment', {
          ...{ version: 2, amount: 30, reason: note },
        }),
      ];
      const expected: Expected[] = [];
      for (const { read } of subjects)
        expected.push({ state: 'free', hold: newId(), seen: await read() });
      let counted = await counters();
      for (const { what, on, by } of steps) {
        const before = expected.map(({ state }) => state);
        if (what === 'the hold ends') {
          await holdEnds();
          for (const each of expected) if (each.state === 'held') each.state = 'sent';
        } else {
          const [subject, about] = [subjects[on]!, expected[on]!];
          Object.assign(about, await STEPS[what](subject, about, organisers[by]!));
        }
        const sent = expected.filter(({ state }, at) => state === 'sent' && before[at] !== 'sent');
        for (const [at, about] of expected.entries()) {
          const now = await subjects[at]!.read();
          if (sent.includes(about)) {
            expect(emailsIn(now)).toBe(emailsIn(about.seen) + 1);
            const isShown = !subjects[at]!.isEmailOnly;
            if (isShown) expect(shownIn(now)).not.toEqual(shownIn(about.seen));
            about.seen = now;
          } else expect(now).toEqual(about.seen);
        }
        if (sent.length === 0) expect(await counters()).toEqual(counted);
        counted = await counters();
      }
      await holdEnds();
    }),
    { numRuns: 5, seed: 17 },
  );
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await server.dataSource.query(violations)]).toEqual([name, []]);
  }
});

const emailsIn = (seen: object) => (seen as { emails: object[] }).emails.length;
const shownIn = (seen: object) => (seen as { shown: object }).shown;
