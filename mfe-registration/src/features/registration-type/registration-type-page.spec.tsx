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
import {
  registrationRemote,
  simulateAcceptedPapers,
  simulatePayBy,
  simulatePending,
  simulateStatus,
} from '../../testing/registrations-server';

const open = (options: RenderOptions = {}) =>
  renderRemote(registrationRemote, { path: '/conference-register', ...options });
const presenter = () => screen.findByRole('link', { name: 'Register as Presenter' });
const attendee = () => screen.findByRole('link', { name: 'Register as Attendee' });
import { samplePayment } from '../../testing/sample-registrations';

beforeEach(() => simulatePending(null));

describe('logged out', () => {
  it('shows the current price of a package, and the next one with its day', async () => {
    const packageId = 'virtual_presentation_only' as const;
    const step = (id: string, from: string, student: number) => ({
      ...{ id, packageId, from, at: `${from}T00:00:00.000Z` },
      prices: { student, professional: student + 200 },
    });
    const datedPrices = [step('regular', '2025-01-01', 60), step('late', '2999-01-01', 80)];
    open({ edition: { ...sampleEdition, fees: { ...sampleEdition.fees, datedPrices } } });
    expect(
      await screen.findByRole('link', { name: 'Virtual, presentation only, Student: USD 60' }),
    ).toBeVisible();
    expect(
      screen.getByText('From 1 Jan 2999: USD 80 for students, USD 280 for professionals.'),
    ).toBeVisible();
  });

  it('shows each package with its purpose and both prices', async () => {
    open();
    for (const { name, description, prices } of sampleEdition.fees.packages) {
      const heading = await screen.findByRole('heading', { name });
      const row = within(heading.closest('li') as HTMLElement);
      expect(row.getByText(description)).toBeVisible();
      expect(
        row.getByRole('link', { name: `${name}, Student: USD ${prices.student}` }),
      ).toBeVisible();
      const professional = `${name}, Professional: USD ${prices.professional}`;
      expect(row.getByRole('link', { name: professional })).toBeVisible();
    }
  });

  it('leads from a price to the form with its package and category', async () => {
    const { router } = open();
    const price = await screen.findByRole('link', {
      name: 'Virtual, presentation only, Professional: USD 250',
    });
    await userEvent.click(price);
    expect(await screen.findByRole('radio', { name: 'Professional' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Virtual, presentation only/ })).toBeChecked();
    expect(router.state.location).toMatchObject({
      pathname: '/register-conference-form',
      search: '',
    });
  });

  it('offers a registration of this browser that is not paid yet', async () => {
    simulatePending(samplePayment);
    open();
    const pending = within(await screen.findByRole('region', { name: 'Pay USD\u00a050.00' }));
    expect(pending.getByText(samplePayment.merchantReference)).toBeVisible();
    expect(pending.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      `/payment-processing?ref=${samplePayment.merchantReference}`,
    );
  });

  it('names the edition’s payment date until it has passed', async () => {
    const at = '2025-10-20T11:59:59.000Z';
    simulatePayBy(at);
    open();
    const day = await screen.findByText('19 Oct 2025');
    // The edition's own has no milliseconds.
    await waitFor(() => expect(day).toHaveAttribute('datetime', at));
    expect(screen.getByText(/^Papers accepted later/)).toBeVisible();
    expect(screen.queryByText(/^Seven days after you register/)).toBeNull();
  });

  it('names the payment date that the order will carry', async () => {
    simulatePayBy('2025-11-11T11:59:59.000Z');
    open();
    expect(await screen.findByText('10 Nov 2025')).toBeVisible();
    expect(screen.getByText(/^Seven days after you register/)).toBeVisible();
  });

  it('leads an attendee to the form', async () => {
    const { router } = open();
    await userEvent.click(await attendee());
    expect(router.state.location.pathname).toBe('/register-conference-form');
  });

  describe('as presenter', () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('opens the login page after 2 seconds, which returns to the form', async () => {
      const { router } = open();
      await user.click(await presenter());
      expect(await screen.findByText(/The login page opens in 2 seconds/)).toBeVisible();
      act(() => jest.advanceTimersByTime(1500));
      expect(router.state.location.pathname).toBe('/conference-register');
      act(() => jest.advanceTimersByTime(500));
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        state: { from: '/register-conference-form' },
      });
    });

    it('opens the login page at once by a link', async () => {
      const { router } = open();
      await user.click(await presenter());
      await user.click(await screen.findByRole('link', { name: 'Go to login now' }));
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        state: { from: '/register-conference-form' },
      });
    });
  });

  it('offers no choice while registration is closed', async () => {
    const edition = { ...sampleEdition, registration: { open: false } };
    open({ edition });
    expect(await screen.findByText('Registration is closed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register as Presenter' })).toBeNull();
  });

  it.each([
    ['before', '2025-09-23T12:00:00Z', 'Registration is not open yet.', 'not open yet'],
    ['running', '2025-11-27T12:00:00Z', 'Registration is closed.', 'The conference is running.'],
  ])('says why there is no choice: %s', async (_phase, now, reason, strip) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const shut = { open: false };
    open({ edition: { ...sampleEdition, submissions: shut, registration: shut } });
    expect(await screen.findByText(reason, { selector: 'strong' })).toBeVisible();
    const status = screen.getByRole('region', { name: 'Status of the conference' });
    expect(status).toHaveTextContent(strip);
    expect(screen.queryByRole('link', { name: 'Register as Attendee' })).toBeNull();
    jest.restoreAllMocks();
  });

  it('registers late attendees while it runs', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-27T12:00:00Z'));
    open();
    expect(await attendee()).toBeVisible();
    const status = screen.getByRole('region', { name: 'Status of the conference' });
    expect(status).toHaveTextContent('The conference is running.');
    jest.restoreAllMocks();
  });

  it('closes registration at its closing instant', async () => {
    const edition = {
      ...sampleEdition,
      registration: { open: true, closesAt: '2025-01-01T00:00:00Z' },
    };
    open({ edition });
    expect(await screen.findByText('Registration is closed.')).toBeVisible();
  });
});

describe('logged in', () => {
  it('selects a publication package for a presenter', async () => {
    simulateStatus(null);
    simulateAcceptedPapers('A paper');
    const { router } = open({ user: people.plain });
    await userEvent.click(await presenter());
    await waitFor(() => expect(router.state.location.pathname).toBe('/register-conference-form'));
    expect(await screen.findByRole('radio', { name: /^Physical, publication/ })).toBeChecked();
  });

  it('selects no package for an attendee', async () => {
    simulateStatus(null);
    simulateAcceptedPapers();
    open({ user: people.unverified });
    await userEvent.click(await attendee());
    await screen.findByRole('radio', { name: /^Physical, publication/ });
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it.each(['pending', 'completed'] as const)(
    'redirects a registered user at once: %s',
    async (status) => {
      simulateStatus({ status });
      server.use(
        http.get('/api/v1/payments/by-reference', ({ response }) =>
          response.untyped(new Response(null, { status: 503 })),
        ),
      );
      const { router } = open({ user: people.plain });
      expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
      expect(router.state.location).toMatchObject({
        pathname: '/payment-success',
        state: {
          paymentDetails: { status, paymentGateway: 'previous_registration' },
          registrationData: { userId: people.plain.id, email: people.plain.email },
        },
      });
      expect(router.state.historyAction).toBe('REPLACE');
    },
  );

  it('stays when the status check fails', async () => {
    let wasAsked = false;
    server.use(
      http.get('/api/v1/registration/check-status', ({ response }) => {
        wasAsked = true;
        return response.untyped(new Response(null, { status: 500 }));
      }),
    );
    const { router } = open({ user: people.plain });
    await waitFor(() => expect(wasAsked).toBe(true));
    expect(await attendee()).toBeVisible();
    expect(router.state.location.pathname).toBe('/conference-register');
  });
});

it('remembers the presenter’s choice during login', async () => {
  const first = open();
  await userEvent.click(await presenter());
  first.unmount();

  simulateStatus(null);
  simulateAcceptedPapers('A paper');
  open({ path: '/register-conference-form', user: people.plain });
  expect(await screen.findByRole('radio', { name: /^Physical, publication/ })).toBeChecked();
});

it('selects a publication package for a link followed before hydration', async () => {
  const first = open();
  const path = (await presenter()).getAttribute('href') ?? '';
  first.unmount();

  simulateStatus(null);
  simulateAcceptedPapers('A paper');
  open({ path, user: people.plain });
  expect(await screen.findByRole('radio', { name: /^Physical, publication/ })).toBeChecked();
});

describe('already registered', () => {
  const already = async () => within(await screen.findByRole('region', { name: /^Already/ }));
  const message = 'If this address has a registration, an email is on its way.';

  it('sends one address and shows one neutral answer in place of the form', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/api/v1/payments/email-details', async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json({ success: true, message });
      }),
    );
    open();
    const part = await already();
    await userEvent.click(part.getByRole('button', { name: 'Email me my details' }));
    expect(part.getByText('Email is required')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.type(part.getByLabelText('Email'), 'ama@example.org{Enter}');
    expect(await part.findByText(message)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(message);
    expect(part.queryByLabelText('Email')).toBeNull();
    expect(sent).toEqual([{ email: 'ama@example.org' }]);
  });

  it('keeps the address when the call fails', async () => {
    server.use(
      http.post('/api/v1/payments/email-details', ({ response }) =>
        response.untyped(new Response(null, { status: 503 })),
      ),
    );
    open();
    const part = await already();
    await userEvent.type(part.getByLabelText('Email'), 'ama@example.org{Enter}');
    expect(await part.findByText('The email could not be sent. Please try again.')).toBeVisible();
    expect(part.getByLabelText('Email')).toHaveValue('ama@example.org');
  });
});
