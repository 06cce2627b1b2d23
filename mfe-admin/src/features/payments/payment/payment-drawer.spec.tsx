import {
  act,
  http,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { firstDrawer, openFirstPayment, openPayments } from '../../../testing/payments-area';
import { samplePayment, servePayments } from '../../../testing/sample-payments';

const { id } = samplePayment(1);
const row = () => screen.findByRole('link', { name: 'Adaeze Okonkwo' });

beforeEach(() => setWindowWidth(1440));

it('opens from a row with the facts, and takes the focus', async () => {
  servePayments([samplePayment(1, { state: 'proof-uploaded' })]);
  const { router } = openPayments();

  await userEvent.click(await row());

  expect(await firstDrawer()).toHaveFocus();
  expect(router.state.location.search).toBe(`?item=${id}`);
  const known = within(await firstDrawer());
  expect(known.getByText('C25-AAAA1-BBBBB')).toBeVisible();
  expect(known.getByText('Proof uploaded')).toBeVisible();
  expect(known.getByText('Author')).toBeVisible();
  expect(known.getByText('Student')).toBeVisible();
  expect(known.getByText('Physical, publication')).toBeVisible();
  expect(known.getByText('USD 250.00')).toBeVisible();
  expect(known.queryByText('Received')).toBeNull();
  expect(known.getByText('13 Oct 2025, 08:42 UTC')).toBeVisible();
});

it('says when an unpaid registration will be cancelled', async () => {
  servePayments([samplePayment(1, { cancelsAt: '2025-10-27T08:42:00.000Z' })]);
  openPayments();

  await userEvent.click(await row());

  const known = within(await firstDrawer());
  expect(known.getByText('Cancelled if unpaid').nextElementSibling).toHaveTextContent(
    '27 Oct 2025, 08:42 UTC',
  );
});

it('opens by a click anywhere in the row', async () => {
  servePayments([samplePayment(1)]);
  openPayments();

  await userEvent.click(await screen.findByText('Physical, publication', { selector: 'td' }));

  expect(await firstDrawer()).toBeVisible();
});

it('closes on Escape, and returns the focus to the row', async () => {
  servePayments([samplePayment(1)]);
  const { router } = openPayments();
  await userEvent.click(await row());
  await firstDrawer();

  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
  expect(await row()).toHaveFocus();
});

it('closes on Back, and opens on Forward', async () => {
  servePayments([samplePayment(1), samplePayment(2)]);
  const { router } = openPayments('?q=aaaa');
  await userEvent.click(await row());
  await firstDrawer();
  await userEvent.click(await screen.findByRole('link', { name: 'Kwame Mensah' }));
  expect(await screen.findByRole('dialog', { name: 'Kwame Mensah' })).toBeVisible();

  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=aaaa');

  await act(() => router.navigate(1));
  expect(await screen.findByRole('dialog', { name: 'Kwame Mensah' })).toBeVisible();
});

it('closes by the Close button', async () => {
  servePayments([samplePayment(1)]);
  openFirstPayment();

  await userEvent.click(within(await firstDrawer()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  [1400, false],
  [1399, true],
  [600, true],
])('at %s pixels makes the list inert: %s', async (width, isInert) => {
  setWindowWidth(width);
  servePayments([samplePayment(1)]);
  openFirstPayment();
  await firstDrawer();

  const list = await screen.findByRole('region', { name: 'Registered', hidden: true });
  expect(Boolean(list.closest('[inert]'))).toBe(isInert);
});

it('shows extras and answers, and marks answers about health', async () => {
  const dinner = {
    kind: 'extra' as const,
    item: 'dinner',
    name: 'Conference dinner',
    amount: 45.5,
  };
  const diet = { questionId: 'diet', label: 'Dietary needs', answer: 'Vegetarian' };
  const days = { questionId: 'days', label: 'Days', answer: ['Thursday', 'Friday'] };
  const answers = [
    { ...diet, isSensitive: true },
    { ...days, isSensitive: false },
  ];
  servePayments([samplePayment(1, { lines: [dinner], answers })]);
  openFirstPayment();
  const known = within(await firstDrawer());
  expect(known.getByText('USD 45.50')).toBeVisible();
  expect(known.getByText('Vegetarian')).toHaveTextContent('Vegetarian Health');
  expect(known.getByText('Thursday, Friday')).toBeVisible();
});

it('shows an error for an unknown payment', async () => {
  servePayments([]);
  openFirstPayment();

  expect(await screen.findByText('This payment does not exist.')).toBeVisible();
});

it('downloads a proof by a single-use link', async () => {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#proof' });
    }),
  );
  const fileId = samplePayment(9).id;
  const file = { fileId, name: 'r.pdf', type: 'application/pdf', bytes: 2048 };
  const proof = { ...file, kind: 'payment' as const, createdAt: '2025-10-13T08:42:00.000Z' };
  servePayments([samplePayment(1, { proofs: [proof] })]);
  openFirstPayment();

  await userEvent.click(await screen.findByRole('button', { name: 'Proof of payment PDF, 2 KB' }));

  await waitFor(() => expect(asked).toEqual([{ kind: 'file', fileId }]));
});
