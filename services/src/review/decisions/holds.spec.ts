import fc from 'fast-check';
import { auditOf } from '../../../test/hold-acts.js';
import { permit, type Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { MINUTE } from '../../platform/core/time.js';
import { HeldActs } from '../../platform/holds/held-acts.service.js';
import { HeldKinds } from '../../platform/holds/held-kinds.js';
import { registeredInvariants } from '../../platform/invariants/invariants.js';
import '../../platform/holds/holds.invariants.js';

let server: TestApp;
let chair: Person;
let other: Person;
let author: Person;
let reviewers: Person[];
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  chair = await server.person('admin');
  other = await server.person('admin');
  author = await server.person('user');
  reviewers = [await server.person('reviewer'), await server.person('reviewer')];
});
afterAll(() => server.stop());

const get = async (path: string, { token } = chair) =>
  (await server.call('GET', path, { token })).body;
const post = (path: string, body: object, { token } = chair) =>
  server.call('POST', path, { token, body });
const act = async (id: string, what: string, body: object, by = chair) => {
  const { revision } = await get(`/admin/papers/${id}`, by);
  return post(`/admin/papers/${id}/${what}`, { revision, ...body }, by);
};
const release = (...ids: string[]) =>
  post('/admin/papers/release', { papers: ids.map((id) => ({ id })) });
const heldActs = async (by = chair) => (await get('/admin/held-acts', by)).items as any[];
const end = (id: string, how: 'undo' | 'send-now', by = chair) =>
  post(`/admin/held-acts/${id}/${how}`, {}, by);
const sendDue = () => server.app.get(HeldActs, { strict: false }).sendDue();

async function failedActs(by: Person): Promise<number> {
  const items = (await get('/admin/dashboard/work', by)).items as any[];
  return items.find(({ kind }) => kind === 'failed-acts')?.count ?? 0;
}

async function decided() {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const ids = reviewers.map(({ user }) => user.id);
  await reviewsOf(server, id, ids);
  await act(id, 'decision', { decision: 'minor-corrections', noteToAuthors: 'Name the stations.' });
  return id;
}

/** Everything that an act changes: the reads of organisers and authors, and emails. */
async function everything(id: string) {
  const rows = (sql: string) => server.dataSource.query<object[]>(sql, [id]);
  return {
    paper: await rows('SELECT * FROM papers WHERE id = $1'),
    transitions: await rows('SELECT * FROM paper_transitions WHERE paper_id = $1 ORDER BY id'),
    decisions: await rows('SELECT * FROM paper_decisions WHERE paper_id = $1 ORDER BY id'),
    emails: await rows(
      `SELECT id, cause FROM outgoing_emails WHERE data ->> 'link' LIKE '%' || $1 ORDER BY id`,
    ),
    counters: await get('/admin/dashboard/stats'),
    shown: await get(`/papers/${id}`, author),
  };
}

const emailsAbout = async (id: string) => (await everything(id)).emails;

describe('a released decision', () => {
  it('reaches its author when the hold ends, once', async () => {
    const id = await decided();
    const before = await everything(id);
    const [item] = (await release(id)).body.items as any[];
    expect(item).toMatchObject({ outcome: 'held', decision: 'minor-corrections' });
    expect(await everything(id)).toEqual(before);
    const held = (await heldActs()).find(({ subjectId }) => subjectId === id);
    expect(held).toMatchObject({ kind: 'paper-release', state: 'held', count: 1 });
    expect(held.secondsLeft).toBeGreaterThan(590);
    expect((await get(`/admin/papers/${id}`)).hold).toMatchObject({
      id: held.id,
      byId: chair.user.id,
    });

    await sendDue();
    expect(await everything(id)).toEqual(before);
    server.clock.advance(10 * MINUTE);
    await Promise.all([sendDue(), sendDue()]);
    expect((await get(`/papers/${id}`, author)).status).toBe('minor-corrections');
    expect(await emailsAbout(id)).toHaveLength(before.emails.length + 1);
    expect(await auditOf(server, id)).toEqual(['hold.recorded', 'hold.sent']);
    expect((await get(`/admin/papers/${id}`)).hold).toBeNull();
  });

  it('is undone and sent together with the others of its request', async () => {
    const ids = [await decided(), await decided()];
    await release(...ids);
    const batch = (await heldActs()).find(({ subjectId }) => ids.includes(subjectId));
    expect(batch).toMatchObject({ count: 2 });
    expect((await end(batch.id, 'undo')).body).toEqual({ undone: 2, sent: 0, failed: 0 });
    await release(...ids);
    const again = (await heldActs()).find(({ subjectId }) => ids.includes(subjectId));
    expect((await end(again.id, 'send-now')).body).toEqual({ undone: 0, sent: 2, failed: 0 });
  });

  it('refuses other acts on its paper, of every organiser, until it is undone', async () => {
    const id = await decided();
    await release(id);
    for (const by of [chair, other]) {
      const refused = await act(id, 'decision', { decision: 'rejected' }, by);
      expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    const again = (await release(id)).body.items as any[];
    expect(again[0]).toMatchObject({ outcome: 'skipped' });
    const { hold } = await get(`/admin/papers/${id}`);
    await end(hold.id, 'undo');
    expect((await act(id, 'decision', { decision: 'rejected' }, other)).status).toBe(200);
  });

  it('is no work on its paper, in the queue and in the list that it leads to, until it is undone', async () => {
    const id = await submittedPaper(server, author.user.id);
    const waiting = async () => {
      const work = (await get('/admin/dashboard/work')).items as any[];
      const { items } = await get('/admin/papers?needs=acknowledgement&limit=100');
      const ids = (items as any[]).map((paper) => paper.id as string);
      const count = work.find(({ kind }) => kind === 'acknowledgements')?.count ?? 0;
      expect(ids).toHaveLength(count);
      return ids.includes(id);
    };
    expect(await waiting()).toBe(true);
    await act(id, 'screening', { similarityPercent: 1, aiPercent: 2, pass: true });
    const { hold } = await get(`/admin/papers/${id}`);
    expect(await waiting()).toBe(false);
    await end(hold.id, 'undo');
    expect(await waiting()).toBe(true);
  });

  it('is undone and sent by its chair only, and once', async () => {
    const id = await decided();
    await release(id);
    const { hold } = await get(`/admin/papers/${id}`);
    expect((await get(`/admin/papers/${id}`, other)).hold).toMatchObject({ byId: chair.user.id });
    expect((await heldActs(other)).map((item) => item.id)).not.toContain(hold.id);
    for (const how of ['undo', 'send-now'] as const) {
      expect((await end(hold.id, how, other)).status).toBe(404);
    }
    expect((await end(hold.id, 'undo')).status).toBe(200);
    expect((await end(hold.id, 'undo')).status).toBe(409);
    expect((await end(hold.id, 'send-now')).status).toBe(409);
  });

  it('is given up with a reason when the author withdraws first', async () => {
    const id = await decided();
    await release(id);
    const withdrawn = await post(`/papers/${id}/withdraw`, {}, author);
    expect(withdrawn.status).toBe(200);
    const before = await emailsAbout(id);
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect((await get(`/papers/${id}`, author)).status).toBe('withdrawn');
    expect(await emailsAbout(id)).toEqual(before);
    const failed = (await heldActs()).find(({ subjectId }) => subjectId === id);
    expect(failed).toMatchObject({ state: 'failed', problem: expect.any(String) });
    server.clock.advance(61 * MINUTE);
    expect((await heldActs()).map(({ subjectId }) => subjectId)).toContain(id);
    await post(`/admin/held-acts/${failed.id}/dismiss`, {});
    expect((await heldActs()).map(({ subjectId }) => subjectId)).not.toContain(id);
  });

  it('is work of its organiser once it has failed, until they dismiss it', async () => {
    const by = await server.person('admin');
    const id = await decided();
    await post('/admin/papers/release', { papers: [{ id }] }, by);
    expect(await failedActs(by)).toBe(0);
    await post(`/papers/${id}/withdraw`, {}, author);
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect([await failedActs(by), await failedActs(other)]).toEqual([1, 0]);
    const [failed] = await heldActs(by);
    expect(failed).toMatchObject({ subjectType: 'paper', subjectId: id, state: 'failed' });
    const dismiss = (who: Person) => post(`/admin/held-acts/${failed.id}/dismiss`, {}, who);
    expect((await dismiss(other)).status).toBe(404);
    expect(await failedActs(by)).toBe(1);
    expect((await dismiss(by)).body).toEqual({ dismissed: 1 });
    expect((await dismiss(by)).body).toEqual({ dismissed: 0 });
    expect(await failedActs(by)).toBe(0);
    expect(await heldActs(by)).toEqual([]);
  });

  it('is work of its organiser while it cannot be sent, and then sent', async () => {
    const by = await server.person('admin');
    const id = await decided();
    await post('/admin/papers/release', { papers: [{ id }] }, by);
    const kind = server.app.get(HeldKinds, { strict: false }).find('paper-release');
    const send = jest.spyOn(kind, 'send').mockRejectedValue(new Error('The disk is full.'));
    server.clock.advance(10 * MINUTE);
    const next = await sendDue();
    // Later, and not again and again until then.
    expect(next?.getTime() ?? Infinity).toBeGreaterThan(server.clock.now().getTime());
    expect(await failedActs(by)).toBe(0);
    server.clock.advance(6 * MINUTE);
    expect(await failedActs(by)).toBe(1);
    send.mockRestore();
    await sendDue();
    expect(await failedActs(by)).toBe(0);
    expect(await auditOf(server, id)).toEqual(['hold.recorded', 'hold.sent']);
  });
});

describe('screening', () => {
  it('reports errors at once, and holds nothing then', async () => {
    const id = await submittedPaper(server, author.user.id);
    const refused = await act(id, 'screening', { similarityPercent: 40, aiPercent: 0, pass: true });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect((await get(`/admin/papers/${id}`)).hold).toBeNull();
  });

  it('saves figures without a hold, because nothing is sent', async () => {
    const id = await submittedPaper(server, author.user.id);
    const saved = await act(id, 'screening', { similarityPercent: 4 });
    expect(saved.body).toMatchObject({ status: 'screening', heldUntil: null });
  });
});

describe('an act whose organiser may no longer do it when its hold ends', () => {
  const CHANGES = {
    'is a chair': { may: true, by: (chair: Person) => permit(server, chair, ['chair']) },
    'only reads': { may: false, by: (chair: Person) => permit(server, chair, ['read-only']) },
    'has its topic': { may: true, by: (chair: Person) => permit(server, chair, ['track-chair']) },
    'has another topic': {
      may: false,
      by: (chair: Person) => permit(server, chair, ['track-chair', 'read-only'], 'Another topic'),
    },
  };
  const setDisabled = ({ user }: Person, isDisabled: boolean) =>
    server.dataSource.query('UPDATE users SET is_disabled = $2 WHERE id = $1', [
      ...[user.id, isDisabled],
    ]);
  const work = async (by: Person) =>
    ((await get('/admin/dashboard/work', by)).items as any[]).find(
      ({ kind }) => kind === 'lapsed-acts',
    );

  it('lapses without a trace, and takes effect for one who may do it again', async () => {
    const change = fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[]));
    const changes = fc.record({
      declares: fc.boolean(),
      rights: fc.array(change, { maxLength: 3 }),
      isDisabled: fc.boolean(),
    });
    const usual = { declares: false, rights: [], isDisabled: false };
    await fc.assert(
      fc.asyncProperty(changes, async ({ declares, rights, isDisabled }) => {
        const by = await server.person('admin');
        await permit(server, by, ['chair']);
        const id = await decided();
        await post('/admin/papers/release', { papers: [{ id }] }, by);
        const { hold } = await get(`/admin/papers/${id}`);
        if (declares) {
          const body = { reason: 'We share a grant.' };
          expect(await post(`/admin/papers/${id}/conflict`, body, by)).toMatchObject({
            status: 200,
          });
        }
        const before = await everything(id);
        for (const name of rights) await CHANGES[name].by(by);
        await setDisabled(by, isDisabled);
        server.clock.advance(10 * MINUTE);
        await Promise.all([sendDue(), sendDue()]);
        const last = rights.at(-1);
        const maySend = !declares && !isDisabled && (!last || CHANGES[last].may);
        const ended = maySend ? 'hold.sent' : 'hold.lapsed';
        expect(await auditOf(server, id)).toEqual(['hold.recorded', ended]);
        const after = await everything(id);
        if (!maySend) expect(after).toEqual(before);
        else expect(after.emails).toHaveLength(before.emails.length + 1);
        expect((await end(hold.id, 'undo', by)).status).not.toBe(200);
        await setDisabled(by, true);
      }),
      {
        numRuns: 14,
        seed: 17,
        examples: [
          [usual],
          [{ ...usual, declares: true }],
          [{ ...usual, rights: ['only reads'] }],
          [{ ...usual, rights: ['only reads', 'is a chair'] }],
          [{ ...usual, isDisabled: true }],
        ],
      },
    );
  });

  it('is reported to its organiser and to owners, but for those who have a conflict with the paper', async () => {
    const [by, conflicted] = [await server.person('admin'), await server.person('admin')];
    await permit(server, by, ['chair']);
    const id = await decided();
    await post('/admin/papers/release', { papers: [{ id }] }, by);
    for (const person of [by, conflicted])
      await post(`/admin/papers/${id}/conflict`, { reason: 'We share a grant.' }, person);
    const [owner, hidden] = [await work(chair), await work(conflicted)];
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect((await heldActs(by)).find(({ subjectId }) => subjectId === id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('may no longer do this'),
    });
    const count = (item: any) => Number(item?.count ?? 0);
    expect(count(await work(chair))).toBe(count(owner) + 1);
    expect(count(await work(conflicted))).toBe(count(hidden));
    expect(await work(by)).toBeUndefined();
    await server.dataSource.query(
      `UPDATE held_acts SET closed_at = closed_at - interval '3 days' WHERE state = 'lapsed'`,
    );
    expect(await work(chair)).toBeUndefined();
  });

  it('is reported for reviewers whom it did not unassign, but for owners with a conflict', async () => {
    const [by, conflicted] = [await server.person('admin'), await server.person('admin')];
    await permit(server, by, ['chair']);
    const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const unsent = { recommendation: null, commentsToAuthors: '', submittedAt: null };
    const [review] = await reviewsOf(server, id, [reviewers[0]!.user.id], {
      ...{ status: 'accepted', ...unsent },
    });
    const path = `/admin/papers/${id}/assignments/${review}`;
    const { body } = await server.call('DELETE', path, { token: by.token });
    expect(body.heldUntil).toEqual(expect.any(String));
    await post(`/admin/papers/${id}/conflict`, { reason: 'We share a grant.' }, conflicted);
    await permit(server, by, ['read-only']);
    const before = await everything(id);
    server.clock.advance(10 * MINUTE);
    await sendDue();
    expect(await everything(id)).toEqual(before);
    expect(await auditOf(server, review!)).toEqual(['hold.recorded', 'hold.lapsed']);
    expect(await work(chair)).toMatchObject({ count: 1 });
    expect(await work(conflicted)).toBeUndefined();
    // The control: of another paper, the conflict hides nothing.
    const stranger = await server.person('admin');
    const otherPaper = await submittedPaper(server, author.user.id);
    await post(`/admin/papers/${otherPaper}/conflict`, { reason: 'A friend.' }, stranger);
    expect(await work(stranger)).toMatchObject({ count: 1 });
  });
});

const ACTS = {
  release: { of: decided, do: (id: string) => release(id) },
  pass: {
    of: () => submittedPaper(server, author.user.id),
    do: (id: string) => act(id, 'screening', { similarityPercent: 1, aiPercent: 2, pass: true }),
  },
  return: {
    of: () => submittedPaper(server, author.user.id),
    do: (id: string) => act(id, 'return-to-author', { note: 'The file names its authors.' }),
  },
  reject: {
    of: () => submittedPaper(server, author.user.id, { status: 'screening' }),
    do: (id: string) => act(id, 'desk-rejection', { reason: 'Outside our topics.' }),
  },
  reopen: {
    of: released,
    do: (id: string) => act(id, 'reopening', { reason: 'Decided by mistake.' }),
  },
};

async function released() {
  const id = await decided();
  await release(id);
  await end((await get(`/admin/papers/${id}`)).hold.id, 'send-now');
  return id;
}
type Name = keyof typeof ACTS;

it('an undone act leaves no trace, and of an undo and a send at once one has effect', async () => {
  const names = fc.constantFrom(...(Object.keys(ACTS) as Name[]));
  const endings = fc.constantFrom('undo', 'undo twice', 'race', 'race with the hold’s end');
  await fc.assert(
    fc.asyncProperty(names, endings, async (name, ending) => {
      const id = await ACTS[name].of();
      const before = await everything(id);
      await ACTS[name].do(id);
      expect(await everything(id)).toEqual(before);
      const { hold } = await get(`/admin/papers/${id}`);
      const undo = end(hold.id, 'undo').then(({ status }) => status);
      let sent = Promise.resolve(409);
      if (ending === 'undo twice') sent = end(hold.id, 'undo').then(({ status }) => status);
      if (ending === 'race') sent = end(hold.id, 'send-now').then(({ status }) => status);
      if (ending.endsWith('end')) {
        server.clock.advance(10 * MINUTE);
        await sendDue();
      }
      const isUndone = (await undo) === 200;
      if (!ending.endsWith('end') && ending !== 'undo') {
        expect([await undo, await sent].sort()).toEqual([200, 409]);
      }
      if (isUndone || ending.startsWith('undo')) {
        expect(await everything(id)).toEqual(before);
      } else {
        const after = await everything(id);
        expect(after.emails).toHaveLength(before.emails.length + 1);
        expect(after.shown).not.toEqual(before.shown);
      }
    }),
    { numRuns: 24, seed: 17 },
  );
  for (const { name, violations } of registeredInvariants()) {
    expect([name, await server.dataSource.query(violations)]).toEqual([name, []]);
  }
});
