import { act, render, screen, userEvent } from '../testing';
import { Sending, UploadProgress } from '.';

const MEGABYTE = 1024 * 1024;
const TOTAL = 10 * MEGABYTE;

function show() {
  const sending = new Sending();
  sending.update({ phase: 'sending', sent: 0, total: TOTAL });
  render(<UploadProgress label="Uploading" sending={sending} />);
  const update = (changes: Parameters<Sending['update']>[0]) => act(() => sending.update(changes));
  return { sending, update };
}

function controls() {
  return { pause: jest.fn(), resume: jest.fn(), cancel: jest.fn() };
}

it('shows how much of the file is sent', () => {
  const { update } = show();
  update({ sent: 3.2 * MEGABYTE });
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(32);
  expect(screen.getByText('32 % sent: 3.2 of 10 MB')).toBeVisible();
  update({ sent: 307_200, total: 614_400 });
  expect(screen.getByText('50 % sent: 300 of 600 KB')).toBeVisible();
});

it.each([
  ['64 kbit/s', 8000, '8 KB/s, about 22 min left'],
  ['a fast link', 2 * MEGABYTE, '2 MB/s, less than a minute left'],
  ['a very slow link', 800, '1 KB/s, about 4 h left'],
])('shows speed and time left over %s', (_, speed, text) => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { update } = show();
  update({ sent: 0 });
  now.mockReturnValue(1000);
  update({ sent: speed });
  expect(screen.queryByText(/left/)).toBeNull();
  now.mockReturnValue(3000);
  update({ sent: 3 * speed });
  expect(screen.getByText(text)).toBeVisible();
});

it('restarts the measurement of speed when it continues at another place', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { update, sending } = show();
  update({ sent: 0 });
  now.mockReturnValue(60_000);
  update({ phase: 'sending' });
  update({ sent: 5 * MEGABYTE });
  now.mockReturnValue(63_000);
  update({ sent: 5 * MEGABYTE + 24_000 });
  expect(sending.state().speed).toBe(8000);
});

it('tells a screen reader of each quarter, and of what it waits for', () => {
  const { update } = show();
  const status = screen.getByRole('status');
  update({ sent: 0.2 * TOTAL });
  expect(status).toBeEmptyDOMElement();
  update({ sent: 0.3 * TOTAL });
  expect(status).toHaveTextContent('25 % sent');
  update({ sent: 0.49 * TOTAL });
  expect(status).toHaveTextContent('25 % sent');
  update({ phase: 'waiting' });
  expect(status).toHaveTextContent('Waiting for the connection. 4.9 of 10 MB are sent.');
  update({ phase: 'busy', wait: 42_000 });
  expect(status).toHaveTextContent('Many people are submitting right now');
  expect(status).toHaveTextContent('The next try follows by itself within a minute.');
  update({ phase: 'paused' });
  expect(status).toHaveTextContent('Paused. 4.9 of 10 MB are sent.');
  update({ phase: 'sending', sent: TOTAL });
  expect(status).toHaveTextContent('Upload complete. Waiting for the server.');
});

it('pauses, resumes and cancels by keyboard, and keeps the focus', async () => {
  const { update } = show();
  const given = controls();
  expect(screen.queryByRole('button')).toBeNull();
  update({ controls: given });
  const pause = screen.getByRole('button', { name: 'Pause' });
  act(() => pause.focus());
  await userEvent.keyboard('{Enter}');
  expect(given.pause).toHaveBeenCalledTimes(1);
  update({ phase: 'paused' });
  expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(given.resume).toHaveBeenCalledTimes(1);
  update({ phase: 'busy', wait: 42_000 });
  expect(screen.getByRole('button', { name: 'Try now' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(given.resume).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(given.cancel).toHaveBeenCalledTimes(1);
});
