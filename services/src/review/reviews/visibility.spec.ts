import { download } from '../../../test/download.js';
import { submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { assign, AUTHORS_SEE, FORM_READ, reviewForm } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { AddedField } from '../../conference/editions/review-fields.schema.js';
import type { ReviewField } from '../../conference/editions/review-form.schema.js';
import { type Route, RouteTable } from '../../platform/http/policy/route-table.js';
import { Review } from './review.entity.js';

/** Each value occurs nowhere else in the installation; the table accepts scores beyond the form’s. */
const PLANTED = {
  originality: 20_400_001,
  relevance: 20_400_002,
  method: 20_400_003,
  clarity: 20_400_004,
  significance: 20_400_005,
  commentsToCommittee: 'Zzcommittee',
  concern: 'Zzconcern',
};
/** Of an added field that only the committee reads. */
const ADDED = { label: 'Zzlabel', help: 'Zzhelp', answer: 'Zzanswer' };
const HIDDEN = [...Object.values(PLANTED), ADDED.label, ADDED.answer].map(String);
const addedFields = (visibleToAuthors: boolean): AddedField[] => [
  {
    id: 'ethics',
    label: ADDED.label,
    help: ADDED.help,
    kind: 'text',
    options: [],
    required: false,
    visibleToAuthors,
  },
];

let server: TestApp;
let author: Person;
let chair: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  chair = await server.person('admin');
  reviewer = await server.person('reviewer');
});
afterAll(() => server.stop());

const asAuthor = (path: string) => server.call('GET', path, { token: author.token });
const asChair = (method: string, path: string, body?: object) =>
  server.call(method, `/admin/${path}`, { token: chair.token, body });

async function toReview(): Promise<string> {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await assign(server, reviewer.user.id, id, { status: 'accepted' });
  return id;
}

const read = async (id: string) =>
  (await server.call('GET', `/reviews/papers/${id}`, { token: reviewer.token })).body;
async function submit(id: string, told: ReviewField[]) {
  const { revision } = await read(id);
  return server.call('POST', `/reviews/papers/${id}/submit`, {
    token: reviewer.token,
    body: {
      ...{ revision, ...FORM_READ, visibleToAuthors: told },
      ...reviewForm({ concern: 'Copied from radio.' }),
    },
  });
}

async function decideAndRelease(id: string) {
  await server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{limits,reviewsNeeded}', '1')`,
  );
  const { revision } = (await asChair('GET', `papers/${id}`)).body;
  const decision = { revision, decision: 'minor-corrections', noteToAuthors: 'See the review.' };
  expect((await asChair('POST', `papers/${id}/decision`, decision)).status).toBe(200);
  await asChair('POST', 'papers/release', { papers: [{ id }], preview: false });
}

/** Saves one field of the edition's review form as an organiser. */
async function show(field: ReviewField, visibleToAuthors: boolean) {
  const { id } = (await asChair('GET', 'editions')).body.items[0];
  const { revision, document } = (await asChair('GET', `editions/${id}`)).body;
  const reviewForm = { ...document.reviewForm, [field]: { visibleToAuthors } };
  return asChair('PATCH', `editions/${id}`, { revision, reviewForm });
}

/** Everything that any call, download or email gives to the author. */
async function allForAuthor(paperId: string): Promise<string> {
  const routes = server.app.get(RouteTable, { strict: false }).routes();
  const isRead = ({ method, path }: Route) => method === 'GET' && !path.includes(':ticket');
  const said: unknown[] = [];
  for (const { path } of routes.filter(isRead)) {
    const { body } = await asAuthor(path.replace(/:\w+/g, paperId));
    said.push(body);
  }
  const data = await download(server, author.token, { kind: 'my-data' });
  const mails = await server.dataSource.query(
    `SELECT data::text FROM outgoing_emails WHERE recipient = $1`,
    [author.user.email],
  );
  return JSON.stringify([said, await data.text(), mails]);
}

it('is told to the reviewer, and is what authors see after the release', async () => {
  const id = await toReview();
  expect(await read(id)).toMatchObject({ visibleToAuthors: AUTHORS_SEE });
  expect((await submit(id, AUTHORS_SEE)).status).toBe(200);
  await decideAndRelease(id);
  expect((await asAuthor(`/papers/${id}`)).body.reviews).toEqual([
    {
      round: 1,
      reviewer: 1,
      recommendation: 'minor-corrections',
      criteria: {},
      confidence: null,
      comments: reviewForm().commentsToAuthors,
      concern: '',
      added: [],
    },
  ]);
});

it('keeps every hidden field from the author, in any call, download and email', async () => {
  const id = await toReview();
  await submit(id, AUTHORS_SEE);
  const { commentsToCommittee, concern, ...criteria } = PLANTED;
  const { manager } = server.dataSource;
  await manager.update(
    Review,
    { paperId: id },
    {
      ...{ criteria, commentsToCommittee, concern },
      ...{ formFields: addedFields(false), answers: { ethics: ADDED.answer } },
    },
  );
  await decideAndRelease(id);

  const seen = await allForAuthor(id);
  expect(seen).toContain(reviewForm().commentsToAuthors);
  expect(HIDDEN.filter((value) => seen.includes(value))).toEqual([]);

  // Control: the same search finds each of them in a review that shows it.
  const fields = Object.keys(PLANTED) as ReviewField[];
  const visible = { visibleToAuthors: fields, formFields: addedFields(true) };
  await manager.update(Review, { paperId: id }, visible);
  const shown = await allForAuthor(id);
  const missed = HIDDEN.filter((value) => !shown.includes(value));
  expect(missed).toEqual([PLANTED.commentsToCommittee]);
});

it('is fixed when a review is submitted, and changes for later ones', async () => {
  const [before, after] = [await toReview(), await toReview()];
  await submit(before, AUTHORS_SEE);
  expect((await show('concern', true)).status).toBe(200);
  await show('recommendation', false);

  expect(await read(before)).toMatchObject({ visibleToAuthors: AUTHORS_SEE });
  expect((await submit(before, AUTHORS_SEE)).status).toBe(200);
  expect(await read(after)).toMatchObject({ visibleToAuthors: ['commentsToAuthors', 'concern'] });
  expect(await submit(after, AUTHORS_SEE)).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: expect.stringMatching(/which fields authors see/) },
  });
  expect((await submit(after, ['commentsToAuthors', 'concern'])).status).toBe(200);

  for (const id of [before, after]) await decideAndRelease(id);
  const reviewOf = async (id: string) => (await asAuthor(`/papers/${id}`)).body.reviews[0];
  expect(await reviewOf(before)).toMatchObject({
    recommendation: 'minor-corrections',
    concern: '',
  });
  expect(await reviewOf(after)).toMatchObject({
    recommendation: null,
    concern: 'Copied from radio.',
  });
});

it('never includes the comments to the committee', async () => {
  expect(await show('commentsToCommittee', true)).toMatchObject({ status: 400 });
});
