import { auditRows } from '../../../test/admin-reads.js';
import { download } from '../../../test/download.js';
import { paperContent, paperForm, paperPdf } from '../../../test/paper-files.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { SECOND } from '../../platform/core/time.js';
import {
  authorshipDenialUndone,
  authorshipDenied,
  authorshipDeniedForOrganisers,
  coAuthorInvited,
} from './co-author.emails.js';

let server: TestApp;
let submitter: Person;
let coAuthor: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
beforeEach(async () => {
  submitter = await server.person('user');
  coAuthor = await server.person('user');
});
afterAll(() => server.stop());

const call = (method: string, path: string, { token }: Person, body?: unknown) =>
  server.call(method, path, { token, body });
const [first] = paperContent()['authors'] as object[];
const namedOn = (...emails: string[]) => [
  { ...first, email: submitter.user.email },
  ...emails.map((email) => ({ ...first, email, isCorresponding: false })),
];
const emailsTo = (email: string) => server.emails.to(email, coAuthorInvited);

async function draftWith(...emails: string[]): Promise<string> {
  const { id, revision } = (await call('POST', '/papers', submitter, { kind: 'poster' })).body;
  const content = { ...paperContent(), authors: namedOn(...emails) };
  await call('PATCH', `/papers/${id}`, submitter, { ...content, revision });
  await call('POST', `/papers/${id}/files`, submitter, paperForm(await paperPdf()));
  return id as string;
}

async function submitted(...emails: string[]): Promise<string> {
  const id = await draftWith(...emails);
  expect((await call('POST', `/papers/${id}/submit`, submitter, {})).status).toBe(200);
  return id;
}

const tokenFor = (email: string) =>
  server.emails.last(email, coAuthorInvited).data.denialLink.split('/').at(-1) ?? '';
const deny = (token: string) => server.call('POST', `/papers/authorships/${token}/denial`);

async function returnToAuthor(id: string): Promise<void> {
  const { revision } = (await call('GET', `/admin/papers/${id}`, admin)).body;
  const body = { revision, note: 'The file names its authors.' };
  expect((await call('POST', `/admin/papers/${id}/return-to-author`, admin, body)).status).toBe(
    200,
  );
}

describe('the email to a co-author', () => {
  it('is sent once, when the paper is submitted, to everyone but the submitting account', async () => {
    const { email } = coAuthor.user;
    const id = await draftWith(email);
    expect(emailsTo(email)).toHaveLength(0);
    await call('POST', `/papers/${id}/submit`, submitter, {});
    expect(emailsTo(email)).toMatchObject([
      {
        data: { firstName: 'Ada', submitter: 'Ada Okafor', email, title: 'Radio and its machines' },
      },
    ]);
    expect(emailsTo(submitter.user.email)).toHaveLength(0);

    await returnToAuthor(id);
    const { revision } = (await call('GET', `/papers/${id}`, submitter)).body;
    const added = `new-${email}`;
    const authors = namedOn(email.toUpperCase(), added);
    await call('PATCH', `/papers/${id}`, submitter, { revision, authors });
    expect(emailsTo(added)).toHaveLength(0);
    await call('POST', `/papers/${id}/submit`, submitter, {});
    expect([emailsTo(email), emailsTo(added)].map(({ length }) => length)).toEqual([1, 1]);
    expect(emailsTo(email.toUpperCase())).toHaveLength(0);
  });
});

describe('a co-author', () => {
  it('sees the paper once the address of the account is verified, in any case', async () => {
    const stranger = await server.person('unverified');
    const id = await submitted(coAuthor.user.email.toUpperCase(), stranger.user.email);
    const { status, body } = await call('GET', `/papers/${id}`, coAuthor);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { title: 'Radio and its machines', role: 'co-author', status: 'submitted' },
    });
    expect((await call('GET', '/papers', coAuthor)).body.items).toMatchObject([{ id }]);
    expect((await call('GET', '/papers', submitter)).body.items).toMatchObject([
      { id, role: 'submitter' },
    ]);
    expect((await call('GET', `/papers/${id}`, stranger)).status).toBe(403);
    const set = 'UPDATE users SET is_email_verified = true WHERE id = $1';
    await server.dataSource.query(set, [stranger.user.id]);
    expect((await call('GET', `/papers/${id}`, stranger)).status).toBe(200);
  });

  it('sees no draft, no file that is not submitted, and no paper that no longer names them', async () => {
    const { email } = coAuthor.user;
    const draft = await draftWith(email);
    expect((await call('GET', `/papers/${draft}`, coAuthor)).status).toBe(404);
    const id = await submitted(email);
    await returnToAuthor(id);
    await call('POST', `/papers/${id}/files`, submitter, paperForm(await paperPdf({ pages: 7 })));
    const own = (await call('GET', `/papers/${id}`, submitter)).body;
    expect(own.versions).toHaveLength(2);
    const seen = (await call('GET', `/papers/${id}`, coAuthor)).body;
    expect(seen.versions).toEqual([own.versions[1]]);
    const versionId = own.versions[0].id;
    const request = { kind: 'paper', versionId, part: 'manuscript' };
    expect((await call('POST', '/downloads', coAuthor, request)).status).toBe(404);
    expect((await call('POST', '/downloads', submitter, request)).status).toBe(201);

    const { revision } = own;
    await call('PATCH', `/papers/${id}`, submitter, { revision, authors: namedOn() });
    expect((await call('GET', `/papers/${id}`, coAuthor)).status).toBe(404);
    expect((await deny(tokenFor(email))).body.code).toBe('INVALID_LINK');
  });
});

describe('the link "I am not an author of this paper"', () => {
  it('changes nothing until it is pressed, then ends the access and informs', async () => {
    const { email } = coAuthor.user;
    const id = await submitted(email);
    const token = tokenFor(email);
    const read = () => server.call('GET', `/papers/authorships/${token}`);
    expect((await read()).body).toMatchObject({
      paperTitle: 'Radio and its machines',
      submitter: 'Ada Okafor',
      email,
      deniedAt: null,
    });
    expect((await call('GET', `/papers/${id}`, coAuthor)).status).toBe(200);

    const answers = await Promise.all([deny(token), deny(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).body.deniedAt).toEqual(expect.any(String));
    expect((await call('GET', `/papers/${id}`, coAuthor)).status).toBe(404);
    expect((await call('GET', '/papers', coAuthor)).body.items).toEqual([]);
    const own = (await call('GET', `/papers/${id}`, submitter)).body;
    expect(own.deniedAuthors).toEqual([email]);
    const about = { data: { name: 'Ada Okafor', email } };
    expect(server.emails.to(submitter.user.email, authorshipDenied)).toMatchObject([about]);
    const told = server.emails.to(admin.user.email, authorshipDeniedForOrganisers);
    expect(told.filter(({ data }) => data.email === email)).toHaveLength(1);
    const rows = await auditRows(server, admin.token, { action: 'paper.authorship-denied' });
    expect(rows.filter(({ subject }) => subject.id === id)).toHaveLength(1);
    const paper = (await call('GET', `/admin/papers/${id}`, admin)).body;
    expect(paper.deniedAuthors).toEqual([email]);
  });

  it('informs organisers who may decide on the paper: of its topic, and without a conflict', async () => {
    const [conflicted, ofTopic, ofOther] = await Promise.all(
      [1, 2, 3].map(() => server.person('admin')),
    );
    const id = await submitted(coAuthor.user.email);
    const [{ topic }] = await server.dataSource.query(`SELECT topic FROM papers WHERE id = $1`, [
      id,
    ]);
    await permit(server, ofTopic!, ['track-chair'], topic);
    await permit(server, ofOther!, ['track-chair', 'read-only'], 'Another topic');
    const reason = { reason: 'We share a grant.' };
    expect((await call('POST', `/admin/papers/${id}/conflict`, conflicted!, reason)).status).toBe(
      200,
    );
    await deny(tokenFor(coAuthor.user.email));
    const told = [conflicted, ofTopic, ofOther].map(
      (each) => server.emails.to(each!.user.email, authorshipDeniedForOrganisers).length,
    );
    expect(told).toEqual([0, 1, 0]);
  });

  it('can be undone until an organiser acts, and informs again', async () => {
    const { email } = coAuthor.user;
    const id = await submitted(email);
    const token = tokenFor(email);
    const undo = () => server.call('DELETE', `/papers/authorships/${token}/denial`);
    const isUndoable = async () =>
      (await server.call('GET', `/papers/authorships/${token}`)).body.isUndoable as boolean;
    await deny(token);
    expect(await isUndoable()).toBe(true);
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call('GET', `/papers/${id}`, coAuthor)).status).toBe(200);
    expect((await call('GET', `/papers/${id}`, submitter)).body.deniedAuthors).toEqual([]);
    expect(server.emails.to(submitter.user.email, authorshipDenialUndone)).toHaveLength(1);
    const told = server.emails.to(admin.user.email, authorshipDenialUndone);
    expect(told.filter(({ data }) => data.email === email)).toHaveLength(1);

    server.clock.advance(SECOND);
    await deny(token);
    expect(server.emails.to(submitter.user.email, authorshipDenied)).toHaveLength(2);
    server.clock.advance(SECOND);
    await returnToAuthor(id);
    expect(await isUndoable()).toBe(false);
    expect((await undo()).status).toBe(409);
    expect((await call('GET', `/papers/${id}`, coAuthor)).status).toBe(404);
  });

  it('is refused with an unknown token', async () => {
    expect(await deny('unknown')).toMatchObject({ status: 400, body: { code: 'INVALID_LINK' } });
  });

  it('keeps a returned paper from being submitted with that author', async () => {
    const { email } = coAuthor.user;
    const id = await submitted(email);
    await deny(tokenFor(email));
    await returnToAuthor(id);
    const problem =
      'This person said that they are not an author. Please remove them from the list';
    const again = await call('POST', `/papers/${id}/submit`, submitter, {});
    expect(again).toMatchObject({ status: 400, body: { fields: { 'authors.1.email': problem } } });
    const { revision } = (await call('GET', `/papers/${id}`, submitter)).body;
    await call('PATCH', `/papers/${id}`, submitter, { revision, authors: namedOn() });
    expect((await call('POST', `/papers/${id}/submit`, submitter, {})).status).toBe(200);
  });
});

describe('the personal data of a co-author', () => {
  it('has the papers that name the person, and is erased with the account', async () => {
    const { email } = coAuthor.user;
    const id = await submitted(email);
    const read = async () =>
      (await download(server, coAuthor.token, { kind: 'my-data' })).json() as Promise<object>;
    expect(await read()).toMatchObject({
      authorships: [{ paperId: id, email, deniedAt: null }],
      papers: [{ id, role: 'co-author', author: { email } }],
    });
    await deny(tokenFor(email));
    expect(await read()).toMatchObject({
      authorships: [{ paperId: id, deniedAt: expect.any(String) }],
      papers: [],
    });
    const { password } = coAuthor;
    const gone = await call('DELETE', '/auth/me', coAuthor, { password, confirmation: email });
    expect(gone.status).toBe(200);
    for (const table of ['paper_co_authors', 'paper_authors', 'papers', 'outgoing_emails']) {
      const found = `SELECT FROM ${table} t WHERE t::text ILIKE '%' || $1 || '%'`;
      const rows = await server.dataSource.query(found, [email]);
      const kept = table === 'outgoing_emails' ? rows.length : 0;
      expect({ table, rows: rows.length }).toEqual({ table, rows: kept });
    }
  });
});
