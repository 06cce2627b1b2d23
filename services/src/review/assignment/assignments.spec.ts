import type { Person } from '../../../test/people.js';
import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { AffinityJob } from '../affinity/affinity-job.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { ReviewerProfile } from '../reviewers/reviewer-profile.entity.js';
import {
  reviewInvitationLink,
  reviewCancelled,
  reviewInvitation,
  reviewReminder,
} from '../reviews/review.emails.js';

let server: TestApp;
let chair: Person;
let author: Person;
beforeAll(async () => {
  server = await startTestApp();
  chair = await server.person('admin');
  author = await server.person('user');
});
afterAll(() => server.stop());

const post = (path: string, body: object) =>
  server.call('POST', `/admin/papers/${path}`, { token: chair.token, body });
const listOf = (value: unknown) => value as any[];
const read = async (id: string) =>
  (await server.call('GET', `/admin/papers/${id}`, { token: chair.token })).body;
const underReview = (changes: object = {}) =>
  submittedPaper(server, author.user.id, { status: 'under-review', ...changes });

let institutions = 0;

/** A reviewer of a new institution, unless an address is given. */
async function reviewer(email = `reviewer@institution${(institutions += 1)}.example`) {
  const person = await server.person('reviewer');
  await server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [
    person.user.id,
    email,
  ]);
  return { ...person, user: { ...person.user, email } };
}

/** Excludes reviewers of other tests. */
async function pauseAll(): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO reviewer_profiles (user_id, max_load, topics, is_paused)
     SELECT id, 1, '{}', true FROM users WHERE role = 'reviewer'
     ON CONFLICT (user_id) DO UPDATE SET is_paused = true`,
  );
}

describe('an assignment', () => {
  it('invites a reviewer with the edition’s deadline, and is in the audit log', async () => {
    const id = await underReview();
    const person = await reviewer();
    const answer = await post(`${id}/assignments`, { reviewerId: person.user.id });
    expect(answer).toMatchObject({ status: 200, body: { status: 'under-review' } });
    const { reviewList, reviews } = await read(id);
    expect(reviews).toEqual({ assigned: 1, submitted: 0 });
    const [review] = reviewList;
    expect(review).toMatchObject({
      alias: 1,
      status: 'invited',
      reviewer: { id: person.user.id },
    });
    const days = (Date.parse(review.dueAt) - Date.parse(review.createdAt)) / DAY;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(review.dueAt).toMatch(/T2[23]:59:59.000Z$/);
    expect(server.emails.to(person.user.email, reviewInvitation)).toHaveLength(1);
    const audit = await server.call('GET', `/admin/audit?subject=${review.id}`, {
      token: chair.token,
    });
    expect(listOf(audit.body.items).map(({ action }) => action)).toContain('review.assigned');

    const again = await post(`${id}/assignments`, { reviewerId: person.user.id });
    expect(again).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('sends a link to an address without a reviewer’s account', async () => {
    const id = await underReview();
    const person = await reviewer();
    await post(`${id}/assignments`, { email: person.user.email.toUpperCase() });
    await post(`${id}/assignments`, { email: 'new.reviewer@elsewhere.example' });
    const { reviewList, invitations } = await read(id);
    expect(reviewList).toMatchObject([{ reviewer: { id: person.user.id } }]);
    expect(invitations).toMatchObject([{ email: 'new.reviewer@elsewhere.example' }]);
    expect(server.emails.to('new.reviewer@elsewhere.example', reviewInvitationLink)).toHaveLength(
      1,
    );
  });

  it('is rejected before screening', async () => {
    const id = await submittedPaper(server, author.user.id);
    const { user } = await reviewer();
    const answer = await post(`${id}/assignments`, { reviewerId: user.id });
    expect(answer.body.code).toBe('INVALID_TRANSITION');
  });

  it('is rejected for authors, and for colleagues without a reason', async () => {
    const colleague = await reviewer(`c${Date.now()}@cs.ug.edu.gh`);
    const named = await reviewer();
    const id = await underReview({
      authors: [{ email: 'esi@lib.ug.edu.gh' }, { email: named.user.email.toUpperCase() }],
    });
    const overrideReason = 'Different campuses; they never met.';
    const asAuthor = await post(`${id}/assignments`, {
      reviewerId: named.user.id,
      overrideReason,
    });
    expect(asAuthor).toMatchObject({ status: 409, body: { conflict: 'author' } });
    const reviewerId = colleague.user.id;
    const refused = await post(`${id}/assignments`, { reviewerId });
    expect(refused).toMatchObject({ status: 409, body: { conflict: 'institution' } });
    expect(refused.body.fields).toHaveProperty('overrideReason');
    expect((await post(`${id}/assignments`, { reviewerId, overrideReason })).status).toBe(200);
    expect((await read(id)).reviewList[0].overrideReason).toBe(overrideReason);
  });

  it('is rejected for co-authors of another paper, and after a declared conflict', async () => {
    const person = await reviewer();
    await underReview({ authors: [{ email: 'kofi@knust.example' }, { email: person.user.email }] });
    const id = await underReview({ authors: [{ email: 'kofi@knust.example' }] });
    const answer = await post(`${id}/assignments`, { reviewerId: person.user.id });
    expect(answer.body.conflict).toBe('co-author');

    const stranger = await reviewer();
    await reviewsOf(server, id, [stranger.user.id], {
      status: 'declined',
      declaredConflict: 'My former student.',
    });
    const overrideReason = 'We lack people.';
    const again = await post(`${id}/assignments`, {
      reviewerId: stranger.user.id,
      overrideReason,
    });
    expect(again.body.conflict).toBe('declared');
  });

  it('can be removed with an email, unless the review is submitted', async () => {
    const id = await underReview();
    const person = await reviewer();
    const other = await reviewer();
    await post(`${id}/assignments`, { reviewerId: person.user.id });
    const [finished] = await reviewsOf(server, id, [other.user.id]);
    const [review] = (await read(id)).reviewList;
    const remove = (reviewId: string | undefined) =>
      server.call('DELETE', `/admin/papers/${id}/assignments/${reviewId}`, { token: chair.token });
    expect((await remove(review.id)).status).toBe(200);
    expect((await remove(review.id)).status).toBe(404);
    expect((await remove(finished)).status).toBe(409);
    expect(server.emails.to(person.user.email, reviewCancelled)).toHaveLength(1);
    expect((await read(id)).reviewList).toHaveLength(1);
  });
});

describe('candidates', () => {
  it('have load, topic and conflict, the most suitable first', async () => {
    await pauseAll();
    const [free, expert] = [await reviewer(), await reviewer()];
    await server.dataSource.manager.insert(ReviewerProfile, {
      userId: expert.user.id,
      maxLoad: 4,
      topics: ['Synthetic media'],
      isPaused: false,
    });
    const barred = await reviewer();
    const id = await underReview({ authors: [{ email: barred.user.email }] });
    const { body } = await server.call('GET', `/admin/papers/${id}/candidates`, {
      token: chair.token,
    });
    const byId = (wanted: Person) =>
      listOf(body.items).find(({ id: found }) => found === wanted.user.id);
    expect(body.items[0].id).toBe(expert.user.id);
    expect(byId(expert)).toMatchObject({ knowsTopic: true, maxLoad: 4, conflict: null });
    expect(byId(free)).toMatchObject({ maxLoad: 6, load: 0, canOverride: false });
    expect(byId(barred)).toMatchObject({ conflict: 'author', canOverride: false });
  });
});

describe('a proposal', () => {
  it('counts all reviewers that a paper has, under each rule, also those who paused', async () => {
    const id = await underReview();
    const of = await Promise.all([1, 2].map((each) => reviewer(`r${each}@shared.example`)));
    await reviewsOf(
      server,
      id,
      of.map(({ user }) => user.id),
      { status: 'accepted', submittedAt: null, recommendation: null },
    );
    const scoreOf = async (rules: object = {}) => {
      const { body } = await post('proposal', { ids: [id], ...rules });
      return listOf(body.items)[0].score as number;
    };
    await pauseAll();
    const paused = await scoreOf();
    expect(paused).toBeGreaterThan(0);
    await server.dataSource.query(
      'UPDATE reviewer_profiles SET is_paused = false WHERE user_id = ANY ($1)',
      [of.map(({ user }) => user.id)],
    );
    expect(await scoreOf()).toBe(paused);
    expect(await scoreOf({ isOnePerInstitution: true })).toBe(paused);
  });

  it('is made with the affinities of before when they cannot be computed again', async () => {
    const id = await underReview();
    const job = server.app.get(AffinityJob, { strict: false });
    const refresh = jest.spyOn(job, 'refresh').mockRejectedValueOnce(new Error('planted'));
    expect((await post('proposal', { ids: [id] })).body.items).toMatchObject([{ id }]);
    expect(refresh).toHaveBeenCalled();
    refresh.mockRestore();
  });

  it('and its assignments are read up to their limits, and refused at a field beyond', async () => {
    const ids = (count: number) => Array.from({ length: count }, () => newId());
    const pairs = ids(5000).map((paperId) => ({ paperId, reviewerId: paperId }));
    const proposal = { ids: ids(5001), pinned: pairs, forbidden: pairs };
    expect(await post('proposal', proposal)).toMatchObject({ status: 400, body: { fields: {} } });
    const papers = ids(5000).map((each) => ({ id: each, reviewerIds: [each, each, each, each] }));
    papers[0]?.reviewerIds.push(newId());
    expect(await post('assignments', { papers })).toMatchObject({
      status: 400,
      body: { fields: { papers: 'At most 20,000 review requests at once' } },
    });
    // The control: a route without large bodies.
    expect(await post(`${newId()}/notes`, { text: 'x'.repeat(300_000) })).toMatchObject({
      status: 413,
    });
  });

  it('names the missing reviewers, is repeatable, stores nothing, and can be applied', async () => {
    await pauseAll();
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => reviewer()));
    const declined = await underReview();
    await reviewsOf(server, declined, [people[0]!.user.id], { status: 'declined' });
    const [named, free] = [
      await underReview({ authors: [{ email: people[1]!.user.email }] }),
      await underReview(),
    ];
    const ids = [declined, named, free];
    const { body } = await post('proposal', { ids });
    expect(listOf(body.items).map(({ reviewers }) => reviewers.length)).toEqual([3, 3, 3]);
    const again = await post('proposal', { ids });
    expect(again.body).toEqual({ ...body, seconds: expect.any(Number) });
    const of = (id: string) => {
      const paper = listOf(body.items).find((each) => each.id === id);
      return listOf(paper.reviewers).map((each): string => each.id);
    };
    expect(of(declined)).not.toContain(people[0]!.user.id);
    expect(of(named)).not.toContain(people[1]!.user.id);
    expect((await read(free)).reviewList).toEqual([]);

    await post(`${free}/assignments`, { reviewerId: of(free)[0] });
    const taken = await post('assignments', {
      papers: ids.map((id) => ({ id, reviewerIds: of(id) })),
    });
    expect(taken.body).toMatchObject({ assigned: 6, skipped: [{ id: free }] });
    expect((await read(named)).reviews.assigned).toBe(3);
    for (const { user } of people) {
      const invited = [declined, named].filter((id) => of(id).includes(user.id));
      const emails = server.emails
        .to(user.email, reviewInvitation)
        .filter(({ data }) => invited.some((id) => data.papers[0]?.link.endsWith(id)));
      expect(emails).toHaveLength(invited.length > 0 ? 1 : 0);
      const links = emails.flatMap(({ data }) => data.papers.map(({ link }) => link));
      expect(links.map((link) => link.split('/').at(-1)).sort()).toEqual(invited.sort());
      for (const { answerBy, dueAt } of emails.flatMap(({ data }) => data.papers)) {
        expect(Date.parse(String(answerBy))).toBeLessThan(Date.parse(String(dueAt)));
      }
    }
    expect((await post('proposal', { ids: [named] })).body.items).toEqual([]);
  });

  it('weighs topics, texts and bids, explains them, and keeps pinned and forbidden pairs', async () => {
    await pauseAll();
    const [topic, text, eager, plain] = await Promise.all([1, 2, 3, 4].map(() => reviewer()));
    const idOf = (person?: Person) => person?.user.id ?? '';
    const paperId = await underReview();
    const { dataSource } = server;
    await dataSource.query(
      `INSERT INTO reviewer_profiles (user_id, topics, is_paused)
       SELECT $1, ARRAY[topic], false FROM papers WHERE id = $2`,
      [idOf(topic), paperId],
    );
    const expertise = { keywords: ['machines on the radio'], publications: [], version: 0 };
    await server.call('PUT', '/reviews/expertise', { token: text?.token, body: expertise });
    await dataSource.query('INSERT INTO bids VALUES ($1, $2, 5, now())', [idOf(eager), paperId]);
    const propose = async (rules: object = {}) => {
      const { body } = await post('proposal', { ids: [paperId], ...rules });
      const [item] = listOf(body.items);
      return { result: body.result, of: item?.reviewers as { id: string }[] };
    };
    const first = await propose();
    expect(first.of.map(({ id }) => id).sort()).toEqual([topic, text, eager].map(idOf).sort());
    const found = (id: string): any => first.of.find((each) => each.id === id);
    expect(found(idOf(topic))).toMatchObject({ knowsTopic: true, bid: null });
    expect(found(idOf(text)).terms).toEqual(expect.arrayContaining(['radio']));
    expect(found(idOf(eager))).toMatchObject({ bid: 5, knowsTopic: false });
    expect(first.result).toMatchObject({ matches: 3, wanted: 3, total: first.result.totalBound });
    const second = await propose({
      forbidden: [{ paperId, reviewerId: idOf(topic) }],
      pinned: [{ paperId, reviewerId: idOf(plain) }],
    });
    expect(second.of.map(({ id }) => id).sort()).toEqual([plain, text, eager].map(idOf).sort());
    expect(second.of.find(({ id }) => id === idOf(plain))).toMatchObject({ isPinned: true });
  });
});

describe('reminders', () => {
  it('are sent for open reviews, at most once a day', async () => {
    const id = await underReview();
    const [late, done] = [await reviewer(), await reviewer()];
    const createdAt = after(server.clock.now(), -3 * DAY);
    await reviewsOf(server, id, [late.user.id], { status: 'accepted', createdAt });
    await reviewsOf(server, id, [done.user.id]);
    const remind = async () => (await post('reminders', { ids: [id] })).body;
    expect(await remind()).toEqual({ reminded: 1, skipped: 0 });
    expect(await remind()).toEqual({ reminded: 0, skipped: 1 });
    expect(server.emails.to(late.user.email, reviewReminder)).toHaveLength(1);
    expect(server.emails.to(done.user.email, reviewReminder)).toHaveLength(0);
  });
});
