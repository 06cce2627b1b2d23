import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/papers/proposal', user: people.admin });

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
  expect(await screen.findByText('2 reviewers assigned.')).toBeVisible();
  expect(sent).toMatchObject([
    ['propose', {}],
    ['take', { papers: [{ id: paper.id }] }],
    ['propose', {}],
  ]);
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
  expect(screen.getByText(/Solve again to apply/)).toBeVisible();
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
