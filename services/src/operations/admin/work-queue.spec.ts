import { offer } from '../../../test/offers.js';
import { PaymentsLab } from '../../../test/payments.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';
import { PaperVersion } from '../../papers/paper/paper-version.entity.js';
import { newId } from '../../platform/core/new-id.js';
import { WORK_KINDS } from './work-parts.js';
import type { WorkItem } from './work-queue.schema.js';

let server: TestApp;
let lab: PaymentsLab;
let author: Person;
let reviewers: string[];
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  await permit(server, lab.admin, ['owner', 'visa-officer']);
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

/** As the job does. */
async function compare(paperId: string) {
  const versionId = newId();
  await server.dataSource.manager.insert(PaperVersion, {
    ...{
      id: versionId,
      paperId,
      number: 1,
      stage: 'submission',
      round: 1,
      fileId: await storedFile('paper'),
    },
    ...{ pages: 1, isSubmitted: true, createdAt: server.clock.now() },
  });
  await sql(
    `INSERT INTO paper_texts (paper_id, version_id, text, fingerprints, compared_at) VALUES ($1, $2, '', '', now())`,
    [paperId, versionId],
  );
}

const paperIn = (status: string) =>
  submittedPaper(server, author.user.id, { status: status as 'submitted' });

async function decidedIn(status: 'decision-recorded' | 'verified'): Promise<string> {
  const id = await paperIn(status);
  await sql(
    `INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee,
       recorded_by, recorded_at) VALUES ($1, $2, 1, 'accepted', '', '', $3, now())`,
    [newId(), id, lab.admin.user.id],
  );
  return id;
}

const moveTo = (id: string, status: string) =>
  sql('UPDATE papers SET status = $2 WHERE id = $1', [id, status]);

async function underReview(...reviews: Parameters<typeof reviewsOf>[3][]): Promise<string> {
  const id = await paperIn('under-review');
  for (const [at, changes] of reviews.entries()) {
    await reviewsOf(server, id, [reviewers[at] ?? ''], changes);
  }
  return id;
}

const commentOn = (paperId: string, authorId: string, alias: number | null) =>
  sql(
    `INSERT INTO paper_comments (id, paper_id, author_id, alias, text, posted_at)
     VALUES ($1, $2, $3, $4, 'The sample is small.', $5)`,
    [newId(), paperId, authorId, alias, server.clock.now()],
  );

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

async function editionId(): Promise<string> {
  const [edition] = await sql('SELECT id FROM editions WHERE is_current');
  return edition?.id ?? '';
}

async function receivedIn(status: string): Promise<string> {
  const { id } = await lab.registered();
  await sql('UPDATE payments SET status = $2, received_cents = 5000 WHERE id = $1', [id, status]);
  return id;
}

async function batchIn(status: string): Promise<string> {
  const id = newId();
  await sql(
    `INSERT INTO refund_batches (id, edition_id, message_id, format, currency, status, refund_count,
       total_minor, total_cents, needs_approval, prepared_by, created_at, exported_at, file, file_minor)
     SELECT $1::uuid, $2, ($1::uuid)::text, 'csv', 'USD', $3, 1, 5000, 5000, false, $4, now(), f.at, f.file, f.minor
       FROM (SELECT now() AS at, ''::bytea AS file, 5000 AS minor WHERE $3 = 'exported') f
      RIGHT JOIN (SELECT) one ON true`,
    [id, await editionId(), status, lab.admin.user.id],
  );
  return id;
}

/** @param days since it changed */
async function refundIn(status: 'asking' | 'exported', days = 0): Promise<string> {
  const [id, paymentId] = [newId(), await receivedIn('matched')];
  await sql(`UPDATE payments SET status = 'refunded', received_cents = 0 WHERE id = $1`, [
    paymentId,
  ]);
  await sql(
    `INSERT INTO refunds (id, edition_id, reference, kind, payment_id, amount_cents, pay_minor,
       pay_currency, cause, reason, status, batch_id, prepared_by, created_at, changed_at)
     VALUES ($1::uuid, $2, ($1::uuid)::text, 'refund', $3, 5000, 5000, 'USD', 'other', 'Ill.', $4, $5, $6, $7, $7)`,
    [
      ...[id, await editionId(), paymentId, status],
      ...[status === 'exported' ? await batchIn('exported') : null, lab.admin.user.id],
      after(server.clock.now(), -days * DAY),
    ],
  );
  return id;
}

const withdrawRefund = () => sql(`UPDATE refunds SET status = 'withdrawn', batch_id = NULL`);

const cancel = (id: string) => sql(`UPDATE payments SET status = 'cancelled' WHERE id = $1`, [id]);

interface Case {
  kind: WorkItem['kind'];
  make: () => Promise<string>;
  shows: Partial<WorkItem>;
  end: (id: string) => Promise<unknown>;
  /** The list to which the dashboard leads, as it is requested. */
  list?: string;
  /** The type of a listed subject on which organisers can hold an act. */
  held?: string;
}

const DECLINED = new Date('2025-09-01T10:00:00Z');
const accepted = { status: 'accepted', submittedAt: null, recommendation: null } as const;
const endReview = (id: string) => moveTo(id, 'withdrawn');
const late = () => ({ ...accepted, dueAt: after(server.clock.now(), -2 * DAY) });

const cases: Case[] = [
  {
    kind: 'acknowledgements',
    make: () => paperIn('submitted'),
    shows: { area: 'papers', count: 1, overdue: 0 },
    end: (id) => moveTo(id, 'rejected'),
    list: 'papers?needs=acknowledgement',
    held: 'paper',
  },
  {
    kind: 'reviewers',
    make: () => underReview(accepted),
    shows: { area: 'papers', count: 1 },
    end: (id) => reviewsOf(server, id, [reviewers[1] ?? ''], accepted),
    list: 'papers?needs=reviewers',
    held: 'paper',
  },
  {
    kind: 'replacements',
    make: () => underReview(accepted, { ...accepted, status: 'declined', declinedAt: DECLINED }),
    shows: { count: 1, papers: 1, since: DECLINED.toISOString() },
    end: endReview,
    list: 'papers?needs=replacement',
    held: 'paper',
  },
  {
    kind: 'late-reviews',
    make: () => underReview(late(), late()),
    shows: { count: 2, overdue: 2, papers: 1 },
    end: endReview,
    list: 'papers?needs=late-reviews',
    held: 'paper',
  },
  {
    kind: 'decisions',
    make: () => underReview({}, {}, late()),
    shows: { count: 1, overdue: 0 },
    end: (id) => moveTo(id, 'decision-recorded').then(() => moveTo(id, 'accepted')),
    list: 'papers?needs=decision',
    held: 'paper',
  },
  {
    kind: 'releases',
    make: () => decidedIn('decision-recorded'),
    shows: { count: 1 },
    end: (id) => moveTo(id, 'accepted'),
    list: 'papers?status=decision-recorded&needs=release',
    held: 'paper',
  },
  {
    kind: 'verified-releases',
    make: () => decidedIn('verified'),
    shows: { count: 1 },
    end: (id) => moveTo(id, 'accepted'),
    list: 'papers?status=verified&needs=release',
    held: 'paper',
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
    list: 'papers?needs=verification',
    held: 'paper',
  },
  {
    kind: 'proofs',
    make: () => withProof('proof-uploaded', 'payment'),
    shows: { area: 'money', count: 1, amount: 50 },
    end: cancel,
    list: 'payments?needs=proof',
    held: 'payment',
  },
  {
    kind: 'matched',
    make: () => withProof('matched', 'payment'),
    shows: { area: 'money', count: 1 },
    end: cancel,
    list: 'payments?needs=confirmation',
    held: 'payment',
  },
  {
    kind: 'student-proofs',
    make: () => withProof('matched', 'student'),
    shows: { area: 'money', count: 1 },
    end: cancel,
    list: 'payments?needs=student-proof',
    held: 'payment',
  },
  {
    kind: 'countries',
    make: async () => {
      const shares = { low: 100, lowerMiddle: 50, upperMiddle: 100, high: 100 };
      const bands = { open: true, shares, unclassified: 'high', check: 'finance' };
      await offer(lab, { feeBands: bands });
      const { id } = await lab.registered();
      await offer(lab, { feeBands: { ...bands, open: false } });
      return id;
    },
    shows: { area: 'money', count: 1 },
    end: cancel,
    list: 'payments?needs=country',
    held: 'payment',
  },
  {
    kind: 'desk-payments',
    make: async () => {
      const { id } = await lab.registered();
      await sql(
        `INSERT INTO check_in_changes (id, registration_id, kind, at, received_at, actor_id, paid_at_desk)
         SELECT gen_random_uuid(), registration_id, kind, at, at, $2, true
           FROM payments, (VALUES ('arrival', now()), ('undo', now() + interval '1 second')) made (kind, at)
          WHERE id = $1`,
        [id, lab.admin.user.id],
      );
      return id;
    },
    shows: { area: 'money', count: 1 },
    end: cancel,
    list: 'payments?needs=desk-payment',
    held: 'payment',
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
    list: 'transfers?open=true',
    held: 'transfer',
  },
  {
    kind: 'bounced-addresses',
    make: async () => {
      const id = newId();
      await sql(
        `INSERT INTO bounced_addresses (id, address_key, email, reason, since)
         VALUES ($1, $2, $2, '550 no', $3)`,
        [id, `reader-${id}@sample.example`, server.clock.now()],
      );
      return id;
    },
    shows: { area: 'site', count: 1 },
    end: (id) => sql('UPDATE bounced_addresses SET replaced_at = now() WHERE id = $1', [id]),
    list: 'bounced-addresses?q=',
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
    list: 'emails?state=failed',
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
      const [{ id } = { id: '' }] = await sql('SELECT id FROM enquiries');
      return id;
    },
    shows: { area: 'site', count: 1 },
    end: () => sql(`UPDATE enquiries SET state = 'done'`),
    list: 'enquiries?state=new',
  },
  {
    kind: 'applications',
    make: async () => {
      const id = newId();
      await sql(
        `INSERT INTO committee_applications (id, first_name, last_name, email, country, affiliation,
           content_hash, cv_file_id, created_at)
         VALUES ($1, 'Ada', 'Okafor', 'ada@example.org', 'Ghana', 'University', '', $2, now())`,
        [id, await storedFile('cv')],
      );
      return id;
    },
    shows: { area: 'site', count: 1 },
    end: () => sql(`UPDATE committee_applications SET state = 'done'`),
    list: 'applications?state=new',
  },
  {
    kind: 'lost-handlers',
    make: async () => {
      const id = await paperIn('submitted');
      await sql('INSERT INTO paper_handlers (paper_id, named_at) VALUES ($1, now())', [id]);
      return id;
    },
    shows: { area: 'papers', count: 1 },
    end: endReview,
    list: 'papers?needs=handler',
    held: 'paper',
  },
  {
    kind: 'camera-ready',
    make: async () => {
      const id = await paperIn('accepted');
      await sql(
        `INSERT INTO paper_publications (paper_id, edition_id, camera_ready)
         VALUES ($1, $2, 'received')`,
        [id, await editionId()],
      );
      return id;
    },
    shows: { area: 'papers', count: 1 },
    end: endReview,
    list: 'papers?needs=camera-ready',
    held: 'paper',
  },
  {
    kind: 'discussions',
    make: async () => {
      await sql(
        `UPDATE editions SET document = jsonb_set(document, '{discussion}', '{"open": true}')`,
      );
      const id = await underReview({}, accepted);
      await commentOn(id, reviewers[0] ?? '', 1);
      return id;
    },
    shows: { area: 'papers', count: 1 },
    end: endReview,
    list: 'papers?needs=discussion',
    held: 'paper',
  },
  {
    kind: 'similarities',
    make: async () => {
      const [id, other] = [await paperIn('submitted'), await paperIn('draft')];
      await sql(`UPDATE papers SET submitted_at = now() WHERE id = $1`, [other]);
      for (const paperId of [id, other]) await compare(paperId);
      await sql(
        `INSERT INTO paper_similarities (paper_id, other_id, share, passages) VALUES ($1, $2, 0.2, '[]')`,
        [id, other],
      );
      return id;
    },
    shows: { area: 'papers', count: 1 },
    end: endReview,
    list: 'papers?needs=similarity',
    held: 'paper',
  },
  {
    kind: 'refunds-due',
    make: () => receivedIn('cancelled'),
    shows: { area: 'money', count: 1, amount: 50 },
    end: (id) => sql('UPDATE payments SET received_cents = 0 WHERE id = $1', [id]),
    list: 'refunds/due?',
    held: 'payment',
  },
  {
    kind: 'refund-accounts',
    make: () => refundIn('asking'),
    shows: { area: 'money', count: 1, amount: 50 },
    end: withdrawRefund,
    list: 'refunds?status=asking',
  },
  {
    kind: 'refund-exports',
    make: async () => {
      await refundIn('exported', 0);
      return refundIn('exported', 8);
    },
    shows: { area: 'money', count: 1, amount: 50 },
    end: withdrawRefund,
    list: 'refunds?overdue=true',
  },
  {
    kind: 'refund-approvals',
    make: () => batchIn('awaiting-approval'),
    shows: { area: 'money', count: 1, amount: 50 },
    end: (id) => sql(`UPDATE refund_batches SET status = 'discarded' WHERE id = $1`, [id]),
    list: 'refund-batches?status=awaiting-approval',
  },
  {
    kind: 'provider-checks',
    make: async () => {
      const id = newId();
      await sql(
        `INSERT INTO provider_checks (id, edition_id, gateway, kind, key, charge_minor, charge_currency,
           status, opened_at) VALUES ($1::uuid, $2, 'stripe', 'refund-elsewhere', ($1::uuid)::text, 100, 'USD', 'open', now())`,
        [id, await editionId()],
      );
      return id;
    },
    shows: { area: 'money', count: 1 },
    end: (id) =>
      sql(`UPDATE provider_checks SET status = 'dismissed', settled_at = now() WHERE id = $1`, [
        id,
      ]),
    list: 'provider-checks?status=open',
    held: 'provider-check',
  },
  {
    kind: 'group-invitations',
    make: async () => {
      const [id, group] = [await editionId(), newId()];
      await sql(
        `INSERT INTO registration_groups (id, edition_id, payer_id, merchant_reference, organization,
           invoice, people_limit, packages, created_at)
         VALUES ($1, $2, $3, 'C25-GROUP', '', '{}', 1, '{}', now())`,
        [group, id, lab.admin.user.id],
      );
      await sql(
        `INSERT INTO audit_entries (at, actor_id, action, subject_type, subject_id, fields)
         SELECT $3, $1, 'group.invited', 'group', $2, '{}' FROM generate_series(1, 100)`,
        [lab.admin.user.id, group, server.clock.now()],
      );
      return id;
    },
    shows: { area: 'money', count: 100 },
    // Raised by an organiser.
    end: (id) =>
      sql(
        `UPDATE editions SET document = jsonb_set(document, '{groups,invitationsPerDay}', '101')
          WHERE id = $1`,
        [id],
      ),
  },
  {
    kind: 'waivers',
    make: async () => {
      const [id, { id: paymentId }] = [newId(), await lab.registered()];
      await sql(
        `INSERT INTO waivers (id, edition_id, payment_id, reason, status, created_at)
         VALUES ($1, $2, $3, 'No grant this year.', 'open', now())`,
        [id, await editionId(), paymentId],
      );
      return id;
    },
    shows: { area: 'money', count: 1 },
    end: (id) => sql(`UPDATE waivers SET status = 'withdrawn' WHERE id = $1`, [id]),
    list: 'waivers?status=open',
    held: 'waiver',
  },
  {
    kind: 'visa-letters',
    make: async () => {
      const [id, { user }] = [newId(), await lab.registered()];
      await sql(
        `INSERT INTO visa_requests (id, edition_id, user_id, registration_id, status, sealed_passport,
           kept_until, created_at, changed_at)
         SELECT $1, r.edition_id, r.user_id, r.id, 'requested', 'sealed', now(), now(), now()
           FROM registrations r WHERE r.user_id = $2`,
        [id, user.id],
      );
      return id;
    },
    shows: { area: 'site', count: 1 },
    end: (id) => sql(`UPDATE visa_requests SET status = 'returned' WHERE id = $1`, [id]),
    list: 'visa-letters?state=open',
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

/** Lead to no list, or to one that also shows earlier acts. */
const WITHOUT_LIST = [
  'group-invitations',
  'settings',
  'schedule-papers',
  'failed-acts',
  'lapsed-acts',
  'data-to-erase',
];

/** Ids of the list to which the dashboard leads, in one page. */
async function listed(list: string): Promise<string[]> {
  const { token } = lab.admin;
  const { body } = await server.call('GET', `/admin/${list}&limit=100`, { token });
  return (body.items as { id: string }[]).map(({ id }) => id);
}

/** @returns how to undo it */
async function hold(type: string, subjectId: string): Promise<() => Promise<unknown>> {
  const id = newId();
  await sql(
    `INSERT INTO held_acts (id, batch_id, kind, subject_type, subject_id, label, actor_id, payload,
       state, recorded_at, ends_at)
     VALUES ($1, $1, 'test', $2, $3, '', $4, '{}', 'held', $5, $6)`,
    [id, type, subjectId, lab.admin.user.id, server.clock.now(), after(server.clock.now(), DAY)],
  );
  return () => sql('DELETE FROM held_acts WHERE id = $1', [id]);
}

describe('the queue of the dashboard', () => {
  it.each(cases)('lists $kind until they are done', async (work) => {
    const { kind, make, shows, end, list, held } = work;
    if (kind !== 'settings') expect(await workOf(kind)).toBeUndefined();
    const id = await make();
    expect(await workOf(kind)).toMatchObject(shows);
    if (list) expect(await listed(list)).toEqual([id]);
    if (list && held) {
      const undo = await hold(held, id);
      expect(await workOf(kind)).toBeUndefined();
      expect(await listed(list)).toEqual([]);
      await undo();
      expect(await listed(list)).toEqual([id]);
    }
    await end(id);
    expect(await workOf(kind)).toBeUndefined();
  });

  it('counts what each of its lists shows', () => {
    const checked = cases.filter(({ list }) => list).map(({ kind }) => kind);
    expect([...checked, ...WITHOUT_LIST].toSorted()).toEqual(WORK_KINDS.toSorted());
  });

  it.each(['decision-recorded', 'verified'] as const)(
    'counts the papers that can be released in the tab: %s',
    async (status) => {
      const { token } = lab.admin;
      const countWith = async (needs: string) =>
        (await server.call('GET', `/admin/papers?status=verified${needs}`, { token })).body.counts[
          status
        ] as number;
      const [free, held] = [await decidedIn(status), await decidedIn(status)];
      const undo = await hold('paper', held);
      expect(await countWith('&needs=release')).toBe(1);
      expect(await countWith('')).toBe(2);
      await undo();
      expect(await countWith('&needs=release')).toBe(2);
      await Promise.all([free, held].map(endReview));
    },
  );

  it('counts discussions until each organiser has read them', async () => {
    const id = await underReview({}, accepted);
    await commentOn(id, lab.admin.user.id, null);
    expect(await workOf('discussions')).toBeUndefined();
    await commentOn(id, reviewers[0] ?? '', 1);
    expect(await workOf('discussions')).toMatchObject({ count: 1 });
    const { token } = lab.admin;
    const path = `/admin/papers/${id}/discussion`;
    const { comments } = (await server.call('GET', path, { token })).body as {
      comments: { id: string }[];
    };
    const body = { commentId: comments.at(-1)?.id };
    await server.call('PUT', `${path}/read`, { token, body });
    expect(await workOf('discussions')).toBeUndefined();
    const other = await server.person('admin');
    const ofOther = (await queue(other.token)).find(({ kind }) => kind === 'discussions');
    expect(ofOther).toMatchObject({ count: 1 });
    await endReview(id);
  });

  it('would show a list that ignores acts on hold', async () => {
    const id = await paperIn('revision-submitted');
    const undo = await hold('paper', id);
    expect(await listed('papers?status=revision-submitted')).toEqual([id]);
    await undo();
    await endReview(id);
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
