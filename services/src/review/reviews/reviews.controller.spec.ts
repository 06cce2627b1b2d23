import { makePaper } from '../../../test/registration-data.js';
import { assign, paperToReview } from '../../../test/review-data.js';
import { download } from '../../../test/download.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';

let server: TestApp;
let author: Person;
let reviewer: Person;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
});
beforeEach(async () => {
  reviewer = await server.person('reviewer');
});
afterAll(() => server.stop());

const mine = ({ token }: Person = reviewer) => server.call('GET', '/reviews', { token });
const read = (paperId: string, { token }: Person = reviewer, part = '') =>
  server.call('GET', `/reviews/papers/${paperId}${part}`, { token });
const setStatus = (id: string, status: string, round = 1) =>
  server.dataSource.query('UPDATE papers SET status = $2, round = $3 WHERE id = $1', [
    id,
    status,
    round,
  ]);

describe('GET /reviews', () => {
  it('is empty for a reviewer without assignments, and for an admin', async () => {
    await assign(server, reviewer.user.id, await paperToReview(server, author.user.id));
    for (const kind of ['reviewer', 'admin'] as const) {
      expect(await mine(await server.person(kind))).toMatchObject({
        status: 200,
        body: { items: [] },
      });
    }
  });

  it('lists the caller’s assignments, open ones first by deadline', async () => {
    const papers = [
      await paperToReview(server, author.user.id),
      await paperToReview(server, author.user.id),
      await paperToReview(server, author.user.id),
    ] as const;
    const done = await assign(server, reviewer.user.id, papers[0], {
      days: 1,
      status: 'submitted',
    });
    const late = await assign(server, reviewer.user.id, papers[1], { days: 9 });
    const soon = await assign(server, reviewer.user.id, papers[2], { days: 2 });
    await assign(server, (await server.person('reviewer')).user.id, papers[2]);

    const { body } = await mine();
    const order = [soon, late, done].map(({ id }) => ({ id }));
    expect(body.items).toMatchObject(order);
    expect(body.items[0]).toEqual({
      id: soon.id,
      paperId: papers[2],
      paperNumber: expect.any(Number),
      paperTitle: 'Who moderates Yoruba?',
      paperKind: 'full-paper',
      topic: 'Media',
      round: 1,
      status: 'invited',
      isOpen: true,
      isOverdue: false,
      dueAt: soon.dueAt.toISOString(),
      submittedAt: null,
      progress: { done: 0, total: 8 },
      unreadComments: 0,
    });
  });

  it('marks overdue and closed assignments', async () => {
    const [late, decided] = [
      await paperToReview(server, author.user.id),
      await paperToReview(server, author.user.id),
    ] as const;
    for (const paperId of [late, decided]) {
      await assign(server, reviewer.user.id, paperId, { days: -1 });
    }
    await setStatus(decided, 'decision-recorded');
    expect((await mine()).body.items).toMatchObject([
      { paperId: late, isOpen: true, isOverdue: true },
      { paperId: decided, isOpen: false, isOverdue: false },
    ]);
  });

  it('lists only the newest round of a paper', async () => {
    const paperId = await paperToReview(server, author.user.id);
    await assign(server, reviewer.user.id, paperId, { status: 'submitted' });
    await assign(server, reviewer.user.id, paperId, { round: 2 });
    await setStatus(paperId, 'under-review', 2);
    expect((await mine()).body.items).toMatchObject([{ paperId, round: 2, isOpen: true }]);
  });
});

describe('GET /reviews/papers/{paperId}', () => {
  it('shows title and abstract, and the PDF once the review is accepted', async () => {
    const paperId = await paperToReview(server, author.user.id);
    await assign(server, reviewer.user.id, paperId);
    expect((await read(paperId)).body).toMatchObject({
      paper: { abstract: 'How models fare.', keywords: ['radio', 'speech'] },
      pdf: null,
      alias: 1,
      canAnswer: true,
      canDecline: true,
      canWrite: false,
    });
    expect((await read(paperId, reviewer, '/pdf')).status).toBe(404);

    await server.call('POST', `/reviews/papers/${paperId}/accept`, { token: reviewer.token });
    expect((await read(paperId)).body).toMatchObject({
      status: 'accepted',
      pdf: { pages: 7, hasSupplement: false },
      canAnswer: false,
      canWrite: true,
    });
  });

  it('serves the copy for reviewers, whose name contains only the paper’s number', async () => {
    const paperId = await paperToReview(server, author.user.id);
    await assign(server, reviewer.user.id, paperId, { status: 'accepted' });
    const { body } = await read(paperId);
    const direct = await read(paperId, reviewer, '/pdf');
    const saved = await download(server, reviewer.token, { kind: 'review-pdf', paperId });
    const texts = [direct.body, await saved.text()];
    for (const text of texts) expect(text).toContain(`%paper ${body.paperNumber}`);
    for (const { headers } of [direct, saved]) {
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="paper-${body.paperNumber}.pdf"`),
      );
    }
  });

  it('returns the same 404 for missing papers and papers of other reviewers', async () => {
    const paperId = await paperToReview(server, author.user.id);
    await assign(server, (await server.person('reviewer')).user.id, paperId);
    const admin = await server.person('admin');
    for (const person of [reviewer, admin]) {
      for (const [method, part] of [
        ['GET', ''],
        ['GET', '/pdf'],
        ['POST', '/accept'],
      ] as const) {
        const [missing, foreign] = await Promise.all(
          [newId(), paperId].map((id) =>
            server.call(method, `/reviews/papers/${id}${part}`, { token: person.token }),
          ),
        );
        expect(foreign).toMatchObject({ status: 404 });
        expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
      }
    }
  });

  it('hides a paper from reviewers who are its authors', async () => {
    const own = await paperToReview(server, reviewer.user.id);
    const shared = await paperToReview(server, author.user.id);
    await server.dataSource.query(
      `INSERT INTO paper_authors (paper_id, position, given_name, family_name, email, affiliation,
         country, is_presenting, is_corresponding)
       VALUES ($1, 1, 'Ada', 'Okafor', upper($2), '', '', true, true)`,
      [shared, reviewer.user.email],
    );
    for (const paperId of [own, shared]) {
      await assign(server, reviewer.user.id, paperId, { status: 'accepted' });
      expect((await read(paperId)).status).toBe(404);
    }
    expect((await mine()).body.items).toEqual([]);
  });

  it('withholds declined and withdrawn papers', async () => {
    const [declined, withdrawn] = [
      await paperToReview(server, author.user.id),
      await paperToReview(server, author.user.id),
    ] as const;
    await assign(server, reviewer.user.id, declined, { status: 'declined' });
    await assign(server, reviewer.user.id, withdrawn, { status: 'accepted' });
    await setStatus(withdrawn, 'withdrawn');
    for (const paperId of [declined, withdrawn]) {
      expect((await read(paperId)).body).toMatchObject({ paper: null, pdf: null, canWrite: false });
      expect((await read(paperId, reviewer, '/pdf')).status).toBe(404);
    }
  });

  it('has no PDF while there is no copy for reviewers', async () => {
    const paperId = await makePaper(server.app, author.user.id, 'under-review');
    await assign(server, reviewer.user.id, paperId, { status: 'accepted' });
    expect((await read(paperId)).body.pdf).toBeNull();
    expect((await read(paperId, reviewer, '/pdf')).status).toBe(404);
  });
});
