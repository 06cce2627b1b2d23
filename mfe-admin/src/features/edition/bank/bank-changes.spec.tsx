import {
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { adminEdition, serveEdition } from '../../../testing/sample-editions';
import type { BankChange } from './bank-changes.api';

const open = (page: string) =>
  renderRemote({ routes, remote }, { path: `/admin/edition${page}`, user: people.admin });

const requested: BankChange = {
  id: '00000000-0000-4000-8000-000000000601',
  edition: { id: adminEdition().id, name: 'Conference 2025 (sample)' },
  status: 'requested',
  before: sampleEdition.bank,
  after: { ...sampleEdition.bank, bank: 'Another bank (sample)' },
  requestedBy: { id: 'other', name: 'Kwame Mensah' },
  requestedAt: '2025-09-01T08:00:00.000Z',
  confirmedBy: null,
  confirmedAt: null,
  effectiveAt: null,
  closedBy: null,
  closedAt: null,
  canConfirm: true,
};

/** Serves one change; `sent` holds the bodies of its requests. */
function serveChange(start: Partial<BankChange> = {}) {
  let change = { ...requested, ...start };
  const sent: unknown[] = [];
  server.use(
    http.get('/api/v1/admin/bank-changes', ({ response }) =>
      response(200).json({ items: [change], delayHours: 24 }),
    ),
    http.post('/api/v1/admin/editions/{id}/bank-changes', async ({ request, response }) => {
      sent.push(await request.json());
      return response(201).json(change);
    }),
    http.post('/api/v1/admin/bank-changes/{id}/confirm', async ({ request, response }) => {
      sent.push(await request.json());
      change = { ...change, status: 'scheduled', effectiveAt: '2025-09-02T08:00:00.000Z' };
      return response(200).json(change);
    }),
    http.post('/api/v1/admin/bank-changes/{id}/cancel', ({ response }) => {
      change = { ...change, status: 'cancelled' };
      return response(200).json(change);
    }),
  );
  return { sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the bank details, the change on its way, and asks for the password to request one', async () => {
  serveEdition();
  const { sent } = serveChange();
  open('/bank');
  expect(
    await screen.findByText('A change of the bank details awaits confirmation.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'View change' })).toHaveAttribute(
    'href',
    '/admin/edition/bank-changes',
  );
  await press('Change bank details');
  const dialog = within(await screen.findByRole('dialog'));
  const bank = dialog.getByLabelText('Bank');
  await userEvent.clear(bank);
  await userEvent.type(bank, 'Another bank (sample)');
  await userEvent.click(dialog.getByRole('button', { name: 'Request change' }));
  expect(dialog.getByText('Password is required')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.type(dialog.getByLabelText('Your password'), 'a password');
  await userEvent.click(dialog.getByRole('button', { name: 'Request change' }));
  expect(await screen.findByText(/^The change is requested\./)).toBeVisible();
  expect(sent).toEqual([{ bank: requested.after, password: 'a password' }]);
});

it('confirms with the password after showing old and new details', async () => {
  const { sent } = serveChange();
  open('/bank-changes');
  await screen.findByText('Awaiting confirmation');
  await press('Confirm change');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /^Bank / })).toHaveTextContent('Another bank (sample)');
  await userEvent.type(dialog.getByLabelText('Your password'), 'a password');
  await userEvent.type(dialog.getByLabelText(/^Code of your/), '123456');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm change' }));
  expect(await screen.findByText('Scheduled')).toBeVisible();
  expect(sent).toEqual([{ password: 'a password', code: '123456' }]);
});

it('cancels with one press, also where the caller cannot confirm', async () => {
  serveChange({ canConfirm: false });
  open('/bank-changes');
  expect(await screen.findByText('Another administrator must confirm this change.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm change' })).toBeNull();
  await press('Cancel change');
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel change' })).toBeNull();
});

it('shows an error of the server at its field', async () => {
  serveEdition();
  serveChange({ status: 'cancelled' });
  const message = 'This IBAN has a typing error';
  server.use(
    http.untyped.post('*/api/v1/admin/editions/:id/bank-changes', () =>
      Response.json(
        { statusCode: 400, code: 'VALIDATION_FAILED', message, fields: { 'bank.iban': message } },
        { status: 400 },
      ),
    ),
  );
  open('/bank');
  await userEvent.click(await screen.findByRole('button', { name: 'Change bank details' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Your password'), 'a password');
  await userEvent.click(dialog.getByRole('button', { name: 'Request change' }));
  expect(await dialog.findByLabelText('IBAN or account number')).toHaveAccessibleDescription(
    message,
  );
});
