import { people, renderRemote, screen, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveEdition } from '../../testing/sample-editions';

const open = (section: string) =>
  renderRemote({ routes, remote }, { path: `/admin/edition/${section}`, user: people.admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function publish() {
  await press('Review changes');
  await press('Publish changes');
}

it('adds a question with options for some packages', async () => {
  const { sent } = serveEdition();
  open('questions');
  await userEvent.click(await screen.findByRole('button', { name: 'Add question' }));
  await userEvent.type(screen.getByLabelText('Question'), 'Dietary needs');
  await userEvent.selectOptions(screen.getByLabelText('Kind of answer'), 'One of several options');
  await userEvent.type(screen.getByLabelText(/^Options/), 'None{enter}Vegetarian');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Must be answered' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^About health/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Physical, publication' }));
  await publish();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      revision: 1,
      registrationQuestions: [
        {
          id: expect.stringMatching(/^question-[0-9a-f]{8}$/) as string,
          label: 'Dietary needs',
          help: '',
          kind: 'one-of',
          options: ['None', 'Vegetarian'],
          required: true,
          sensitive: true,
          packages: ['physical_publication'],
        },
      ],
    },
  ]);
});

it('adds an extra without a limit', async () => {
  const { sent } = serveEdition();
  open('extras');
  await userEvent.click(await screen.findByRole('button', { name: 'Add extra' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Conference dinner');
  await userEvent.type(screen.getByLabelText('Price'), '45.50');
  await publish();
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  const id = expect.stringMatching(/^extra-[0-9a-f]{8}$/) as string;
  const extra = { id, name: 'Conference dinner', description: '', price: 45.5, packages: [] };
  expect(sent).toEqual([{ revision: 1, extras: [extra] }]);
});
