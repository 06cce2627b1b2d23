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
import { serveWaivers, waiver } from '../../../testing/sample-waivers';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/payments/waivers${search}`, user: people.admin },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('lists applications below the budget, and says that no one can apply', async () => {
  serveWaivers([waiver(1), waiver(2, { status: 'granted', amount: 150, canPay: null })]);
  open();
  const budget = within(await screen.findByRole('region', { name: 'Budget' }));
  expect(await budget.findByText('USD 700.00')).toBeVisible();
  expect(await screen.findByText('USD 150.00')).toBeVisible();
  expect(screen.getByText('Not stated')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Turn fee waivers on' })).toHaveAttribute(
    'href',
    '/admin/edition/reductions',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Registrant 1' }));
  const drawer = await dialog('Registrant 1');
  expect(drawer.getByText(/My university has no funds/)).toBeVisible();
});

it('explains an empty list, and what could not be loaded', async () => {
  serveWaivers([], { budget: 0, granted: 0, reserved: 0, left: 0 });
  const { unmount } = open();
  expect(await screen.findByText('No applications')).toBeVisible();
  expect(await screen.findByText(/^Set a budget first/)).toBeVisible();
  unmount();
  const failure = () => Response.json({ statusCode: 400 }, { status: 400 });
  server.use(http.untyped.get('*/api/v1/admin/waivers', failure));
  server.use(http.untyped.get('*/api/v1/admin/waivers/budget', failure));
  open();
  expect(await screen.findByText('The budget could not be loaded.')).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});

it('changes the budget', async () => {
  const sent = serveWaivers([]);
  open();
  await press('Change budget');
  const form = await dialog('Budget of fee waivers');
  await userEvent.clear(form.getByLabelText(/^Budget/));
  await userEvent.type(form.getByLabelText(/^Budget/), 'much');
  await userEvent.click(form.getByRole('button', { name: 'Save budget' }));
  expect(await form.findByText(/^Enter an amount in dollars/)).toBeVisible();
  await userEvent.clear(form.getByLabelText(/^Budget/));
  await userEvent.type(form.getByLabelText(/^Budget/), '5000');
  await userEvent.click(form.getByRole('button', { name: 'Save budget' }));
  expect(await screen.findByText('Budget saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ budget: 5000 }]);
});

it('grants what the applicant cannot pay, unless finance chooses otherwise', async () => {
  const sent = serveWaivers([waiver(1)]);
  open(`?item=${waiver(1).id}`);
  await press('Grant waiver');
  const form = await dialog('Grant a fee waiver?');
  expect(await form.findByText(/^Waives USD 150.00; USD 100.00 of the fee/)).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Percent' }));
  await userEvent.clear(form.getByLabelText(/^Percent to waive/));
  await userEvent.click(form.getByRole('button', { name: 'Grant waiver' }));
  expect(await form.findByText(/^Enter a percentage from 1 to 100/)).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Amount' }));
  await userEvent.type(form.getByLabelText(/^Amount to waive/), '300');
  await userEvent.click(form.getByRole('button', { name: 'Grant waiver' }));
  expect(await form.findByText('The fee is USD 250.00. Enter at most that.')).toBeVisible();
  await userEvent.clear(form.getByLabelText(/^Amount to waive/));
  await userEvent.type(form.getByLabelText(/^Amount to waive/), '200');
  await userEvent.type(form.getByLabelText(/^Text for the applicant/), 'Welcome!');
  await userEvent.click(form.getByRole('button', { name: 'Grant waiver' }));
  expect((await screen.findAllByText(/^Waiver granted\./)).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ amount: 200, answer: 'Welcome!', version: 1 }]);
});

it('shows why a grant is refused, and keeps the input', async () => {
  serveWaivers([waiver(1)]);
  const message = 'This grant needs USD 150.00, and USD 100.00 of the budget is left.';
  server.use(
    http.untyped.post('*/api/v1/admin/waivers/:id/grant', () =>
      Response.json(
        { statusCode: 409, code: 'CONFLICT', message, fields: { amount: message } },
        { status: 409 },
      ),
    ),
  );
  open(`?item=${waiver(1).id}`);
  await press('Grant waiver');
  const form = await dialog('Grant a fee waiver?');
  await userEvent.type(form.getByLabelText(/^Text for the applicant/), 'Welcome!');
  await userEvent.click(form.getByRole('button', { name: 'Grant waiver' }));
  expect(await form.findByText(new RegExp(message))).toBeVisible();
  expect(form.getByLabelText(/^Text for the applicant/)).toHaveValue('Welcome!');
});

it('declines with a text for the applicant', async () => {
  const sent = serveWaivers([waiver(1)]);
  open(`?item=${waiver(1).id}`);
  await press('Decline');
  const form = await dialog('Decline this application?');
  await userEvent.click(form.getByRole('button', { name: 'Decline' }));
  expect(await form.findByText('Enter at least 3 characters')).toBeVisible();
  await userEvent.type(form.getByLabelText(/^Text for the applicant/), 'Our funds are spent.');
  await userEvent.click(form.getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText(/^Application declined\./)).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ answer: 'Our funds are spent.', version: 1 }]);
});

it('offers no decision on applications on hold, paid or withdrawn', async () => {
  const hold = {
    id: '00000000-0000-4000-8000-000000000999',
    kind: 'waiver-grant',
    endsAt: '2025-10-14T09:42:00.000Z',
    by: 'Amina Diallo',
    byId: people.admin.id,
  };
  serveWaivers([
    waiver(1, { hold, offered: 150 }),
    waiver(2, { isDecidable: false, paymentStatus: 'completed' }),
    waiver(3, { status: 'withdrawn', reason: '' }),
  ]);
  const { unmount } = open(`?item=${waiver(1).id}`);
  expect(await screen.findByText(/^When the hold ends, the fee is reduced/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant waiver' })).toBeNull();
  unmount();
  const paid = open(`?item=${waiver(2).id}`);
  expect(await screen.findByText(/^The payment is made or has ended/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant waiver' })).toBeNull();
  paid.unmount();
  open(`?item=${waiver(3).id}`);
  expect(await screen.findByText('Erased with the person’s data')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});
