import { http, people, renderRemote, screen, server, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import type { PaymentTotals } from './payment-totals.api';

function serve(totals: PaymentTotals) {
  server.use(
    http.get('/api/v1/admin/payment-totals', ({ response }) => response(200).json(totals)),
  );
  renderRemote({ routes, remote }, { path: '/admin/payments/totals', user: people.admin });
}

const row = {
  registrationPackage: 'virtual_presentation_only',
  packageName: 'Virtual, presentation only',
} as const;

it('sums registrations and money by package, state and day, with links to them', async () => {
  serve({
    packages: [
      { ...row, state: 'awaiting-payment', count: 2, amount: 300, received: 0 },
      { ...row, state: 'completed', count: 1, amount: 50, received: 50 },
    ],
    days: [{ day: '2025-10-14', registrations: 3, amount: 350, received: 50, refunded: 0 }],
  });
  const packages = await screen.findByRole('region', { name: 'By package and state' });
  const [first, all] = within(packages).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent(
    'Virtual, presentation only2USD 300.001USD 50.003USD 350.0050.00',
  );
  expect(all).toHaveTextContent('All packages');
  expect(within(first!).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/admin/payments?package=virtual_presentation_only&state=awaiting-payment',
  );
  const days = screen.getByRole('region', { name: 'By day' });
  expect(within(days).getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/admin/payments?from=2025-10-14&to=2025-10-14',
  );
});

it('says that there are no registrations', async () => {
  serve({ packages: [], days: [] });
  expect(await screen.findByText('No registrations yet')).toBeVisible();
});
