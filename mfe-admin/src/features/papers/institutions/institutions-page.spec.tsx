import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { serveReviewers } from '../../../testing/sample-reviewers';
import { sampleInstitution, serveInstitutions } from '../../../testing/sample-institutions';

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/papers/institutions${search}`, user: people.admin },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

const old = { domain: 'old.example', fromYear: 1990, untilYear: 2001, counts: false };

it('lists institutions with their domains and years', async () => {
  serveInstitutions([
    sampleInstitution(1, { domains: [...sampleInstitution(1).domains, old] }),
    sampleInstitution(2),
  ]);
  open();
  expect(await screen.findByRole('link', { name: 'Sample University 1' })).toBeVisible();
  expect(screen.getByText('uni1.example, old.example (1990–2001)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reviewers' })).toBeVisible();
});

it('explains an empty list, and one that could not be loaded', async () => {
  serveInstitutions([]);
  const { unmount } = open();
  expect(await screen.findByText('No institutions yet')).toBeVisible();
  expect(await screen.findByText(/^Every domain of an account/)).toBeVisible();
  unmount();
  server.use(
    http.untyped.get('*/api/v1/admin/institutions*', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
    http.untyped.get('*/api/v1/admin/institutions/suggestions', () =>
      Response.json({ statusCode: 400 }, { status: 400 }),
    ),
  );
  open();
  expect(await screen.findByText('The domains could not be loaded')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Institutions' }));
  expect(await list.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('adds the institution of a suggested domain, after its problems are solved', async () => {
  const sent = serveInstitutions([], [{ domain: 'seen.example', accounts: 3 }]);
  open();
  await press('seen.example (3 accounts)');
  const form = await dialog('Add institution');
  const domains = form.getByLabelText('Domains');
  expect(domains).toHaveValue('seen.example');
  await userEvent.type(domains, '\nold.example 1990-1980');
  await userEvent.click(form.getByRole('button', { name: 'Add institution' }));
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  expect(domains).toHaveAccessibleDescription(/last year of old.example is before/);
  await userEvent.clear(domains);
  await userEvent.type(domains, 'seen.example\nold.example -1980');
  await userEvent.type(form.getByLabelText('Name'), 'Seen University');
  await userEvent.click(form.getByRole('button', { name: 'Add institution' }));
  expect(await screen.findByText('Seen University is added.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      name: 'Seen University',
      domains: [
        { domain: 'seen.example', fromYear: null, untilYear: null },
        { domain: 'old.example', fromYear: null, untilYear: 1980 },
      ],
    },
  ]);
});

it('shows the refusal of a domain at its field', async () => {
  serveInstitutions([]);
  server.use(
    http.untyped.post('*/api/v1/admin/institutions', () =>
      Response.json(
        {
          ...{ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Refused.' },
          fields: { domains: 'uni.example belongs to Sample University in this list.' },
        },
        { status: 400 },
      ),
    ),
  );
  open();
  await press('Add institution');
  const form = await dialog('Add institution');
  await userEvent.type(form.getByLabelText('Name'), 'Other');
  await userEvent.type(form.getByLabelText('Domains'), 'uni.example');
  await userEvent.click(form.getByRole('button', { name: 'Add institution' }));
  expect(await form.findByText(/belongs to Sample University/)).toBeVisible();
});

it('edits an institution as it was read, and removes it after a question', async () => {
  const { id } = sampleInstitution(1);
  const sent = serveInstitutions([sampleInstitution(1, { domains: [old] })]);
  open(`?item=${id}`);
  const drawer = await dialog('Sample University 1');
  expect(drawer.getByText('1990–2001. Makes no conflict this year')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit institution');
  expect(form.getByLabelText('Domains')).toHaveValue('old.example 1990-2001');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved.')).toBeVisible();
  await press('Remove');
  const question = await dialog('Remove Sample University 1?');
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The institution is removed.')).toBeVisible();
  expect(sent).toEqual([
    {
      ...{ name: 'Sample University 1', version: 1 },
      domains: [{ domain: 'old.example', fromYear: 1990, untilYear: 2001 }],
    },
    id,
  ]);
});

it('shows what a file would do, with its problems, before it is imported', async () => {
  serveInstitutions([]);
  const sent: string[] = [];
  const lines = [
    ...[{ line: 2, name: 'Sample', domains: ['a.example'], effect: 'new', problem: null }],
    ...[{ line: 3, name: '', domains: [], effect: 'problem', problem: 'The name is missing.' }],
  ];
  const preview = { lines, counts: { new: 1, changed: 0, unchanged: 0, problem: 1 } };
  for (const path of ['import-preview', 'import']) {
    server.use(
      http.untyped.post(`*/api/v1/admin/institutions/${path}`, async ({ request }) => {
        sent.push(`${path}: ${((await request.json()) as { text: string }).text}`);
        return Response.json(preview);
      }),
    );
  }
  open();
  await press('Import CSV');
  const form = await dialog('Import institutions');
  await userEvent.click(form.getByRole('button', { name: 'Check file' }));
  expect(await form.findByText('Choose a CSV file')).toBeVisible();
  const file = new File(['name,domains'], 'institutions.csv', { type: 'text/csv' });
  await userEvent.upload(form.getByLabelText('File'), file);
  await userEvent.click(form.getByRole('button', { name: 'Check file' }));
  const question = await dialog('Import 1 institution?');
  expect(question.getByText('Line 3: The name is missing.')).toBeVisible();
  expect(sent).toEqual(['import-preview: name,domains']);
  await userEvent.click(question.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('1 institution is imported.')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

it('has its tab for those who edit the settings of reviewing only', async () => {
  serveReviewers([]);
  const path = '/admin/papers/reviewers';
  const { unmount } = renderRemote({ routes, remote }, { path, user: people.admin });
  expect(await screen.findByRole('link', { name: 'Institutions' })).toBeVisible();
  unmount();
  renderRemote({ routes, remote }, { path, user: people.admin, rights: ['papers:read'] });
  expect(await screen.findByRole('link', { name: 'Papers' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Institutions' })).not.toBeInTheDocument();
});
