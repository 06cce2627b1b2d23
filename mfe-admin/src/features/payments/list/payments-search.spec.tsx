import {
  fireEvent,
  screen,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { openPayments } from '../../../testing/payments-area';
import { samplePayment, servePayments } from '../../../testing/sample-payments';

const table = () => screen.findByRole('table', { name: 'Registered' });
const bodyRows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const tab = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Status' })).findByRole('link', { name });

beforeEach(() => setWindowWidth(1024));

it('filters by tabs with counts', async () => {
  const { asked } = servePayments([samplePayment(1), samplePayment(2, { state: 'completed' })]);
  const { router } = openPayments();

  expect(await tab(/^All 2$/)).toHaveAttribute('aria-current', 'page');
  await userEvent.click(await tab(/^Confirmed 1$/));

  await waitFor(async () => expect(await bodyRows()).toHaveLength(1));
  expect(router.state.location.search).toBe('?state=completed');
  expect(asked.at(-1)).toEqual({ state: 'completed', limit: '20' });
  expect(screen.getByText('1–1 of 1')).toBeVisible();
});

it('searches while typing, and updates the query string', async () => {
  const { asked } = servePayments([samplePayment(1), samplePayment(2)]);
  const { router } = openPayments();
  await table();

  await userEvent.type(screen.getByRole('searchbox'), 'aaaa2');

  await waitFor(async () => expect(await bodyRows()).toHaveLength(1));
  expect(router.state.location.search).toBe('?q=aaaa2');
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveValue('aaaa2');

  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(async () => expect(await bodyRows()).toHaveLength(2));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('reads search and filters from the query string', async () => {
  const { asked } = servePayments([samplePayment(1)]);
  openPayments('?q=ada&package=physical_publication&sort=name&unknown=1');

  await table();
  expect(asked[0]).toEqual({
    q: 'ada',
    package: 'physical_publication',
    sort: 'name',
    limit: '20',
  });
  expect(screen.getByRole('searchbox')).toHaveValue('ada');
  expect(
    screen.getByRole('link', { name: 'Remove filter Package: Physical, publication' }),
  ).toBeVisible();
});

it('filters by package', async () => {
  servePayments([
    samplePayment(1),
    samplePayment(2, { registrationPackage: 'virtual_publication' }),
  ]);
  const { router } = openPayments();
  await table();

  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Package' }),
    'Virtual, publication',
  );

  await waitFor(async () => expect(await bodyRows()).toHaveLength(1));
  expect(router.state.location.search).toBe('?package=virtual_publication');
});

it('filters by the first day, and removes the filter', async () => {
  const { asked } = servePayments([samplePayment(1)]);
  const { router } = openPayments();
  await table();

  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-10-01' } });
  await waitFor(() => expect(asked.at(-1)?.from).toBe('2025-10-01'));

  await userEvent.click(screen.getByRole('link', { name: 'Remove filter From: 1 Oct 2025' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('shows a day of the address that is none as it was typed', async () => {
  servePayments([samplePayment(1)]);
  openPayments('?from=yesterday');
  expect(await screen.findByRole('link', { name: 'Remove filter From: yesterday' })).toBeVisible();
});

it('offers to clear search and filters when nothing matches', async () => {
  servePayments([samplePayment(1)]);
  const { router } = openPayments('?q=unknown');

  expect(await screen.findByText('No results')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear search and filters' }));

  expect(await bodyRows()).toHaveLength(1);
  expect(router.state.location.search).toBe('');
});

it('suggests the registration of a mistyped reference', async () => {
  const { merchantReference } = samplePayment(2);
  servePayments([samplePayment(1), samplePayment(2)]);
  const { router } = openPayments('?q=C25-AAAA2-BBBBC&state=completed');

  expect(await screen.findByText(/^Did you mean/)).toHaveTextContent(
    `Did you mean this registration? ${merchantReference}, Kwame Mensah`,
  );
  await userEvent.click(screen.getByRole('link', { name: merchantReference }));

  expect(await bodyRows()).toHaveLength(1);
  expect(router.state.location.search).toBe(`?q=${merchantReference}`);
  expect(screen.getByRole('searchbox')).toHaveValue(merchantReference);
});
