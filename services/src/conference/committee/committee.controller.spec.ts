import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailsTo } from '../../../test/admin-reads.js';
import type { Person } from '../../../test/people.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { newId } from '../../platform/core/new-id.js';
import { Config } from '../../platform/config/config.js';
import type { AdminApplication, ApplicationRow } from './admin-applications.schema.js';
import { committeeApplication } from './committee-application.email.js';

let server: TestApp;
let admin: Person;
/** Where the server keeps what arrives of a form, apart from other servers of the run. */
let arriving: string;
const temporary = process.env['TMPDIR'];
beforeAll(async () => {
  arriving = await mkdtemp(join(tmpdir(), 'plenary-forms-'));
  process.env['TMPDIR'] = arriving;
  server = await startTestApp();
  admin = await server.person('admin');
});
afterAll(async () => {
  await server.stop();
  if (temporary === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = temporary;
  await rm(arriving, { recursive: true });
});

const applicant = (changes: Record<string, string> = {}) => ({
  firstName: 'Thabo',
  lastName: 'Mokoena',
  email: `${newId()}@example.org`,
  country: 'South Africa',
  affiliation: 'University of Cape Town',
  ...changes,
});
const cv = (content = pdf(), name = 'cv.pdf') => ({ field: 'cv', content, name });

const apply = (form: FormData, headers?: Record<string, string>) =>
  server.call('POST', '/committee/apply', { body: form, headers });

const asAdmin = async (rest: string) =>
  (await server.call('GET', `/admin/applications${rest}`, { token: admin.token })).body;
const applicationsOf = async (email: string) =>
  (await asAdmin(`?q=${email}`)).items as ApplicationRow[];

async function cvOf(email: string) {
  const [application] = await applicationsOf(email);
  return ((await asAdmin(`/${application?.id}`)) as AdminApplication).cv;
}

/** How much is stored: applications, rows of files, which no list shows, and their contents. */
async function totals() {
  const { counts } = await asAdmin('?limit=1');
  const [{ files }] = await server.dataSource.query('SELECT count(*) AS files FROM files');
  const folder = join(server.app.get(Config).dataDir, 'files');
  const contents = await readdir(folder, { recursive: true }).catch(() => []);
  return { ...counts, files, contents: contents.filter((name) => name.endsWith('.pdf')).length };
}

/** Whether the server's temporary folder holds an upload. */
async function isUnderWay() {
  return (await readdir(arriving)).some((name) => name.startsWith('form-'));
}

describe('POST /committee/apply', () => {
  it('keeps the application with its CV, and tells the applicant', async () => {
    const who = applicant();
    const answer = await apply(formOf(who, cv()));
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect(await applicationsOf(who.email)).toMatchObject([who]);
    expect(await emailsTo(server, admin.token, who.email)).toMatchObject([
      { kind: committeeApplication.kind, recipient: who.email },
    ]);
    expect(server.emails.last(who.email, committeeApplication).data.firstName).toBe('Thabo');
  });

  it('lets only admins download the CV, as an attachment', async () => {
    const who = applicant();
    await apply(formOf(who, cv(pdf('mine'), '../../Thabo CV\u202e.pdf')));
    const path = `/files/${(await cvOf(who.email)).fileId}`;
    const reviewer = await server.person('reviewer');

    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', path, { token: reviewer.token })).status).toBe(403);
    const file = await server.call('GET', path, { token: admin.token });
    expect(file.status).toBe(200);
    expect(file.body).toContain('%mine');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Thabo_CV.pdf"; filename*=UTF-8''Thabo%20CV.pdf`,
    );
  });

  it('keeps equal applications once, at once and with a key', async () => {
    const who = applicant();
    const headers = { 'idempotency-key': 'committee-apply-once' };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => apply(formOf(who, cv()))),
      ...Array.from({ length: 10 }, () => apply(formOf(who, cv()), headers)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await applicationsOf(who.email)).toHaveLength(1);
  });

  it('refuses a key that comes again with another CV', async () => {
    const who = applicant();
    const headers = { 'idempotency-key': 'another-cv-same-key' };
    await apply(formOf(who, cv(pdf('one'))), headers);
    const answer = await apply(formOf(who, cv(pdf('two'))), headers);
    expect(answer).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  });

  /** A PDF of so many bytes. */
  const sized = (bytes: number) => pdf(' '.repeat(bytes - pdf().length));
  const MEGABYTE = 1024 * 1024;
  const cut = sized(4000).subarray(0, 2000);
  const encrypted = (entry: string) =>
    cv(Buffer.from(pdf().toString().replace('<</Root', `<</Encrypt ${entry}/Root`)));
  const noPdf = 'Please upload a PDF file only';
  const damaged =
    'This PDF is damaged or incomplete. Please export it again and upload the new file';
  const isProtected =
    'This PDF is protected. Please export it without a password and upload it again';
  it.each([
    ['without a CV', undefined, 400, 'Please upload your CV'],
    ['with an empty CV', cv(Buffer.alloc(0)), 400, 'Please upload your CV'],
    ['with a CV in another field', { ...cv(), field: 'file' }, 400, 'Please upload your CV'],
    ['with HTML called PDF', cv(Buffer.from('<html>%PDF-1.4 %%EOF')), 422, noPdf],
    ['with a CV that is cut short', cv(cut), 422, damaged],
    ['with a CV encrypted in an unknown way', encrypted('7 0 R'), 422, isProtected],
    ['with a CV that says in place how it is encrypted', encrypted('<</V 4>>'), 422, isProtected],
    ['with 5 MB + 1 byte', cv(sized(5 * MEGABYTE + 1)), 413, 'File size should not exceed 5MB'],
  ])('refuses an application %s', async (_, file, status, text) => {
    const before = await totals();
    const answer = await apply(formOf(applicant(), file));
    expect(answer).toMatchObject({ status, body: { message: text, fields: { cv: text } } });
    expect(await totals()).toEqual(before);
    await until(async () => !(await isUnderWay()));
    expect(await isUnderWay()).toBe(false);
  });

  it('keeps nothing of a form whose sender goes away, and lives on', async () => {
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/v1/committee/apply HTTP/1.1\r\nHost: plenary.test\r\nContent-Length: 100000\r\n' +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n' +
        `Content-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.4`,
    );
    await until(isUnderWay);
    expect(await isUnderWay()).toBe(true);
    const before = await totals();
    socket.destroy();
    await until(async () => !(await isUnderWay()));
    expect(await isUnderWay()).toBe(false);
    expect(await totals()).toEqual(before);
    expect((await server.call('GET', '/health/live')).status).toBe(200);
  });

  it('takes a CV of exactly 5 MB', async () => {
    expect((await apply(formOf(applicant(), cv(sized(5 * MEGABYTE))))).status).toBe(201);
  });

  it('sees an encryption that lies across the chunks of the file', async () => {
    const chunk = 64 * 1024;
    for (const early of [3, 10, 16]) {
      const start = pdf().indexOf('/Root');
      const before = ' '.repeat(chunk - early - start);
      const whole = pdf(before).toString().replace('/Root', '/Encrypt  17 0 R/Root');
      const answer = await apply(formOf(applicant(), cv(Buffer.from(whole))));
      expect(answer).toMatchObject({ status: 422, body: { message: isProtected } });
    }
  });

  it('takes the limit of the edition', async () => {
    const limit = (megabytes: number) =>
      server.dataSource.query(
        `UPDATE editions SET document = jsonb_set(document, '{limits,cvBytes}', $1::jsonb)`,
        [String(megabytes * MEGABYTE)],
      );
    await limit(2);
    try {
      const text = 'File size should not exceed 2MB';
      const answer = await apply(formOf(applicant(), cv(sized(2 * MEGABYTE + 1))));
      expect(answer).toMatchObject({ status: 413, body: { fields: { cv: text } } });
    } finally {
      await limit(5);
    }
  });

  it.each([
    ['a path', '..\\..\\etc/passwd.pdf', 'passwd.pdf'],
    ['line breaks', 'my\r\ncv\u2028.pdf', /^my.*cv.*\.pdf$/],
    ['300 characters', `${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
    ['300 characters of two halves', `${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(116)}.pdf`],
  ])('takes a CV whose name has %s, and keeps a plain one', async (_, name, kept) => {
    const who = applicant();
    expect((await apply(formOf(who, cv(pdf(), name)))).status).toBe(201);
    const file = await cvOf(who.email);
    expect(file.name).toEqual(typeof kept === 'string' ? kept : expect.stringMatching(kept));
    expect(file.name).not.toMatch(/[\r\n\u2028/\\]/);
    const [stored] = await server.dataSource.query<{ storage_key: string }[]>(
      'SELECT storage_key FROM files WHERE id = $1',
      [file.fileId],
    );
    expect(stored?.storage_key).toMatch(/^cv\/[0-9a-f-]{36}\.pdf$/);
  });

  it.each([
    ['a country out of the list', { country: 'Atlantis' }, 'country'],
    ['no affiliation', { affiliation: '' }, 'affiliation'],
    ['a bad address', { email: 'nobody' }, 'email'],
    ['an unknown field', { role: 'chair' }, 'role'],
  ])('refuses %s, and keeps no file', async (_, changes, field) => {
    const before = await totals();
    const answer = await apply(formOf(applicant(changes), cv()));
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect(await totals()).toEqual(before);
  });

  it('refuses a field that comes twice', async () => {
    const form = formOf(applicant(), cv());
    form.append('firstName', 'Other');
    expect(await apply(form)).toMatchObject({
      status: 400,
      body: { fields: { firstName: expect.any(String) } },
    });
  });

  it('wants a form', async () => {
    const answer = await server.call('POST', '/committee/apply', { body: applicant() });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it.each([
    [
      'that ends early',
      '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ['without an end', '--x\r\n'],
    ['of noise', 'noise'],
    [
      'that would change prototypes',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ])('refuses a form %s, and lives on', async (_, body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await server.call('POST', '/committee/apply', { body, headers });
    expect(answer.status).toBe(400);
    expect((await server.call('GET', '/health/live')).status).toBe(200);
  });
});
