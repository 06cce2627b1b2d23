import { http, people, server, userEvent, waitFor } from '@plenary/kit/testing';
import { openProfile, prepareProfile, respond, section, sent } from '../../testing/profile';

beforeEach(prepareProfile);

const press = (element: HTMLElement) => userEvent.click(element);

describe('personal details', () => {
  it('saves changed details', async () => {
    const user = { ...people.plain, firstName: 'Aminata', title: 'Prof' };
    respond('put', '/auth/profile', { user });
    openProfile();
    const details = await section('Personal details');
    expect(details.getByLabelText('Last name')).toHaveValue('Sample');
    await userEvent.selectOptions(details.getByLabelText('Title'), 'Prof');
    await userEvent.clear(details.getByLabelText('First name'));
    await userEvent.type(details.getByLabelText('First name'), 'Aminata');
    await press(details.getByRole('button', { name: 'Save details' }));
    expect(await details.findByText('Details saved.')).toBeVisible();
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

  it('shows field errors and the specified failure', async () => {
    respond('put', '/auth/profile', {}, 500);
    openProfile();
    const details = await section('Personal details');
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

it('lets an organiser turn the shortcuts of lists off', async () => {
  const preferences = {
    ...{ hasShortcuts: true, paperColumns: null, exportColumns: {}, views: [] },
    getsAnnouncements: true,
  };
  respond('get', '/auth/preferences', preferences);
  server.use(
    http.patch('/api/v1/auth/preferences', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json({ ...preferences, hasShortcuts: false });
    }),
  );
  openProfile(people.admin);
  const shortcuts = await section('Keyboard shortcuts');
  await press(await shortcuts.findByLabelText('Use keyboard shortcuts'));
  await press(shortcuts.getByRole('button', { name: 'Save shortcuts' }));
  expect(await shortcuts.findByText('Shortcuts saved.')).toBeVisible();
  expect(sent).toEqual([{ hasShortcuts: false }]);
});

it('lets a person choose whether to get announcements', async () => {
  const preferences = {
    ...{ hasShortcuts: true, paperColumns: null, exportColumns: {}, views: [] },
    getsAnnouncements: false,
  };
  respond('get', '/auth/preferences', preferences);
  server.use(
    http.patch('/api/v1/auth/preferences', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json({ ...preferences, getsAnnouncements: true });
    }),
  );
  openProfile(people.plain);
  const announcements = await section('Announcements');
  const box = await announcements.findByLabelText('Email me news of the conference');
  expect(box).not.toBeChecked();
  await press(box);
  await press(announcements.getByRole('button', { name: 'Save choice' }));
  expect(await announcements.findByText('Choice saved.')).toBeVisible();
  expect(sent).toEqual([{ getsAnnouncements: true }]);
});

describe('email address', () => {
  async function change(email: string) {
    const address = await section('Email address');
    await press(address.getByRole('button', { name: 'Change address' }));
    expect(address.getByLabelText('New email address')).toHaveFocus();
    await userEvent.type(address.getByLabelText('New email address'), email);
    await userEvent.type(address.getByLabelText('Your password'), 'the password');
    await press(address.getByRole('button', { name: 'Send confirmation link' }));
    return address;
  }

  it('sends a confirmation link to the new address', async () => {
    respond('put', '/auth/update-email', { newEmail: 'new@example.org', message: 'Sent' });
    openProfile();
    const address = await change('new@example.org');
    expect(await address.findByText(/We sent a link to new@example.org/)).toBeVisible();
    expect(address.getByText(people.plain.email)).toBeVisible();
    expect(address.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(sent).toEqual([{ email: 'new@example.org', password: 'the password' }]);
  });

  it('rejects the current address', async () => {
    openProfile();
    const address = await change('AMINA@example.org');
    expect(address.getByLabelText('New email address')).toHaveAccessibleDescription(
      'This is already your address.',
    );
    expect(sent).toEqual([]);
  });

  it('shows a wrong password on its field', async () => {
    const fields = { password: 'This is not your password.' };
    respond('put', '/auth/update-email', { message: 'Wrong', fields }, 422);
    openProfile();
    const address = await change('new@example.org');
    await waitFor(() =>
      expect(address.getByLabelText('Your password')).toHaveAccessibleDescription(fields.password),
    );
    expect(address.queryByText('Wrong')).toBeNull();
  });

  it('links an unverified address to the verification page', async () => {
    openProfile(people.unverified);
    const address = await section('Email address');
    expect(address.getByText('Not verified')).toBeVisible();
    expect(address.getByRole('link', { name: 'Verify or change address' })).toHaveAttribute(
      'href',
      '/verify-email',
    );
  });
});

describe('password', () => {
  async function change(current: string, next: string, confirmation = next) {
    const password = await section('Password');
    await press(password.getByRole('button', { name: 'Change password' }));
    await userEvent.type(password.getByLabelText('Current password'), current);
    await userEvent.type(password.getByLabelText('New password'), next);
    await userEvent.type(password.getByLabelText('Confirm new password'), confirmation);
    await press(password.getByRole('button', { name: 'Change password' }));
    return password;
  }

  it('changes the password and closes the form', async () => {
    respond('put', '/auth/password', { message: 'Changed' });
    openProfile();
    const password = await change('the old one', 'a new phrase');
    expect(await password.findByText(/Password changed/)).toBeVisible();
    expect(password.queryByLabelText('Current password')).toBeNull();
    expect(sent).toEqual([{ currentPassword: 'the old one', password: 'a new phrase' }]);
  });

  it('shows the refusal of a common password on its field', async () => {
    const fields = { password: 'This password is one of the most common ones.' };
    respond('put', '/auth/password', { message: 'Refused', fields }, 400);
    openProfile();
    const password = await change('the old one', 'password1');
    await waitFor(() =>
      expect(password.getByLabelText('New password')).toHaveAccessibleDescription(
        /most common ones/,
      ),
    );
    expect(password.getByLabelText('New password')).toHaveFocus();
  });

  it('does not send a password that differs from its confirmation', async () => {
    openProfile();
    const password = await change('the old one', 'a new phrase', 'another phrase');
    expect(password.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    expect(sent).toEqual([]);
  });
});
