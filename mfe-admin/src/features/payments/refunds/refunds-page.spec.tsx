import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { bankFile, refund, serveRefunds } from '../../../testing/sample-refunds';

const open = (path = '') =>
  renderRemote({ routes, remote }, { path: `/admin/payments/refunds${path}`, user: people.admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('lists refunds with state and masked account, and opens one', async () => {
  serveRefunds([refund(1), refund(2, { status: 'asking', account: null, accountSource: null })]);
  open();
  expect(await screen.findByText('DE •••• 3000')).toBeVisible();
  expect(screen.getByText('Not known yet')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Registrant 1' }));
  const drawer = await dialog('Registrant 1');
  expect(drawer.getByText('DE •••• 3000, given by the payer')).toBeVisible();
  expect(drawer.getByText('EUR 230.17')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Withdraw refund' })).toBeVisible();
});

it('explains an empty list, and one that could not be loaded', async () => {
  serveRefunds([]);
  const { unmount } = open();
  expect(await screen.findByText('No refunds')).toBeVisible();
  unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/refunds', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('puts the chosen refunds into a bank file', async () => {
  const sent = serveRefunds([refund(1), refund(2)]);
  open();
  await press('Prepare bank file');
  const form = await dialog('Prepare a bank file?');
  await userEvent.click(await form.findByRole('checkbox', { name: /^Registrant 2/ }));
  await userEvent.click(form.getByRole('button', { name: 'Prepare bank file' }));
  expect((await screen.findAllByText('Bank file prepared.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ refundIds: [refund(1).id] }]);
});

it('offers the approval to another person than the preparer', async () => {
  serveRefunds([refund(1)]);
  const { unmount } = open(`/files?item=${bankFile().id}`);
  expect(await screen.findByText(/^Another person with the right to payments/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  unmount();
  const sent = serveRefunds([refund(1)], bankFile({ canApprove: true }));
  open(`/files?item=${bankFile().id}`);
  await press('Approve');
  expect(await screen.findByText('Bank file approved.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Export and download' })).toBeVisible();
  expect(sent).toEqual(['approve']);
});
