import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';

const sent: unknown[] = [];

function answers(
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
  body: object,
  status = 200,
) {
  server.use(
    http.untyped[method](`/api/v1${path}`, async ({ request }) => {
      const text = await request.text();
      if (text) sent.push(JSON.parse(text));
      return HttpResponse.json(body, { status });
    }),
  );
}

const off = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 };
const on = { isOn: true, isRequired: false, since: '2025-10-01T08:00:00Z', recoveryCodesLeft: 9 };

const session = (id: number, device: string, isCurrent = false) => ({
  id: `00000000-0000-4000-8000-00000000010${id}`,
  createdAt: '2025-10-01T08:00:00Z',
  lastUsedAt: '2025-10-02T09:30:00Z',
  device,
  isCurrent,
});
const here = session(1, 'Firefox on Linux', true);
const there = session(2, 'Safari on iPhone');

beforeEach(() => {
  sent.splice(0);
  answers('get', '/auth/second-step', off);
  answers('get', '/auth/sessions', { items: [here, there] });
});

function open(user = people.plain) {
  return renderRemote({ routes, remote }, { path: '/profile', user });
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (element: HTMLElement) => userEvent.click(element);

describe('the details', () => {
  test('are those of the account, and are saved', async () => {
    const user = { ...people.plain, firstName: 'Aminata', title: 'Prof' };
    answers('put', '/auth/profile', { user });
    open();
    const details = await part('Personal details');
    expect(details.getByLabelText('Last name')).toHaveValue('Sample');
    await userEvent.selectOptions(details.getByLabelText('Title'), 'Prof');
    await userEvent.clear(details.getByLabelText('First name'));
    await userEvent.type(details.getByLabelText('First name'), 'Aminata');
    await press(details.getByRole('button', { name: 'Save details' }));
    expect(await details.findByText('Your details are saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        title: 'Prof',
        firstName: 'Aminata',
        lastName: 'Sample',
        organization: 'University (sample)',
        position: 'Lecturer',
        country: 'Nigeria',
        phone: '',
      },
    ]);
  });

  test('say what is wrong with them', async () => {
    answers('put', '/auth/profile', {}, 500);
    open();
    const details = await part('Personal details');
    await userEvent.clear(details.getByLabelText('First name'));
    await press(details.getByRole('button', { name: 'Save details' }));
    expect(details.getByLabelText('First name')).toHaveAccessibleDescription(
      'First name is required',
    );
    await userEvent.type(details.getByLabelText('First name'), 'Aminata');
    await press(details.getByRole('button', { name: 'Save details' }));
    expect(await details.findByRole('alert')).toHaveTextContent(
      'An error occurred updating profile',
    );
  });
});

describe('the address', () => {
  async function change(email: string) {
    const address = await part('Email address');
    await press(address.getByRole('button', { name: 'Change address' }));
    expect(address.getByLabelText('New email address')).toHaveFocus();
    await userEvent.type(address.getByLabelText('New email address'), email);
    await userEvent.type(address.getByLabelText('Your password'), 'the password');
    await press(address.getByRole('button', { name: 'Send confirmation link' }));
    return address;
  }

  test('is changed by a link that goes to the new one', async () => {
    answers('put', '/auth/update-email', { newEmail: 'new@example.org', message: 'Sent' });
    open();
    const address = await change('new@example.org');
    expect(await address.findByText(/the link that was sent to new@example.org/)).toBeVisible();
    expect(address.getByText(people.plain.email)).toBeVisible();
    expect(address.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(sent).toEqual([{ email: 'new@example.org', password: 'the password' }]);
  });

  test('is not asked to be what it is', async () => {
    open();
    const address = await change('AMINA@example.org');
    expect(address.getByLabelText('New email address')).toHaveAccessibleDescription(
      'This is your address already.',
    );
    expect(sent).toEqual([]);
  });

  test('a wrong password is said at its field', async () => {
    const fields = { password: 'This is not your password.' };
    answers('put', '/auth/update-email', { message: 'Wrong', fields }, 422);
    open();
    const address = await change('new@example.org');
    await waitFor(() =>
      expect(address.getByLabelText('Your password')).toHaveAccessibleDescription(fields.password),
    );
    expect(address.queryByText('Wrong')).toBeNull();
  });

  test('that is not verified is corrected where it is verified', async () => {
    open(people.unverified);
    const address = await part('Email address');
    expect(address.getByText('Not verified')).toBeVisible();
    expect(address.getByRole('link', { name: 'Verify or correct it' })).toHaveAttribute(
      'href',
      '/verify-email',
    );
  });
});

describe('the password', () => {
  async function change(current: string, next: string, confirmation = next) {
    const password = await part('Password');
    await press(password.getByRole('button', { name: 'Change password' }));
    await userEvent.type(password.getByLabelText('Current password'), current);
    await userEvent.type(password.getByLabelText('New password'), next);
    await userEvent.type(password.getByLabelText('Confirm new password'), confirmation);
    await press(password.getByRole('button', { name: 'Change password' }));
    return password;
  }

  test('is changed, and the fields are gone', async () => {
    answers('put', '/auth/password', { message: 'Changed' });
    open();
    const password = await change('the old one', 'a new phrase');
    expect(await password.findByText(/Your password is changed/)).toBeVisible();
    expect(password.queryByLabelText('Current password')).toBeNull();
    expect(sent).toEqual([{ currentPassword: 'the old one', password: 'a new phrase' }]);
  });

  test('a common one is refused on its field', async () => {
    const fields = { password: 'This password is one of the most common ones.' };
    answers('put', '/auth/password', { message: 'Refused', fields }, 400);
    open();
    const password = await change('the old one', 'password1');
    await waitFor(() =>
      expect(password.getByLabelText('New password')).toHaveAccessibleDescription(
        /most common ones/,
      ),
    );
    expect(password.getByLabelText('New password')).toHaveFocus();
  });

  test('that differs from its confirmation is not sent', async () => {
    open();
    const password = await change('the old one', 'a new phrase', 'another phrase');
    expect(password.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    expect(sent).toEqual([]);
  });
});

describe('the second step', () => {
  const recoveryCodes = ['aaaaaa-bbbbbb-cccccc-dddddd', 'eeeeee-ffffff-gggggg-hhhhhh'];

  test('is set up with the password, an app and codes that are shown once', async () => {
    answers('post', '/auth/second-step/setup', {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Sample:amina?secret=JBSWY3DPEHPK3PXP',
    });
    answers('post', '/auth/second-step/confirm', { recoveryCodes });
    open();
    const step = await part('Second step at login');
    await press(await step.findByRole('button', { name: 'Set up' }));
    await userEvent.type(step.getByLabelText('Your password'), 'the password');
    await press(step.getByRole('button', { name: 'Continue' }));
    expect(
      await step.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    expect(step.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(step.getByLabelText('Code of the app'), '123456');
    await press(step.getByRole('button', { name: 'Confirm' }));
    expect(await step.findByText(recoveryCodes[0]!)).toBeVisible();
    expect(step.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    expect(sent).toEqual([{ password: 'the password' }, { code: '123456' }]);

    answers('get', '/auth/second-step', on);
    await press(step.getByRole('button', { name: 'I have kept them' }));
    expect(await step.findByText('9 recovery codes are left.')).toBeVisible();
    expect(step.queryByText(recoveryCodes[0]!)).toBeNull();
  });

  test('is turned off with the password and a code', async () => {
    answers('get', '/auth/second-step', on);
    answers('delete', '/auth/second-step', { message: 'Off' });
    open();
    const step = await part('Second step at login');
    await press(await step.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(step.getByLabelText('Your password'), 'the password');
    await userEvent.type(step.getByLabelText('Code'), '123 456');
    answers('get', '/auth/second-step', off);
    await press(step.getByRole('button', { name: 'Turn off' }));
    expect(await step.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(sent).toEqual([{ password: 'the password', code: '123 456' }]);
  });

  test('gives new recovery codes', async () => {
    answers('get', '/auth/second-step', { ...on, recoveryCodesLeft: 1 });
    answers('post', '/auth/second-step/recovery-codes', { recoveryCodes });
    open();
    const step = await part('Second step at login');
    expect(await step.findByText(/Only 1 recovery code is left/)).toBeVisible();
    await press(step.getByRole('button', { name: 'Make new recovery codes' }));
    await userEvent.type(step.getByLabelText('Your password'), 'the password');
    await userEvent.type(step.getByLabelText('Code'), '123456');
    await press(step.getByRole('button', { name: 'Make new recovery codes' }));
    expect(await step.findByText(recoveryCodes[1]!)).toBeVisible();
  });

  test('that a role needs cannot be turned off', async () => {
    answers('get', '/auth/second-step', { ...on, isRequired: true });
    open(people.admin);
    const step = await part('Second step at login');
    expect(await step.findByText(/Your role needs the second step/)).toBeVisible();
    expect(step.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

describe('the sessions', () => {
  const region = 'Where you are logged in';

  test('are listed, this one marked, and one can be ended', async () => {
    answers('delete', '/auth/sessions/:id', { message: 'Ended' });
    open();
    const sessions = await part(region);
    const rows = await sessions.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Firefox on Linux.*This device/);
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    answers('get', '/auth/sessions', { items: [here] });
    await press(sessions.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(sessions.getByText('Logged out there.')).toBeVisible();
    expect(sessions.queryByRole('button', { name: 'Log out all others' })).toBeNull();
  });

  test('all others can be ended, and all', async () => {
    const asked: string[] = [];
    server.use(
      http.untyped.delete('/api/v1/auth/sessions', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ message: 'Ended' });
      }),
    );
    const { router } = open();
    const sessions = await part(region);
    await press(await sessions.findByRole('button', { name: 'Log out all others' }));
    await sessions.findByText('Logged out there.');
    await press(sessions.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(asked).toEqual(['?keepCurrent=true', '']);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('that do not load can be asked for again', async () => {
    answers('get', '/auth/sessions', {}, 500);
    open();
    const sessions = await part(region);
    await sessions.findByText('It could not be loaded. Please try again.');
    answers('get', '/auth/sessions', { items: [here] });
    await press(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('Firefox on Linux')).toBeVisible();
  });
});
