import { http, people, renderRemote, screen, server, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { sampleAssignment, serveAssignments } from '../../testing/sample-assignments';

const open = () => renderRemote({ routes, remote }, { path: '/reviewers', user: people.reviewer });

it('lists my papers with due date and state', async () => {
  serveAssignments([sampleAssignment]);
  open();

  const paper = await screen.findByRole('link', { name: 'Who moderates Yoruba?' });
  expect(paper).toHaveAttribute('href', `/reviewers/papers/${sampleAssignment.paperId}`);
  expect(screen.getByText('10 Oct 2025, 23:59 UTC')).toBeVisible();
  expect(screen.getByText('Under review')).toBeVisible();
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
