import {
  act,
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import {
  registrationRemote,
  simulateAcceptedPapers,
  simulateStatus,
} from '../../testing/registrations-server';

const PAPER_NEEDED =
  'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/register-conference-form', ...options });
const choose = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('radio', { name }));
const submit = () => screen.findByRole('button', { name: 'Continue to payment' });
const sent = (router: ReturnType<typeof open>['router']) =>
  (router.state.location.state as { registrationData: unknown }).registrationData;

describe('logged in', () => {
  it('fills in the profile and passes the user id on', async () => {
    simulateStatus(null);
    simulateAcceptedPapers();
    const { router } = open({ user: people.plain });
    expect(await screen.findByLabelText('First name')).toHaveValue('Amina');
    expect(screen.getByLabelText('Title')).toHaveValue('Dr');
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.org');
    expect(screen.getByLabelText('Organization')).toHaveValue('University (sample)');
    expect(screen.getByLabelText('Country')).toHaveValue('Nigeria');
    await choose('Student');
    await choose(/^Virtual, presentation only/);
    await userEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
    expect(sent(router)).toMatchObject({ userId: people.plain.id, firstName: 'Amina', price: 50 });
  });

  it('fills the empty fields of unsaved changes from the profile', async () => {
    const first = open();
    await userEvent.type(await screen.findByLabelText('Position'), 'Editor');
    first.unmount();
    simulateStatus(null);
    simulateAcceptedPapers();
    open({ user: people.plain });
    expect(await screen.findByLabelText('Position')).toHaveValue('Editor');
    expect(screen.getByLabelText('First name')).toHaveValue('Amina');
  });

  it('registers an author with an accepted paper', async () => {
    simulateStatus(null);
    simulateAcceptedPapers('A paper');
    const { router } = open({ user: people.plain });
    await choose('Professional');
    await choose(/^Physical, publication/);
    const summary = within(screen.getByRole('complementary', { name: 'Your registration' }));
    expect(summary.getByText('Author')).toBeVisible();
    await waitFor(async () => expect(await submit()).toBeEnabled());
    await userEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
    expect(sent(router)).toMatchObject({
      registrationType: 'author',
      registrationPackage: 'physical_publication',
      price: 350,
    });
    expect(sent(router)).not.toHaveProperty('paperId');
  });

  it('blocks a publication package without an accepted paper', async () => {
    simulateStatus(null);
    simulateAcceptedPapers();
    open({ user: people.plain });
    await choose(/^Virtual, publication/);
    expect(await screen.findByText(PAPER_NEEDED)).toBeVisible();
    expect(await submit()).toBeDisabled();
    await choose(/^Virtual, presentation only/);
    expect(screen.queryByText(PAPER_NEEDED)).toBeNull();
    expect(await submit()).toBeEnabled();
  });

  it('offers to check accepted papers again after a failure', async () => {
    simulateStatus(null);
    server.use(
      http.get('/api/v1/papers/check-accepted-paper', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
    open({ user: people.plain });
    await choose(/^Virtual, publication/);
    expect(
      await screen.findByText('Could not verify paper status. Please try again.'),
    ).toBeVisible();
    expect(await submit()).toBeDisabled();
    simulateAcceptedPapers('A paper');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(async () => expect(await submit()).toBeEnabled());
  });

  it('requires a choice among several accepted papers', async () => {
    simulateStatus(null);
    simulateAcceptedPapers('First paper', 'Second paper');
    const { router } = open({ user: people.plain });
    await choose('Student');
    await choose(/^Virtual, publication/);
    const paper = await screen.findByLabelText('Paper');
    await userEvent.click(await submit());
    expect(await screen.findByText('Paper is required')).toBeVisible();
    await userEvent.selectOptions(paper, 'Second paper');
    await userEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
    expect(sent(router)).toMatchObject({ paperId: '00000000-0000-4000-8000-000000000101' });
  });

  it('shows the form when the status check fails', async () => {
    simulateAcceptedPapers();
    server.use(
      http.get('/api/v1/registration/check-status', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
    open({ user: people.plain });
    expect(await screen.findByLabelText('First name')).toBeVisible();
  });

  describe('with an existing registration', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('opens it after 3 seconds instead of the form', async () => {
      simulateStatus({ status: 'pending' });
      server.use(
        http.get('/api/v1/payments/by-reference', ({ response }) =>
          response.untyped(new Response(null, { status: 503 })),
        ),
      );
      const { router } = open({ user: people.plain });
      expect(await screen.findByText(/opens in 3 seconds/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Open it now' })).toHaveAttribute(
        'href',
        '/payment-success',
      );
      expect(screen.queryByLabelText('First name')).toBeNull();
      act(() => jest.advanceTimersByTime(2500));
      expect(router.state.location.pathname).toBe('/register-conference-form');
      act(() => jest.advanceTimersByTime(500));
      expectOpened(router);
    });

    it('opens it at once by a link that replaces the history entry', async () => {
      simulateStatus({ status: 'completed' });
      const { router } = open({ user: people.plain });
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(await screen.findByRole('link', { name: 'Open it now' }));
      expectOpened(router, 'completed');
    });

    function expectOpened({ state }: ReturnType<typeof open>['router'], status = 'pending') {
      expect(state.location).toMatchObject({
        pathname: '/payment-success',
        state: { paymentDetails: { paymentGateway: 'previous_registration', status } },
      });
      expect(state.historyAction).toBe('REPLACE');
    }
  });
});
