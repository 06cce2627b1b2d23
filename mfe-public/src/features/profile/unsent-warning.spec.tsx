import 'fake-indexeddb/auto';
import { changeRecord } from '@plenary/kit/session';
import { userEvent } from '@plenary/kit/testing';
import { openProfile, prepareProfile, section } from '../../testing/profile';

beforeEach(prepareProfile);

const warning = /2 check-in changes on this device are not sent yet/;

it('warns before a device’s unsent changes are deleted with the session or the account', async () => {
  openProfile();
  const sessions = await section('Devices');
  await sessions.findByRole('button', { name: 'Log out everywhere' });
  await changeRecord<string[]>('queue', () => ['a', 'b'], { unsent: ({ length }) => length });

  await userEvent.click(sessions.getByRole('button', { name: 'Log out all other devices' }));
  expect(sessions.queryByText(warning)).toBeNull();
  await userEvent.click(sessions.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(sessions.getByRole('button', { name: 'Log out everywhere' }));
  expect(await sessions.findByText(warning)).toBeVisible();

  const account = await section('Delete account');
  await userEvent.click(account.getByRole('button', { name: /^Delete/ }));
  expect(await account.findByText(warning)).toBeVisible();
});
