import { download } from '../../../test/download.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
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
    statusOnAuthorsPage: (await call(chair, 'GET', `/users/${author.user.id}`)).body.papers[0]
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
