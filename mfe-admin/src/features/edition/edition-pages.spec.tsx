import {
  http,
  people,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { adminEdition, editedEdition, serveEdition } from '../../testing/sample-editions';

const open = (page = '') =>
  renderRemote({ routes, remote }, { path: `/admin/edition${page}`, user: people.admin });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function write(label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('the sections, and whether visitors see what is saved', async () => {
  serveEdition({ toCheck: ['dates'] });
  open();
  expect(await screen.findByText('The site shows what is saved.')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Parts of the edition' }));
  expect(menu.getByRole('link', { name: 'Bank account' })).toHaveAttribute(
    'href',
    '/admin/edition/bank',
  );
  const [dates] = menu.getAllByRole('listitem');
  expect(dates).toHaveTextContent('DatesTo check');
});

test('a section is sent whole, with the revision it was read at', async () => {
  const { sent } = serveEdition();
  open('/bank');
  await write('Bank', 'Another bank (sample)');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      revision: 1,
      bank: { ...sampleEdition.bank, bank: 'Another bank (sample)' },
      referencePrefix: sampleEdition.referencePrefix,
    },
  ]);
});

test('what the server refuses is said at its field', async () => {
  serveEdition();
  server.use(
    http.untyped.patch('*/api/v1/admin/editions/:id', () =>
      Response.json(
        { statusCode: 400, code: 'VALIDATION_FAILED', fields: { 'bank.iban': 'Is no IBAN' } },
        { status: 400 },
      ),
    ),
  );
  open('/bank');
  await write('IBAN or account number', 'GB00');
  await save();
  expect(await screen.findByText('Is no IBAN')).toBeVisible();
  expect(screen.getByLabelText('IBAN or account number')).toHaveValue('GB00');
});

test('what is wrong with a list as a whole is said above it', async () => {
  serveEdition();
  const message = 'The fee of virtual_publication is missing';
  server.use(
    http.untyped.patch('*/api/v1/admin/editions/:id', () =>
      Response.json(
        { statusCode: 400, code: 'VALIDATION_FAILED', fields: { 'fees.packages': message } },
        { status: 400 },
      ),
    ),
  );
  open('/fees');
  await write('Notes below the fees', 'A note');
  await save();
  expect(
    within(await screen.findByRole('region', { name: 'Packages' })).getByText(message),
  ).toBeVisible();
});

test('who comes second keeps what was written, and chooses where both changed the same', async () => {
  const { change, sent } = serveEdition();
  open('/bank');
  await write('Bank', 'Mine');
  await write('Note (optional)', 'My note');
  change({ bank: { ...sampleEdition.bank, bank: 'Theirs', swift: 'NEWSWIFT' } });
  await save();

  const panel = within(
    await screen.findByRole('group', { name: 'Kwame Mensah saved this edition meanwhile.' }),
  );
  expect(panel.getByText(/Taken over/)).toHaveTextContent('SWIFT');
  expect(screen.getByLabelText(/^SWIFT/)).toHaveValue('NEWSWIFT');
  expect(screen.getByLabelText(/^Note/)).toHaveValue('My note');
  await userEvent.click(panel.getByLabelText('Theirs: Theirs'));
  await save();

  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent[1]).toMatchObject({
    revision: 2,
    bank: { bank: 'Theirs', note: 'My note', swift: 'NEWSWIFT' },
  });
});

test('entries are added, moved and removed, and come back by Undo', async () => {
  const { sent } = serveEdition();
  open('/partners');
  const [first = '', second = ''] = sampleEdition.partners.map(({ name }) => name);
  await userEvent.click(await screen.findByText(first));
  await userEvent.click(screen.getByRole('button', { name: `Remove ${first}` }));
  expect(screen.getByText(`${first} is removed.`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByText(second));
  await userEvent.click(screen.getByRole('button', { name: `Move ${second} up` }));
  await userEvent.click(screen.getByRole('button', { name: 'Add: Partner' }));
  await userEvent.type(screen.getAllByLabelText('Name').at(-1)!, 'New partner (sample)');
  await save();
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(sent[0]?.partners?.map(({ name }) => name)).toEqual([
    second,
    first,
    'New partner (sample)',
  ]);
});

test('it asks before what was written is lost', async () => {
  serveEdition();
  open('/bank');
  await write('Bank', 'Half written');
  await userEvent.click(screen.getByRole('link', { name: 'Edition' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Bank')).toHaveValue('Half written');
});

test('a revision can be restored', async () => {
  serveEdition({ revision: 2 });
  let restored: unknown;
  server.use(
    http.get('/api/v1/admin/editions/{id}/history/{revision}', ({ response }) =>
      response(200).json({
        revision: 1,
        feeRevision: 1,
        savedAt: '2025-09-01T08:00:00.000Z',
        savedBy: null,
        fields: [],
        restoredFrom: null,
        document: editedEdition,
        changes: [],
        sinceThen: [{ field: 'hero.lead', before: 'Old', after: 'New' }],
      }),
    ),
    http.post('/api/v1/admin/editions/{id}/history/{revision}/restore', async (call) => {
      restored = await call.request.json();
      return call.response(200).json(adminEdition({ revision: 3 }));
    }),
  );
  open('/history');
  await userEvent.click(await screen.findByRole('button', { name: 'Look at revision 1' }));
  expect(await screen.findByText('hero.lead')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore this revision' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Restore this revision' }));
  expect(await screen.findByText('Revision 1 is restored.')).toBeVisible();
  expect(restored).toEqual({ revision: 2 });
});
