import {
  http,
  HttpResponse,
  people,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { answers, openProfile, part, prepareProfile, sent } from '../../testing/profile';
import {
  authenticator,
  here,
  recoveryCodes,
  secondStepOff,
  secondStepOn,
} from '../../testing/sample-account';

beforeEach(prepareProfile);

const press = (element: HTMLElement) => userEvent.click(element);

describe('the second step', () => {
  test('is set up with the password, an app and codes that are shown once', async () => {
    answers('post', '/auth/second-step/setup', authenticator);
    answers('post', '/auth/second-step/confirm', { recoveryCodes });
    openProfile();
    const step = await part('Second step at login');
    await press(await step.findByRole('button', { name: 'Set up' }));
    await userEvent.type(step.getByLabelText('Your password'), 'the password');
    await press(step.getByRole('button', { name: 'Continue' }));
    expect(
      await step.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    expect(step.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(step.getByLabelText('Code of the app'), '123456');
    answers('get', '/auth/second-step', secondStepOn);
    await press(step.getByRole('button', { name: 'Confirm' }));
    expect(await step.findByText(recoveryCodes[0]!)).toBeVisible();
    expect(step.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    expect(sent).toEqual([{ password: 'the password' }, { code: '123456' }]);
    expect(await step.findByText('On')).toBeVisible();

    await press(step.getByRole('button', { name: 'I have kept them' }));
    expect(await step.findByText('9 recovery codes are left.')).toBeVisible();
    expect(step.queryByText(recoveryCodes[0]!)).toBeNull();
  });

  test('is turned off with the password and a code', async () => {
    answers('get', '/auth/second-step', secondStepOn);
    answers('delete', '/auth/second-step', { message: 'Off' });
    openProfile();
    const step = await part('Second step at login');
    await press(await step.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(step.getByLabelText('Your password'), 'the password');
    await userEvent.type(step.getByLabelText('Code'), '123 456');
    answers('get', '/auth/second-step', secondStepOff);
    await press(step.getByRole('button', { name: 'Turn off' }));
    expect(await step.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(sent).toEqual([{ password: 'the password', code: '123 456' }]);
  });

  test('gives new recovery codes', async () => {
    answers('get', '/auth/second-step', { ...secondStepOn, recoveryCodesLeft: 1 });
    answers('post', '/auth/second-step/recovery-codes', { recoveryCodes });
    openProfile();
    const step = await part('Second step at login');
    expect(await step.findByText(/Only 1 recovery code is left/)).toBeVisible();
    await press(step.getByRole('button', { name: 'Make new recovery codes' }));
    await userEvent.type(step.getByLabelText('Your password'), 'the password');
    await userEvent.type(step.getByLabelText('Code'), '123456');
    await press(step.getByRole('button', { name: 'Make new recovery codes' }));
    expect(await step.findByText(recoveryCodes[1]!)).toBeVisible();
  });

  test('that a role needs cannot be turned off', async () => {
    answers('get', '/auth/second-step', { ...secondStepOn, isRequired: true });
    openProfile(people.admin);
    const step = await part('Second step at login');
    expect(await step.findByText(/Your role needs the second step/)).toBeVisible();
    expect(step.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

describe('the sessions', () => {
  const region = 'Where you are logged in';

  test('are listed, this one marked, and one can be ended', async () => {
    answers('delete', '/auth/sessions/:id', { message: 'Ended' });
    openProfile();
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
    const { router } = openProfile();
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
    openProfile();
    const sessions = await part(region);
    await sessions.findByText('It could not be loaded. Please try again.');
    answers('get', '/auth/sessions', { items: [here] });
    await press(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('Firefox on Linux')).toBeVisible();
  });
});
