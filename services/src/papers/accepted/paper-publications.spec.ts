import { PaymentsLab } from '../../../test/payments.js';
import { submittedPaper } from '../../../test/papers.js';
import { publicationData } from '../../../test/registration-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let server: TestApp;
let lab: PaymentsLab;
beforeAll(async () => {
  server = await startTestApp();
  lab = await PaymentsLab.open(server);
});
afterAll(() => server.stop());

const publicationOf = async (paperId: string) => {
  const rows: { registration: string; camera_ready: string }[] = await server.dataSource.query(
    'SELECT registration, camera_ready FROM paper_publications WHERE paper_id = $1',
    [paperId],
  );
  return rows[0];
};

it('follows the registration of a paper: registered, paid, and none once it ends', async () => {
  const { user, token } = await server.person('user');
  const paperId = await submittedPaper(server, user.id, { status: 'accepted' });
  expect(await publicationOf(paperId)).toBeUndefined();
  const register = async () => {
    const body = publicationData();
    return (await server.call('POST', '/payments/manual-registration', { token, body })).body;
  };
  const { data } = await register();
  expect(await publicationOf(paperId)).toEqual({
    registration: 'registered',
    camera_ready: 'missing',
  });
  expect((await lab.reject(data.id as string)).status).toBe(200);
  expect(await publicationOf(paperId)).toMatchObject({ registration: 'none' });
  const again = (await register()).data.id as string;
  const listed = async (query: string) => {
    const { body } = await server.call('GET', `/admin/papers?${query}`, lab.admin);
    return (body.items as { id: string }[]).filter(({ id }) => id === paperId);
  };
  expect(await listed('registration=registered&cameraReady=missing')).toMatchObject([
    { publication: { registration: 'registered', cameraReady: 'missing' } },
  ]);
  for (const query of ['registration=none', 'registration=paid', 'cameraReady=received'])
    expect(await listed(query)).toEqual([]);
  expect((await lab.confirm(again, { amount: 350 })).status).toBe(200);
  expect(await listed('registration=paid')).toHaveLength(1);
  expect(await publicationOf(paperId)).toMatchObject({ registration: 'paid' });
});
