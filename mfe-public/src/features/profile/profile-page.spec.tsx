import { people, userEvent, waitFor } from '@plenary/kit/testing';
import { answers, openProfile, part, prepareProfile, sent } from '../../testing/profile';

beforeEach(prepareProfile);

const press = (element: HTMLElement) => userEvent.click(element);

describe('the details', () => {
  test('are those of the account, and are saved', async () => {
    const user = { ...people.plain, firstName: 'Aminata', title: 'Prof' };
    answers('put', '/auth/profile', { user });
    openProfile();
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
    openProfile();
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
    openProfile();
    const address = await change('new@example.org');
    expect(await address.findByText(/the link that was sent to new@example.org/)).toBeVisible();
    expect(address.getByText(people.plain.email)).toBeVisible();
    expect(address.getByRole('button', { name: 'Change address' })).toHaveFocus();
    expect(sent).toEqual([{ email: 'new@example.org', password: 'the password' }]);
  });

  test('is not asked to be what it is', async () => {
    openProfile();
    const address = await change('AMINA@example.org');
    expect(address.getByLabelText('New email address')).toHaveAccessibleDescription(
      'This is your address already.',
    );
    expect(sent).toEqual([]);
  });

  test('a wrong password is said at its field', async () => {
    const fields = { password: 'This is not your password.' };
    answers('put', '/auth/update-email', { message: 'Wrong', fields }, 422);
    openProfile();
    const address = await change('new@example.org');
    await waitFor(() =>
      expect(address.getByLabelText('Your password')).toHaveAccessibleDescription(fields.password),
    );
    expect(address.queryByText('Wrong')).toBeNull();
  });

  test('that is not verified is corrected where it is verified', async () => {
    openProfile(people.unverified);
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
    openProfile();
    const password = await change('the old one', 'a new phrase');
    expect(await password.findByText(/Your password is changed/)).toBeVisible();
    expect(password.queryByLabelText('Current password')).toBeNull();
    expect(sent).toEqual([{ currentPassword: 'the old one', password: 'a new phrase' }]);
  });

  test('a common one is refused on its field', async () => {
    const fields = { password: 'This password is one of the most common ones.' };
    answers('put', '/auth/password', { message: 'Refused', fields }, 400);
    openProfile();
    const password = await change('the old one', 'password1');
    await waitFor(() =>
      expect(password.getByLabelText('New password')).toHaveAccessibleDescription(
        /most common ones/,
      ),
    );
    expect(password.getByLabelText('New password')).toHaveFocus();
  });

  test('that differs from its confirmation is not sent', async () => {
    openProfile();
    const password = await change('the old one', 'a new phrase', 'another phrase');
    expect(password.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    expect(sent).toEqual([]);
  });
});
