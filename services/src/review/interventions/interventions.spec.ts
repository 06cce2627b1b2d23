import { paperForm, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let chair: Person;
let author: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp({ holdMinutes: 10 });
  chair = await server.person('admin');
  author = await server.person('user');
  reviewer = await server.person('reviewer');
});
afterAll(() => server.stop());

const get = async (path: string, { token } = chair) =>
  (await server.call('GET', path, { token })).body;
const post = (path: string, body: object = {}) =>
  server.call('POST', path, { token: chair.token, body });
async function act(id: string, what: string, body: object) {
  const { revision } = await get(`/admin/papers/${id}`);
  return post(`/admin/papers/${id}/${what}`, { revision, ...body });
}
const underReview = async () => {
  const id = await submittedPaper(server, author.user.id, {
    ...{ status: 'under-review', similarityPercent: 4, aiPercent: 1 },
  });
  await reviewsOf(server, id, [reviewer.user.id], {
    ...{ status: 'accepted', submittedAt: null, recommendation: null },
  });
  return id;
};
const corrected = { similarityPercent: 31, aiPercent: 2, reason: 'The library checked again.' };
const reason = 'You asked us to, since the data are not yours.';

describe('a correction of screening figures', () => {
  it('is kept with the notes and in the audit log, and unseen by the author', async () => {
    const id = await underReview();
    const seen = await get(`/papers/${id}`, author);
    expect((await act(id, 'figures', corrected)).status).toBe(200);
    const paper = await get(`/admin/papers/${id}`);
    expect(paper).toMatchObject({ similarityPercent: 31, aiPercent: 2, status: 'under-review' });
    expect(paper.notes[0].text).toContain(corrected.reason);
    const entries = await server.dataSource.query<object[]>(
      `SELECT before_state, after_state FROM audit_entries
        WHERE subject_id = $1 AND action = 'paper.figures-corrected'`,
      [id],
    );
    expect(entries).toMatchObject([
      { before_state: expect.stringContaining('4%'), after_state: expect.stringContaining('31%') },
    ]);
    const after = await get(`/papers/${id}`, author);
    expect(after).toEqual({ ...seen, revision: after.revision });
  });

  it('is refused during screening, to a stale reader, and without both figures', async () => {
    const screening = await submittedPaper(server, author.user.id, { status: 'screening' });
    expect((await act(screening, 'figures', corrected)).body.code).toBe('INVALID_TRANSITION');
    const id = await underReview();
    expect((await act(id, 'figures', { ...corrected, revision: 99 })).status).toBe(409);
    expect((await act(id, 'figures', { ...corrected, aiPercent: null })).status).toBe(400);
  });

  it('succeeds for one of two chairs who correct at once', async () => {
    const id = await underReview();
    const { revision } = await get(`/admin/papers/${id}`);
    const both = await Promise.all(
      [5, 6].map((aiPercent) =>
        post(`/admin/papers/${id}/figures`, { ...corrected, revision, aiPercent }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const emailsAbout = (id: string) =>
  server.dataSource.query<{ cause: string; reason: string | null }[]>(
    `SELECT cause, data ->> 'reason' AS reason FROM outgoing_emails
      WHERE data ->> 'link' LIKE '%' || $1 ORDER BY cause`,
    [id],
  );
const everything = async (id: string) => ({
  paper: await server.dataSource.query<object[]>('SELECT * FROM papers WHERE id = $1', [id]),
  transitions: await server.dataSource.query<object[]>(
    'SELECT * FROM paper_transitions WHERE paper_id = $1',
    [id],
  ),
  counters: await get('/admin/dashboard/stats'),
  counts: (await get('/admin/papers?limit=20')).counts,
  shown: await get(`/papers/${id}`, author),
  emails: await emailsAbout(id),
});
const hold = async (id: string) => (await get(`/admin/papers/${id}`)).hold.id as string;
const end = async (id: string, how: 'undo' | 'send-now') =>
  (await post(`/admin/held-acts/${await hold(id)}/${how}`)).status;

describe.each([
  ['later-return', 'major-corrections', 'paper-sent-back'],
  ['rejection', 'rejected', 'paper-rejected-for-cause'],
])('a %s after screening', (what, status, kind) => {
  const plagiarism = { reason: 'Section 2 repeats another paper.' };
  /** Under review, with a co-author who was emailed at the submission. */
  const named = async () => {
    const id = await underReview();
    const [{ email } = { email: '' }] = await server.dataSource.query<{ email: string }[]>(
      'SELECT email FROM paper_authors WHERE paper_id = $1',
      [id],
    );
    await invitedCoAuthor(server, id, email);
    return id;
  };

  it('is undone as if it never was, and reaches authors and open reviewers once sent', async () => {
    const id = await named();
    const before = await everything(id);
    expect((await act(id, what, plagiarism)).body.heldUntil).not.toBeNull();
    expect(await everything(id)).toEqual(before);
    expect(await end(id, 'undo')).toBe(200);
    expect(await everything(id)).toEqual(before);

    await act(id, what, plagiarism);
    expect(await end(id, 'send-now')).toBe(200);
    const shown = await get(`/papers/${id}`, author);
    expect(shown).toMatchObject({ status, reviews: [] });
    expect((shown.transitions as object[]).at(-1)).toMatchObject({ note: plagiarism.reason });
    expect(shown.correctionsBy === null).toBe(status === 'rejected');
    expect(await emailsAbout(id)).toEqual([
      { cause: expect.stringMatching(`^${kind}:${id}:`), ...plagiarism },
      { cause: expect.stringMatching(`^${kind}:${id}:`), ...plagiarism },
      { cause: expect.stringMatching(/^review-ended:/), reason: null },
    ]);
  });

  it('has one effect of an undo and a send at once', async () => {
    const id = await named();
    const before = await everything(id);
    await act(id, what, plagiarism);
    const act1 = await hold(id);
    const ends = ['undo', 'send-now'].map((how) => post(`/admin/held-acts/${act1}/${how}`));
    expect((await Promise.all(ends)).map((answer) => answer.status).sort()).toEqual([200, 409]);
    const after = await everything(id);
    if (after.shown.status === 'under-review') expect(after).toEqual(before);
    else expect(after.emails).toHaveLength(3);
  });

  it('ends an acceptance, and is refused during screening and without a reason', async () => {
    const accepted = await submittedPaper(server, author.user.id, { status: 'accepted' });
    await act(accepted, what, plagiarism);
    await end(accepted, 'send-now');
    expect((await get(`/papers/${accepted}`, author)).status).toBe(status);
    const screening = await submittedPaper(server, author.user.id, { status: 'screening' });
    expect((await act(screening, what, plagiarism)).body.code).toBe('INVALID_TRANSITION');
    expect((await act(await underReview(), what, { reason: ' ' })).status).toBe(400);
  });
});

describe('an edit for the author', () => {
  const edit = async (id: string, changes: object = {}) => {
    const { title, abstract, keywords, topic, authorList } = await get(`/admin/papers/${id}`);
    const now = { title, abstract, keywords, topic, authors: authorList };
    return act(id, 'edit', { ...now, reason: 'You asked us to.', ...changes });
  };
  const versionsOf = (id: string) =>
    server.dataSource.query<object[]>(
      `SELECT number, changes, content ->> 'title' AS title FROM paper_versions
        WHERE paper_id = $1 ORDER BY number`,
      [id],
    );
  const title = 'Radio and its many machines';
  /** As if the author had submitted a file with it. */
  async function withFile(id: string) {
    const move = (status: string) =>
      server.dataSource.query('UPDATE papers SET status = $2, shown_status = $2 WHERE id = $1', [
        id,
        status,
      ]);
    await move('draft');
    const body = paperForm(await paperPdf());
    const answer = await server.call('POST', `/papers/${id}/files`, { token: author.token, body });
    expect(answer.status).toBe(201);
    await server.dataSource.query(
      'UPDATE paper_versions SET is_submitted = true WHERE paper_id = $1',
      [id],
    );
    await move('under-review');
  }

  it('is undone as if it never was, and is a version that all authors hear of once sent', async () => {
    const id = await underReview();
    await withFile(id);
    const before = { ...(await everything(id)), versions: await versionsOf(id) };
    const now = async () => ({ ...(await everything(id)), versions: await versionsOf(id) });
    expect((await edit(id, { title })).body.heldUntil).not.toBeNull();
    expect(await now()).toEqual(before);
    await end(id, 'undo');
    expect(await now()).toEqual(before);

    await edit(id, { title });
    await end(id, 'send-now');
    expect(await get(`/papers/${id}`, author)).toMatchObject({ title, status: 'under-review' });
    expect(await versionsOf(id)).toEqual([
      { number: 1, changes: [], title: 'Radio and its machines' },
      { number: 2, changes: ['title'], title },
    ]);
    expect(await emailsAbout(id)).toContainEqual({
      cause: expect.stringMatching(`^paper-edited-for-author:${id}:[0-9]+$`),
      reason: 'You asked us to.',
    });
    const [entry] = await server.dataSource.query<{ fields: string[] }[]>(
      `SELECT fields FROM audit_entries
        WHERE subject_id = $1 AND action = 'paper.edited-for-author'`,
      [id],
    );
    expect(entry?.fields).toEqual(['title']);
  });

  it('has one effect of an undo and a send at once', async () => {
    const id = await underReview();
    await edit(id, { title });
    const act1 = await hold(id);
    const ends = ['undo', 'send-now'].map((how) => post(`/admin/held-acts/${act1}/${how}`));
    const [undone, sent] = (await Promise.all(ends)).map((answer) => answer.status);
    expect([undone, sent].sort()).toEqual([200, 409]);
    const shown = await get(`/papers/${id}`, author);
    expect(shown.title === title).toBe(sent === 200);
  });

  it('is refused without a change, with a wrong field, and for an author who reviews the paper', async () => {
    const id = await underReview();
    expect((await edit(id)).status).toBe(409);
    expect((await edit(id, { title: ' ' })).body.fields).toHaveProperty('title');
    expect((await edit(id, { title, reason: '' })).status).toBe(400);
    const { authorList } = await get(`/admin/papers/${id}`);
    const authors = [{ ...authorList[0], email: reviewer.user.email.toUpperCase() }];
    expect((await edit(id, { authors })).body.message).toMatch(/reviews this paper/);
  });
});

describe('a withdrawal on behalf of an author', () => {
  it('is undone as if it never was, and reaches author and reviewers once it is sent', async () => {
    const id = await underReview();
    const before = await everything(id);
    expect((await act(id, 'withdrawal', { reason })).body.heldUntil).not.toBeNull();
    expect(await everything(id)).toEqual(before);
    await end(id, 'undo');
    expect(await everything(id)).toEqual(before);

    await act(id, 'withdrawal', { reason });
    await end(id, 'send-now');
    expect((await get(`/papers/${id}`, author)).status).toBe('withdrawn');
    expect(await emailsAbout(id)).toEqual([
      { cause: `paper-withdrawn:${id}`, reason },
      { cause: expect.stringMatching(/^review-paper-withdrawn:/), reason: null },
    ]);
  });

  it('is refused once the paper is rejected, and without a reason', async () => {
    const id = await submittedPaper(server, author.user.id, { status: 'rejected' });
    expect((await act(id, 'withdrawal', { reason })).body.code).toBe('INVALID_TRANSITION');
    expect((await act(await underReview(), 'withdrawal', { reason: '' })).status).toBe(400);
  });
});
