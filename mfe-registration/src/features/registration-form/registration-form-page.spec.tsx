import {
  act,
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import { sampleRegistration } from '../../registration/samples';
import {
  registrationRemote,
  simulateAcceptedPapers,
  simulateStatus,
} from '../../registration/simulated';

const PAPER_NEEDED =
  'You must have an accepted paper to register with a publication option. Please ensure your paper is accepted or choose a non-publication option.';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/register-conference-form', ...options });
const choose = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('radio', { name }));
const submit = () => screen.findByRole('button', { name: 'Continue to payment' });
const sent = (router: ReturnType<typeof open>['router']) =>
  (router.state.location.state as { registrationData: unknown }).registrationData;

async function fillIn({ country = 'Ghana' } = {}) {
  await userEvent.selectOptions(screen.getByLabelText('Title'), 'Dr');
  await userEvent.type(screen.getByLabelText('First name'), 'Ama');
  await userEvent.type(screen.getByLabelText('Last name'), 'Sample');
  await userEvent.type(screen.getByLabelText('Email'), 'ama@example.org');
  await userEvent.type(screen.getByLabelText('Organization'), 'University (sample)');
  await userEvent.type(screen.getByLabelText('Position'), 'Doctoral researcher');
  if (country) await userEvent.selectOptions(screen.getByLabelText('Country'), country);
}

describe('signed out', () => {
  test('the category makes the prices', async () => {
    open();
    expect(await screen.findByRole('radio', { name: 'Virtual, presentation only' })).toBeEnabled();
    await choose('Student');
    expect(screen.getByRole('radio', { name: 'Virtual, presentation only USD 50' })).toBeEnabled();
    await choose('Professional');
    expect(screen.getByRole('radio', { name: 'Virtual, presentation only USD 250' })).toBeEnabled();
  });

  test('the sum stands beside the form', async () => {
    open();
    await choose('Professional');
    await choose(/^Physical, presentation only/);
    const summary = within(screen.getByRole('complementary', { name: 'Your registration' }));
    expect(summary.getByText('Participant')).toBeVisible();
    expect(summary.getByText('Professional')).toBeVisible();
    expect(summary.getByText('Physical, presentation only')).toBeVisible();
    expect(summary.getByText('250')).toBeVisible();
  });

  test('what was chosen and typed goes on to the payment', async () => {
    const { router } = open();
    await choose('Student');
    await choose(/^Virtual, presentation only/);
    await fillIn();
    await userEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
    expect(sent(router)).toEqual(sampleRegistration);
  });

  test('everything but the phone is required', async () => {
    const { router } = open();
    await userEvent.click(await submit());
    const summary = await screen.findByRole('group', { name: 'Nine things to correct' });
    expect(summary).toHaveFocus();
    for (const label of [
      'Academic category',
      'Package',
      'Title',
      'First name',
      'Last name',
      'Email',
      'Organization',
      'Position',
      'Country',
    ]) {
      expect(screen.getByText(`${label} is required`)).toBeVisible();
    }
    expect(screen.getByLabelText(/^Phone/)).toBeValid();
    expect(router.state.location.pathname).toBe('/register-conference-form');
  });

  test('an address without a dot after the @ is refused, until it is edited', async () => {
    open();
    await choose('Student');
    await choose(/^Virtual, presentation only/);
    await fillIn();
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'ama@example');
    await userEvent.click(await submit());
    expect(await screen.findByText('Invalid email address')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), '.org');
    expect(screen.queryByText('Invalid email address')).toBeNull();
  });

  test('five titles', async () => {
    open();
    const options = within(await screen.findByLabelText('Title')).getAllByRole('option');
    expect(options.slice(1).map((option) => option.textContent)).toEqual([
      'Dr',
      'Prof',
      'Mr',
      'Mrs',
      'Ms',
    ]);
  });

  test('students read where their proof goes', async () => {
    open();
    await choose('Professional');
    expect(screen.queryByRole('region', { name: 'Proof of enrolment' })).toBeNull();
    await choose('Student');
    const proof = within(screen.getByRole('region', { name: 'Proof of enrolment' }));
    expect(proof.getByRole('link', { name: sampleEdition.contact.paymentsEmail })).toBeVisible();
  });

  test('what stands in the form outlives a reload', async () => {
    const first = open();
    await userEvent.type(await screen.findByLabelText('First name'), 'Ama');
    first.unmount();
    open();
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
  });

  test('closed registration has no form', async () => {
    open({ edition: { ...sampleEdition, registration: { open: false } } });
    expect(await screen.findByText('Registration is closed.')).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  describe('with a publication package', () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const publication = () => screen.findByRole('radio', { name: /^Physical, publication/ });

    test('the login page opens after 2 seconds', async () => {
      const { router } = open();
      await user.click(await publication());
      expect(await screen.findByText(/The login page opens in 2 seconds/)).toBeVisible();
      expect(await submit()).toBeDisabled();
      act(() => jest.advanceTimersByTime(1500));
      expect(router.state.location.pathname).toBe('/register-conference-form');
      act(() => jest.advanceTimersByTime(500));
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        state: { from: '/register-conference-form' },
      });
    });

    test('it does not open once another package is chosen', async () => {
      const { router } = open();
      await user.click(await publication());
      await user.click(screen.getByRole('radio', { name: /^Physical, presentation only/ }));
      act(() => jest.advanceTimersByTime(5000));
      expect(router.state.location.pathname).toBe('/register-conference-form');
      expect(await submit()).toBeEnabled();
    });
  });
});

describe('signed in', () => {
  test('personal details come from the account, and its id goes on', async () => {
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

  test('the account fills in what a draft left empty', async () => {
    const first = open();
    await userEvent.type(await screen.findByLabelText('Position'), 'Editor');
    first.unmount();
    simulateStatus(null);
    simulateAcceptedPapers();
    open({ user: people.plain });
    expect(await screen.findByLabelText('Position')).toHaveValue('Editor');
    expect(screen.getByLabelText('First name')).toHaveValue('Amina');
  });

  test('an accepted paper opens the publication packages, as author', async () => {
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

  test('without one, the author error blocks the submit until the package changes', async () => {
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

  test('when the papers cannot be looked up it says so, and looks again', async () => {
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

  test('with several accepted papers one is chosen', async () => {
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

  test('when the status cannot be had, the form is there', async () => {
    simulateAcceptedPapers();
    server.use(
      http.get('/api/v1/registration/check-status', ({ response }) =>
        response.untyped(new Response(null, { status: 500 })),
      ),
    );
    open({ user: people.plain });
    expect(await screen.findByLabelText('First name')).toBeVisible();
  });

  describe('and registered already', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('the registration opens after 3 seconds, in place of the form', async () => {
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
      expect(router.state.location).toMatchObject({
        pathname: '/payment-success',
        state: { paymentDetails: { paymentGateway: 'previous_registration', status: 'pending' } },
      });
      expect(router.state.historyAction).toBe('REPLACE');
    });
  });
});
