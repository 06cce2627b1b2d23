import { emailsOf } from '../../../test/outbox-rows.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import { DAY } from '../../platform/core/time.js';
import { DiscussionDigests } from './discussion-digests.js';

let server: TestApp;
let author: Person;
let first: Person;
let second: Person;
let late: Person;
let chair: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  await setDiscussion({ open: true });
  author = await server.person('user');
  [first, second, late] = await Promise.all(
    [1, 2, 3].map(() => server.person('reviewer')) as [
      Promise<Person>,
      Promise<Person>,
      Promise<Person>,
    ],
  );
  chair = await server.person('admin');
  paperId = await discussed('Radio and its machines');
});
afterAll(() => server.stop());

async function discussed(title: string): Promise<string> {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review', title });
  await reviewsOf(server, id, [first.user.id, second.user.id]);
  await reviewsOf(server, id, [late.user.id], { status: 'accepted', submittedAt: null });
  return id;
}
const sql = (text: string, values: unknown[] = []) => server.dataSource.query(text, values);
const setDiscussion = (setting: object) =>
  sql(`UPDATE editions SET document = jsonb_set(document, '{discussion}', $1)`, [
    JSON.stringify(setting),
  ]);
const comment = ({ user }: Person, alias: number | null, id = paperId) =>
  sql(
    `INSERT INTO paper_comments (id, paper_id, author_id, alias, text, posted_at)
     VALUES ($1, $2, $3, $4, 'Zzdiscussed', $5)`,
    [newId(), id, user.id, alias, server.clock.now()],
  );
/** Until after the next morning. */
async function aDayPasses() {
  server.clock.advance(DAY);
  const digests = server.app.get(DiscussionDigests, { strict: false });
  // As two processes do.
  await Promise.all([digests.run(), digests.run()]);
}
const digestsOf = async ({ user }: Person) => {
  const emails = await emailsOf(server.dataSource, `discussion-digest:${user.id}:`);
  return emails.map(({ data }) => data);
};
const sentTo = async (...people: Person[]) =>
  (await Promise.all(people.map(digestsOf))).map(({ length }) => length);

it('names papers, aliases and counts once a day, over all papers', async () => {
  const other = await discussed('Deepfakes on the air');
  await comment(first, 1);
  await comment(first, 1);
  await comment(chair, null);
  await comment(second, 2, other);
  await comment(second, 2, other);
  await aDayPasses();
  expect(await digestsOf(second)).toMatchObject([
    {
      comments: 3,
      papers: [
        {
          title: 'Radio and its machines',
          link: expect.stringMatching(`/reviewers/papers/${paperId}$`),
          writers: [
            { alias: 1, count: 2 },
            { alias: null, count: 1 },
          ],
        },
      ],
    },
  ]);
  // A comment of a chair on one paper, two of a reviewer on the other.
  expect(await digestsOf(first)).toMatchObject([
    { comments: 3, papers: [{ writers: [{ count: 1 }] }, { writers: [{ count: 2 }] }] },
  ]);
  expect(await digestsOf(chair)).toMatchObject([
    { comments: 2, papers: [{ link: expect.stringMatching(`/admin/papers/${paperId}$`) }] },
  ]);
  const outsider = await server.person('admin');
  expect(await sentTo(author, late, outsider)).toEqual([0, 0, 0]);
  const told = JSON.stringify(await digestsOf(second));
  for (const secret of ['Zzdiscussed', first.user.lastName, chair.user.lastName, author.user.email])
    expect(told).not.toContain(secret);
});

it('are about each comment once', async () => {
  await comment(first, 1);
  await aDayPasses();
  expect(await sentTo(second)).toEqual([1]);
  await aDayPasses();
  expect(await sentTo(second)).toEqual([1]);
  await comment(first, 1);
  await aDayPasses();
  expect(await digestsOf(second)).toMatchObject([{ comments: 1 }, { comments: 1 }]);
});

it('wait for the morning', async () => {
  await comment(first, 1);
  await server.app.get(DiscussionDigests, { strict: false }).run();
  expect(await sentTo(second)).toEqual([0]);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'has read everything',
    () =>
      sql(`INSERT INTO paper_comment_readers (paper_id, user_id, read_at) VALUES ($1, $2, $3)`, [
        ...[paperId, second.user.id, server.clock.now()],
      ]),
  ],
  ['wrote all comments', () => sql('UPDATE paper_comments SET author_id = $1', [second.user.id])],
  [
    'would find deleted comments only',
    () => sql(`UPDATE paper_comments SET text = NULL, deleted_at = now()`),
  ],
  [
    'has an address that bounced',
    () =>
      sql(
        `INSERT INTO bounced_addresses (id, address_key, email, reason, since)
         VALUES ($1, email_key($2), $2, 'No such mailbox', now())`,
        [newId(), second.user.email],
      ),
  ],
  [
    'has a disabled account',
    () => sql('UPDATE users SET is_disabled = true WHERE id = $1', [second.user.id]),
  ],
  [
    'has a conflict with the paper',
    () =>
      sql(
        `INSERT INTO paper_conflicts (paper_id, user_id, reason, declared_at)
         VALUES ($1, $2, 'We share a grant.', now())`,
        [paperId, second.user.id],
      ),
  ],
  ['is no reviewer of the round', () => sql('UPDATE papers SET round = 2')],
  ['can no longer comment', () => sql(`UPDATE papers SET shown_status = 'rejected'`)],
  ['has no discussions in the edition', () => setDiscussion({ open: false })],
])('are sent to no one who %s', async (_, change) => {
  await comment(first, 1);
  await change();
  await aDayPasses();
  expect(await sentTo(second)).toEqual([0]);
});

it.each<[string, () => Promise<unknown>]>([
  ['lost access to papers', () => permit(server, chair, ['finance'])],
  [
    'has a conflict with the paper',
    () => sql('UPDATE papers SET owner_id = $2 WHERE id = $1', [paperId, chair.user.id]),
  ],
])('are sent to no organiser who %s', async (_, change) => {
  await comment(chair, null);
  await comment(first, 1);
  await change();
  await aDayPasses();
  // Control: reviewers are told.
  expect(await sentTo(chair, second)).toEqual([0, 1]);
});
