import { jobFile, runJob } from '../../../test/document-jobs.js';
import { download } from '../../../test/download.js';
import { PaymentsLab } from '../../../test/payments.js';
import { permit, type Person } from '../../../test/people.js';
import { pdfTexts } from '../../../test/pdf-texts.js';
import { publicationData } from '../../../test/registration-data.js';
import { submittedPaper } from '../../../test/papers.js';
import { assign } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';
import type { CandidateAnswer } from './issued-documents.schema.js';

let server: TestApp;
let lab: PaymentsLab;
let chair: Person;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
  chair = await server.person('admin');
  await permit(server, chair, ['chair']);
});
afterAll(() => server.stop());

const asChair = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: chair.token, body });

const list = async (kind: string, state = 'all', q = '') =>
  (await asChair('GET', `/admin/documents?limit=100&kind=${kind}&state=${state}&q=${q}`)).body
    .items as CandidateAnswer[];

async function only(kind: string, q: string): Promise<CandidateAnswer> {
  const items = await list(kind, 'all', q);
  expect(items).toHaveLength(1);
  return items[0] as CandidateAnswer;
}

const issue = (kind: string, body: object) =>
  asChair('POST', '/admin/documents', { kind, ...body });

/** For all with evidence. */
const issueAll = (kind: string, { token }: { token: string } = chair) =>
  runJob(server, token, { kind, output: 'documents' });

const verify = async (number: string) =>
  (await server.call('GET', `/verify/${encodeURIComponent(number)}`)).body;

const onSite = {
  academicCategory: 'professional',
  registrationPackage: 'physical_presentation_only',
  price: 250,
};

async function arrived(lastName: string): Promise<Person> {
  const person = await lab.registered({ lastName, ...onSite });
  const { subjectId, registrationId } = await only('attendance', lastName);
  expect(subjectId).toBe(person.user.id);
  const at = '2025-11-27T08:00:00.000Z';
  const arrival = { id: newId(), kind: 'arrival', at, attendeeId: registrationId };
  const body = { sentAt: at, changes: [{ ...arrival, acceptsUnpaid: true }] };
  const call = { token: lab.admin.token, body };
  expect((await server.call('POST', '/admin/check-in/changes', call)).status).toBe(200);
  return person;
}

async function issued(lastName: string) {
  const person = await arrived(lastName);
  await issue('attendance', { subjectIds: [person.user.id] });
  const { document } = await only('attendance', lastName);
  if (!document) throw new Error('nothing was issued');
  return { person, ...document };
}

describe('a certificate of attendance', () => {
  it('is issued to people who arrived, once', async () => {
    const person = await arrived('Arriver');
    await lab.registered({ lastName: 'Absent', ...onSite });
    expect((await only('attendance', 'absent')).evidenceAt).toBeNull();
    expect(await issueAll('attendance')).toMatchObject({ state: 'finished', total: 1, issued: 1 });
    const again = { kind: 'attendance', output: 'documents' };
    expect((await asChair('POST', '/admin/document-jobs', again)).status).toBe(409);
    expect((await only('attendance', 'arriver')).document).toMatchObject({ overrideReason: null });
    expect((await only('attendance', 'absent')).document).toBeNull();
    const { items } = (await server.call('GET', '/documents', person)).body;
    expect(items).toMatchObject([{ kind: 'attendance' }]);
  });

  it('is issued once when two organisers press at the same moment', async () => {
    const { user } = await arrived('Twice');
    const all = await Promise.all(
      Array.from({ length: 5 }, () => issue('attendance', { subjectIds: [user.id] })),
    );
    expect(all.reduce((sum, { body }) => sum + (body.issued as number), 0)).toBe(1);
  });

  it('needs a reason without evidence, which is kept and in the audit log', async () => {
    const { user } = await lab.registered({ lastName: 'Unseen', ...onSite });
    const subjectIds = [user.id];
    const refused = await issue('attendance', { subjectIds });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty('overrideReason');
    const overrideReason = 'Their badge was not scanned: seen by the chair.';
    expect((await issue('attendance', { subjectIds, overrideReason })).body.issued).toBe(1);
    const { document } = await only('attendance', 'unseen');
    expect(document).toMatchObject({ overrideReason });
    const actions = await server.dataSource.query<{ action: string }[]>(
      'SELECT action FROM audit_entries WHERE subject_id = $1',
      [document?.id],
    );
    expect(actions).toEqual([{ action: 'document.issued-without-evidence' }]);
  });
});

describe('a certificate of presentation', () => {
  it('is issued once the paper is marked as presented, with its day', async () => {
    const author = await server.person('user');
    const title = 'Radio that was presented';
    await submittedPaper(server, author.user.id, { status: 'accepted', title });
    const body = publicationData({ lastName: 'Presenter' });
    await server.call('POST', '/payments/manual-registration', { token: author.token, body });
    const { subjectId } = await only('presentation', 'presented');
    expect((await issue('presentation', { subjectIds: [subjectId] })).status).toBe(400);
    const path = `/admin/presentations/${subjectId}`;
    expect((await asChair('PUT', path, { presentedOn: '2025-11-27' })).status).toBe(200);
    expect((await issue('presentation', { subjectIds: [subjectId] })).body.issued).toBe(1);
    const { document } = await only('presentation', 'presented');
    expect((await verify(document?.number ?? '')).facts).toMatchObject({
      ...{ paper: title, role: 'presenter', mode: 'physical', date: '27 November 2025' },
    });
  });

  it('is hidden from a chair who has a conflict with the paper', async () => {
    const author = await server.person('user');
    const authors = [{ email: chair.user.email }];
    const hidden = { status: 'accepted' as const, title: 'Hidden from the chair', authors };
    await submittedPaper(server, author.user.id, hidden);
    expect(await list('acceptance', 'all', 'hidden')).toEqual([]);
    const { items } = (
      await server.call('GET', '/admin/documents?kind=acceptance&state=all&q=hidden', lab.admin)
    ).body;
    expect(items).toHaveLength(1);
    const asOwner = { token: lab.admin.token };
    const body = { kind: 'acceptance', subjectIds: [items[0].subjectId] };
    await server.call('POST', '/admin/documents', { ...asOwner, body });
    const issued = `/admin/documents/acceptance/${items[0].subjectId}`;
    const { document } = (await server.call('GET', issued, asOwner)).body;
    const single = { kind: 'issued-document', id: document.id };
    const asked = (token: string, body: object) =>
      server.call('POST', '/downloads', { token, body });
    expect((await asked(chair.token, single)).status).toBe(404);
    expect((await asked(lab.admin.token, single)).status).toBe(201);
    await submittedPaper(server, author.user.id, { status: 'accepted', title: 'Shown to all' });
    await issueAll('acceptance', asOwner);
    const textFor = async (token: string) => {
      const job = await runJob(server, token, { kind: 'acceptance', output: 'pdf' });
      return (await pdfTexts([await jobFile(server, token, job)])).join();
    };
    expect(await textFor(lab.admin.token)).toContain('Hidden from the chair');
    const shown = await textFor(chair.token);
    expect(shown).toContain('Shown to all');
    expect(shown).not.toContain('Hidden from the chair');
    const reason = { reason: 'A sample.' };
    const revoke = `/admin/documents/${document.id}/revoke`;
    expect((await asChair('POST', revoke, reason)).status).toBe(404);
    expect((await server.call('POST', revoke, { ...asOwner, body: reason })).status).toBe(200);
  });
});

describe('a certificate of reviewing', () => {
  it('takes a submitted review, and does not name the reviewed papers', async () => {
    const author = await server.person('user');
    const reviewer = await server.person('reviewer');
    const other = await server.person('reviewer');
    const title = 'A secret manuscript';
    const paper = await submittedPaper(server, author.user.id, { title });
    const review = await assign(server, reviewer.user.id, paper, { status: 'accepted' });
    await assign(server, other.user.id, paper, { status: 'accepted' });
    await server.dataSource.query(
      `UPDATE reviews SET status = 'submitted', submitted_at = now(), visible_to_authors = '{}' WHERE id = $1`,
      [review.id],
    );
    const evident = await list('reviewing', 'to-issue');
    expect(evident.map(({ subjectId }) => subjectId)).toEqual([reviewer.user.id]);
    const refused = await issue('reviewing', { subjectIds: [other.user.id] });
    expect(refused.status).toBe(400);
    await issueAll('reviewing');
    const [row] = await list('reviewing', 'issued');
    const response = await download(server, reviewer.token, {
      ...{ kind: 'issued-document', id: row?.document?.id },
    });
    const [text = ''] = await pdfTexts([Buffer.from(await response.arrayBuffer())]);
    expect(text).toContain('Certificate of reviewing');
    expect(text).not.toContain('secret');
    expect(await verify(row?.document?.number ?? '')).toMatchObject({
      ...{ state: 'valid', facts: { role: 'reviewer', paper: null } },
    });
  });
});

describe('the verification', () => {
  it('states the facts of the document, and nothing else', async () => {
    const { number } = await issued('Verified');
    const { state, facts } = await verify(number.toLowerCase().replaceAll('-', ' '));
    expect(state).toBe('valid');
    expect(facts).toEqual({
      kind: 'attendance',
      title: 'Certificate of attendance',
      name: expect.stringContaining('Verified') as string,
      role: 'attendee',
      mode: 'physical',
      paper: null,
      event: expect.any(String) as string,
      date: expect.any(String) as string,
      issuedAt: expect.any(String) as string,
    });
  });

  it('tells a mistyped number from an unknown one', async () => {
    expect(await verify('0000-0000-0000-0')).toMatchObject({ state: 'unknown', facts: null });
    expect(await verify('0000-0000-0000-1')).toMatchObject({ state: 'mistyped', number: null });
  });

  it('says when a document was revoked, and that its file is gone', async () => {
    const { id, number, person } = await issued('Revoked');
    const ended = await asChair('POST', `/admin/documents/${id}/revoke`, { reason: 'A mistake.' });
    expect(ended.status).toBe(200);
    const answer = await verify(number);
    expect(answer).toMatchObject({ state: 'revoked', endedAt: expect.any(String) as string });
    expect(JSON.stringify(answer)).not.toContain('mistake');
    const request = { token: person.token, body: { kind: 'issued-document', id } };
    expect((await server.call('POST', '/downloads', request)).status).toBe(404);
    const again = await asChair('POST', `/admin/documents/${id}/revoke`, { reason: 'Again.' });
    expect(again.status).toBe(409);
  });

  it('says that a document was replaced; the other has a number and the facts of now', async () => {
    const { id, number, person } = await issued('Misspelt');
    await server.dataSource.query(
      `UPDATE registrations SET last_name = 'Corrected' WHERE user_id = $1`,
      [person.user.id],
    );
    const { body } = await asChair('POST', `/admin/documents/${id}/replace`, { reason: 'A typo.' });
    expect(body.number).not.toBe(number);
    const name = (last: string) => expect.stringContaining(last) as string;
    expect(await verify(number)).toMatchObject({
      state: 'replaced',
      facts: { name: name('Misspelt') },
    });
    expect(await verify(body.number as string)).toMatchObject({
      ...{ state: 'valid', facts: { name: name('Corrected') } },
    });
  });
});

describe('the list of revoked documents', () => {
  const revoked = async (token: string, q: string) =>
    (await server.call('GET', `/admin/revoked-documents?q=${q}`, { token })).body.items;

  it('has the reason, who revoked it, and the number of the other, and is found by number', async () => {
    const { id, number } = await issued('Withdrawn');
    expect(await revoked(chair.token, number)).toEqual([]);
    const { body } = await asChair('POST', `/admin/documents/${id}/replace`, { reason: 'A typo.' });
    const name = expect.stringContaining('Withdrawn') as string;
    const { firstName, lastName } = chair.user;
    const by = { revokedBy: `${firstName} ${lastName}`, replacedBy: body.number as string };
    const entry = { id, number, kind: 'attendance', name, reason: 'A typo.', ...by };
    expect(await revoked(chair.token, 'withdrawn')).toMatchObject([entry]);
    expect(await revoked(chair.token, number)).toMatchObject([entry]);
  });

  it('leaves out papers that the organiser has a conflict with', async () => {
    expect(await revoked(lab.admin.token, 'hidden')).toHaveLength(1);
    expect(await revoked(chair.token, 'hidden')).toEqual([]);
  });
});

describe('files', () => {
  it('are for the person and organisers only', async () => {
    const { id, person } = await issued('Owner');
    const body = { kind: 'issued-document', id };
    const response = await download(server, person.token, body);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const [text = ''] = await pdfTexts([Buffer.from(await response.arrayBuffer())]);
    expect(text).toContain('Owner');
    const other = await server.person('user');
    expect((await server.call('POST', '/downloads', { token: other.token, body })).status).toBe(
      404,
    );
  });

  it('of a preview show the longest name of the list, with a number that is not valid', async () => {
    await lab.registered({ lastName: 'Bartholomewson-Featherstonehaugh-Longest', ...onSite });
    const body = { kind: 'document-preview', documentKind: 'badge' };
    const response = await download(server, chair.token, body);
    const [text = ''] = await pdfTexts([Buffer.from(await response.arrayBuffer())]);
    expect(text).toContain('Bartholomewson');
    expect(await verify('0000000000000')).toMatchObject({ state: 'unknown' });
  });
});

it('keeps nothing of an erased person but the number', async () => {
  const { person, number } = await issued('Erased');
  const data = await download(server, person.token, { kind: 'my-data' });
  expect(await data.json()).toMatchObject({ documents: { issued: [{ number }] } });
  const erasure = await server.call('DELETE', `/admin/users/${person.user.id}`, {
    token: lab.admin.token,
    body: { confirmation: person.user.email },
  });
  expect(erasure.status).toBe(200);
  expect(await verify(number)).toMatchObject({ state: 'erased', facts: null });
});
