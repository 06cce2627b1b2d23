import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  type RenderOptions,
} from '@plenary/kit/testing';
import {
  registrationRemote,
  simulateAcceptedPapers,
  simulatePending,
  simulateStatus,
} from '../../testing/registrations-server';
import { editionWithGroups, sampleGroup, TOKEN } from '../../testing/sample-groups';
import { samplePayment, sampleRegistration } from '../../testing/sample-registrations';
import { storeRegistration } from '../registrations/stored-registration';
import { storedGroupToken, type InvitedGroup } from './invited-group.api';

const { organization } = sampleGroup;
const invited: InvitedGroup = {
  organization,
  packages: [],
  state: 'open',
  placesLeft: 3,
  closesAt: null,
};

function serveInvitation(group: InvitedGroup | null) {
  server.use(
    http.get('/api/v1/groups/invitations/{token}', ({ response }) =>
      group
        ? response(200).json(group)
        : response.untyped(Response.json({ code: 'INVALID_LINK' }, { status: 400 })),
    ),
  );
}

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, {
    path: `/register-conference-form?group=${TOKEN}`,
    user: people.plain,
    edition: editionWithGroups,
    ...options,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  simulateStatus(null);
  simulateAcceptedPapers();
});

describe('the form', () => {
  it('says who pays, offers the packages that the group pays for, and sends the invitation', async () => {
    serveInvitation({ ...invited, packages: ['virtual_presentation_only'] });
    storeRegistration(sampleRegistration);
    const headers: (string | null)[] = [];
    server.use(
      http.post('/api/v1/payments/manual-registration', ({ request, response }) => {
        headers.push(request.headers.get('registration-group'));
        const group = { organization, canLeave: true };
        return response(201).json({ success: true, data: { ...samplePayment, group } });
      }),
    );
    const { router } = open();
    expect(await screen.findByRole('heading', { name: `Paid by ${organization}` })).toBeVisible();
    expect(screen.getByText(/3 places are left/)).toBeVisible();
    expect(
      screen.getAllByRole('radio', { name: /, (presentation only|publication)/ }),
    ).toHaveLength(1);
    await press('Continue');
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
    expect(await screen.findByText(/You don’t transfer anything/)).toBeVisible();
    expect(screen.queryByText('IBAN')).toBeNull();
    await press('Complete registration');
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-success'));
    expect(headers).toEqual([TOKEN]);
    expect(storedGroupToken()).toBeUndefined();
  });

  it.each([
    ['closed', 'This group is closed'],
    ['full', 'This group is full'],
  ] as const)('explains a group that is %s, and lets the person pay', async (state, title) => {
    serveInvitation({ ...invited, state });
    open();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Register without the group');
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
    expect(storedGroupToken()).toBeUndefined();
  });

  it('says that a link is not valid', async () => {
    serveInvitation(null);
    open();
    expect(await screen.findByText('Invitation not valid')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Register without the group' })).toBeVisible();
  });

  it('asks for an account, and remembers the invitation', async () => {
    serveInvitation(invited);
    const { router } = open({ user: undefined });
    await userEvent.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/register-conference-form' },
    });
    expect(storedGroupToken()).toBe(TOKEN);
  });
});

describe('the payment page of a member', () => {
  const payment = { ...samplePayment, group: { organization, canLeave: true } };
  const page = () => open({ path: '/payment-processing' });

  it('names the payer instead of the bank details', async () => {
    simulatePending(payment);
    page();
    expect(await screen.findByText(/Waiting for the payment of/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your registration', level: 1 })).toBeVisible();
    expect(screen.queryByText('Write this reference on the transfer')).toBeNull();
    expect(screen.queryByText('IBAN')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit invoice details' })).toBeNull();
  });

  it('becomes the person’s own after a question', async () => {
    simulatePending(payment);
    server.use(
      http.post('/api/v1/payments/{id}/leave-group', ({ response }) =>
        response(200).json({ success: true, data: samplePayment }),
      ),
    );
    page();
    await press('Pay myself');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      'Pay for your registration yourself?',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Pay myself' }).at(-1)!);
    expect(await screen.findByText('Write this reference on the transfer')).toBeVisible();
  });

  it('offers no way out once it is on the group’s invoice', async () => {
    simulatePending({ ...payment, group: { organization, canLeave: false } });
    page();
    expect(await screen.findByText(/Waiting for the payment of/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay myself' })).toBeNull();
  });
});
