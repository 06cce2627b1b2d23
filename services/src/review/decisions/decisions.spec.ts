import type { Person } from '../../../test/people.js';
import { invitedCoAuthor, reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { after, DAY } from '../../platform/core/time.js';
import { deadlineAfter } from '../../conference/editions/local-instant.js';
import { templateOf } from '../../messaging/templates/email-template.js';
import { renderEmail } from '../../messaging/templates/rendered-email.js';
import { coAuthorDecision } from './paper-decision.email.js';

let server: TestApp;
let chair: Person;
let author: Person;
let reviewers: Person[];
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
  reviewers = [await server.person('reviewer'), await server.person('reviewer')];
});
afterAll(() => server.stop());

const read = async (id: string, token = chair.token) =>
  server.call('GET', `/admin/papers/${id}`, { token });
const act = async (id: string, what: string, body: object, token = chair.token) => {
  const { revision } = (await read(id)).body;
  return server.call('POST', `/admin/papers/${id}/${what}`, { token, body: { revision, ...body } });
};
const listOf = (value: unknown) => value as any[];
const emailsOf = (kind: string) => server.emails.to(author.user.email, templateOf(kind)) as any[];
const release = (ids: string[], preview = false) =>
  server.call('POST', '/admin/papers/release', {
    token: chair.token,
    body: { papers: ids.map((id) => ({ id })), preview },
  });

async function reviewed(finished = 2) {
  const id = await submittedPaper(server, author.user.id, { status: 'under-review' });
  const ids = reviewers.slice(0, finished).map(({ user }) => user.id);
  await reviewsOf(server, id, ids);
  return id;
}

describe('screening', () => {
  it('saves figures, and passes below the limits with an email', async () => {
    const id = await submittedPaper(server, author.user.id);
    const begun = await act(id, 'screening', { similarityPercent: 12.5 });
    expect(begun).toMatchObject({ status: 200, body: { status: 'screening' } });
    const early = await act(id, 'screening', { pass: true });
    expect(early).toMatchObject({
      status: 400,
      body: { fields: { aiPercent: expect.any(String) } },
    });

    const passed = await act(id, 'screening', { aiPercent: 19.9, pass: true });
    expect(passed).toMatchObject({ status: 200, body: { status: 'under-review' } });
    expect((await read(id)).body).toMatchObject({
      similarityPercent: 12.5,
      aiPercent: 19.9,
      transitions: [{ action: 'screen' }, { action: 'screen' }, { action: 'pass', isShown: true }],
    });
    expect(emailsOf('paper-in-review').at(-1).data).toMatchObject({
      title: 'Radio and its machines',
    });
  });

  it.each([
    ['similarityPercent', { similarityPercent: 20, aiPercent: 0 }],
    ['aiPercent', { similarityPercent: 0, aiPercent: 20 }],
  ])('does not pass at the limit of %s, and saves nothing', async (field, figures) => {
    const id = await submittedPaper(server, author.user.id);
    const refused = await act(id, 'screening', { ...figures, pass: true });
    expect(refused.body.fields[field]).toContain('20%');
    expect((await read(id)).body).toMatchObject({ status: 'submitted', similarityPercent: null });
  });

  it('returns a paper with a note, and keeps the figures for chairs', async () => {
    const id = await submittedPaper(server, author.user.id);
    await act(id, 'screening', { similarityPercent: 31, aiPercent: 2 });
    const note = 'Half of it is your paper of last year.';
    expect((await act(id, 'return-to-author', { note })).body.status).toBe('draft');
    const { body } = await read(id);
    expect(body).toMatchObject({ similarityPercent: null, shownStatus: 'draft' });
    expect(listOf(body.transitions).at(-1)).toMatchObject({
      noteToAuthor: note,
      note: 'Similarity 31%, AI share 2%',
    });
    expect(emailsOf('paper-returned').at(-1).data.note).toBe(note);
  });

  it('desk-rejects a paper, and emails the reason at once', async () => {
    const id = await submittedPaper(server, author.user.id);
    const answer = await act(id, 'desk-rejection', { reason: 'Outside our topics.' });
    expect(answer.body.status).toBe('desk-rejected');
    expect(emailsOf('paper-desk-rejected').at(-1).data.reason).toBe('Outside our topics.');
    const again = await act(id, 'reopening', { reason: 'A mistake of ours.' });
    expect(again.body.status).toBe('screening');
    expect(emailsOf('paper-reopened')).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('needs the number of submitted reviews that the edition requires', async () => {
    const id = await reviewed(1);
    const refused = await act(id, 'decision', { decision: 'accepted' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(refused.body.message).toContain('2 submitted reviews; this paper has 1');
    expect((await read(id)).body).toMatchObject({ status: 'under-review', decisions: [] });
  });

  it('is hidden until its release, which sends an email', async () => {
    const id = await reviewed();
    const mailed = emailsOf('paper-decision').length;
    await act(id, 'decision', { decision: 'rejected' });
    const changed = await act(id, 'decision', {
      decision: 'minor-corrections',
      noteToAuthors: 'Please name the stations.',
      noteToCommittee: 'The second review is thin.',
    });
    expect(changed.body.status).toBe('decision-recorded');
    const decided = (await read(id)).body;
    expect(decided).toMatchObject({ status: 'decision-recorded', shownStatus: 'under-review' });
    expect(decided.decisions).toHaveLength(1);
    expect(listOf(decided.transitions).every(({ isShown }) => !isShown)).toBe(true);

    const shown = (await release([id], true)).body.items[0];
    expect(shown).toMatchObject({ outcome: 'ready', decision: 'minor-corrections' });
    expect(shown.email.to).toBe(author.user.email);
    expect(shown.email.text).toContain('Please name the stations.');
    expect(shown.email.text).not.toContain('thin');
    expect(emailsOf('paper-decision')).toHaveLength(mailed);

    expect((await release([id])).body.items[0].outcome).toBe('released');
    const released = (await read(id)).body;
    expect(released).toMatchObject({
      status: 'minor-corrections',
      shownStatus: 'minor-corrections',
      correctionsBy: deadlineAfter(
        new Date(listOf(released.transitions).at(-1).at),
        7,
        'Europe/London',
      ).toISOString(),
      dueAt: released.correctionsBy,
    });
    expect(emailsOf('paper-decision')).toHaveLength(mailed + 1);
    expect((await release([id])).body.items[0]).toMatchObject({ outcome: 'skipped' });
    expect(emailsOf('paper-decision')).toHaveLength(mailed + 1);
  });

  it('is emailed to the co-authors of the submission, who are told who acts', async () => {
    const { email } = author.user;
    const [coAuthor, denier, removed] = ['co', 'denier', 'removed'].map((one) => `${one}-${email}`);
    const id = await submittedPaper(server, author.user.id, {
      status: 'under-review',
      authors: [{}, { email: coAuthor }, { email: denier }],
    });
    const emails = [coAuthor!, denier!, removed!];
    for (const each of emails) {
      const token = await invitedCoAuthor(server, id, each);
      if (each !== denier) continue;
      await server.call('POST', `/papers/authorships/${token}/denial`);
    }
    await reviewsOf(
      server,
      id,
      reviewers.map(({ user }) => user.id),
    );
    await act(id, 'decision', { decision: 'accepted', noteToAuthors: 'Well done.' });
    expect((await release([id])).body.items[0].outcome).toBe('released');
    const sent = emails.map((to) => server.emails.to(to, coAuthorDecision));
    expect(sent.map(({ length }) => length)).toEqual([1, 0, 0]);
    const { data } = server.emails.last(coAuthor!, coAuthorDecision);
    const edition = { name: 'Conference', siteUrl: server.origin, contactEmail: 'o@example.org' };
    const { text } = renderEmail(coAuthorDecision, data, edition);
    expect(text).toContain('Well done.');
    expect(text).toContain('Ada Okafor, the corresponding author, then uploads');
    expect(text).not.toContain('Sound work.');
  });

  it('is released for many papers at once; changed papers are skipped with a reason', async () => {
    const [one, other, own] = [await reviewed(), await reviewed(), await reviewed()];
    for (const id of [one, other, own]) await act(id, 'decision', { decision: 'accepted' });
    await server.dataSource.query('UPDATE papers SET owner_id = $2 WHERE id = $1', [
      own,
      chair.user.id,
    ]);
    const { body } = await server.call('POST', '/admin/papers/release', {
      token: chair.token,
      body: { papers: [{ id: one }, { id: other, revision: 1 }, { id: own }] },
    });
    expect(body.items).toMatchObject([
      { outcome: 'released', decision: 'accepted' },
      { outcome: 'skipped', title: 'Radio and its machines' },
      { outcome: 'skipped', title: '', number: null },
    ]);
    expect((await read(one)).body.paymentBy).not.toBeNull();
    expect((await read(other)).body.status).toBe('decision-recorded');
  });

  it('returns 409 when another chair decided first', async () => {
    const id = await reviewed();
    const { revision } = (await read(id)).body;
    const decide = (decision: string) =>
      server.call('POST', `/admin/papers/${id}/decision`, {
        token: chair.token,
        body: { revision, decision },
      });
    const answers = await Promise.all([decide('accepted'), decide('rejected')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.code).toBe('CHANGED_MEANWHILE');
  });

  it('can be reopened with a reason that is hidden from the author', async () => {
    const id = await reviewed();
    await act(id, 'decision', { decision: 'accepted' });
    await act(id, 'reopening', { reason: 'Wrong paper.' });
    expect((await read(id)).body).toMatchObject({ status: 'under-review' });
    expect(emailsOf('paper-reopened').filter(({ cause }) => String(cause).includes(id))).toEqual(
      [],
    );

    await act(id, 'decision', { decision: 'rejected' });
    await release([id]);
    await act(id, 'reopening', { reason: 'A review was of another paper.' });
    const { body } = await read(id);
    expect(body).toMatchObject({ status: 'under-review', shownStatus: 'under-review' });
    expect(listOf(body.decisions).map(({ reopenedAt }) => reopenedAt !== null)).toEqual([
      true,
      true,
    ]);
    const [mail] = emailsOf('paper-reopened').filter(({ cause }) => String(cause).includes(id));
    expect(JSON.stringify(mail.data)).not.toContain('another paper');
  });
});

describe('a revision', () => {
  const corrected = async (finished = 2) => {
    const id = await reviewed(finished);
    await server.dataSource.query(
      `UPDATE papers SET status = 'revision-submitted', shown_status = 'revision-submitted', verify_by = $2
        WHERE id = $1`,
      [id, after(server.clock.now(), 3 * DAY)],
    );
    return id;
  };

  it('is verified, and accepted once released', async () => {
    const id = await corrected();
    const verified = await act(id, 'verification', { outcome: 'verified', note: 'Well done.' });
    expect(verified.body.status).toBe('verified');
    expect((await read(id)).body.shownStatus).toBe('revision-submitted');
    await release([id]);
    expect((await read(id)).body).toMatchObject({ status: 'accepted' });
    expect(emailsOf('paper-decision').at(-1).data).toMatchObject({
      decision: 'accepted',
      note: 'Well done.',
    });
  });

  it('is not accepted before its reviews, when the paper was returned from under review', async () => {
    const id = await corrected(1);
    const early = await act(id, 'verification', { outcome: 'verified' });
    expect(early).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await read(id)).body.status).toBe('revision-submitted');
    const answer = await act(id, 'verification', { outcome: 'review-again' });
    expect(answer.body.status).toBe('under-review');
  });

  it('is verified again after a reopening', async () => {
    const id = await corrected();
    await act(id, 'verification', { outcome: 'verified' });
    await act(id, 'reopening', { reason: 'A point was missed.' });
    expect((await read(id)).body.status).toBe('revision-submitted');
  });

  it('can go to reviewers in another round', async () => {
    const id = await corrected();
    const answer = await act(id, 'verification', { outcome: 'review-again' });
    expect(answer.body).toMatchObject({ status: 'under-review', round: 2 });
    expect((await read(id)).body.reviews).toEqual({ assigned: 0, submitted: 0 });
  });
});

it('hides papers from chairs who are authors, by account or by email address', async () => {
  const owned = await submittedPaper(server, chair.user.id);
  const named = await submittedPaper(server, author.user.id, {
    title: 'Named by address',
    authors: [{}, { email: chair.user.email.toUpperCase() }],
  });
  const { body } = await server.call('GET', '/admin/papers?limit=100', { token: chair.token });
  const listed = listOf(body.items).map(({ id }) => id);
  const missing = await read('00000000-0000-7000-8000-000000000000');
  for (const id of [owned, named]) {
    expect(listed).not.toContain(id);
    const answer = await read(id);
    expect({ ...answer.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    const screening = await server.call('POST', `/admin/papers/${id}/screening`, {
      token: chair.token,
      body: { revision: 1 },
    });
    expect(screening.status).toBe(404);
  }
  const other = await server.person('admin');
  expect((await read(named, other.token)).status).toBe(200);
});
