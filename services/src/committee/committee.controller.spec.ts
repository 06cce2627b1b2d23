import { connect } from 'node:net';
import { mailsOf } from '../../test/outbox-rows.js';
import { formOf, pdf } from '../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { newId } from '../common/new-id.js';

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

async function totals() {
  return server.dataSource.query(
    `SELECT (SELECT count(*) FROM committee_applications), (SELECT count(*) FROM files) AS files`,
  );
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

  const large = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024)]);
  it.each([
    ['without a CV', undefined, 400, 'Please upload your CV'],
    ['with an empty CV', cv(Buffer.alloc(0)), 400, 'Please upload your CV'],
    ['with a CV in another field', { ...cv(), field: 'file' }, 400, 'Please upload your CV'],
    ['with HTML called PDF', cv(Buffer.from('<html>')), 422, 'Please upload a PDF file only'],
    ['with a CV above 5 MB', cv(large), 413, 'File size should not exceed 5MB'],
  ])('refuses an application %s', async (_, file, status, text) => {
    const before = await totals();
    const answer = await apply(formOf(applicant(), file));
    expect(answer).toMatchObject({ status, body: { message: text, fields: { cv: text } } });
    expect(await totals()).toEqual(before);
  });

  it('takes a CV of exactly 5 MB', async () => {
    const exact = Buffer.concat([pdf(), Buffer.alloc(5 * 1024 * 1024 - pdf().length)]);
    expect((await apply(formOf(applicant(), cv(exact)))).status).toBe(201);
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

  it('keeps nothing of a form whose sender goes away, and lives on', async () => {
    const before = await totals();
    const { port } = new URL(server.origin);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        const head =
          'POST /api/v1/committee/apply HTTP/1.1\r\nHost: plenary.test\r\nContent-Length: 100000\r\n' +
          'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
          '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-1.4';
        socket.write(head, () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
    expect((await server.call('GET', '/health/live')).status).toBe(200);
    expect(await totals()).toEqual(before);
  });
});
