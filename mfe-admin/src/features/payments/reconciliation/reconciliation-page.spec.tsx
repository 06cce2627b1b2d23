import { http, people, renderRemote, screen, server, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import type { Reconciliation } from './reconciliation.api';

function serve(days: Reconciliation['days']) {
  server.use(
    http.get('/api/v1/admin/reconciliation', ({ response }) => response(200).json({ days })),
  );
  renderRemote({ routes, remote }, { path: '/admin/payments/reconciliation', user: people.admin });
}

const statement = { id: '00000000-0000-4000-8000-000000000001', fileName: 'october.xml' };

it('shows where bank and ledger differ, with links to the statements', async () => {
  const later = { day: '2025-10-08', bank: 200, ledger: 250, difference: -50, open: -50 };
  const earlier = { day: '2025-10-07', bank: 50, ledger: 50, difference: 0, open: 0 };
  serve([
    { ...later, closing: 260, statements: [statement] },
    { ...earlier, closing: null, statements: [] },
  ]);
  const days = await screen.findByRole('region', { name: 'Bank and ledger by day' });
  const [first, second] = within(days).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('200.00250.00');
  expect(first).toHaveTextContent('260.00october.xml');
  expect(second).toHaveTextContent('50.0050.00–0.00–');
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
  const day = { day: '2025-10-08', bank: 0, ledger: 250, difference: -250, open: -250 };
  serve([{ ...day, closing: null, statements: [] }]);
  expect(await screen.findByText(/^No statement is imported yet/)).toBeVisible();
  expect(screen.queryByText(/differ by/)).not.toBeInTheDocument();
});
