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

const kofi = { id: '00000000-0000-4000-8000-000000000777', name: 'Kofi Mensah' };

it('shows who handles a paper, and hands it over', async () => {
  const paper = samplePaper(1, { status: 'under-review' });
  servePapers([paper]);
  const named: (string | null)[] = [];
  const handler = () => (named.at(-1) ? kofi : null);
  server.use(
    http.get('/api/v1/admin/papers/{id}', ({ response }) =>
      response(200).json({ ...paper, handler: handler() }),
    ),
    http.get('/api/v1/admin/papers/{id}/handlers', ({ response }) =>
      response(200).json({ items: [{ ...kofi, papers: 1 }] }),
    ),
    http.put('/api/v1/admin/papers/{id}/handler', async ({ request, response }) => {
      named.push((await request.json()).userId);
      return response(200).json({ message: 'Paper handed over.' });
    }),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /^Actions/ }));
  expect(await screen.findByText('No one in particular')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Kofi Mensah (1 paper)' });
  await userEvent.selectOptions(dialog.getByLabelText('Handled by'), kofi.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('Kofi Mensah')).toBeVisible();
  expect(named).toEqual([kofi.id]);
});

it('shows the present handler once the organisers are loaded', async () => {
  const paper = samplePaper(1, { status: 'under-review', handler: kofi });
  servePapers([paper]);
  let load = () => undefined as void;
  const isLoaded = new Promise<void>((resolve) => (load = resolve));
  server.use(
    http.get('/api/v1/admin/papers/{id}/handlers', async ({ response }) => {
      await isLoaded;
      return response(200).json({ items: [{ ...kofi, papers: 1 }] });
    }),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  await userEvent.click(await screen.findByRole('tab', { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Hand over' })).toBeDisabled();
  expect(dialog.queryByLabelText('Handled by')).toBeNull();
  load();
  expect(await dialog.findByLabelText('Handled by')).toHaveDisplayValue('Kofi Mensah (1 paper)');
  expect(dialog.getByRole('button', { name: 'Hand over' })).toBeEnabled();
});
