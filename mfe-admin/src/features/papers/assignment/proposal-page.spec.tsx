import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper, servePapers } from '../../../testing/sample-papers';

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/papers/proposal', user: people.admin });

it('assigns the selected reviewers of a proposal', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  const { sent } = servePapers([paper]);
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Candidate 2/ }));
  expect(screen.getByText('1 more reviewer needed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Assign 1 reviewer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Assign 1 reviewer' }));
  expect(await screen.findByText('1 reviewer assigned.')).toBeVisible();
  expect(sent).toMatchObject([['take', { papers: [{ id: paper.id }] }]]);
});
