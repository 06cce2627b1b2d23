import { download } from '../../../test/download.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import { AUTHORS_SEE } from '../../../test/review-data.js';
import type { Kind, Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { type Route, RouteTable } from '../../platform/http/policy/route-table.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY, HOUR } from '../../platform/core/time.js';
import { Review } from '../../review/reviews/review.entity.js';
import { paperDecision } from '../../review/decisions/paper-decision.email.js';

/** Planted only in data that an author must not receive. */
const CANARY = 'Zzcanary';
const HIDDEN = new RegExp(CANARY, 'i');

let server: TestApp;
let author: Person;
let coAuthor: Person;
let chair: Person;
let reviewers: Person[];
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  coAuthor = await server.person('user');
  chair = await named('admin');
  reviewers = [await named('reviewer'), await named('reviewer')];
});
afterAll(() => server.stop());

async function named(kind: Kind): Promise<Person> {
  const person = await server.person(kind);
  await server.dataSource.query(
    `UPDATE users SET first_name = $2, last_name = $2, organization = $2, email = $2 || id || '@' || $3 || '.example' WHERE id = $1`,
    [person.user.id, CANARY, kind],
  );
  return person;
}

const asAuthor = (method: string, path: string, body?: unknown, { token } = author) =>
  server.call(method, path, { token, body });

async function asChair(id: string, what: string, body: object) {
  const { token } = chair;
  const { revision } = (await server.call('GET', `/admin/papers/${id}`, { token })).body;
  const answer = await server.call('POST', `/admin/papers/${id}/${what}`, {
    token,
    body: { revision, ...body },
  });
  expect(answer.status).toBe(200);
}

/** A paper whose reviews contain comments to the authors, and secrets. */
async function reviewed(): Promise<string> {
  const authors = [{ email: coAuthor.user.email }];
  const id = await submittedPaper(server, author.user.id, { status: 'under-review', authors });
  await invitedCoAuthor(server, id, coAuthor.user.email);
  const now = server.clock.now();
  for (const { user } of reviewers) {
    await server.dataSource.manager.insert(Review, {
      id: newId(),
      paperId: id,
      reviewerId: user.id,
      status: 'submitted',
      recommendation: 'minor-corrections',
      criteria: { originality: 4 },
      confidence: 2,
      commentsToAuthors: 'Sound work for authors.',
      commentsToCommittee: CANARY,
      concern: CANARY,
      visibleToAuthors: AUTHORS_SEE,
      overrideReason: CANARY,
      submittedAt: now,
      dueAt: after(now, 14 * DAY),
      createdAt: now,
    });
  }
  return id;
}

/** Bodies and headers of every call that an author or a co-author may make. */
async function crawl(id: string, person: Person): Promise<string> {
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const said: unknown[] = [];
  const mayCall = ({ method, path }: Route) => method === 'GET' && !path.includes(':ticket');
  for (const { method, path } of routes.filter(mayCall)) {
    const { status, body, headers } = await asAuthor(
      method,
      path.replace(/:\w+/g, id),
      undefined,
      person,
    );
    said.push({ path, status, body, headers: [...headers] });
  }
  for (const [method, path] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/submit'],
    ['POST', '/revision'],
    ['POST', '/camera-ready'],
    ['POST', '/files'],
  ] as const) {
    said.push(await asAuthor(method, `/papers/${id}${path}`, { revision: 1, note: 5 }, person));
  }
  const data = await download(server, person.token, { kind: 'my-data' });
  return JSON.stringify(said) + (await data.text());
}

describe('the data of an author', () => {
  it('is the same before and after a decision that is not released', async () => {
    const id = await reviewed();
    const seen = async () => [
      (await asAuthor('GET', `/papers/${id}`)).body,
      (await asAuthor('GET', '/papers')).body,
      (await asAuthor('GET', `/papers/${id}`, undefined, coAuthor)).body,
    ];
    const before = await seen();
    server.clock.advance(HOUR);
    await asChair(id, 'decision', { decision: 'rejected', noteToCommittee: CANARY });
    expect(await seen()).toEqual(before);
    await asChair(id, 'reopening', { reason: CANARY });
    expect(await seen()).toEqual(before);
  });

  it('names no reviewer and no chair, before a release and after it', async () => {
    const id = await reviewed();
    await server.dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{responses,open}', 'true')`,
    );
    for (const person of [author, coAuthor]) {
      const seen = await crawl(id, person);
      // The window for responses shows the reviews.
      expect(seen).toContain('Sound work for authors.');
      expect(seen).not.toMatch(HIDDEN);
    }
    await asChair(id, 'decision', {
      decision: 'minor-corrections',
      noteToAuthors: 'Please name the stations.',
      noteToCommittee: CANARY,
    });
    const { token } = chair;
    const body = { papers: [{ id }], preview: false };
    await server.call('POST', '/admin/papers/release', { token, body });

    for (const person of [author, coAuthor]) {
      const said = await crawl(id, person);
      expect(said).not.toMatch(HIDDEN);
      for (const { user } of [...reviewers, chair]) expect(said).not.toContain(user.id);
      const { body: paper } = await asAuthor('GET', `/papers/${id}`, undefined, person);
      expect(paper).toMatchObject({
        decisions: [{ decision: 'minor-corrections', note: 'Please name the stations.' }],
        reviews: [
          { reviewer: 1, comments: 'Sound work for authors.' },
          { reviewer: 2, comments: 'Sound work for authors.' },
        ],
      });
    }
    const mails = JSON.stringify(server.emails.to(author.user.email, paperDecision));
    expect(mails).toContain('Please name the stations.');
    expect(mails).not.toMatch(HIDDEN);
    // Proves that the search finds planted names: the chair receives them.
    const told = await server.call('GET', `/admin/papers/${id}`, { token });
    expect(JSON.stringify(told.body)).toMatch(HIDDEN);
  });
});

describe('the files of a paper', () => {
  it('are served to their audience only, kind by kind', async () => {
    const [first] = paperContent()['authors'] as object[];
    const { id, revision } = (await asAuthor('POST', '/papers', { kind: 'full-paper' })).body;
    await asAuthor('PATCH', `/papers/${id}`, { ...paperContent(), revision });
    for (const part of ['manuscript', 'supplement']) {
      await asAuthor('POST', `/papers/${id}/files`, paperForm(await paperPdf(), { part }));
    }
    const [files] = await server.dataSource.query<Record<string, string>[]>(
      `SELECT id, file_id, reviewer_file_id, supplement_file_id, reviewer_supplement_file_id
         FROM paper_versions WHERE paper_id = $1`,
      [id],
    );
    const { id: versionId, ...columns } = files ?? {};
    const denied = await server.person('user');
    const named = [author, coAuthor, denied].map(({ user }) => ({ ...first, email: user.email }));
    const { revision: now } = (await asAuthor('GET', `/papers/${id}`)).body;
    await asAuthor('PATCH', `/papers/${id}`, { revision: now, authors: named });
    const callers = {
      author,
      'co-author': coAuthor,
      'denied co-author': denied,
      'another author': await server.person('user'),
      reviewer: reviewers[0],
      'another reviewer': await server.person('reviewer'),
      unverified: await server.person('unverified'),
      chair,
    };
    await server.dataSource.query(
      `WITH given AS (UPDATE papers SET status = 'under-review', submitted_at = now() WHERE id = $1)
       UPDATE paper_versions SET is_submitted = true WHERE paper_id = $1`,
      [id],
    );
    await reviewsOf(server, id, [reviewers[0]?.user.id ?? ''], { status: 'accepted' });
    // The caller who gets the file, and those who get 404; all others get 403.
    const own = { served: /^(co-)?author$/, unknown: /^(?!unverified)/ };
    const review = { served: /^reviewer$/, unknown: /another reviewer|chair/ };
    const chairs = { served: /^chair$/, unknown: /^$/ };
    for (const { user } of [coAuthor, denied]) {
      const token = await invitedCoAuthor(server, id, user.email);
      if (user === denied.user) await server.call('POST', `/papers/authorships/${token}/denial`);
    }
    const requests: Record<string, [request: object, { served: RegExp; unknown: RegExp }]> = {
      'own manuscript': [{ kind: 'paper', versionId, part: 'manuscript' }, own],
      'own supplement': [{ kind: 'paper', versionId, part: 'supplement' }, own],
      'paper to review': [{ kind: 'review-pdf', paperId: id, part: 'paper' }, review],
      'supplement to review': [{ kind: 'review-pdf', paperId: id, part: 'supplement' }, review],
      'all papers': [{ kind: 'papers', format: 'zip' }, chairs],
      'list of papers': [{ kind: 'papers', format: 'csv' }, chairs],
    };
    for (const [column, fileId] of Object.entries(columns)) {
      requests[column] = [{ kind: 'file', fileId }, chairs];
    }
    for (const [name, [request, { served, unknown }]] of Object.entries(requests)) {
      for (const [caller, person] of Object.entries(callers)) {
        const { status } = await server.call('POST', '/downloads', {
          token: person?.token,
          body: request,
        });
        const refused = unknown.test(caller) ? 404 : 403;
        const expected = served.test(caller) ? 201 : refused;
        expect({ name, caller, status }).toEqual({ name, caller, status: expected });
      }
      expect((await server.call('POST', '/downloads', { body: request })).status).toBe(401);
    }
  });
});
