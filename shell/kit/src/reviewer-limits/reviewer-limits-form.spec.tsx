import { ApiError } from '../api';
import { renderRemote, sampleEdition, screen, userEvent } from '../testing';
import { ReviewerLimitsForm } from '.';

const onSave = jest.fn(() => Promise.resolve());
const [topic] = sampleEdition.topics;
const limits = { maxLoad: 4, topics: [topic?.name ?? ''], isPaused: false, version: 3 };

const open = (error: Error | null = null) =>
  renderRemote(
    <ReviewerLimitsForm
      limits={limits}
      labels={{
        pause: 'Pause',
        failed: 'Not saved.',
        conflict: ({ current }) => `Now: ${current}.`,
      }}
      error={error}
      onSave={onSave}
    >
      {(fields, submit) => (
        <>
          {fields}
          {submit}
        </>
      )}
    </ReviewerLimitsForm>,
  );

it('saves an empty maximum as the default, with the version that was read', async () => {
  open();
  const maximum = screen.getByLabelText(/^Maximum papers/);
  expect(maximum).toHaveValue('4');
  await userEvent.clear(maximum);
  await userEvent.click(screen.getByLabelText(/^Pause/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith({ ...limits, maxLoad: null, isPaused: true });
});

it.each(['501', '-1', 'four'])('does not accept %s as the maximum', async (value) => {
  open();
  const maximum = screen.getByLabelText(/^Maximum papers/);
  await userEvent.clear(maximum);
  await userEvent.type(maximum, value);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(maximum).toHaveAccessibleDescription(/Enter a number from 0 to 500/);
});

it('describes the limits that were saved elsewhere', () => {
  const current = { maxLoad: null, topics: ['A', 'B'], isPaused: true, version: 4 };
  open(new ApiError(409, { code: 'CHANGED_MEANWHILE', current } as never));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Now: maximum papers: default; topics: A, B; paused.',
  );
});
