import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  sampleEdition,
  userEvent,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { openPayments } from '../../../testing/payments-area';
import { group, groupMember, serveGroups } from '../../../testing/sample-groups';
import { samplePayment, servePayments } from '../../../testing/sample-payments';

const open = (search = '', options: RenderOptions = {}) =>
  renderRemote(
    { routes, remote },
    { path: `/admin/payments/groups${search}`, user: people.admin, ...options },
  );
const openFirst = () => open(`?item=${group(1).id}`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('lists groups with their money, and says that none can be created at present', async () => {
  serveGroups([group(1, { receivedAmount: 40, outstandingAmount: 60 }), group(2)]);
  open();
  const row = (await screen.findByRole('link', { name: 'University 1 (sample)' })).closest('tr')!;
  expect(within(row).getByText('2 of 20')).toBeVisible();
  expect(within(row).getByText(/40\.00/)).toBeVisible();
  expect(within(row).getByText(/60\.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Turn group registrations on' })).toHaveAttribute(
    'href',
    '/admin/edition/groups',
  );
  expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull();
});

it('finds a group, and explains an empty list and one that could not be loaded', async () => {
  serveGroups([group(1), group(2)]);
  const { unmount } = open('?q=university 2');
  expect(await screen.findByRole('link', { name: 'University 2 (sample)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'University 1 (sample)' })).toBeNull();
  unmount();
  serveGroups([]);
  const empty = open();
  expect(await screen.findByText('No groups yet')).toBeVisible();
  empty.unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/groups', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('opens a group with links to its payments and invoices', async () => {
  const invoice = {
    number: 'C25-I00001',
    kind: 'invoice' as const,
    corrects: null,
    amount: 50,
    isCorrected: false,
    issuedAt: '2025-10-14T08:42:00.000Z',
  };
  serveGroups([group(1, { invoices: [invoice] })]);
  openFirst();
  const drawer = await dialog('University 1 (sample)');
  expect(drawer.getByRole('link', { name: 'Ama Sample' })).toHaveAttribute(
    'href',
    `/admin/payments?item=${groupMember(1).paymentId}`,
  );
  expect(drawer.getByRole('link', { name: 'C25-I00001' })).toHaveAttribute(
    'href',
    '/admin/payments/invoices?item=C25-I00001',
  );
  expect(drawer.getByRole('link', { name: 'View payments' })).toHaveAttribute(
    'href',
    `/admin/payments?group=${group(1).id}`,
  );
  expect(drawer.queryByRole('button', { name: 'Remove Kofi Sample' })).toBeNull();
});

it('names missing fields, and creates a group for a payer', async () => {
  const sent = serveGroups([]);
  open('', { edition: { ...sampleEdition, groupsOpen: true, offersReverseCharge: true } });
  await press('Create group');
  const form = await dialog('Create a group for a payer');
  await userEvent.click(form.getByRole('button', { name: 'Create group' }));
  expect((await form.findAllByText('Organisation is required')).length).toBeGreaterThan(0);
  await userEvent.type(form.getByLabelText(/^Email of the payer/), 'payer@example.org');
  await userEvent.type(form.getByLabelText(/^Organisation/), 'University of Accra');
  await userEvent.type(form.getByLabelText(/^Email for invoices/), 'office@example.org');
  await userEvent.type(form.getByLabelText(/^Maximum people/), '12');
  await userEvent.click(form.getByRole('checkbox', { name: /^The payer is a business/ }));
  await userEvent.click(form.getByRole('button', { name: 'Create group' }));
  expect(await screen.findByText('Group created.')).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      payerEmail: 'payer@example.org',
      organization: 'University of Accra',
      invoice: { reverseCharge: true },
      peopleLimit: 12,
    },
  ]);
});

it('edits the details and the last day of a group', async () => {
  const sent = serveGroups([group(1)]);
  open(`?item=${group(1).id}`, { edition: { ...sampleEdition, offersReverseCharge: true } });
  await press('Edit details');
  const form = await dialog('Edit the group of University 1 (sample)');
  expect(form.getByRole('checkbox', { name: /^The payer is a business/ })).toBeDisabled();
  const type = async (label: RegExp, text: string) => {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  };
  await type(/^Organisation/, 'University of Accra');
  await type(/^Address/, 'Ring Road 1');
  await type(/^Tax number/, 'GH 12');
  await type(/^Email for invoices/, 'accounts@example.org');
  await type(/^Maximum people/, '30');
  await userEvent.click(form.getByRole('checkbox', { name: 'Virtual, presentation only' }));
  await type(/^Last day to join/, '2025-11-01');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      organization: 'University of Accra',
      invoice: {
        addressee: 'University of Accra',
        address: 'Ring Road 1',
        country: 'Ghana',
        taxNumber: 'GH 12',
        purchaseOrder: null,
        reverseCharge: false,
      },
      invoiceEmail: 'accounts@example.org',
      peopleLimit: 30,
      packages: [expect.any(String)],
      closesAt: '2025-11-02T11:59:59.000Z',
      version: 1,
    },
  ]);
});

it('keeps a closed group closed when other details change', async () => {
  const closesAt = '2025-10-14T09:00:00.000Z';
  const sent = serveGroups([group(1, { state: 'closed', closesAt })]);
  openFirst();
  await press('Edit details');
  const form = await dialog('Edit the group of University 1 (sample)');
  await userEvent.type(form.getByLabelText(/^Purchase order/), 'PO 7');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toMatchObject([{ invoice: { purchaseOrder: 'PO 7' } }]);
  expect(sent[0]).not.toHaveProperty('closesAt');
});

it.each([
  [true, 'Issue invoice', 'Issue the group’s invoice?', /^Issue invoice for .*50\.00/],
  [
    false,
    'Issue pro forma invoice',
    'Issue the group’s pro forma invoice?',
    /^Issue pro forma invoice for .*50\.00/,
  ],
])(
  'issues an invoice for those without one: %s',
  async (issuesInvoices, button, title, confirm) => {
    const sent = serveGroups([group(1, { issuesInvoices, hasProForma: !issuesInvoices })]);
    openFirst();
    expect(await screen.findByText(/^1 person is not on an invoice yet/)).toBeVisible();
    await press(button);
    const question = await dialog(title);
    expect(question.getByText('Ama Sample, Virtual, presentation only')).toBeVisible();
    expect(question.queryByText(/Kofi Sample/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: confirm }));
    expect(await screen.findByText(/nvoice issued\. The payer gets an email\./)).toBeVisible();
    expect(sent).toEqual(['invoice']);
  },
);

it('shows an invoice and a removal that are on hold instead of the choices', async () => {
  const hold = {
    ...{ id: '00000000-0000-4000-8000-000000000901', kind: 'group-invoice', by: 'Esi Owusu' },
    ...{ endsAt: '2025-10-10T09:53:00.000Z', byId: people.admin.id },
  };
  serveGroups([group(1, { hold })]);
  const { unmount } = openFirst();
  expect(await screen.findByText('On hold until 09:53 UTC')).toBeVisible();
  for (const name of ['Issue invoice', 'Edit details', 'Remove Ama Sample'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  serveGroups([group(1, { heldRemovals: [groupMember(1).paymentId] })]);
  openFirst();
  expect(await screen.findByText('Removal on hold')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Ama Sample' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit details' })).toBeVisible();
});

it('says why an invoice could not be issued, and hides the acts from readers', async () => {
  serveGroups([group(1)]);
  const message = 'Everyone who has joined is on an invoice already.';
  server.use(
    http.untyped.post('*/api/v1/admin/groups/:id/invoice', () =>
      Response.json({ statusCode: 409, message }, { status: 409 }),
    ),
  );
  const { unmount } = openFirst();
  await press('Issue invoice');
  const question = await dialog('Issue the group’s invoice?');
  await userEvent.click(question.getByRole('button', { name: /^Issue invoice for/ }));
  expect(await question.findByText(message)).toBeVisible();
  unmount();
  open(`?item=${group(1).id}`, { rights: ['payments:read'] });
  await dialog('University 1 (sample)');
  for (const name of ['Issue invoice', 'Edit details', 'Close group'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('closes and reopens a group', async () => {
  const sent = serveGroups([group(1)]);
  openFirst();
  await press('Close group');
  const question = await dialog('Close the group of University 1 (sample)?');
  await userEvent.click(question.getByRole('button', { name: 'Close group' }));
  expect(await screen.findByText('Group closed.')).toBeVisible();
  await press('Reopen group');
  expect(await screen.findByText('Group reopened.')).toBeVisible();
  expect(sent).toEqual([
    { closesAt: expect.any(String) as string, version: 1 },
    { closesAt: null, version: 2 },
  ]);
});

it('removes a person after a question', async () => {
  const sent = serveGroups([group(1)]);
  openFirst();
  await press('Remove Ama Sample');
  const question = await dialog('Remove Ama Sample from the group?');
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Ama Sample was removed and told by email.')).toBeVisible();
  expect(sent).toEqual([groupMember(1).paymentId]);
});

it('is named in the list and in the drawer of a payment, and filters the list', async () => {
  const { id, organization } = group(1);
  const payment = samplePayment(1, { group: { id, organization } });
  const { asked } = servePayments([payment]);
  openPayments(`?group=${id}&item=${payment.id}`);
  const drawer = await dialog('Adaeze Okonkwo');
  expect(drawer.getByRole('link', { name: organization })).toHaveAttribute(
    'href',
    `/admin/payments/groups?item=${id}`,
  );
  const table = within(await screen.findByRole('table'));
  expect(table.getByText(organization)).toBeVisible();
  expect(asked.at(-1)?.group).toBe(id);
});
