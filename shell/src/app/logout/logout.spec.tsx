import 'fake-indexeddb/auto';
import { changeRecord, readRecord } from '@plenary/kit/session';
import { people, render, screen, userEvent, waitFor, within } from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';
import { PlainQuestion } from './plain-question';

const unsent = (value: string[]) => value.length;
const queue = (items: string[]) => changeRecord<string[]>('check-in', () => items, { unsent });

async function openWith(items: string[]) {
  const { router } = renderShell({ path: '/', user: people.admin });
  const [button] = await screen.findAllByRole('button', { name: 'Logout' });
  await queue(items);
  await userEvent.click(button!);
  return router;
}

const dialog = async () => within(await screen.findByRole('dialog'));
const loggedOut = () => waitFor(() => expect(localStorage.getItem('token')).toBeNull());

it('asks while changes of this device are not sent, and stays', async () => {
  const router = await openWith(['one', 'two', 'three']);
  const title = '3 check-in changes on this device are not sent yet';
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(router.state.location.pathname).toBe('/');
  expect(await readRecord('check-in')).toEqual(['one', 'two', 'three']);
});

it('deletes them after a confirmation', async () => {
  const router = await openWith(['one']);
  expect((await dialog()).getByText(/^Logging out deletes it\./)).toBeVisible();
  await userEvent.click((await dialog()).getByRole('button', { name: 'Log out anyway' }));
  await loggedOut();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(await readRecord('check-in')).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not ask once they are sent', async () => {
  const router = await openWith([]);
  await loggedOut();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([true, false])(
  'asks in the browser’s window without the code of the dialog: %s',
  (answer) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(answer);
    const [onConfirm, onClose] = [jest.fn(), jest.fn()];
    render(<PlainQuestion count={2} onConfirm={onConfirm} onClose={onClose} />);
    expect(asked).toHaveBeenCalledWith(
      expect.stringMatching(/^2 check-in changes .*\n\nLogging out/),
    );
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).toHaveBeenCalledTimes(answer ? 1 : 0);
  },
);
