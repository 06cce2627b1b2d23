import { download } from '../../../test/download.js';
import { paperForm, paperPdf } from '../../../test/paper-files.js';
import { submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { publicationData } from '../../../test/registration-data.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import * as tus from '../../../test-faults/tus-uploads.js';

let server: TestApp;
let author: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.person('admin');
});
beforeEach(async () => {
  author = await server.person('user');
});
afterEach(() => edit({ mode: 'either', version: 'sample-1' }));
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown, { token } = author) =>
  server.call(method, path, { token, body });
const edit = (changes: object) =>
  server.dataSource.query(
    `UPDATE editions SET document = jsonb_set(document, '{agreement}', document -> 'agreement' || $1)`,
    [JSON.stringify(changes)],
  );
const agree = (id: string, version = 'sample-1', by = author) =>
  call('POST', `/papers/${id}/agreement`, { version }, by);
const form = (content = pdf()) =>
  formOf({ version: 'sample-1' }, { field: 'form', content, name: 'signed.pdf' });
const uploadForm = (id: string, by = author) =>
  call('POST', `/papers/${id}/agreement/form`, form(), by);

async function acceptedPaper({ isPaid } = { isPaid: true }): Promise<string> {
  const paperId = await submittedPaper(server, author.user.id, { status: 'accepted' });
  const body = publicationData({ paperId });
  const { id } = (await call('POST', '/payments/manual-registration', body)).body.data;
  if (!isPaid) return paperId;
  const { version } = (await call('GET', `/admin/payments/${id}`, undefined, admin)).body;
  const money = { amount: 350, date: '2025-10-14', bankTransactionId: id };
  await call('POST', `/admin/payments/${id}/confirm`, { version, ...money }, admin);
  return paperId;
}

describe('the agreement of a camera-ready paper', () => {
  it('records who agreed to which text when, for the author and the organisers', async () => {
    const id = await acceptedPaper();
    const asked = (await call('GET', `/papers/${id}`)).body;
    expect(asked).toMatchObject({
      agreement: { version: 'sample-1', mode: 'either' },
      agreed: null,
    });
    const { body } = await agree(id);
    const agreed = {
      by: `${author.user.firstName} ${author.user.lastName}`,
      at: expect.any(String),
      version: 'sample-1',
      text: asked.agreement.text,
      form: null,
    };
    expect(body.agreed).toMatchObject(agreed);
    const seen = await call('GET', `/admin/papers/${id}`, undefined, admin);
    expect(seen.body.agreed).toMatchObject(agreed);
    const entries = await server.dataSource.query(
      `SELECT action, after_state FROM audit_entries WHERE subject_id = $1 AND action LIKE 'paper.agree%'`,
      [id],
    );
    expect(entries).toEqual([{ action: 'paper.agreed', after_state: 'sample-1' }]);
  });

  it('stays when the text changes, and is only taken for the present text', async () => {
    const [first, second] = [await acceptedPaper(), await acceptedPaper()];
    await agree(first);
    await edit({ version: '2', text: 'Another text.' });
    expect((await call('GET', `/papers/${first}`)).body).toMatchObject({
      agreement: { version: '2' },
      agreed: { version: 'sample-1' },
    });
    expect((await agree(second)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await agree(second, '2')).body.agreed).toMatchObject({ text: 'Another text.' });
    await edit({ text: 'This text is a sample.' });
  });

  it('is a signed form that its author and the organisers download', async () => {
    const id = await acceptedPaper();
    const wrong = form(Buffer.from('no PDF'));
    const refused = await call('POST', `/papers/${id}/agreement/form`, wrong);
    expect(refused.body).toMatchObject({ code: 'INVALID_FILE' });
    await agree(id);
    const { status, body } = await uploadForm(id);
    expect({ status, form: body.agreed.form }).toMatchObject({
      status: 201,
      form: { name: 'signed.pdf', bytes: pdf().length },
    });
    const own = { kind: 'paper-agreement', paperId: id };
    expect(await (await download(server, author.token, own)).text()).toBe(pdf().toString());
    const file = { kind: 'file', fileId: body.agreed.form.id };
    expect(await (await download(server, admin.token, file)).text()).toBe(pdf().toString());
    const stranger = await server.person('user');
    expect((await call('POST', '/downloads', own, stranger)).status).toBe(404);
  });

  it('is a signed form that was sent in several requests, used once by its author', async () => {
    const paperId = await acceptedPaper();
    const file = tus.sending({ token: author.token, paperId }, pdf());
    await tus.beginWith(server, file, pdf().length, { purpose: 'agreement', name: 'signed.pdf' });
    const use = (by = author, version = 'sample-1') =>
      call('POST', `/papers/${paperId}/agreement/sent-form`, { version, uploadId: file.id }, by);
    expect((await use(await server.person('user'))).status).toBe(404);
    expect((await use(author, '2')).body.code).toBe('CHANGED_MEANWHILE');
    const answers = [await use(), await use()];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 201,
        body: { agreed: { form: { name: 'signed.pdf', bytes: pdf().length } } },
      });
    }
    const entries = await server.dataSource.query(
      `SELECT FROM audit_entries WHERE subject_id = $1 AND action = 'paper.agreement-uploaded'`,
      [paperId],
    );
    expect(entries).toHaveLength(1);
  });

  it('is given in the ways that the edition offers', async () => {
    const id = await acceptedPaper();
    await edit({ mode: 'upload' });
    expect((await agree(id)).status).toBe(409);
    await edit({ mode: 'online' });
    expect((await uploadForm(id)).status).toBe(409);
    expect((await agree(id)).status).toBe(200);
  });

  it('is only given by the submitting account of a paid paper', async () => {
    const id = await acceptedPaper();
    const stranger = await server.person('user');
    for (const attempt of [await agree(id, 'sample-1', stranger), await uploadForm(id, stranger)]) {
      expect(attempt.status).toBe(404);
    }
    expect((await agree(await acceptedPaper({ isPaid: false }))).status).toBe(409);
    const early = await submittedPaper(server, author.user.id);
    expect((await agree(early)).body.code).toBe('INVALID_TRANSITION');
    expect((await agree(id)).status).toBe(200);
  });

  it('can be replaced until the camera-ready paper is submitted', async () => {
    const id = await acceptedPaper();
    const forms = () =>
      server.dataSource.query(`SELECT FROM files WHERE purpose = 'paper-agreement' AND id IN
        (SELECT file_id FROM paper_agreements WHERE paper_id = '${id}')`);
    await Promise.all([uploadForm(id), uploadForm(id)]);
    expect(await forms()).toHaveLength(1);
    await call('POST', `/papers/${id}/files`, paperForm(await paperPdf()));
    expect((await call('POST', `/papers/${id}/camera-ready`)).status).toBe(200);
    expect((await agree(id)).status).toBe(409);
    expect(await forms()).toHaveLength(1);
  });

  it('is part of the person’s data, and outlives the account without the file name', async () => {
    const id = await acceptedPaper();
    await uploadForm(id);
    const data = await download(server, author.token, { kind: 'my-data' });
    expect(await data.json()).toMatchObject({ agreements: [{ paperId: id }] });
    const { password, user } = author;
    const erased = await call('DELETE', '/auth/me', { password, confirmation: user.email });
    expect(erased.status).toBe(200);
    const seen = await call('GET', `/admin/papers/${id}`, undefined, admin);
    expect(seen.body.agreed.form.name).toBe('agreement.pdf');
  });
});
