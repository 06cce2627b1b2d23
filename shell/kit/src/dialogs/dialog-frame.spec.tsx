import { renderRemote, screen, userEvent } from '../testing';
import { DialogFrame } from './dialog-frame';

it('names the dialog by its title, and closes on Escape', async () => {
  const onClose = jest.fn();
  renderRemote(
    <DialogFrame title="Delete this draft?" text="This can't be undone." onClose={onClose}>
      <button>Delete</button>
    </DialogFrame>,
  );
  expect(screen.getByRole('dialog', { name: 'Delete this draft?' })).toBeVisible();
  expect(screen.getByText("This can't be undone.")).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
