import {
  fireEvent,
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleEntry, serveAudit } from '../../testing/sample-audit';

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/audit${search}`, user: people.admin });

const bodyRows = async () =>
  within(await screen.findByRole('table', { name: 'Audit log' }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => setWindowWidth(1440));

it('lists actions with actor and target', async () => {
  serveAudit([
    sampleEntry(1),
    sampleEntry(2, {
      action: 'user.profile-changed',
      actor: { id: 'x', name: null },
      fields: ['firstName', 'phone'],
      before: null,
      after: null,
    }),
    sampleEntry(3, { actor: null, subject: { type: 'list', id: 'users', name: null } }),
  ]);
  open();

  const [first, second, third] = await bodyRows();
  expect(first).toHaveTextContent('User role changed');
  expect(first).toHaveTextContent('Researcher → Reviewer');
  expect(first).toHaveTextContent('Ada Sample');
  expect(first).toHaveTextContent('Person Number1');
  expect(second).toHaveTextContent('First name, Phone');
  expect(second).toHaveTextContent('Deleted account');
  expect(third).toHaveTextContent('Visitor or system');
  expect(third).toHaveTextContent('List: users');
});

it('names the states of refunds, bank files and camera-ready papers, days and revisions', async () => {
  const subject = (type: string) => ({ type, id: 'x', name: null });
  serveAudit([
    sampleEntry(1, { before: 'batched', after: 'exported', subject: subject('refund') }),
    sampleEntry(2, { before: 'ready', after: 'exported', subject: subject('refund-batch') }),
    sampleEntry(3, { before: 'received', after: 'sent-back', subject: subject('paper') }),
    sampleEntry(4, { before: null, after: '2025-11-30', subject: subject('ledger-period') }),
    sampleEntry(5, { before: 'revision 8', after: 'revision 9', subject: subject('edition') }),
  ]);
  open();

  const [refund, file, cameraReady, period, edition] = await bodyRows();
  expect(refund).toHaveTextContent('In a bank file → Sent to the bank');
  expect(file).toHaveTextContent('Ready to export → Exported');
  expect(cameraReady).toHaveTextContent('Received → Sent back');
  expect(period).toHaveTextContent('30 Nov 2025');
  expect(edition).toHaveTextContent('Revision 8 → Revision 9');
});

it('names holds, statements and permissions', async () => {
  serveAudit([
    sampleEntry(1, { action: 'hold.recorded', before: null, after: 'payment-confirm' }),
    sampleEntry(2, { action: 'statement.import', before: null, after: null }),
    sampleEntry(3, { action: 'user.permission-granted', before: null, after: 'site-editor' }),
  ]);
  open();

  const [hold, statement, permission] = await bodyRows();
  expect(hold).toHaveTextContent('Put on hold');
  expect(hold).toHaveTextContent('Confirmation of a payment');
  expect(statement).toHaveTextContent('Statement imported');
  expect(permission).toHaveTextContent('Site editor');
});

it('says from when on entries are in the archive, only where some are', async () => {
  const subject = { type: 'audit-archive', id: '2024-12.1', name: null };
  const archived = { action: 'audit.archived', actor: null, subject, before: null };
  serveAudit([sampleEntry(1, { ...archived, after: '2500 entries' })], '2025-01-01');
  const { unmount } = open();
  const [entry] = await bodyRows();
  expect(entry).toHaveTextContent('Audit log: old entries archived');
  expect(entry).toHaveTextContent('Archive of the audit log: 2024-12.1');
  expect(entry).toHaveTextContent('2500 entries');
  expect(screen.getByText(/^Most entries before 1 Jan 2025 are in the archive/)).toBeVisible();
  unmount();

  serveAudit([sampleEntry(1)]);
  open();
  await screen.findByRole('option', { name: 'User disabled' });
  expect(screen.queryByText(/are in the archive/)).not.toBeInTheDocument();
});

it('filters by action, target type and days, including the last day', async () => {
  const { asked } = serveAudit([sampleEntry(1)]);
  const { router } = open();
  await bodyRows();
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);

  await choose('Action', 'User role changed');
  await choose('Target type', 'User');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-10-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-10-31' } });

  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      action: 'user.role-changed',
      subjectType: 'user',
      from: '2025-10-01T00:00:00.000Z',
      to: '2025-11-01T00:00:00.000Z',
      limit: '20',
    }),
  );
  expect(router.state.location.search).toBe(
    '?action=user.role-changed&subjectType=user&from=2025-10-01&to=2025-10-31',
  );
});

it('ignores an incomplete year', async () => {
  serveAudit([sampleEntry(1)]);
  const { router } = open();
  await bodyRows();

  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0020-10-01' } });

  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText('From')).toHaveValue('0020-10-01');
});

it('opens an entry, filters by its target, and clears the filter', async () => {
  const { asked } = serveAudit([sampleEntry(1)]);
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'User role changed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'User role changed' }));
  expect(drawer.getByText('13 Oct 2025, 08:42 UTC')).toBeVisible();
  expect(drawer.getByText('Researcher')).toBeVisible();
  expect(drawer.getByRole('link', { name: 'Person Number1' })).toHaveAttribute(
    'href',
    `/admin/users/${sampleEntry(1).subject.id}`,
  );

  await userEvent.click(drawer.getByRole('link', { name: 'All activity on this target' }));
  await waitFor(() => expect(asked.at(-1)?.subject).toBe(sampleEntry(1).subject.id));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Clear filter: One target' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
