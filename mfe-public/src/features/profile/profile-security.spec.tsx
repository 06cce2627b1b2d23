import { people, userEvent, waitFor, within } from '@plenary/kit/testing';
import { openProfile, prepareProfile, respond, section, sent } from '../../testing/profile';
import {
  authenticator,
  currentSession,
  recoveryCodes,
  twoFactorOff,
  twoFactorOn,
} from '../../testing/sample-account';

beforeEach(prepareProfile);

const press = (element: HTMLElement) => userEvent.click(element);

describe('two-factor authentication', () => {
  it('sets up an app with the password and shows recovery codes once', async () => {
    respond('post', '/auth/two-factor/setup', authenticator);
    respond('post', '/auth/two-factor/confirm', { recoveryCodes });
    openProfile();
    const twoFactor = await section('Two-factor authentication');
    await press(await twoFactor.findByRole('button', { name: 'Set up' }));
    await userEvent.type(twoFactor.getByLabelText('Your password'), 'the password');
    await press(twoFactor.getByRole('button', { name: 'Continue' }));
    expect(
      await twoFactor.findByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    expect(twoFactor.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(twoFactor.getByLabelText('Authentication code'), '123456');
    respond('get', '/auth/two-factor', twoFactorOn);
    await press(twoFactor.getByRole('button', { name: 'Confirm' }));
    expect(await twoFactor.findByText(recoveryCodes[0]!)).toBeVisible();
    expect(twoFactor.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus();
    expect(sent).toEqual([{ password: 'the password' }, { code: '123456' }]);
    expect(await twoFactor.findByText('On')).toBeVisible();

    await press(twoFactor.getByRole('button', { name: 'I saved them' }));
    expect(await twoFactor.findByText('9 recovery codes left.')).toBeVisible();
    expect(twoFactor.queryByText(recoveryCodes[0]!)).toBeNull();
  });

  it('turns off with password and code', async () => {
    respond('get', '/auth/two-factor', twoFactorOn);
    respond('delete', '/auth/two-factor', { message: 'Off' });
    openProfile();
    const twoFactor = await section('Two-factor authentication');
    await press(await twoFactor.findByRole('button', { name: 'Turn off' }));
    await userEvent.type(twoFactor.getByLabelText('Your password'), 'the password');
    await userEvent.type(twoFactor.getByLabelText('Code'), '123 456');
    respond('get', '/auth/two-factor', twoFactorOff);
    await press(twoFactor.getByRole('button', { name: 'Turn off' }));
    expect(await twoFactor.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(sent).toEqual([{ password: 'the password', code: '123 456' }]);
  });

  it('generates new recovery codes', async () => {
    respond('get', '/auth/two-factor', { ...twoFactorOn, recoveryCodesLeft: 1 });
    respond('post', '/auth/two-factor/recovery-codes', { recoveryCodes });
    openProfile();
    const twoFactor = await section('Two-factor authentication');
    expect(await twoFactor.findByText(/Only 1 recovery code left/)).toBeVisible();
    await press(twoFactor.getByRole('button', { name: 'Generate new recovery codes' }));
    await userEvent.type(twoFactor.getByLabelText('Your password'), 'the password');
    await userEvent.type(twoFactor.getByLabelText('Code'), '123456');
    await press(twoFactor.getByRole('button', { name: 'Generate new recovery codes' }));
    expect(await twoFactor.findByText(recoveryCodes[1]!)).toBeVisible();
  });

  it('cannot be turned off where the role requires it', async () => {
    respond('get', '/auth/two-factor', { ...twoFactorOn, isRequired: true });
    openProfile(people.admin);
    const twoFactor = await section('Two-factor authentication');
    expect(
      await twoFactor.findByText(/Your role requires two-factor authentication/),
    ).toBeVisible();
    expect(twoFactor.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});

describe('devices', () => {
  const region = 'Devices';

  async function enterPassword(sessions: Awaited<ReturnType<typeof section>>, submit: string) {
    const field = sessions.getByLabelText('Your password');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'the password');
    const buttons = sessions.getAllByRole('button', { name: submit });
    await press(buttons.at(-1)!);
  }

  it('lists devices, marks the current one and logs out another', async () => {
    respond('delete', '/auth/sessions/:id', { message: 'Ended' });
    openProfile();
    const sessions = await section(region);
    const rows = await sessions.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Firefox on Linux.*This device/);
    expect(within(rows[0]!).queryByRole('button')).toBeNull();
    respond('get', '/auth/sessions', { items: [currentSession] });
    await press(sessions.getByRole('button', { name: 'Log out Safari on iPhone' }));
    await enterPassword(sessions, 'Log out Safari on iPhone');
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    expect(sessions.getByText('Device logged out.')).toBeVisible();
    expect(sent).toEqual([{ password: 'the password' }]);
    expect(sessions.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });

  it('says that the password is wrong, and logs out nothing', async () => {
    respond('delete', '/auth/sessions', { fields: { password: 'Wrong password.' } }, 422);
    openProfile();
    const sessions = await section(region);
    await press(await sessions.findByRole('button', { name: 'Log out everywhere' }));
    await enterPassword(sessions, 'Log out everywhere');
    expect(await sessions.findByText('Wrong password.')).toBeVisible();
    await press(sessions.getByRole('button', { name: 'Cancel' }));
    expect(sessions.getAllByRole('listitem')).toHaveLength(2);
    expect(sessions.getByRole('list')).toHaveFocus();
  });

  it('logs out all other devices, or all', async () => {
    respond('delete', '/auth/sessions', { message: 'Ended' });
    const { router } = openProfile();
    const sessions = await section(region);
    await press(await sessions.findByRole('button', { name: 'Log out all other devices' }));
    await enterPassword(sessions, 'Log out all other devices');
    await sessions.findByText('All other devices logged out.');
    await press(sessions.getByRole('button', { name: 'Log out everywhere' }));
    await enterPassword(sessions, 'Log out everywhere');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const password = 'the password';
    expect(sent).toEqual([
      { password, keepCurrent: true },
      { password, keepCurrent: false },
    ]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('retries after a failed request', async () => {
    respond('get', '/auth/sessions', {}, 500);
    openProfile();
    const sessions = await section(region);
    await sessions.findByText('Your devices could not be loaded');
    respond('get', '/auth/sessions', { items: [currentSession] });
    await press(sessions.getByRole('button', { name: 'Try again' }));
    expect(await sessions.findByText('Firefox on Linux')).toBeVisible();
  });
});
