import { PaymentsLab } from '../../../test/payments.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';
import { newId } from '../../platform/core/new-id.js';
import type { WorkItem } from './work-queue.schema.js';

let server: TestApp;
let lab: PaymentsLab;
let author: Person;
let reviewers: string[];
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  author = await server.person('user');
  const people = await Promise.all([1, 2, 3].map(() => server.person('reviewer')));
  reviewers = people.map(({ user }) => user.id);
});
afterAll(() => server.stop());

const sql = (text: string, values: unknown[] = []): Promise<{ id: string }[]> =>
  server.dataSource.query(text, values);

const queue = async (token = lab.admin.token): Promise<WorkItem[]> =>
  (await server.call('GET', '/admin/dashboard/work', { token })).body.items as WorkItem[];

const workOf = async (kind: WorkItem['kind']) => (await queue()).find((item) => item.kind === kind);

const paperIn = (status: string) =>
  submittedPaper(server, author.user.id, { status: status as 'submitted' });

const moveTo = (id: string, status: string) =>
  sql('UPDATE papers SET status = $2 WHERE id = $1', [id, status]);

async function underReview(...reviews: Parameters<typeof reviewsOf>[3][]): Promise<string> {
  const id = await paperIn('under-review');
  for (const [at, changes] of reviews.entries()) {
    await reviewsOf(server, id, [reviewers[at] ?? ''], changes);
  }
  return id;
}

async function storedFile(purpose: string): Promise<string> {
  const id = newId();
  await sql(
    `INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
     VALUES ($1, $2, 'file.pdf', 'application/pdf', 1, '', $3, now())`,
    [id, `test/${id}`, purpose],
  );
  return id;
}

async function withProof(status: string, kind: 'payment' | 'student'): Promise<string> {
  const { id } = await lab.registered();
  const proof = [await storedFile('payment-proof'), id, kind];
  await sql('INSERT INTO payment_proofs (file_id, payment_id, kind) VALUES ($1, $2, $3)', proof);
  await sql('UPDATE payments SET status = $2 WHERE id = $1', [id, status]);
  return id;
}

const cancel = (id: string) => sql(`UPDATE payments SET status = 'cancelled' WHERE id = $1`, [id]);

interface Case {
  kind: WorkItem['kind'];
  make: () => Promise<string>;
  shows: Partial<WorkItem>;
  end: (id: string) => Promise<unknown>;
  /** A filter of the papers' list. */
  list?: string;
}

const accepted = { status: 'accepted', submittedAt: null, recommendation: null } as const;
const endReview = (id: string) => moveTo(id, 'withdrawn');
const late = () => ({ ...accepted, dueAt: after(server.clock.now(), -2 * DAY) });

const cases: Case[] = [
  {
    kind: 'acknowledgements',
    make: () => paperIn('submitted'),
    shows: { area: 'papers', count: 1, overdue: 0 },
    end: (id) => moveTo(id, 'rejected'),
    list: 'needs=acknowledgement',
  },
  {
    kind: 'reviewers',
    make: () => underReview(accepted),
    shows: { area: 'papers', count: 1 },
    end: (id) => reviewsOf(server, id, [reviewers[1] ?? ''], accepted),
    list: 'needs=reviewers',
  },
  {
    kind: 'replacements',
    make: () => underReview(accepted, { ...accepted, status: 'declined' }),
    shows: { count: 1, papers: 1 },
    end: endReview,
    list: 'needs=replacement',
  },
  {
    kind: 'late-reviews',
    make: () => underReview(late(), late()),
    shows: { count: 2, overdue: 2, papers: 1 },
    end: endReview,
    list: 'needs=late-reviews',
  },
  {
    kind: 'decisions',
    make: () => underReview({}, {}, late()),
    shows: { count: 1, overdue: 0 },
    end: (id) => moveTo(id, 'decision-recorded').then(() => moveTo(id, 'accepted')),
    list: 'needs=decision',
  },
  {
    kind: 'releases',
    make: () => paperIn('decision-recorded'),
    shows: { count: 1 },
    end: (id) => moveTo(id, 'accepted'),
    list: 'status=decision-recorded',
  },
  {
    kind: 'verified-releases',
    make: () => paperIn('verified'),
    shows: { count: 1 },
    end: (id) => moveTo(id, 'accepted'),
    list: 'status=verified',
  },
  {
    kind: 'verifications',
    make: async () => {
      const id = await paperIn('revision-submitted');
      await sql(`UPDATE papers SET verify_by = '2025-01-01' WHERE id = $1`, [id]);
      return id;
    },
    shows: { count: 1, overdue: 1, dueAt: '2025-01-01T00:00:00.000Z' },
    end: (id) => moveTo(id, 'accepted'),
    list: 'status=revision-submitted',
  },
  {
    kind: 'proofs',
    make: () => withProof('proof-uploaded', 'payment'),
    shows: { area: 'money', count: 1, amount: 50 },
    end: cancel,
  },
  {
    kind: 'matched',
    make: () => withProof('matched', 'payment'),
    shows: { area: 'money', count: 1 },
    end: cancel,
  },
  {
    kind: 'student-proofs',
    make: () => withProof('matched', 'student'),
    shows: { area: 'money', count: 1 },
    end: cancel,
  },
  {
    kind: 'unmatched',
    make: async () => {
      const body = {
        amount: 150,
        date: '2025-10-14',
        bankTransactionId: 'EMPLOYER-1',
        sender: 'Ministry of Samples',
        remittance: 'three people',
      };
      const { token } = lab.admin;
      return (await server.call('POST', '/admin/transfers', { token, body })).body.id as string;
    },
    shows: { area: 'money', count: 1, amount: 150 },
    end: (id) =>
      server.call('POST', `/admin/transfers/${id}/return-to-sender`, {
        token: lab.admin.token,
        body: { amount: 150, reason: 'No registration.', version: 1 },
      }),
  },
  {
    kind: 'emails',
    make: async () => {
      const [{ id } = { id: '' }] = await sql('SELECT id FROM outgoing_emails LIMIT 1');
      await sql(`UPDATE outgoing_emails SET status = 'failed' WHERE id = $1`, [id]);
      return id;
    },
    shows: { area: 'site', count: 1 },
    end: (id) => sql(`UPDATE outgoing_emails SET status = 'queued' WHERE id = $1`, [id]),
  },
  {
    kind: 'enquiries',
    make: async () => {
      const body = {
        name: 'Ada',
        email: author.user.email,
        subject: 'Visa',
        category: 'Registration',
        message: 'Do you write letters?',
      };
      await server.call('POST', '/contact', { body });
      return '';
    },
    shows: { area: 'site', count: 1 },
    end: () => sql(`UPDATE enquiries SET state = 'done'`),
  },
  {
    kind: 'applications',
    make: async () => {
      await sql(
        `INSERT INTO committee_applications (id, first_name, last_name, email, country, affiliation,
           content_hash, cv_file_id, created_at)
         VALUES ($1, 'Ada', 'Okafor', 'ada@example.org', 'Ghana', 'University', '', $2, now())`,
        [newId(), await storedFile('cv')],
      );
      return '';
    },
    shows: { area: 'site', count: 1 },
    end: () => sql(`UPDATE committee_applications SET state = 'done'`),
  },
  {
    kind: 'settings',
    make: () => Promise.resolve(''),
    shows: { area: 'site', count: 11 },
    end: () =>
      sql(`UPDATE editions SET document = jsonb_set(
             replace(document::text, '(sample', '(')::jsonb, '{legal,isSample}', 'false')`),
  },
];

describe('the queue of the dashboard', () => {
  it.each(cases)('lists $kind until they are done', async ({ kind, make, shows, end, list }) => {
    if (kind !== 'settings') expect(await workOf(kind)).toBeUndefined();
    const id = await make();
    expect(await workOf(kind)).toMatchObject(shows);
    if (list) {
      const { token } = lab.admin;
      const { body } = await server.call('GET', `/admin/papers?${list}`, { token });
      expect((body.items as { id: string }[]).map((paper) => paper.id)).toEqual([id]);
    }
    await end(id);
    expect(await workOf(kind)).toBeUndefined();
  });

  it('counts an open invitation by email as an asked reviewer', async () => {
    const id = await underReview(accepted);
    expect(await workOf('reviewers')).toMatchObject({ count: 1 });
    await sql(
      `INSERT INTO review_invitations (id, paper_id, round, email, token_hash, due_at, invited_by,
         created_at, expires_at) VALUES ($1, $2, 1, 'a@example.org', '', now(), $3, now(), '2100-01-01')`,
      [newId(), id, lab.admin.user.id],
    );
    expect(await workOf('reviewers')).toBeUndefined();
    await endReview(id);
  });

  it('puts overdue work first, then work by the time that is left', async () => {
    const ids = [await paperIn('decision-recorded'), await paperIn('submitted')];
    ids.push(await underReview(late(), accepted));
    const kinds = (await queue()).map(({ kind }) => kind);
    expect(kinds).toEqual(['late-reviews', 'acknowledgements', 'releases']);
    await Promise.all(ids.map(endReview));
  });

  it('leaves out the own papers of a chair', async () => {
    const chair = await server.person('admin');
    const id = await submittedPaper(server, author.user.id, {
      authors: [{ email: chair.user.email.toUpperCase() }],
    });
    await invitedCoAuthor(server, id, chair.user.email);
    expect(await queue(chair.token)).toEqual([]);
    expect(await queue()).toMatchObject([{ kind: 'acknowledgements', count: 1 }]);
    await endReview(id);
  });

  it('answers 304 to a caller who polls while nothing changes', async () => {
    const address = `${server.origin}/api/v1/admin/dashboard/work`;
    const authorization = `Bearer ${lab.admin.token}`;
    const first = await fetch(address, { headers: { authorization } });
    const tag = first.headers.get('etag') ?? '';
    const poll = () => fetch(address, { headers: { authorization, 'if-none-match': tag } });
    expect((await poll()).status).toBe(304);
    const id = await paperIn('verified');
    expect((await poll()).status).toBe(200);
    await endReview(id);
  });
});

describe('the progress of the dashboard', () => {
  const progress = async () =>
    (await server.call('GET', '/admin/dashboard/progress', { token: lab.admin.token })).body;

  it('splits the money of live registrations by its state', async () => {
    await sql(`UPDATE payments SET status = 'cancelled'`);
    const { id: paid } = await lab.registered();
    await sql(`UPDATE payments SET status = 'completed' WHERE id = $1`, [paid]);
    await withProof('proof-uploaded', 'payment');
    await lab.registered();
    const { id: overdue } = await lab.registered();
    await sql(`UPDATE payments SET pay_by = '2025-01-01' WHERE id = $1`, [overdue]);
    await sql(`UPDATE payments SET pay_by = '2100-01-01' WHERE id <> $1`, [overdue]);
    const one = { count: 1, amount: 50 };
    expect((await progress()).money).toEqual({
      received: one,
      toCheck: one,
      awaiting: one,
      overdue: one,
    });
  });

  it('counts the reviews of papers under review', async () => {
    await sql(`UPDATE papers SET status = 'withdrawn' WHERE status = 'under-review'`);
    const invited = { ...accepted, status: 'invited' } as const;
    const ids = [await underReview({}, accepted, late()), await underReview(invited)];
    expect((await progress()).reviews).toEqual({
      papers: 2,
      completed: 1,
      inProgress: 1,
      invited: 1,
      late: 1,
      nextDueAt: expect.any(String) as string,
    });
    await Promise.all(ids.map(endReview));
  });

  it('names the papers that the figures leave out', async () => {
    const before = (await progress()).notCounted;
    await paperIn('withdrawn');
    await paperIn('draft');
    expect((await progress()).notCounted).toEqual({
      withdrawn: before.withdrawn + 1,
      drafts: before.drafts + 1,
    });
  });
});
