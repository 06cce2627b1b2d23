import type { components } from '@plenary/kit/api';
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
import remote from '../../remote';
import routes from '../../routes';

type DocumentTexts = components['schemas']['DocumentTexts'];

const text = (id: DocumentTexts['texts'][number]['id'], source: string) => ({
  ...{ id, part: id === 'title' ? ('subject' as const) : ('paragraph' as const), source },
  ...{ text: source, mayBeEmpty: id !== 'title', placeholders: [] },
});

const layout: DocumentTexts = {
  kind: 'attendance',
  version: 0,
  isLetter: false,
  texts: [
    text('title', 'Certificate of attendance'),
    text('lead', 'This certifies that'),
    text('before', '{from}, attended'),
    text('after', 'on {date}.'),
  ],
  placeholders: [{ name: 'name', type: 'text', options: [] }],
  signatures: [],
  logo: '',
  versions: [],
};

function serve(problems?: Record<string, string>) {
  const saved: unknown[] = [];
  const asked: unknown[] = [];
  let current = layout;
  server.use(
    http.get('/api/v1/admin/document-texts/{kind}', ({ response }) => response(200).json(current)),
    http.put('/api/v1/admin/document-texts/{kind}', async ({ request, response }) => {
      const change = await request.json();
      saved.push(change);
      if (problems)
        return response('default').json(
          {
            ...{ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Some texts can’t be used.' },
            ...{ fields: problems, requestId: 'sample' },
          },
          { status: 400 },
        );
      const version = change.version + 1;
      const by = { savedAt: '2025-10-13T08:42:00.000Z', savedBy: 'Ada Sample' };
      const { texts, signatures, logo = '' } = change;
      current = {
        ...{ ...current, version, signatures, logo },
        texts: layout.texts.map((one) => ({ ...one, text: texts[one.id] ?? one.source })),
        versions: [{ version, ...by, texts, signatures, logo }, ...current.versions],
      };
      return response(200).json(current);
    }),
    http.post('/api/v1/downloads', async ({ request, response }) => {
      asked.push(await request.json());
      return response(201).json({ url: '#' });
    }),
  );
  return { saved, asked };
}

const open = () =>
  renderRemote(
    { routes, remote },
    { path: '/admin/documents/texts/attendance', user: people.admin },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => setWindowWidth(1440));

it('saves the texts that differ and the signatures that are filled in, and resets the texts', async () => {
  const { saved, asked } = serve();
  open();
  const lead = await screen.findByRole('textbox', { name: /Before the name/ });
  await userEvent.clear(lead);
  await userEvent.type(lead, 'We certify that');
  const second = within(screen.getByRole('group', { name: 'Signature 2' }));
  await userEvent.type(second.getByRole('textbox', { name: /Name of the signer/ }), 'Ada Chair');
  await userEvent.type(second.getByRole('textbox', { name: /Role/ }), 'Chair');
  const layout = {
    texts: { lead: 'We certify that' },
    signatures: [{ name: 'Ada Chair', role: 'Chair', picture: '' }],
    logo: '',
  };
  await press('Preview PDF');
  await press('Save texts');
  expect(await screen.findByText(/Texts saved/)).toBeInTheDocument();
  expect(asked).toEqual([{ kind: 'document-preview', documentKind: 'attendance', layout }]);
  expect(saved).toEqual([{ version: 0, ...layout }]);

  await press('Reset to default');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reset texts' }));
  expect(await screen.findByText('Texts reset to the default.')).toBeInTheDocument();
  expect(saved[1]).toEqual({ version: 1, texts: {}, signatures: layout.signatures, logo: '' });
});

it('shows a refusal at its text', async () => {
  serve({ 'texts.after': 'Keep the placeholder {date}.' });
  open();
  const after = await screen.findByRole('textbox', { name: /After the paper or the conference/ });
  await userEvent.clear(after);
  await userEvent.type(after, 'in person');
  await press('Save texts');
  expect(
    await screen.findByRole('textbox', { name: /After the paper or the conference/ }),
  ).toHaveAccessibleDescription(expect.stringContaining('Keep the placeholder {date}.'));
});

it('has a title and the other kinds for an unknown kind', async () => {
  renderRemote({ routes, remote }, { path: '/admin/documents/texts/foo', user: people.admin });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'There are no such texts',
  );
  expect(screen.getByRole('link', { name: 'Attendance' })).toBeVisible();
});
