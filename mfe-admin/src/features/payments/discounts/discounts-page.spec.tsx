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
import { discountCode, serveDiscountCodes } from '../../../testing/sample-discounts';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/payments/discounts${search}`, user: people.admin },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('lists codes with their uses, and says that the form does not ask for codes', async () => {
  serveDiscountCodes([discountCode(1, { uses: 3, used: 75, budget: 500 })]);
  open();
  expect(await screen.findByRole('link', { name: 'CODE-1' })).toBeVisible();
  expect(screen.getByText('3 of 10')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Turn discount codes on' })).toHaveAttribute(
    'href',
    '/admin/edition/reductions',
  );
});

it('explains an empty list, and one that could not be loaded', async () => {
  serveDiscountCodes([]);
  const { unmount } = open();
  expect(await screen.findByText('No discount codes yet')).toBeVisible();
  unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/discount-codes', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('names missing fields, and creates a code', async () => {
  const sent = serveDiscountCodes([]);
  open();
  await press('Create code');
  const form = await dialog('Create discount code');
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  expect(await form.findByText('Enter at least 4 letters or digits')).toBeVisible();
  expect(form.getByText(/Enter a percentage from 1 to 100/)).toBeVisible();
  await userEvent.click(form.getByLabelText('Code'));
  await userEvent.paste('A'.repeat(41));
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  expect(await form.findByText('Code must be at most 40 characters')).toBeVisible();
  await userEvent.tripleClick(form.getByLabelText('Code'));
  await userEvent.paste('AFRICA 26');
  await userEvent.type(form.getByLabelText(/^How much/), '25');
  await userEvent.type(form.getByLabelText(/^Total uses/), '40');
  await userEvent.click(form.getByRole('button', { name: 'Create code' }));
  expect(await screen.findByText('Discount code created.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      code: 'AFRICA 26',
      percent: 25,
      packages: [],
      firstDay: null,
      lastDay: null,
      maxUses: 40,
      maxUsesPerPerson: null,
      budget: null,
      note: '',
    },
  ]);
});

it('links the registrations of a code, and stops it after a question', async () => {
  const used = {
    paymentId: '00000000-0000-4000-8000-0000000000aa',
    merchantReference: 'C25-7K4MQ-2XHPD',
    name: 'Adaeze Nwosu',
    discount: 125,
    state: 'awaiting-payment' as const,
    createdAt: '2025-10-14T08:42:00.000Z',
  };
  const code = discountCode(1, { uses: 1, registrations: [used] });
  const sent = serveDiscountCodes([code]);
  open(`?item=${code.id}`);
  const drawer = await dialog('CODE-1');
  expect(drawer.getByRole('link', { name: used.merchantReference })).toHaveAttribute(
    'href',
    `/admin/payments?item=${used.paymentId}`,
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Stop code' }));
  const question = await dialog('Stop CODE-1?');
  await userEvent.click(question.getByRole('button', { name: 'Stop code' }));
  expect(await screen.findByText('Discount code stopped.')).toBeVisible();
  expect(sent).toEqual([code.id]);
});

it('says that a linked code does not exist', async () => {
  serveDiscountCodes([]);
  server.use(
    http.untyped.get('*/api/v1/admin/discount-codes/:id', () =>
      Response.json({ statusCode: 404 }, { status: 404 }),
    ),
  );
  open(`?item=${discountCode(1).id}`);
  expect(await dialog('This discount code does not exist')).toBeTruthy();
});
