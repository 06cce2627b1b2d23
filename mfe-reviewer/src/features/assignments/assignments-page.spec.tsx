import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import {
  assignmentsOfEachState,
  sampleAssignment,
  serveAssignments,
} from '../../testing/sample-assignments';

const open = () => renderRemote({ routes, remote }, { path: '/reviewers', user: people.reviewer });

it('lists my papers with deadline, progress and state', async () => {
  serveAssignments(assignmentsOfEachState());
  open();

  const paper = await screen.findByRole('link', { name: 'Who moderates Yoruba?' });
  expect(paper).toHaveAttribute('href', `/reviewers/papers/${sampleAssignment.paperId}`);
  expect(screen.getByText('3 papers wait for you.')).toBeVisible();
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('link'));
  const [writing, invited, late, finished] = rows.slice(-4) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(writing).getByLabelText(/5 of 8 parts/)).toHaveAttribute('value', '5');
  expect(writing).toHaveTextContent(/UTC, \d days left/);
  expect(invited).toHaveTextContent('Invitation');
  expect(late).toHaveTextContent('Overdue');
  expect(late).toHaveTextContent('2 days late');
  expect(finished).toHaveTextContent('Finished');
});

it('says so when nothing is assigned', async () => {
  serveAssignments([]);
  open();

  expect(await screen.findByText('No papers are assigned to you')).toBeVisible();
});

it('says why the list did not load, and tries again', async () => {
  server.use(
    http.get('/api/v1/reviews', ({ response }) =>
      response('default').json(
        { statusCode: 503, code: 'UNAVAILABLE', message: 'Out for lunch', requestId: 'sample' },
        { status: 503 },
      ),
    ),
  );
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Out for lunch');

  serveAssignments([sampleAssignment]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: 'Who moderates Yoruba?' })).toBeVisible();
});
