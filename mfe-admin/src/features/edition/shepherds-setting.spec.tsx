import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { editedEdition, serveEdition } from '../../testing/sample-editions';

async function publish() {
  await userEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
}

it.each([true, false])('changes whether authors read names of shepherds to %s', async (isNamed) => {
  const { sent } = serveEdition({
    document: { ...editedEdition, shepherds: { namedToAuthors: !isNamed } },
  });
  renderRemote({ routes, remote }, { path: '/admin/edition/opening', user: people.admin });
  const name = 'Tell authors who shepherds their paper';
  const field = await screen.findByRole('checkbox', { name });
  expect(field).toHaveAccessibleDescription(/From the release of minor corrections on/);
  expect((field as HTMLInputElement).checked).toBe(!isNamed);
  await userEvent.click(field);
  await publish();
  expect(sent).toMatchObject([{ shepherds: { namedToAuthors: isNamed } }]);
});
