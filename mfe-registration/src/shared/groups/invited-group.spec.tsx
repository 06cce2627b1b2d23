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
import type { Payment } from '../registrations/payments.api';
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

  it('says that the conference offers no groups at present', async () => {
    const message = 'This conference does not offer group registrations at present.';
    server.use(
      http.get('/api/v1/groups/invitations/{token}', ({ response }) =>
        response.untyped(Response.json({ code: 'CLOSED', message }, { status: 409 })),
      ),
    );
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
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

describe('the form of a registered person', () => {
  const own: Payment = {
    ...samplePayment,
    registrationData: { ...samplePayment.registrationData, userId: people.plain.id },
  };
  const question = `Let ${organization} pay for your registration?`;
  beforeEach(() => simulateStatus({}));

  it('asks whether the group is to pay, and puts the registration into it', async () => {
    serveInvitation(invited);
    simulatePending(own);
    const sent: unknown[] = [];
    server.use(
      http.post('/api/v1/payments/manual-registration', async ({ request, response }) => {
        sent.push(request.headers.get('registration-group'), await request.json());
        const joined = { ...own, group: { organization, canLeave: true } };
        server.use(
          http.get('/api/v1/payments/by-reference', ({ response: answer }) =>
            answer(200).json({ success: true, data: joined }),
          ),
        );
        return response(201).json({ success: true, data: joined });
      }),
    );
    const { router } = open();
    expect(await screen.findByRole('heading', { name: question })).toBeVisible();
    expect(sent).toEqual([]);
    await press('Join the group');
    expect(await screen.findByText(/Waiting for the payment of/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/payment-processing');
    expect(sent).toEqual([TOKEN, { ...sampleRegistration, userId: people.plain.id }]);
    expect(storedGroupToken()).toBeUndefined();
  });

  it('goes on to the registration of a person who pays', async () => {
    serveInvitation(invited);
    simulatePending(own);
    open();
    await screen.findByRole('heading', { name: question });
    await press('Pay myself');
    expect(await screen.findByText(/You are already registered/)).toBeVisible();
    expect(storedGroupToken()).toBeUndefined();
  });

  it.each<[string, Partial<Payment>, Partial<InvitedGroup>]>([
    ['has a proof of payment', { isChangeable: false }, {}],
    ['is partly paid', { outstandingAmount: 20 }, {}],
    ['is in a group', { group: { organization, canLeave: true } }, {}],
    ['is of another person', { registrationData: samplePayment.registrationData }, {}],
    ['has a package that the group does not pay for', {}, { packages: ['virtual_publication'] }],
    ['comes after the last place', {}, { state: 'full' }],
  ])('asks nothing for a registration that %s', async (_, payment, group) => {
    serveInvitation({ ...invited, ...group });
    simulatePending({ ...own, ...payment });
    open();
    expect(await screen.findByText(/You are already registered/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: question })).toBeNull();
  });

  it('keeps the question when the group has ended meanwhile', async () => {
    serveInvitation(invited);
    simulatePending(own);
    const message = 'All places of this group are taken.';
    server.use(
      http.post('/api/v1/payments/manual-registration', ({ response }) =>
        response.untyped(Response.json({ code: 'SOLD_OUT', message }, { status: 409 })),
      ),
    );
    open();
    await press('Join the group');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay myself' })).toBeVisible();
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
