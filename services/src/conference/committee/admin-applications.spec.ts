import { parseCsvObjects } from 'hucre/csv';
import { download } from '../../../test/download.js';
import { behavesAsInbox } from '../../../test/inbox.js';
import { formOf, pdf } from '../../../test/sample-files.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { newId } from '../../platform/core/new-id.js';

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

describe('the list of applications', () => {
  behavesAsInbox({
    server: () => server,
    path: '/admin/applications',
    subject: 'committee-application',
    write: async (lastName) => {
      const who = applicant({ lastName });
      await apply(formOf(who, cv(pdf(lastName))));
      return who.email;
    },
  });

  it('shows an application with a link to the CV, and exports it', async () => {
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
