import { people, renderRemote, screen } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleAssignment, serveAssignments } from '../../testing/sample-assignments';

const open = (paperId: string) =>
  renderRemote({ routes, remote }, { path: `/reviewers/papers/${paperId}`, user: people.reviewer });

it('shows a paper of mine', async () => {
  serveAssignments([sampleAssignment]);
  open(sampleAssignment.paperId);

  expect(await screen.findByText('Who moderates Yoruba?')).toBeVisible();
  expect(screen.getByText('Full paper')).toBeVisible();
  expect(screen.getByText('10 Oct 2025, 23:59 UTC')).toBeVisible();
});

it('does not find a paper that is not mine', async () => {
  serveAssignments([sampleAssignment]);
  open('00000000-0000-4000-8000-000000000499');

  expect(await screen.findByText('This paper is not among your reviews')).toBeVisible();
  expect(screen.queryByText('Who moderates Yoruba?')).not.toBeInTheDocument();
  const ways = screen.getAllByRole('link', { name: 'My reviews' });
  expect(ways.at(-1)).toHaveAttribute('href', '/reviewers');
});
