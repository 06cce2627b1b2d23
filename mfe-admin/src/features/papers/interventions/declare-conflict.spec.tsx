import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

it('hands the paper to another organiser, and leads to the list', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  servePapers([paper]);
  const reasons: string[] = [];
  server.use(
    http.post('/api/v1/admin/papers/{id}/conflict', async ({ request, response }) => {
      reasons.push((await request.json()).reason);
      return response(200).json({ message: 'Conflict declared.' });
    }),
  );
  const path = `/admin/papers/${paper.id}`;
  const { router } = renderRemote({ routes, remote }, { path, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Declare a conflict' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'We share a grant.');
  await userEvent.click(dialog.getByRole('button', { name: 'Declare a conflict' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Papers' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/papers');
  expect(reasons).toEqual(['We share a grant.']);
});
