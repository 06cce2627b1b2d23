import type { Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
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

describe('a withdrawal on behalf of an author', () => {
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

  it('is undone as if it never was, and reaches author and reviewers once it is sent', async () => {
    const id = await underReview();
    const before = await everything(id);
    expect((await act(id, 'withdrawal', { reason })).body.heldUntil).not.toBeNull();
    expect(await everything(id)).toEqual(before);
    const hold = async () => (await get(`/admin/papers/${id}`)).hold.id as string;
    await post(`/admin/held-acts/${await hold()}/undo`);
    expect(await everything(id)).toEqual(before);

    await act(id, 'withdrawal', { reason });
    await post(`/admin/held-acts/${await hold()}/send-now`);
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
