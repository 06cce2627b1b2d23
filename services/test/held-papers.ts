import type { Answer } from './call.js';
import { reviewsOf, submittedPaper } from './papers.js';
import type { PaymentsLab } from './payments.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

export interface Hold {
  id: string;
  byId: string;
}

export interface Email {
  kind: string;
  recipient: string;
}

/** A paper, a payment or a person to ask, with the one act that organisers try on it. */
export interface Subject {
  hold: () => Promise<Hold>;
  /** @returns whether it is on hold now */
  act: (by: Person) => Promise<boolean>;
  /** What the act changes, and what its author, payer or reviewer sees. */
  read: () => Promise<{ emails: Email[]; shown: object }>;
  /** Only an email says it. */
  isEmailOnly?: boolean;
}

export const note = 'The figures overlap.';

/** Papers and reviews with an act that waits. */
export class HeldPapers {
  protected constructor(
    readonly server: TestApp,
    readonly lab: PaymentsLab,
    private readonly author: Person,
  ) {}

  async get(path: string, { token } = this.lab.admin): Promise<Answer['body']> {
    return (await this.server.call('GET', path, { token })).body;
  }

  post(path: string, body: object, { token } = this.lab.admin): Promise<Answer> {
    return this.server.call('POST', `/admin${path}`, { token, body });
  }

  protected rows<Row = object>(sql: string, id: string): Promise<Row[]> {
    return this.server.dataSource.query<Row[]>(sql, [id]);
  }

  /** Of subjects whose pages do not show it. */
  protected async holdOf(id: string): Promise<Hold> {
    const sql = `SELECT batch_id AS id, actor_id AS "byId" FROM held_acts
      WHERE subject_id = $1 AND state = 'held'`;
    const [hold] = await this.rows(sql, id);
    return hold as Hold;
  }

  protected paper(id: string, act: Subject['act']): Subject {
    const read = async () => ({
      paper: await this.rows('SELECT * FROM papers WHERE id = $1', id),
      authors: await this.rows(
        'SELECT * FROM paper_authors WHERE paper_id = $1 ORDER BY position',
        id,
      ),
      versions: await this.rows('SELECT * FROM paper_versions WHERE paper_id = $1', id),
      transitions: await this.rows('SELECT * FROM paper_transitions WHERE paper_id = $1', id),
      decisions: await this.rows('SELECT * FROM paper_decisions WHERE paper_id = $1', id),
      publication: await this.rows('SELECT * FROM paper_publications WHERE paper_id = $1', id),
      cameraReady: await this.rows('SELECT * FROM camera_ready_acts WHERE paper_id = $1', id),
      emails: await this.rows<Email>(
        `SELECT id, kind, recipient FROM outgoing_emails WHERE data ->> 'link' LIKE '%' || $1 ORDER BY id`,
        id,
      ),
      shown: await this.get(`/papers/${id}`, this.author),
    });
    const hold = async () => (await this.get(`/admin/papers/${id}`)).hold as Hold;
    return { hold, act, read };
  }

  protected async onPaper(
    act: string,
    body: object,
    status: 'submitted' | 'under-review' | 'desk-rejected' = 'submitted',
  ): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, { status });
    return this.paper(id, async (by) => {
      const { status } = await this.post(`/papers/${id}/${act}`, { revision: 1, ...body }, by);
      return status === 200;
    });
  }

  protected async released(): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, { status: 'under-review' });
    const reviewers = [await this.server.person('reviewer'), await this.server.person('reviewer')];
    await reviewsOf(
      this.server,
      id,
      reviewers.map(({ user }) => user.id),
    );
    await this.post(`/papers/${id}/decision`, { revision: 1, decision: 'accepted' });
    return this.paper(id, async (by) => {
      const { body } = await this.post('/papers/release', { papers: [{ id }] }, by);
      return body.items[0].outcome === 'held';
    });
  }

  protected async edited(): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, { status: 'under-review' });
    const { abstract, keywords, topic, authorList } = await this.get(`/admin/papers/${id}`);
    const text = { title: 'Radio and its many machines', abstract, keywords, topic };
    const edit = { revision: 1, ...text, authors: authorList, reason: note };
    return this.paper(id, async (by) => {
      const { status } = await this.post(`/papers/${id}/edit`, edit, by);
      return status === 200;
    });
  }

  protected async sentBack(): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, { status: 'accepted' });
    await this.rows(
      `WITH file AS (
         INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
         VALUES ($1::uuid, 'test/' || ($1::uuid)::text, 'final.pdf', 'application/pdf', 1, '', 'paper', now())
         RETURNING id)
       INSERT INTO paper_versions (id, paper_id, number, round, stage, file_id, pages, is_submitted, created_at)
       SELECT $1::uuid, $1::uuid, 9, 1, 'camera-ready', id, 5, true, now() FROM file`,
      id,
    );
    const { revision } = (await this.get(`/admin/papers/${id}`)).cameraReady;
    const reasons = 'Embed the fonts.';
    return this.paper(id, async (by) => {
      const body = { act: 'send-back', reasons, revision };
      return (await this.post(`/papers/${id}/camera-ready`, body, by)).status === 200;
    });
  }

  protected async asked(): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, { status: 'under-review' });
    const reviewer = await this.server.person('reviewer');
    const ask = { reviewerId: reviewer.user.id, overrideReason: 'The only one who knows it.' };
    return {
      hold: async () => (await this.get(`/admin/papers/${id}`)).heldRequests[0] as Hold,
      act: async (by) => (await this.post(`/papers/${id}/assignments`, ask, by)).status === 200,
      read: () => this.assignments(id, reviewer),
    };
  }

  protected async unassigned(): Promise<Subject> {
    const { server } = this;
    const paperId = await submittedPaper(server, this.author.user.id, { status: 'under-review' });
    const reviewer = await server.person('reviewer');
    const unsent = { recommendation: null, commentsToAuthors: '', submittedAt: null };
    const open = { status: 'accepted' as const, ...unsent };
    const [id = ''] = await reviewsOf(server, paperId, [reviewer.user.id], open);
    const path = `/admin/papers/${paperId}/assignments/${id}`;
    return {
      hold: async () => (await this.get(`/admin/papers/${paperId}`)).reviewList[0].hold as Hold,
      act: async ({ token }) => (await server.call('DELETE', path, { token })).status === 200,
      read: () => this.assignments(paperId, reviewer),
    };
  }

  protected async metaReviewer(): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, { status: 'under-review' });
    const { dataSource } = this.server;
    const reviewer = await this.outsider();
    const reviewerId = reviewer.user.id;
    await dataSource.query(
      `UPDATE editions SET document = jsonb_set(document, '{metaReviews}', '{"open": true}')`,
    );
    const choice = { revision: 1, reviewerId };
    return {
      ...this.paper(
        id,
        async (by) => (await this.post(`/papers/${id}/meta-reviewer`, choice, by)).status === 200,
      ),
      read: async () => ({
        ...(await this.assignments(id, reviewer)),
        metaReviews: await this.rows('SELECT * FROM meta_reviews WHERE paper_id = $1', id),
        shown: await this.get('/reviews/meta-reviews', reviewer),
      }),
    };
  }

  protected async shepherd(): Promise<Subject> {
    const id = await submittedPaper(this.server, this.author.user.id, {
      ...{ status: 'minor-corrections', shownStatus: 'minor-corrections' },
    });
    const reviewer = await this.outsider();
    await this.server.dataSource.query(
      `INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee,
         recorded_at, recorded_by, released_at, released_by)
       VALUES (gen_random_uuid(), $1, 1, 'minor-corrections', '', '', now(), $2, now(), $2)`,
      [id, this.lab.admin.user.id],
    );
    const choice = { revision: 1, reviewerId: reviewer.user.id };
    return {
      ...this.paper(
        id,
        async (by) => (await this.post(`/papers/${id}/shepherd`, choice, by)).status === 200,
      ),
      read: async () => ({
        shepherds: await this.rows('SELECT * FROM paper_shepherds WHERE paper_id = $1', id),
        emails: await this.rows<Email>(
          `SELECT id, kind, recipient FROM outgoing_emails WHERE kind LIKE 'shepherd%'
             AND data ->> 'link' LIKE '%' || $1 || '%' ORDER BY id`,
          id,
        ),
        shown: await this.get('/reviews/shepherding', reviewer),
      }),
    };
  }

  /** Of another institution than the author: the conflict could not be overridden. */
  private async outsider(): Promise<Person> {
    const reviewer = await this.server.person('reviewer');
    const { id } = reviewer.user;
    const email = `${id}@other.example`;
    reviewer.user.email = email;
    await this.server.dataSource.query('UPDATE users SET email = $2 WHERE id = $1', [id, email]);
    return reviewer;
  }

  protected async assignments(paperId: string, reviewer: Person) {
    return {
      paper: await this.rows('SELECT * FROM papers WHERE id = $1', paperId),
      reviews: await this.rows('SELECT * FROM reviews WHERE paper_id = $1', paperId),
      emails: await this.rows<Email>(
        'SELECT id, kind, recipient FROM outgoing_emails WHERE recipient = $1 ORDER BY id',
        reviewer.user.email,
      ),
      shown: await this.get('/reviews', reviewer),
    };
  }
}
