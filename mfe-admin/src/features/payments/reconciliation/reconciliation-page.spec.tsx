import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import type { LedgerPeriod, Reconciliation } from './reconciliation.api';

function serve(
  days: Reconciliation['days'],
  { packages = [], differences = [], period = unlocked }: Partial<Served> = {},
) {
  server.use(
    http.get('/api/v1/admin/reconciliation', ({ response }) =>
      response(200).json({ days, packages, differences }),
    ),
    http.get('/api/v1/admin/reconciliation/period', ({ response }) => response(200).json(period)),
  );
  renderRemote({ routes, remote }, { path: '/admin/payments/reconciliation', user: people.admin });
}

interface Served extends Pick<Reconciliation, 'packages' | 'differences'> {
  period: LedgerPeriod;
}

const unlocked: LedgerPeriod = { lockedUntil: null, version: 1, changes: [] };
const statement = { id: '00000000-0000-4000-8000-000000000001', fileName: 'october.xml' };

it('shows where bank and ledger differ, with links to the statements', async () => {
  const later = {
    day: '2025-10-08',
    bank: 200,
    ledger: 250,
    difference: -50,
    open: -50,
    ignored: 0,
  };
  const earlier = { day: '2025-10-07', bank: 50, ledger: 50, difference: 0, open: 0, ignored: 0 };
  serve([
    { ...later, closing: 260, statements: [statement] },
    { ...earlier, closing: null, statements: [] },
  ]);
  const days = await screen.findByRole('region', { name: 'Bank and ledger by day' });
  const [first, second] = within(days).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('200.00250.00');
  expect(first).toHaveTextContent('260.00october.xml');
  expect(second).toHaveTextContent('50.0050.00––0.00–');
  expect(within(days).getByRole('link', { name: 'october.xml' })).toHaveAttribute(
    'href',
    `/admin/payments/statements/${statement.id}`,
  );
  expect(screen.getByText('Bank and ledger differ by USD 50.00.')).toBeVisible();
});

it('says that there is nothing to reconcile', async () => {
  serve([]);
  expect(await screen.findByText('Nothing to reconcile yet')).toBeVisible();
});

it('compares nothing before the first statement', async () => {
  const day = { day: '2025-10-08', bank: 0, ledger: 250, difference: -250, open: -250, ignored: 0 };
  serve([{ ...day, closing: null, statements: [] }]);
  expect(await screen.findByText(/^No statement is imported yet/)).toBeVisible();
  expect(screen.queryByText(/differ by/)).not.toBeInTheDocument();
});

const day = { day: '2025-10-08', bank: 50, ledger: 50, difference: 0, open: 0, ignored: 0 };

it('links each open difference to the act that solves it, and sums packages', async () => {
  const nowhere = { day: '2025-10-08', statementId: null, transferId: null, paymentId: null };
  serve([{ ...day, closing: null, statements: [statement] }], {
    differences: [
      { ...nowhere, kind: 'unmatched', amount: 50, name: 'Ministry', count: 1, transferId: 't' },
      { ...nowhere, kind: 'unreadable', amount: null, name: 'May', count: 3, statementId: 's' },
      { ...nowhere, kind: 'without-line', amount: 50, name: 'Payer', count: 1, paymentId: 'p' },
    ],
    packages: [
      {
        ...{ registrationPackage: 'virtual_presentation_only', packageName: 'Virtual', count: 3 },
        ...{ expected: 150, received: 120, outstanding: 50, above: 20 },
      },
    ],
  });
  const differences = await screen.findByRole('region', { name: 'Open differences' });
  const links = within(differences).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Match or return', '/admin/payments/unmatched?item=t'],
    ['Enter amount', '/admin/payments/statements/s'],
    ['Check or unmatch', '/admin/payments?item=p'],
  ]);
  expect(within(differences).getByText('2 more are not shown')).toBeVisible();
  const packages = screen.getByRole('region', { name: 'Expected and received by package' });
  expect(within(packages).getAllByRole('row')[1]).toHaveTextContent(
    'Virtual3150.00120.0050.0020.00',
  );
});

it('locks a period with the version that was read', async () => {
  serve([{ ...day, closing: null, statements: [statement] }]);
  const locked: unknown[] = [];
  server.use(
    http.post('/api/v1/admin/reconciliation/lock', async ({ request, response }) => {
      locked.push(await request.json());
      return response(200).json({ ...unlocked, lockedUntil: '2025-10-31', version: 2 });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Lock period' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lock the period?' });
  await userEvent.type(within(dialog).getByLabelText(/Last locked day/), '2025-10-31');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Lock period' }));
  await screen.findByText('All days are open.');
  expect(locked).toEqual([{ until: '2025-10-31', version: 1 }]);
});
