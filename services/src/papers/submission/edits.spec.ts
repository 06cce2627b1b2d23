import { auditRows } from '../../../test/admin-reads.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import type { Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { coAuthorInvited } from './co-author.emails.js';

let server: TestApp;
let author: Person;
let admin: Person;
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
beforeEach(async () => {
  author = await server.person('user');
  const { body } = await call('POST', '/papers', { kind: 'full-paper' });
  id = body.id;
  await call('PATCH', `/papers/${id}`, { ...content(), revision: body.revision });
  await call('POST', `/papers/${id}/files`, paperForm(await paperPdf()));
  const supplement = paperForm(await paperPdf({ pages: 2 }), { part: 'supplement' });
  await call('POST', `/papers/${id}/files`, supplement);
  expect((await call('POST', `/papers/${id}/submit`, {})).status).toBe(200);
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown, { token } = author) =>
  server.call(method, path, { token, body });
const content = (changes: object = {}) => {
  const [first] = paperContent()['authors'] as object[];
  const authors = [{ ...first, email: author.user.email }];
  return { ...paperContent(), kind: 'full-paper', authors, ...changes };
};
const read = async () => (await call('GET', `/papers/${id}`)).body;
const edit = async (changes: object = {}, revision?: number) =>
  call('POST', `/papers/${id}/versions`, {
    ...content(changes),
    revision: revision ?? (await read()).revision,
  });
const chairReads = async () => (await call('GET', `/admin/papers/${id}`, undefined, admin)).body;
const screen = (revision: number, pass = false) =>
  call('POST', `/admin/papers/${id}/screening`, { revision, pass, similarityPercent: 3 }, admin);

describe('a submitted paper', () => {
  it('is edited by its submitter, and each save is a version with its text', async () => {
    expect(await read()).toMatchObject({ isEditable: true, versions: [{ number: 1 }] });
    const { status, body } = await edit({ title: 'Radio, corrected' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'submitted',
        title: 'Radio, corrected',
        versions: [
          {
            number: 2,
            isSubmitted: true,
            changes: ['title'],
            content: { title: 'Radio, corrected' },
          },
          { number: 1, changes: [], content: { title: 'Radio and its machines' } },
        ],
      },
    });
    const [second, first] = body.versions;
    expect(second.manuscript).toEqual(first.manuscript);
    expect((await edit({ title: 'Radio, corrected' })).body.versions).toHaveLength(2);
    expect(await chairReads()).toMatchObject({ title: 'Radio, corrected' });
    const rows = await auditRows(server, admin.token, { action: 'paper.edited' });
    expect(rows.filter(({ subject }) => subject.id === id)).toMatchObject([{ fields: ['title'] }]);
  });

  it('gets a new file with the save, keeps its supplement, and loses figures of a screening', async () => {
    const set = 'UPDATE papers SET similarity_percent = 4, ai_percent = 2 WHERE id = $1';
    await server.dataSource.query(set, [id]);
    await edit({ title: 'Same file' });
    expect(await chairReads()).toMatchObject({ similarityPercent: 4, aiPercent: 2 });
    await call('POST', `/papers/${id}/files`, paperForm(await paperPdf({ pages: 7 })));
    expect((await chairReads()).versions).toHaveLength(2);
    const { body } = await edit({ title: 'Same file' });
    expect(body.versions[0]).toMatchObject({
      number: 3,
      isSubmitted: true,
      changes: ['manuscript'],
      manuscript: { pages: 7 },
      supplement: { pages: 2 },
    });
    expect(await chairReads()).toMatchObject({ similarityPercent: null, aiPercent: null });
  });

  it('emails an author who is added', async () => {
    const email = `new-${author.user.email}`;
    const { authors } = content();
    await edit({ authors: [...authors, { ...authors[0], email }] });
    expect(server.emails.to(email, coAuthorInvited)).toHaveLength(1);
  });

  it('is refused when it would be incomplete, or is based on an older state', async () => {
    const { revision } = await read();
    expect(await edit({ title: '' })).toMatchObject({
      status: 400,
      body: { fields: { title: 'Please give the paper a title' } },
    });
    expect((await read()).title).toBe('Radio and its machines');
    const saves = await Promise.all([
      edit({ title: 'A' }, revision),
      edit({ title: 'B' }, revision),
    ]);
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is closed for edits with the submissions, and reopened with them', async () => {
    const close = (document: string) =>
      server.dataSource.query(`UPDATE editions SET document = document || $1::jsonb`, [document]);
    await close('{"submissions": {"open": false}}');
    try {
      expect((await read()).isEditable).toBe(false);
      expect(await edit({ title: 'Late' })).toMatchObject({
        status: 409,
        body: { code: 'CLOSED' },
      });
      const file = await call('POST', `/papers/${id}/files`, paperForm(await paperPdf()));
      expect(file).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    } finally {
      await close('{"submissions": {"open": true}}');
    }
    expect((await edit({ title: 'In time' })).status).toBe(200);
  });
});

describe('the start of the screening', () => {
  it('ends editing and uploads', async () => {
    const { revision } = await read();
    expect((await screen(revision)).status).toBe(200);
    expect((await read()).isEditable).toBe(false);
    const refused = { status: 409, body: { code: 'INVALID_TRANSITION' } };
    expect(await edit({ title: 'Too late' }, revision + 1)).toMatchObject(refused);
    const file = paperForm(await paperPdf());
    expect(await call('POST', `/papers/${id}/files`, file)).toMatchObject(refused);
  });

  it('never interleaves with an edit: exactly one of two concurrent ones is done', async () => {
    const { revision } = await read();
    const [edited, screened] = await Promise.all([
      edit({ title: 'Race' }, revision),
      screen(revision),
    ]);
    expect([edited.status, screened.status].sort()).toEqual([200, 409]);
    const { status, title } = await chairReads();
    expect([status, title]).toEqual(
      edited.status === 200 ? ['submitted', 'Race'] : ['screening', 'Radio and its machines'],
    );
  });

  it('makes an edit wait for the lock, which then sees the new status', async () => {
    const { revision } = await read();
    const runner = server.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(
      `UPDATE papers SET status = 'screening', shown_status = 'screening' WHERE id = $1`,
      [id],
    );
    const waiting = edit({ title: 'Waiting' }, revision);
    const locked = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await server.dataSource.query<object[]>(locked)).length > 0);
    // The control: a check without the lock would still see "submitted", and let the edit pass.
    expect((await read()).status).toBe('submitted');
    await runner.commitTransaction();
    await runner.release();
    expect(await waiting).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect((await read()).title).toBe('Radio and its machines');
  });
});
