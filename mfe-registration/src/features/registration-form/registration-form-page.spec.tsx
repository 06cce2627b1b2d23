import {
  act,
  renderRemote,
  sampleEdition,
  screen,
  userEvent,
  waitFor,
  within,
  type RenderOptions,
} from '@plenary/kit/testing';
import { sampleRegistration } from '../../testing/sample-registrations';
import { registrationRemote } from '../../testing/registrations-server';

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

describe('logged out', () => {
  it('shows the prices of the chosen category', async () => {
    open();
    expect(await screen.findByRole('radio', { name: 'Virtual, presentation only' })).toBeEnabled();
    await choose('Student');
    expect(screen.getByRole('radio', { name: 'Virtual, presentation only USD 50' })).toBeEnabled();
    await choose('Professional');
    expect(screen.getByRole('radio', { name: 'Virtual, presentation only USD 250' })).toBeEnabled();
  });

  it('summarises the choice next to the form', async () => {
    open();
    await choose('Professional');
    await choose(/^Physical, presentation only/);
    const summary = within(screen.getByRole('complementary', { name: 'Your registration' }));
    expect(summary.getByText('Participant')).toBeVisible();
    expect(summary.getByText('Professional')).toBeVisible();
    expect(summary.getByText('Physical, presentation only')).toBeVisible();
    expect(summary.getByText('250')).toBeVisible();
  });

  it('passes the registration to the payment page', async () => {
    const { router } = open();
    await choose('Student');
    await choose(/^Virtual, presentation only/);
    await fillIn();
    await userEvent.click(await submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
    expect(sent(router)).toEqual(sampleRegistration);
  });

  it('requires all fields except the phone', async () => {
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

  it('rejects an email address without a dot until it is edited', async () => {
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

  it('offers five titles', async () => {
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

  it('asks only students for an optional proof', async () => {
    open();
    await choose('Professional');
    expect(screen.queryByLabelText(/^Student card or letter/)).toBeNull();
    await choose('Student');
    expect(screen.getByLabelText('Student card or letter (optional)')).toBeEnabled();
    expect(screen.getByText(/You can also upload it later/)).toBeVisible();
  });

  it('rejects a proof of another type, for students only', async () => {
    open();
    await choose('Student');
    const proof = screen.getByLabelText(/^Student card or letter/);
    const file = new File(['x'], 'letter.docx', { type: 'application/msword' });
    await userEvent.setup({ applyAccept: false }).upload(proof, file);
    await userEvent.click(await submit());
    expect(await screen.findByText('Please upload a PDF, JPEG or PNG file')).toBeVisible();
    await choose('Professional');
    await userEvent.click(await submit());
    await screen.findByRole('group', { name: 'Eight things to correct' });
    expect(screen.queryByText('Please upload a PDF, JPEG or PNG file')).toBeNull();
  });

  it('restores unsaved changes after a reload', async () => {
    const first = open();
    await userEvent.type(await screen.findByLabelText('First name'), 'Ama');
    first.unmount();
    open();
    expect(await screen.findByLabelText('First name')).toHaveValue('Ama');
  });

  it('shows no form while registration is closed', async () => {
    open({ edition: { ...sampleEdition, registration: { open: false } } });
    expect(await screen.findByText('Registration is closed.')).toBeVisible();
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  describe('with a publication package', () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const publication = () => screen.findByRole('radio', { name: /^Physical, publication/ });

    it('opens the login page after 2 seconds', async () => {
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

    it('redirects a presenter whose link was followed before hydration, once', async () => {
      const { router } = open({ path: '/register-conference-form?as=presenter' });
      expect(await screen.findByText(/The login page opens in 2 seconds/)).toBeVisible();
      expect(router.state.location.search).toBe('');
      act(() => jest.advanceTimersByTime(2000));
      expect(router.state.location.pathname).toBe('/login');
    });

    it('redirects after a price of a publication package was followed, once', async () => {
      const { router } = open({
        path: '/register-conference-form?package=virtual_publication&category=student',
      });
      expect(await screen.findByText(/The login page opens in 2 seconds/)).toBeVisible();
      expect(screen.getByRole('radio', { name: /^Virtual, publication/ })).toBeChecked();
      act(() => jest.advanceTimersByTime(2000));
      expect(router.state.location.pathname).toBe('/login');
    });

    it('shows a restored choice with a login link, and never redirects', async () => {
      const first = open();
      await user.click(await publication());
      first.unmount();

      const { router } = open();
      expect(await screen.findByText(/We kept your choice/)).toBeVisible();
      act(() => jest.advanceTimersByTime(5000));
      expect(router.state.location.pathname).toBe('/register-conference-form');
      expect(await submit()).toBeDisabled();
      await user.click(screen.getByRole('radio', { name: /^Physical, presentation only/ }));
      expect(screen.queryByText(/We kept your choice/)).toBeNull();
      await user.click(await publication());
      expect(await screen.findByText(/The login page opens in 2 seconds/)).toBeVisible();
    });

    it('leads from a restored choice to the login page and back to the form', async () => {
      const first = open();
      await user.click(await publication());
      first.unmount();

      const { router } = open();
      await user.click(await screen.findByRole('link', { name: 'Log in' }));
      expect(router.state.location).toMatchObject({
        pathname: '/login',
        state: { from: '/register-conference-form' },
      });
    });

    it('stays when another package is chosen', async () => {
      const { router } = open();
      await user.click(await publication());
      await user.click(screen.getByRole('radio', { name: /^Physical, presentation only/ }));
      act(() => jest.advanceTimersByTime(5000));
      expect(router.state.location.pathname).toBe('/register-conference-form');
      expect(await submit()).toBeEnabled();
    });
  });
});
