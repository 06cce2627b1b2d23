import { ApiError } from '../api';
import { renderRemote, screen, userEvent, waitFor } from '../testing';
import { ConfirmDialog, type ConfirmDialogProps } from '.';

const onClose = jest.fn();
afterEach(() => jest.clearAllMocks());

const open = (props: Partial<ConfirmDialogProps> & Pick<ConfirmDialogProps, 'onConfirm'>) =>
  renderRemote(
    <ConfirmDialog
      title="Delete this draft?"
      text="This can't be undone."
      confirm="Delete"
      keep="Keep"
      onClose={onClose}
      {...props}
    />,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('runs the action on confirmation only, and is busy until it settles', async () => {
  let settle = () => {};
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  open({ onConfirm });
  await press('Keep');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Delete');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  settle();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
});

it('stays open with the reason of a failure', async () => {
  open({
    onConfirm: () => Promise.reject(new ApiError(500)),
    error: 'The draft could not be deleted.',
  });
  await press('Delete');
  expect(screen.getByRole('dialog', { name: 'Delete this draft?' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The draft could not be deleted.');
  expect(onClose).not.toHaveBeenCalled();
});

it('asks for the checkbox and the typed text of a severe action', async () => {
  const onConfirm = jest.fn();
  open({
    onConfirm,
    tick: { label: 'I am sure', missing: 'Tick to confirm' },
    typing: { label: 'Type the name', expected: 'Amara', mismatch: 'The name differs' },
  });
  await press('Delete');
  const tick = screen.getByRole('checkbox', { name: /I am sure/ });
  const typing = screen.getByRole('textbox', { name: /Type the name/ });
  expect(tick).toHaveAccessibleDescription(/Tick to confirm/);
  expect(typing).toHaveAccessibleDescription(/The name differs/);
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(tick);
  await userEvent.type(typing, ' amara ');
  await press('Delete');
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
