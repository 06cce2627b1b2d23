import { readdir, utimes } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCsvObjects } from 'hucre/csv';
import { download } from '../../test/download.js';
import { handlesLetters } from '../../test/letters.js';
import { mailsOf } from '../../test/outbox-rows.js';
import { formOf, pdf } from '../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import { newId } from '../common/new-id.js';
import { Housekeeping } from '../common/housekeeping.js';
import { DAY, HOUR } from '../common/time.js';
import { Config } from '../config/config.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

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

async function applicationsOf(email: string) {
  return server.dataSource.query<{ id: string; cv_file_id: string }[]>(
    'SELECT id, cv_file_id FROM committee_applications WHERE email = $1',
    [email],
  );
}

/** How much is kept: in the tables, and in the folder of the files. */
async function totals() {
  const [counts] = await server.dataSource.query(
    `SELECT (SELECT count(*) FROM committee_applications), (SELECT count(*) FROM files) AS files`,
  );
  const folder = join(server.app.get(Config).dataDir, 'files');
  const contents = await readdir(folder, { recursive: true }).catch(() => []);
  return { ...counts, contents: contents.filter((name) => name.endsWith('.pdf')).length };
}

/** Whether the server's temporary folder holds an upload whose name ended so. */
async function isUnderWay(ending: string) {
  return (await readdir(tmpdir())).some((name) => name.endsWith(`.${ending}`));
}

describe('POST /committee/apply', () => {
  it('keeps the application with its CV, and tells the applicant', async () => {
    const who = applicant();
    const answer = await apply(formOf(who, cv()));
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    const [application] = await applicationsOf(who.email);
    expect(
      await mailsOf(server.dataSource, `committee-application:${application?.id}`),
    ).toMatchObject([{ recipient: who.email, data: { firstName: 'Thabo' } }]);
  });

  it('lets an admin alone download the CV, to be saved and not shown', async () => {
    const who = applicant();
    await apply(formOf(who, cv(pdf('mine'), '../../Thabo CV\u202e.pdf')));
    const [application] = await applicationsOf(who.email);
    const path = `/files/${application?.cv_file_id}`;
    const admin = await server.person('admin');
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
  it.each([
    ['without a CV', undefined, 400, 'Please upload your CV'],
    ['with an empty CV', cv(Buffer.alloc(0)), 400, 'Please upload your CV'],
    ['with a CV in another field', { ...cv(), field: 'file' }, 400, 'Please upload your CV'],
    ['with HTML called PDF', cv(Buffer.from('<html>%PDF-1.4 %%EOF')), 422, noPdf],
    ['with a CV that is cut short', cv(cut), 422, noPdf],
    ['with an encrypted CV', encrypted('7 0 R'), 422, noPdf],
    ['with a CV that says in place how it is encrypted', encrypted('<</V 4>>'), 422, noPdf],
    ['with 5 MB + 1 byte', cv(sized(5 * MEGABYTE + 1)), 413, 'File size should not exceed 5MB'],
  ])('refuses an application %s', async (_, file, status, text) => {
    const before = await totals();
    const ending = newId().slice(-12);
    const named = file && { ...file, name: `cv.${ending}` };
    const answer = await apply(formOf(applicant(), named));
    expect(answer).toMatchObject({ status, body: { message: text, fields: { cv: text } } });
    expect(await totals()).toEqual(before);
    await until(async () => !(await isUnderWay(ending)));
    expect(await isUnderWay(ending)).toBe(false);
  });

  it('keeps nothing of a form whose sender goes away, and lives on', async () => {
    const ending = newId().slice(-12);
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'POST /api/v1/committee/apply HTTP/1.1\r\nHost: plenary.test\r\nContent-Length: 100000\r\n' +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n' +
        `Content-Disposition: form-data; name="cv"; filename="a.${ending}"\r\n\r\n%PDF-1.4`,
    );
    await until(() => isUnderWay(ending));
    expect(await isUnderWay(ending)).toBe(true);
    const before = await totals();
    socket.destroy();
    await until(async () => !(await isUnderWay(ending)));
    expect(await isUnderWay(ending)).toBe(false);
    expect(await totals()).toEqual(before);
    expect((await server.call('GET', '/health/live')).status).toBe(200);
  });

  it('takes a CV of exactly 5 MB', async () => {
    expect((await apply(formOf(applicant(), cv(sized(5 * MEGABYTE))))).status).toBe(201);
  });

  it('sees an encryption that lies across the chunks of the file', async () => {
    const chunk = 64 * 1024;
    for (const early of [3, 10, 16]) {
      const start = pdf().indexOf('\n1 0 obj');
      const before = ' '.repeat(chunk - early - start);
      const whole = pdf(before).toString().replace('\n1 0 obj', '\n/Encrypt  17 0 R 1 0 obj');
      const answer = await apply(formOf(applicant(), cv(Buffer.from(whole))));
      expect(answer).toMatchObject({ status: 422, body: { message: noPdf } });
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
    const [file] = await server.dataSource.query<{ name: string; storage_key: string }[]>(
      `SELECT name, storage_key FROM files WHERE id =
         (SELECT cv_file_id FROM committee_applications WHERE email = $1)`,
      [who.email],
    );
    expect(file?.name).toEqual(typeof kept === 'string' ? kept : expect.stringMatching(kept));
    expect(file?.name).not.toMatch(/[\r\n\u2028/\\]/);
    expect(file?.storage_key).toMatch(/^cv\/[0-9a-f-]{36}\.pdf$/);
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

describe('the list of applications', () => {
  handlesLetters({
    server: () => server,
    path: '/admin/applications',
    subject: 'committee-application',
    write: async (lastName) => {
      const who = applicant({ lastName });
      await apply(formOf(who, cv(pdf(lastName))));
      return who.email;
    },
  });

  it('tells all of an application, and gives the CV by a link', async () => {
    const who = applicant({ affiliation: `Institute ${newId()}` });
    await apply(formOf(who, cv(pdf('the one'), 'Thabo.pdf')));
    const { token } = await server.person('admin');
    const list = await server.call('GET', `/admin/applications?q=${who.affiliation}`, { token });
    const [{ id }] = list.body.items;
    const { body } = await server.call('GET', `/admin/applications/${id}`, { token });
    expect(body).toMatchObject({ ...who, cv: { name: 'Thabo.pdf', bytes: pdf('the one').length } });
    const file = await download(server, token, { kind: 'file', fileId: body.cv.fileId });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf('the one'));
    const csv = await download(server, token, {
      kind: 'applications',
      format: 'csv',
      q: who.affiliation,
    });
    expect(parseCsvObjects(await csv.text()).data).toMatchObject([
      { Email: who.email, Country: 'South Africa', CV: 'Thabo.pdf', State: 'new' },
    ]);
  });
});

describe('the content of an application that could not be kept', () => {
  const folder = () => join(server.app.get(Config).dataDir, 'files', 'cv');
  const tidy = () => server.app.get(Housekeeping, { strict: false }).run();
  const age = async (milliseconds: number) => {
    const at = new Date(server.clock.now().getTime() - milliseconds);
    for (const name of await readdir(folder())) await utimes(join(folder(), name), at, at);
  };

  /** The insert waits for a lock, after the content was written; then its connection ends. */
  async function losesItsTransaction(application: Promise<{ status: number }>) {
    const holder = server.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE committee_applications IN EXCLUSIVE MODE');
    let ended = 0;
    while (ended === 0) {
      const rows = await holder.manager.query<unknown[]>(
        `SELECT pg_terminate_backend(pid) FROM pg_locks
         WHERE relation = 'committee_applications'::regclass AND NOT granted AND database =
           (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      ended = rows.length;
    }
    expect((await application).status).toBeGreaterThanOrEqual(500);
    await holder.rollbackTransaction();
    await holder.release();
  }

  it('is removed after a day, and nothing else is', async () => {
    expect((await apply(formOf(applicant(), cv(pdf('kept'))))).status).toBe(201);
    const kept = await readdir(folder());
    await losesItsTransaction(apply(formOf(applicant(), cv(pdf('stray')))));
    expect(await readdir(folder())).toHaveLength(kept.length + 1);

    await age(DAY - HOUR);
    await tidy();
    expect(await readdir(folder())).toHaveLength(kept.length + 1);
    await age(DAY + HOUR);
    await tidy();
    expect((await readdir(folder())).sort()).toEqual(kept.sort());
  });
});
