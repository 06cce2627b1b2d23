import { download } from '../../../test/download.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { newId } from '../../platform/core/new-id.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let conflicted: Person;
let other: Person;
let author: Person;
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  [conflicted, other] = [await server.person('admin'), await server.person('admin')];
  for (const chair of [conflicted, other]) await permit(server, chair, ['chair']);
  author = await server.person('user');
  const reviewer = await server.person('reviewer');
  id = await submittedPaper(server, author.user.id, { status: 'decision-recorded' });
  await reviewsOf(server, id, [reviewer.user.id]);
  await reviewsOf(server, id, [conflicted.user.id], {
    status: 'declined',
    declaredConflict: 'My former student.',
  });
});
afterAll(() => server.stop());

const call = ({ token }: Person, method: string, path: string, body?: object) =>
  server.call(method, `/admin${path}`, { token, body });

const papers = () => [{ id, revision: 1 }];

/** Everywhere that organisers see papers, or act on them. */
async function seenBy(chair: Person) {
  const list = (await call(chair, 'GET', '/papers')).body;
  const tag = { act: 'tag', tag: 'best', papers: papers(), preview: true };
  const exported = await download(server, chair.token, { kind: 'papers', format: 'json' });
  const work = (await call(chair, 'GET', '/dashboard/work')).body;
  return {
    listed: list.items.length,
    counted: [list.counts.all, list.counts['decision-recorded']],
    found: (await call(chair, 'GET', '/papers?q=radio')).body.items.length,
    page: (await call(chair, 'GET', `/papers/${id}`)).status,
    exported: ((await exported.json()) as object[]).length,
    tagged: (await call(chair, 'POST', '/papers/acts', tag)).body.items[0].outcome,
    work: (work.items as { kind: string; area: string }[])
      .filter(({ area }) => area === 'papers')
      .map(({ kind }) => kind),
    note: (await call(chair, 'POST', `/papers/${id}/notes`, { text: 'A note.' })).status,
    statusOnAuthorsPage: (await call(chair, 'GET', `/users/${author.user.id}`)).body.papers?.[0]
      .status,
  };
}

const OUTSIDER = {
  ...{ listed: 0, counted: [0, 0], found: 0, page: 404, exported: 0, tagged: 'skipped' },
  ...{ work: [], note: 404, statusOnAuthorsPage: 'under-review' },
};

it('is declared on the page of the paper, once, and audited', async () => {
  const chair = await server.person('admin');
  const declare = (reason: string) => call(chair, 'POST', `/papers/${id}/conflict`, { reason });
  expect(await declare(' ')).toMatchObject({ status: 400 });
  expect(await call(chair, 'GET', `/papers/${id}`)).toMatchObject({ status: 200 });
  expect(await declare('We share a grant.')).toMatchObject({ status: 200 });
  expect(await call(chair, 'GET', `/papers/${id}`)).toMatchObject({ status: 404 });
  expect(await declare('Again.')).toMatchObject({ status: 404 });
  const audited = await server.dataSource.query(
    `SELECT actor_id FROM audit_entries WHERE action = 'paper.conflict-declared'`,
  );
  expect(audited).toEqual([{ actor_id: chair.user.id }]);
});

describe('a chair who declared a conflict with a paper', () => {
  it('sees it as an outsider', async () => {
    expect(await seenBy(conflicted)).toEqual(OUTSIDER);
  });

  it('leaves it to another chair', async () => {
    expect(await seenBy(other)).toEqual({
      ...{ listed: 1, counted: [1, 1], found: 1, page: 200, exported: 1, tagged: 'ready' },
      ...{ work: ['releases'], note: 200, statusOnAuthorsPage: 'decision-recorded' },
    });
  });

  it('would see all of it without the declaration, which may also come by the link of an invitation', async () => {
    await server.dataSource.query('UPDATE reviews SET declared_conflict = NULL');
    expect(await seenBy(conflicted)).toMatchObject({ page: 200, listed: 1, counted: [1, 1] });
    await server.dataSource.query(
      `INSERT INTO review_invitations (id, paper_id, email, round, invited_by, token_hash, due_at, expires_at, created_at, declared_conflict, responded_at)
       VALUES (gen_random_uuid(), $1, upper($2), 1, $3, '\\x00', now(), now(), now(), 'A friend.', now())`,
      [id, conflicted.user.email, other.user.id],
    );
    expect(await seenBy(conflicted)).toEqual(OUTSIDER);
  });
});

describe('a chair of an author’s institution', () => {
  const count = (does: boolean) =>
    server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{limits,institutionConflicts}', $1)`,
      [String(does)],
    );
  let colleague: Person;
  beforeAll(async () => {
    colleague = await server.person('admin');
    await permit(server, colleague, ['chair']);
    const address = (of: Person, host: string) =>
      server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
        of.user.id,
        `${of.user.id}@${host}`,
      ]);
    await address(colleague, 'ug.edu.example');
    await server.dataSource.query(
      `UPDATE paper_authors SET email = 'Esi@CS.Edu.Example' WHERE paper_id = $1`,
      [id],
    );
  });

  it('sees the paper as an outsider, by any server below the domain', async () => {
    expect(await seenBy(colleague)).toEqual(OUTSIDER);
  });

  it('sees it where institutions make no conflict, or where the domain is of a provider', async () => {
    await count(false);
    expect(await seenBy(colleague)).toMatchObject({ page: 200, listed: 1, counted: [1, 1] });
    await count(true);
    await server.dataSource.query(
      `UPDATE paper_authors SET email = 'esi@gmail.com' WHERE paper_id = $1`,
      [id],
    );
    await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
      colleague.user.id,
      'chair@gmail.com',
    ]);
    expect(await seenBy(colleague)).toMatchObject({ page: 200, listed: 1, counted: [1, 1] });
  });

  it('is an outsider by the account that owns the paper as well', async () => {
    await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
      colleague.user.id,
      'chair@mail.example.org',
    ]);
    expect(await seenBy(colleague)).toEqual(OUTSIDER);
  });
});

describe('files and exports of a hidden paper', () => {
  let owner: Person;
  let fileId: string;
  let reviewer: Person;
  const paper = { title: 'Kept' };
  beforeAll(async () => {
    [owner, reviewer] = [await server.person('admin'), await server.person('reviewer')];
    const kept = await submittedPaper(server, author.user.id, paper);
    await reviewsOf(server, kept, [reviewer.user.id]);
    fileId = newId();
    await server.dataSource.query(
      `INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
       VALUES ($1::uuid, $1::text, 'paper.pdf', 'application/pdf', 1, '\\x00', 'paper', now())`,
      [fileId],
    );
    await server.dataSource.query(
      `INSERT INTO paper_versions (id, paper_id, number, stage, round, file_id, pages, is_submitted, created_at)
       VALUES (gen_random_uuid(), $1, 1, 'submission', 1, $2, 1, true, now())`,
      [kept, fileId],
    );
  });
  const opened = async () =>
    (await server.call('GET', `/files/${fileId}`, { token: owner.token })).status;
  const ticket = async () => {
    const body = { kind: 'file', fileId };
    return (await server.call('POST', '/downloads', { token: owner.token, body })).status;
  };
  const exported = async () => {
    const body = { kind: 'person-data', userId: reviewer.user.id };
    const data = (await (await download(server, owner.token, body)).json()) as {
      reviews: { paperTitle: string }[];
    };
    return data.reviews.map(({ paperTitle }) => paperTitle);
  };

  it('is open before the conflict', async () => {
    // The row has no content.
    expect(await opened()).not.toBe(404);
    expect(await ticket()).toBe(201);
    expect(await exported()).toEqual([paper.title]);
  });

  it('opens no file by its id, and no review in the data of its reviewer', async () => {
    await server.dataSource.query(
      `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
       SELECT paper_id, $1, 'A friend.', now() FROM paper_versions WHERE file_id = $2`,
      [owner.user.id, fileId],
    );
    expect(await opened()).toBe(404);
    expect(await ticket()).toBe(404);
    expect(await exported()).toEqual([]);
  });
});

describe('a track chair', () => {
  let chair: Person;
  beforeAll(async () => {
    chair = await server.person('admin');
    await permit(server, chair, ['track-chair'], 'Low-resource languages');
  });
  const sees = async () => {
    const { papers: counted } = (await call(chair, 'GET', '/dashboard/stats')).body.data;
    const { reviews, notCounted } = (await call(chair, 'GET', '/dashboard/progress')).body;
    const [trend] = (await call(chair, 'GET', '/dashboard/trends')).body.editions;
    const tags = (await call(chair, 'GET', '/papers/tags')).body.items;
    return {
      total: counted.total,
      underReview: reviews.papers,
      withdrawn: notCounted.withdrawn,
      submitted: trend.trends.submissions.total,
      tags: tags.length,
    };
  };
  const nothing = { total: 0, underReview: 0, withdrawn: 0, submitted: 0, tags: 0 };

  it('sees and changes no papers of other topics', async () => {
    for (const status of ['withdrawn', 'under-review'] as const) {
      await submittedPaper(server, author.user.id, { status });
    }
    await server.dataSource.query(
      `INSERT INTO paper_tags (paper_id, tag) VALUES ($1, 'best') ON CONFLICT DO NOTHING`,
      [id],
    );
    expect(await seenBy(chair)).toEqual({ ...OUTSIDER, statusOnAuthorsPage: undefined });
    expect(await sees()).toEqual(nothing);
  });

  it('sees those of the own topics', async () => {
    await permit(server, chair, ['track-chair'], 'Synthetic media');
    expect(await seenBy(chair)).toMatchObject({ page: 200, note: 200, tagged: 'skipped' });
    expect(await sees()).toMatchObject({ underReview: 1, withdrawn: 1, tags: 1 });
    await permit(server, chair, ['track-chair'], 'Low-resource languages');
    expect(await sees()).toEqual(nothing);
  });

  it('sees all papers with another permission', async () => {
    await server.dataSource.query(
      `INSERT INTO user_permissions (user_id, permission) VALUES ($1, 'read-only')`,
      [chair.user.id],
    );
    expect(await sees()).toMatchObject({ withdrawn: 1 });
  });

  it('acts on papers of the own topics only, whatever else another permission shows', async () => {
    const waiting = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const { user } = await server.person('reviewer');
    await reviewsOf(server, waiting, [user.id], { status: 'invited', submittedAt: null });
    await server.dataSource.query('DELETE FROM paper_tags');
    const acts = async () => {
      const { page, note, tagged } = await seenBy(chair);
      const decision = { decision: 'accepted', revision: 1 };
      const reminders = { ids: [waiting] };
      const proposal = { ids: [waiting] };
      return {
        ...{ page, note, tagged },
        decision: (await call(chair, 'POST', `/papers/${waiting}/decision`, decision)).status,
        handlers: (await call(chair, 'GET', `/papers/${waiting}/handlers`)).status,
        reviewers: (await call(chair, 'GET', `/papers/${waiting}/candidates`)).status,
        found: (await call(chair, 'POST', '/papers/reminders', reminders)).body.skipped,
        proposed: (await call(chair, 'POST', '/papers/proposal', proposal)).body.items.length,
      };
    };
    const reading = { page: 200, reviewers: 200 };
    expect(await acts()).toEqual({
      ...{ ...reading, note: 404, tagged: 'skipped', decision: 404, handlers: 404 },
      ...{ found: 0, proposed: 0 },
    });
    // The control: too few reviews, and an invitation of today.
    await permit(server, chair, ['track-chair'], 'Synthetic media');
    expect(await acts()).toEqual({
      ...{ ...reading, note: 200, tagged: 'ready', decision: 409, handlers: 200 },
      ...{ found: 1, proposed: 1 },
    });
  });

  it('changes no terms of reviewers, who review for all tracks', async () => {
    await permit(server, chair, ['track-chair']);
    expect((await call(chair, 'GET', '/reviewers')).status).toBe(200);
    const terms = { maxLoad: 1, topics: [], isPaused: false, version: 0 };
    const path = `/reviewers/${chair.user.id}/profile`;
    expect((await call(chair, 'PUT', path, terms)).status).toBe(403);
  });
});

describe('an owner who has a conflict with a paper', () => {
  let owner: Person;
  let otherOwner: Person;
  let reviewer: Person;
  let hidden: string;
  beforeAll(async () => {
    [owner, otherOwner] = [await server.person('admin'), await server.person('admin')];
    reviewer = await server.person('reviewer');
    const paper = await submittedPaper(server, author.user.id, { status: 'under-review' });
    const asked = { reviewerId: reviewer.user.id, overrideReason: 'The only one who knows it.' };
    const ask = (body: object) => call(otherOwner, 'POST', `/papers/${paper}/assignments`, body);
    expect(await ask(asked)).toMatchObject({ status: 200 });
    expect(await ask({ email: 'invited@elsewhere.example' })).toMatchObject({ status: 200 });
    const own = await call(owner, 'POST', `/papers/${paper}/notes`, { text: 'A note.' });
    expect(own.status).toBe(200);
    await call(owner, 'POST', `/papers/${paper}/conflict`, { reason: 'We share a grant.' });
    hidden = paper;
  });

  const emails = async (by: Person, query = '') =>
    (await call(by, 'GET', `/emails?limit=100${query}`)).body as {
      items: { id: string; kind: string | null; recipient: string | null }[];
      counts: Record<string, number>;
    };
  const kinds = ['review-invitation', 'review-invitation-link'];

  it('finds emails about it without template, recipient, reason and text, and can send them again', async () => {
    const seen = (await emails(otherOwner)).items.filter(({ kind }) => kinds.includes(kind ?? ''));
    expect(seen.map(({ recipient }) => recipient).sort()).toEqual(
      ['invited@elsewhere.example', reviewer.user.email].sort(),
    );
    const { items, counts } = await emails(owner);
    expect(counts).toEqual((await emails(otherOwner)).counts);
    for (const { id } of seen) {
      const nothing = { kind: null, recipient: null, reason: null };
      expect(items.find((item) => item.id === id)).toMatchObject(nothing);
      await server.dataSource.query(
        `UPDATE outgoing_emails SET status = 'failed', last_error = '550 no such user' WHERE id = $1`,
        [id],
      );
      const page = (await call(owner, 'GET', `/emails/${id}`)).body;
      expect(page).toMatchObject({ ...nothing, messageId: null, preview: null, canRetry: true });
      const othersPage = (await call(otherOwner, 'GET', `/emails/${id}`)).body;
      expect(othersPage).toMatchObject({
        reason: '550 no such user',
        preview: { replyTo: expect.anything() },
      });
      expect(await call(owner, 'POST', `/emails/${id}/retry`)).toMatchObject({ status: 200 });
    }
  });

  it('finds none of them by template, recipient, reviewer or as an example of a template', async () => {
    const found = async (by: Person) => [
      (await emails(by, '&kind=review-invitation')).items.length,
      (await emails(by, `&q=${encodeURIComponent(reviewer.user.email)}`)).items.length,
      (await emails(by, '&q=invited@elsewhere')).items.length,
      (await call(by, 'GET', `/users/${reviewer.user.id}`)).body.counts.emails,
    ];
    expect(await found(otherOwner)).toEqual([1, 1, 1, 1]);
    expect(await found(owner)).toEqual([0, 0, 0, 0]);
    const [email] = (await emails(otherOwner, '&kind=review-invitation')).items;
    const preview = (by: Person) =>
      call(by, 'POST', `/email-templates/review-invitation/preview/${email?.id}`, { texts: {} });
    expect([(await preview(otherOwner)).status, (await preview(owner)).status]).toEqual([200, 404]);
  });

  it('finds their own acts on it in the audit log, and no others', async () => {
    const actions = async (by: Person, subject: string) =>
      ((await call(by, 'GET', `/audit?subject=${subject}`)).body.items as { action: string }[]).map(
        ({ action }) => action,
      );
    const [review] = await server.dataSource.query<{ id: string }[]>(
      'SELECT id FROM reviews WHERE paper_id = $1',
      [hidden],
    );
    expect(await actions(otherOwner, hidden)).toContain('paper.reviewer-invited');
    expect(await actions(otherOwner, review!.id)).toContain('review.assigned');
    expect(await actions(owner, hidden)).not.toContain('paper.reviewer-invited');
    expect(await actions(owner, hidden)).toContain('paper.conflict-declared');
    expect(await actions(owner, review!.id)).toEqual([]);
    const exported = async (by: Person) =>
      (await download(server, by.token, { kind: 'audit', format: 'csv' })).text();
    expect(await exported(otherOwner)).toContain(review!.id);
    expect(await exported(owner)).not.toContain(review!.id);
  });
});
