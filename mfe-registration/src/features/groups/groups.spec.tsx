import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import { registrationRemote } from '../../testing/registrations-server';
import {
  editionWithGroups,
  invoicedGroup,
  sampleGroup,
  sampleMember,
  serveGroups,
} from '../../testing/sample-groups';

const open = (path = `/groups/${sampleGroup.id}`, options = {}) =>
  renderRemote(registrationRemote, {
    path,
    user: people.plain,
    edition: editionWithGroups,
    ...options,
  });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const fill = async (name: RegExp, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name }));
  await userEvent.type(screen.getByRole('textbox', { name }), text);
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

const taxed = { ...editionWithGroups, offersReverseCharge: true as const };
const statement = /^We are a business in another country/;

describe('the list', () => {
  it('explains itself while it is empty, and leads to the form', async () => {
    serveGroups();
    open('/groups');
    expect(await screen.findByText('No group registrations yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create group registration' })).toHaveAttribute(
      'href',
      '/groups/new',
    );
  });

  it('shows groups also when no new ones are taken', async () => {
    serveGroups(sampleGroup);
    open('/groups', { edition: undefined });
    expect(await screen.findByRole('link', { name: sampleGroup.organization })).toBeVisible();
    expect(screen.getByText('2 of 20 people')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create group registration' })).toBeNull();
  });

  it('offers another try when it could not be loaded', async () => {
    server.use(
      http.get('/api/v1/groups', ({ response }) =>
        response.untyped(Response.json({ statusCode: 400 }, { status: 400 })),
      ),
    );
    open('/groups');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('names missing fields, and creates a group with the last day as a deadline', async () => {
  const sent = serveGroups();
  const { router } = open('/groups/new', { edition: taxed });
  expect(await screen.findByRole('textbox', { name: /^Email for invoices/ })).toHaveValue(
    people.plain.email,
  );
  await press('Create group registration');
  expect((await screen.findAllByText('Enter a whole number from 1 to 500')).length).toBeGreaterThan(
    0,
  );
  await fill(/^Organisation/, 'University of Accra');
  await fill(/^Maximum people/, '20');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Virtual, presentation only' }));
  await userEvent.click(screen.getByRole('checkbox', { name: statement }));
  await userEvent.type(screen.getByLabelText(/^Last day to join/), '2025-11-01');
  await press('Create group registration');
  await screen.findByRole('heading', { name: sampleGroup.organization, level: 1 });
  expect(router.state.location.pathname).toBe(`/groups/${sampleGroup.id}`);
  expect(sent).toMatchObject([
    {
      organization: 'University of Accra',
      invoice: { reverseCharge: true },
      peopleLimit: 20,
      packages: ['virtual_presentation_only'],
      closesAt: '2025-11-02T11:59:59.000Z',
    },
  ]);
});

describe('reverse charge', () => {
  it('is not offered where the conference does not offer it', async () => {
    open('/groups/new');
    await screen.findByRole('textbox', { name: /^Organisation/ });
    expect(screen.queryByRole('checkbox', { name: statement })).toBeNull();
  });

  it('changes until someone joins, and is sent as it is afterwards', async () => {
    const invoice = { ...sampleGroup.invoice, reverseCharge: true };
    serveGroups({ ...sampleGroup, invoice, people: 0, members: [] });
    const { unmount } = open(undefined, { edition: taxed });
    await press('Edit details');
    let form = await dialog('Edit details');
    expect(form.getByRole('checkbox', { name: statement })).toBeEnabled();
    unmount();
    const sent = serveGroups({ ...sampleGroup, invoice });
    open(undefined, { edition: taxed });
    await press('Edit details');
    form = await dialog('Edit details');
    expect(form.getByRole('checkbox', { name: statement })).toBeDisabled();
    expect(form.getByText(/Final, as people have joined/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent).toMatchObject([{ invoice: { reverseCharge: true } }]);
  });
});

describe('the page of a group', () => {
  it('sends invitations to addresses in any form, and names wrong ones', async () => {
    const sent = serveGroups(sampleGroup);
    open();
    expect(await screen.findByText(sampleGroup.link!)).toBeVisible();
    await press('Send invitations');
    expect((await screen.findAllByText('Enter at least one email address')).length).toBeGreaterThan(
      0,
    );
    const field = screen.getByRole('textbox', { name: /^Or let us email it/ });
    await userEvent.click(field);
    await userEvent.paste('ama@example.org, kofi@');
    await press('Send invitations');
    expect((await screen.findAllByText('Not an email address: kofi@')).length).toBeGreaterThan(0);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('Ama <ama@example.org>;\nkofi@example.org\nAMA@example.org');
    await press('Send invitations');
    expect(await screen.findByText('2 invitations on the way.')).toBeVisible();
    expect(sent).toEqual([['AMA@example.org', 'kofi@example.org']]);
    expect(field).toHaveValue('');
  });

  it('removes a person after a question', async () => {
    const sent = serveGroups(sampleGroup);
    open();
    await press('Remove Ama Sample');
    const question = await dialog('Remove Ama Sample?');
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ama Sample was removed and told by email.')).toBeVisible();
    expect(screen.queryByText('Ama Sample')).toBeNull();
    expect(sent).toEqual([sampleMember(1).paymentId]);
  });

  it('shows what the invoice fixes before it is requested, and what to pay afterwards', async () => {
    const sent = serveGroups(sampleGroup);
    open();
    expect(await screen.findByText(/2 people are not on an invoice yet/)).toBeVisible();
    expect(screen.queryByText('Write this reference on the transfer')).toBeNull();
    await press('Request invoice');
    const question = await dialog('Request the invoice?');
    expect(question.getByText(/Ama Sample, Virtual/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(
      question.getByRole('button', { name: /^Request invoice for USD.100\.00$/ }),
    );
    expect(await screen.findByText('Invoice C25-I00001')).toBeVisible();
    expect(screen.getByText(sampleGroup.merchantReference)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy reference' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request invoice' })).toBeNull();
  });

  it('names the missing amount, and says when everything has arrived', async () => {
    serveGroups({ ...invoicedGroup, receivedAmount: 40, outstandingAmount: 60 });
    const { unmount } = open();
    expect(await screen.findByText(/Please send the missing USD.60\.00/)).toBeVisible();
    unmount();
    serveGroups({ ...invoicedGroup, receivedAmount: 100, outstandingAmount: 0 });
    open();
    expect(await screen.findByText(/There is nothing left to pay/)).toBeVisible();
    expect(screen.queryByText('Write this reference on the transfer')).toBeNull();
  });

  it('closes the group after a question, and reopens it', async () => {
    const sent = serveGroups(sampleGroup);
    open();
    await press('Close group');
    const question = await dialog('Close this group?');
    await userEvent.click(question.getByRole('button', { name: 'Close group' }));
    expect(await screen.findByText('The group is closed.')).toBeVisible();
    expect(screen.getByText(/Reopen it to invite more people/)).toBeVisible();
    await press('Reopen group');
    expect(await screen.findByText('The group is open again.')).toBeVisible();
    expect(sent).toEqual([
      { closesAt: expect.any(String) as string, version: 1 },
      { closesAt: null, version: 2 },
    ]);
  });

  it('stays closed when other details change', async () => {
    const sent = serveGroups({
      ...sampleGroup,
      state: 'closed',
      closesAt: '2025-10-14T09:00:00.000Z',
    });
    open();
    await press('Edit details');
    const form = await dialog('Edit details');
    await userEvent.clear(form.getByLabelText('Maximum people'));
    await userEvent.type(form.getByLabelText('Maximum people'), '30');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(sent).toEqual([expect.not.objectContaining({ closesAt: expect.anything() as unknown })]);
    expect(sent).toMatchObject([{ peopleLimit: 30 }]);
  });

  it('keeps the input when a change is refused', async () => {
    serveGroups(sampleGroup);
    const message = '2 people have joined. Choose a higher limit, or remove people first.';
    server.use(
      http.patch('/api/v1/groups/{id}', ({ response }) =>
        response.untyped(
          Response.json({ message, fields: { peopleLimit: message } }, { status: 422 }),
        ),
      ),
    );
    open();
    await press('Edit details');
    const form = await dialog('Edit details');
    await userEvent.clear(form.getByRole('textbox', { name: /^Maximum people/ }));
    await userEvent.type(form.getByRole('textbox', { name: /^Maximum people/ }), '1');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect((await form.findAllByText(message)).length).toBeGreaterThan(0);
    expect(form.getByRole('textbox', { name: /^Maximum people/ })).toHaveValue('1');
  });

  it('says that the group of another account does not exist', async () => {
    serveGroups();
    open();
    expect(await screen.findByText(/belongs to another account/)).toBeVisible();
  });
});
