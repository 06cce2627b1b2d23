import { http, renderRemote, screen, server, userEvent, within } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import type { Verified } from './verify.api';

const facts = {
  kind: 'presentation',
  title: 'Certificate of presentation',
  name: 'Dr Ama Mensah (sample)',
  role: 'presenter',
  mode: 'physical',
  paper: 'Radio and its machines (sample)',
  event: 'AI & Digital Media Convergence 2025',
  date: '27 November 2025',
  issuedAt: '2025-12-01T10:00:00.000Z',
} as const;

const answers = (number: string): Verified => {
  const shown = { number, endedAt: null, facts };
  if (number === 'REVOKED')
    return { ...shown, state: 'revoked', endedAt: '2025-12-03T10:00:00.000Z' };
  if (number === 'REPLACED')
    return { ...shown, state: 'replaced', endedAt: '2025-12-04T10:00:00.000Z' };
  if (number === 'ERASED')
    return { ...shown, state: 'erased', endedAt: '2035-12-05T10:00:00.000Z', facts: null };
  if (number === 'UNKNOWN') return { ...shown, state: 'unknown', facts: null };
  if (number === 'WRONG') return { ...shown, state: 'mistyped', number: null, facts: null };
  return { ...shown, state: 'valid' };
};

beforeEach(() =>
  server.use(
    http.get('/api/v1/verify/{number}', ({ params, response }) =>
      response(200).json(answers(params.number)),
    ),
  ),
);

const open = (number: string) =>
  renderRemote({ routes, remote }, { path: number ? `/verify/${number}` : '/verify' });

it('states the facts of a valid document', async () => {
  open('K7QM-4TXD-9WHP-R');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Certificate of presentation' }),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('ValidK7QM-4TXD-9WHP-R');
  const fact = (term: string) => screen.getByText(term).nextElementSibling;
  expect(fact('Name')).toHaveTextContent('Dr Ama Mensah (sample)');
  expect(fact('Role')).toHaveTextContent('Presenter, in person');
  expect(fact('Paper')).toHaveTextContent('Radio and its machines (sample)');
  expect(fact('Date')).toHaveTextContent('27 November 2025');
  expect(fact('Issued')).toHaveTextContent('1 Dec 2025');
  expect(screen.getByRole('link', { name: 'Report it' })).toHaveAttribute('href', '/contact');
});

it.each([
  ['REVOKED', 'Revoked on 3 Dec 2025', /The organisers revoked this document/],
  ['REPLACED', 'Replaced on 4 Dec 2025', /Another document was issued in place/],
  ['ERASED', 'Erased on 5 Dec 2035', /its facts are not kept any more/],
  ['UNKNOWN', 'Unknown number', /We did not issue a document with this number/],
  ['WRONG', 'Mistyped number', /One or more characters are wrong/],
])('says of %s: %s', async (number, state, note) => {
  open(number);
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

it('takes another number from its form', async () => {
  const { router } = open('');
  const form = within(await screen.findByRole('region', { name: 'Document number' }));
  await userEvent.click(form.getByRole('button', { name: 'Verify document' }));
  expect(await form.findByText('Enter the number of the document')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /Document number/ }), ' k7qm 4txd ');
  await userEvent.click(form.getByRole('button', { name: 'Verify document' }));
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(router.state.location.pathname).toBe('/verify/k7qm%204txd');
});
