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
import remote from '../../remote';
import routes from '../../routes';
import { serveExpertise, serveProfile, serveRelations } from '../../testing/sample-profile';

beforeEach(() => {
  serveProfile({ maxLoad: null, topics: [], isPaused: false });
  serveExpertise({ keywords: [], publications: [] });
});

const open = () =>
  renderRemote({ routes, remote }, { path: '/reviewers/profile', user: people.reviewer });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add conflict' }));

it('adds people and institutions, each with what it needs, and removes them', async () => {
  const sent = serveRelations();
  open();
  expect(await screen.findByText(/^No conflicts yet/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Email address of the person/), 'esi@knust.example');
  await userEvent.type(screen.getByLabelText(/^Ended in/), '20');
  await add();
  expect(screen.getByLabelText(/^Ended in/)).toHaveAccessibleDescription(/four digits/);
  await userEvent.type(screen.getByLabelText(/^Ended in/), '24');
  await add();
  expect(await screen.findByText('Conflict added.')).toBeVisible();

  await userEvent.selectOptions(screen.getByLabelText('Relation'), 'Advisor or student');
  expect(screen.queryByLabelText(/^Ended in/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Email address of the person/), 'kofi@ug.example');
  await add();
  const list = within(await screen.findByRole('list', { name: 'Your conflicts of interest' }));
  expect(await list.findByText(/kofi@ug\.example/)).toBeVisible();
  await userEvent.selectOptions(
    screen.getByLabelText('Relation'),
    'Institution where I work or worked',
  );
  await userEvent.type(screen.getByLabelText(/^Web domain/), 'ug.edu.gh');
  await add();
  expect(await list.findByText(/ug\.edu\.gh/)).toBeVisible();
  expect(sent).toEqual([
    { kind: 'collaborator', value: 'esi@knust.example', untilYear: 2024 },
    { kind: 'advisor', value: 'kofi@ug.example' },
    { kind: 'institution', value: 'ug.edu.gh', untilYear: null },
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Remove ug.edu.gh' }));
  await waitFor(() => expect(list.queryByText(/^ug\.edu\.gh/)).toBeNull());
});

it('says which entries are over, and shows a refusal at its field', async () => {
  const over = { id: '00000000-0000-4000-8000-000000000001', kind: 'collaborator' as const };
  serveRelations([{ ...over, value: 'old@ug.example', untilYear: 2001, counts: false }]);
  server.use(
    http.post('/api/v1/reviews/relations', ({ response }) =>
      response('default').json(
        {
          ...{ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Not a domain.' },
          ...{ fields: { value: 'Enter the domain of the institution.' }, requestId: 'sample' },
        },
        { status: 400 },
      ),
    ),
  );
  open();
  expect(await screen.findByText(/until 2001\. No conflict any more$/)).toBeVisible();
  await userEvent.selectOptions(
    screen.getByLabelText('Relation'),
    'Institution where I work or worked',
  );
  await userEvent.type(screen.getByLabelText(/^Web domain/), 'University');
  await add();
  expect(await screen.findByLabelText(/^Web domain/)).toHaveAccessibleDescription(
    /Enter the domain of the institution/,
  );
});
