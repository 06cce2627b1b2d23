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
import { serveEdition } from '../../../testing/sample-editions';

/** Answers an address for each preview, and keeps what it was made of. */
function servePreviews() {
  const made: Record<string, unknown>[] = [];
  server.use(
    http.post('/api/v1/admin/editions/{id}/preview', async ({ request, response }) => {
      made.push(await request.json());
      const expiresAt = '2025-10-01T00:00:00.000Z';
      return response(201).json({ url: `/previews/${made.length}`, expiresAt });
    }),
  );
  return made;
}

it('shows the page of the section with unsaved changes, at two widths', async () => {
  serveEdition();
  const made = servePreviews();
  renderRemote({ routes, remote }, { path: '/admin/edition/venue', user: people.admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const panel = within(screen.getByRole('region', { name: 'Preview' }));
  const frame = await panel.findByTitle('Preview of the public page');
  expect(frame).toHaveAttribute('src', '/previews/1/venue');
  expect(frame).toHaveAttribute('width', '360');
  await userEvent.click(panel.getByRole('button', { name: 'Desktop' }));
  expect(frame).toHaveAttribute('width', '1120');

  const field = screen.getByLabelText('Address');
  await userEvent.clear(field);
  await userEvent.type(field, 'Another street (sample)');
  await waitFor(() => expect(made.length).toBeGreaterThan(1), { timeout: 4000 });
  expect(made.at(-1)).toMatchObject({ venue: { address: 'Another street (sample)' } });
  await waitFor(() => expect(frame).toHaveAttribute('src', `/previews/${made.length}/venue`));
});
