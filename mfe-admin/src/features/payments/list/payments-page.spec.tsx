import {
  http,
  screen,
  server,
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

beforeEach(() => setWindowWidth(1024));

it('lists registrations', async () => {
  servePayments([samplePayment(1), samplePayment(2, { state: 'completed', amount: 50 })]);
  openPayments();

  const [first, second] = await bodyRows();
  expect(first).toHaveTextContent('Adaeze Okonkwo');
  expect(first).toHaveTextContent('C25-AAAA1-BBBBB');
  expect(first).toHaveTextContent('Physical, publication');
  expect(first).toHaveTextContent('Author, student');
  expect(first).toHaveTextContent('250.00');
  expect(first).toHaveTextContent('Awaiting payment');
  expect(second).toHaveTextContent('50.00');
  expect(second).toHaveTextContent('Confirmed');
  expect(screen.getByText('1–2 of 2')).toBeVisible();
});

it('shows title and breadcrumb', async () => {
  servePayments([]);
  openPayments();

  expect(await screen.findByRole('heading', { level: 1, name: 'Registered' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(trail.getByText('Registered')).toHaveAttribute('aria-current', 'page');
});

it('sorts by a column, ascending, then descending', async () => {
  const { asked } = servePayments([samplePayment(1)]);
  openPayments();
  const head = async (name: string) => within(await table()).getByRole('columnheader', { name });
  expect(await head('Age')).toHaveAttribute('aria-sort', 'descending');

  await userEvent.click(within(await head('Registrant')).getByRole('link'));
  await waitFor(() => expect(asked.at(-1)?.sort).toBe('name'));
  expect(await head('Registrant')).toHaveAttribute('aria-sort', 'ascending');

  await userEvent.click(within(await head('Registrant')).getByRole('link'));
  await waitFor(() => expect(asked.at(-1)?.sort).toBe('-name'));
});

it('moves between rows by keyboard, and opens one', async () => {
  servePayments([samplePayment(1), samplePayment(2), samplePayment(3)]);
  const { router } = openPayments();
  await table();
  const row = (name: string) => screen.getByRole('link', { name });

  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(row('Adaeze Okonkwo')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}j');
  expect(row('Mei Tan')).toHaveFocus();
  await userEvent.keyboard('jk');
  expect(row('Kwame Mensah')).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(row('Adaeze Okonkwo')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe(`?item=${samplePayment(1).id}`);
});

it('pages forward and back', async () => {
  const payments = Array.from({ length: 5 }, (_, index) => samplePayment(index + 1));
  const { asked } = servePayments(payments, 2);
  openPayments();
  await table();
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Mei Tan');
  expect(screen.getByRole('region', { name: 'Registered' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Priya Costa');
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByText('Mei Tan');
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByText('Adaeze Okonkwo');
  expect(asked.map(({ cursor }) => cursor)).toEqual(expect.arrayContaining([undefined, '2', '4']));
});

it('shows an empty list', async () => {
  servePayments([]);
  openPayments();

  expect(await screen.findByText('No registrations yet')).toBeVisible();
});

it('shows the error of a failed list, and retries', async () => {
  server.use(
    http.get('/api/v1/admin/payments', ({ response }) =>
      response('default').json(
        {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'The database is away.',
          requestId: 'sample',
        },
        { status: 503 },
      ),
    ),
  );
  openPayments();
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');

  servePayments([samplePayment(1)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await bodyRows()).toHaveLength(1);
});

it('shows entries instead of a table below 900 pixels', async () => {
  setWindowWidth(899);
  servePayments([samplePayment(1)]);
  openPayments();

  const list = await screen.findByRole('list', { name: 'Registered' });
  const entry = within(list).getByRole('listitem');
  expect(entry).toHaveTextContent('Adaeze Okonkwo');
  expect(entry).toHaveTextContent('USD250.00');
  expect(entry).toHaveTextContent('Physical, publication, student');
  expect(entry).toHaveTextContent('Awaiting paymentC25-AAAA1-BBBBB');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('offers order and filters on phones', async () => {
  setWindowWidth(360);
  const { asked } = servePayments([samplePayment(1)]);
  openPayments();

  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Sort by' }),
    'USD, highest first',
  );
  await waitFor(() => expect(asked.at(-1)?.sort).toBe('-amount'));

  const filters = screen.getByRole('button', { name: 'Filters' });
  expect(screen.queryByRole('combobox', { name: 'Package' })).not.toBeInTheDocument();
  await userEvent.click(filters);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Package' }),
    'Physical, publication',
  );
  expect(screen.getByRole('button', { name: 'Filters (1 active)' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('link', { name: /^Remove filter Package/ })).toBeVisible();
});

describe('the export', () => {
  const exportAs = async (format: RegExp) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: format }));
  };

  it('exports all matching rows in the order of the list', async () => {
    servePayments([samplePayment(1)]);
    const asked: unknown[] = [];
    const followed: string[] = [];
    server.use(
      http.post('/api/v1/downloads', async ({ request, response }) => {
        asked.push(await request.json());
        return response(201).json({ url: '/api/v1/downloads/ticket' });
      }),
    );
    const follow = (event: Event) => {
      const link = (event.target as Element).closest('a[download]');
      if (!link) return;
      event.preventDefault();
      followed.push(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow);
    openPayments('?state=completed&q=ada&sort=name&item=1');

    await exportAs(/XLSX/);

    expect(await screen.findByText('Download started.')).toBeInTheDocument();
    expect(asked).toEqual([
      { kind: 'payments', format: 'xlsx', sort: 'name', state: 'completed', q: 'ada' },
    ]);
    expect(followed).toEqual(['/api/v1/downloads/ticket']);
    expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
    document.removeEventListener('click', follow);
  });

  it('shows why an export failed, and closes on Escape', async () => {
    servePayments([samplePayment(1)]);
    server.use(
      http.post('/api/v1/downloads', ({ response }) =>
        response('default').json(
          {
            statusCode: 429,
            code: 'RATE_LIMITED',
            message: 'Too many downloads. Please wait.',
            requestId: 'sample',
          },
          { status: 429 },
        ),
      ),
    );
    openPayments();

    await exportAs(/CSV/);
    expect(await screen.findByText('Too many downloads. Please wait.')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
  });
});

it('has a tab of students without a proof of status, and says so in their rows', async () => {
  servePayments([samplePayment(1, { studentProof: 'missing' }), samplePayment(2)]);
  const { router } = openPayments('?state=awaiting-payment');
  const [first, second] = await bodyRows();
  expect(first).toHaveTextContent('No proof of status');
  expect(second).not.toHaveTextContent('No proof of status');

  const tabs = within(screen.getByRole('navigation', { name: 'Status' }));
  await userEvent.click(tabs.getByRole('link', { name: 'No proof of status' }));
  expect(router.state.location.search).toBe('?studentProof=missing');
  expect(tabs.getByRole('link', { name: 'No proof of status' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(tabs.getByRole('link', { name: 'All 2' })).not.toHaveAttribute('aria-current');
  await waitFor(async () => expect(await bodyRows()).toHaveLength(1));

  await userEvent.click(tabs.getByRole('link', { name: /Confirmed/ }));
  expect(router.state.location.search).toBe('?state=completed');
});
