import type { components } from '@plenary/kit/api';
import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/papers/proposal', user: people.admin });

const sampleHold: components['schemas']['HeldActs'] = {
  id: '00000000-0000-4000-8000-000000000901',
  ...{ kind: 'paper-release', state: 'held', count: 1, labels: ['#9'], problem: null },
  ...{ subjectType: 'paper', subjectId: samplePaper(9).id },
  endsAt: '2025-10-10T09:53:00.000Z',
  ...{ holdSeconds: 600, secondsLeft: 582 },
};

it('explains a proposal, and sends it after a confirmation', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  const { sent } = servePapers([paper]);
  open();
  expect(await screen.findByText('1 reviewer not found')).toBeVisible();
  expect(
    screen.getByText(/1 good match has a conflict.*1 good match is at the limit/),
  ).toBeVisible();
  expect(screen.getByText('Shared: community radio')).toBeVisible();
  expect(screen.getByText(/total affinity rises to 1.30/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send 2 invitations' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent).toMatchObject([['propose', { aim: 'mix' }]]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations sent.')).toBeVisible();
  expect(sent).toMatchObject([
    ['propose', {}],
    ['take', { papers: [{ id: paper.id }] }],
    ['propose', {}],
  ]);
});

it('keeps the confirmation open with the reason when sending fails', async () => {
  const { sent } = servePapers([samplePaper(1, { status: 'under-review' })]);
  let isRefused = true;
  server.use(
    http.post('/api/v1/admin/papers/assignments', ({ response }) => {
      if (!isRefused) return response(200).json({ assigned: 2, skipped: [], heldUntil: null });
      const error = { statusCode: 409, code: 'CONFLICT' as const, requestId: 'sample' };
      return response('default').json(
        { ...error, message: 'The assignment has changed.' },
        { status: 409 },
      );
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send 2 invitations' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The assignment has changed.');
  expect(sent).toHaveLength(1);
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invitations' }));
  expect(await screen.findByText('2 invitations sent.')).toBeVisible();
});

it('keeps the proposal when a hold ends', async () => {
  const { sent } = servePapers([samplePaper(1, { status: 'under-review' })]);
  let held = [sampleHold];
  server.use(
    http.get('/api/v1/admin/held-acts', ({ response }) => response(200).json({ items: held })),
    http.post('/api/v1/admin/held-acts/{id}/undo', ({ response }) => {
      held = [];
      return response(200).json({ undone: 1, sent: 0, failed: 0 });
    }),
  );
  open();
  const send = await screen.findByRole('button', { name: 'Send 2 invitations' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull());
  expect(send).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('sends no proposal that ignores a pair', async () => {
  servePapers([samplePaper(1, { status: 'under-review' })]);
  open();
  const send = await screen.findByRole('button', { name: 'Send 2 invitations' });
  await userEvent.click(screen.getAllByRole('button', { name: /^Forbid / })[0]!);
  expect(screen.getByText('Forbidden')).toBeVisible();
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(/Solve again to apply/);
  await userEvent.click(screen.getByRole('button', { name: /^Allow / }));
  expect(screen.queryByText('Forbidden')).toBeNull();
  expect(send).toBeEnabled();
});

it('says how many papers are not shown', async () => {
  servePapers(
    Array.from({ length: 51 }, (_, at) => samplePaper(at + 1, { status: 'under-review' })),
  );
  open();
  expect(await screen.findByText(/^50 of 51 papers shown/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more papers' }));
  expect(screen.getByText(/^#51 ·/)).toBeVisible();
  expect(screen.queryByText(/papers shown/)).toBeNull();
});

it('solves again with pinned and forbidden pairs and other rules', async () => {
  const { sent } = servePapers([samplePaper(1, { status: 'under-review' })]);
  open();
  const [pin] = await screen.findAllByRole('button', { name: /^Pin / });
  await userEvent.click(pin!);
  await userEvent.click(screen.getAllByRole('button', { name: /^Forbid / })[1]!);
  await userEvent.selectOptions(screen.getByLabelText('Aim for'), 'fair');
  await userEvent.selectOptions(screen.getByLabelText('Pair chance at most'), '0.5');
  await userEvent.click(screen.getByLabelText('At most one reviewer per institution'));
  expect(screen.getAllByText(/Solve again to apply/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Solve again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pinned 1' }));
  expect(sent.at(-1)).toMatchObject([
    'propose',
    {
      ...{ aim: 'fair', chance: 0.5, isOnePerInstitution: true },
      pinned: [{}],
      forbidden: [{}],
    },
  ]);
});
