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
import type { Candidate } from './documents.api';

const SUBJECT = '01890000-0000-7000-8000-000000000001';
const DOCUMENT = '01890000-0000-7000-8000-000000000002';

const candidate: Candidate = {
  subjectId: SUBJECT,
  registrationId: SUBJECT,
  name: 'Dr Ama Mensah (sample)',
  affiliation: 'University (sample)',
  country: 'Ghana',
  role: 'attendee',
  mode: 'physical',
  paper: null,
  evidenceAt: '2025-11-27T08:10:00.000Z',
  document: null,
};
const document = {
  id: DOCUMENT,
  number: 'K7QM-4TXD-9WHP-R',
  issuedAt: '2025-12-01T10:00:00.000Z',
  overrideReason: null,
};

const job: components['schemas']['DocumentJob'] = {
  id: DOCUMENT,
  kind: 'attendance',
  output: 'documents',
  state: 'running',
  total: 4,
  done: 2,
  issued: 2,
  failure: null,
  bytes: null,
  problems: [],
  requestedAt: '2025-12-01T10:00:00.000Z',
  endedAt: null,
  expiresAt: null,
};

let current: Candidate;
let jobs: (typeof job)[];
let sent: unknown[];

function serve(differences: Partial<Candidate> = {}) {
  current = { ...candidate, ...differences };
  sent = [];
  jobs = [];
  const counts = { toIssue: 1, withoutEvidence: 0, issued: 0, all: 1 };
  server.use(
    http.get('/api/v1/admin/documents', ({ response }) =>
      response(200).json({ items: [current], nextCursor: null, counts }),
    ),
    http.get('/api/v1/admin/documents/{kind}/{subjectId}', ({ response }) =>
      response(200).json(current),
    ),
    http.get('/api/v1/admin/document-jobs', ({ response }) => response(200).json({ items: jobs })),
    http.post('/api/v1/admin/document-jobs', async ({ request, response }) => {
      const body = await request.json();
      sent.push(body);
      jobs = [{ ...job, ...body }];
      return response(201).json(jobs[0]!);
    }),
    http.post('/api/v1/admin/document-jobs/{id}/cancel', ({ params, response }) => {
      sent.push(['cancel', params.id]);
      jobs = jobs.map((each) => ({ ...each, state: 'cancelled', endedAt: each.requestedAt }));
      return response(200).json({ items: jobs });
    }),
    http.post('/api/v1/downloads', async ({ request, response }) => {
      sent.push(await request.json());
      return response(201).json({ url: '#ticket' });
    }),
    http.post('/api/v1/admin/documents', async ({ request, response }) => {
      sent.push(await request.json());
      current = { ...current, document };
      return response(200).json({ issued: 1 });
    }),
    http.post('/api/v1/admin/documents/{id}/revoke', async ({ params, request, response }) => {
      sent.push([params.id, await request.json()]);
      current = { ...current, document: null };
      return response(200).json({ issued: 0 });
    }),
    http.put('/api/v1/admin/presentations/{id}', async ({ params, request, response }) => {
      sent.push([params.id, await request.json()]);
      current = { ...current, evidenceAt: '2025-11-27T00:00:00.000Z' };
      return response(200).json({ presentedOn: '2025-11-27' });
    }),
  );
}

const open = (search = '') =>
  renderRemote({ routes, remote }, { path: `/admin/documents${search}`, user: people.admin });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => setWindowWidth(1440));

it('issues all that have evidence after a confirmation', async () => {
  serve();
  open();
  expect(await screen.findByRole('link', { name: /Dr Ama Mensah/ })).toBeVisible();
  await press('Issue 1');
  const confirmation = await dialog('Issue 1 document?');
  expect(sent).toEqual([]);
  await userEvent.click(confirmation.getByRole('button', { name: 'Issue 1' }));
  const list = within(await screen.findByRole('list', { name: 'Jobs' }));
  expect(list.getByRole('progressbar', { name: 'Issue documents' })).toHaveAttribute('value', '2');
  expect(screen.getByText('Issue documents: 50 percent done')).toBeInTheDocument();
  await press('Cancel job');
  expect(await list.findByText('2 documents issued.')).toBeVisible();
  expect(sent).toEqual([{ kind: 'attendance', output: 'documents' }, ['cancel', DOCUMENT]]);
});

it('offers the file of a finished job, and lists whom it leaves out', async () => {
  serve({ document });
  const ended = { state: 'finished' as const, done: 4, endedAt: job.requestedAt, bytes: 2048 };
  const problems = [{ subjectId: SUBJECT, name: 'Dr Ama (sample)', reason: 'revoked' as const }];
  const expiresAt = '2025-12-02T10:00:00.000Z';
  jobs = [{ ...job, ...ended, output: 'pdf', problems, expiresAt }];
  open();
  await userEvent.click(await screen.findByText('1 document left out'));
  expect(screen.getByText('Dr Ama (sample): revoked or replaced meanwhile')).toBeVisible();
  expect(screen.getByText(/^3 documents, 2 KB/)).toBeVisible();
  await press('Download PDF');
  expect(sent).toEqual([{ kind: 'document-file', jobId: DOCUMENT }]);
});

it('asks for a reason where there is no evidence', async () => {
  serve({ evidenceAt: null });
  open(`?item=${SUBJECT}`);
  await press('Issue without evidence');
  const form = await dialog('Issue without evidence?');
  await userEvent.click(form.getByRole('button', { name: 'Issue without evidence' }));
  expect(await form.findByText('Give a reason of at least three characters')).toBeVisible();
  await userEvent.type(form.getByLabelText('Reason'), 'Seen by the chair');
  await userEvent.click(form.getByRole('button', { name: 'Issue without evidence' }));
  expect(await screen.findByText('1 document was issued.')).toBeVisible();
  expect(sent).toEqual([
    { kind: 'attendance', subjectIds: [SUBJECT], overrideReason: 'Seen by the chair' },
  ]);
});

it('revokes an issued document with a reason', async () => {
  serve({ document });
  open(`?item=${SUBJECT}`);
  expect(await screen.findByRole('link', { name: 'View the verification page' })).toHaveAttribute(
    'href',
    '/verify/K7QM-4TXD-9WHP-R',
  );
  await press('Revoke document');
  const form = await dialog('Revoke the document?');
  await userEvent.type(form.getByLabelText('Reason'), 'The name was wrong');
  await userEvent.click(form.getByRole('button', { name: 'Revoke document' }));
  expect(await screen.findByText('Revoked.')).toBeVisible();
  expect(sent).toEqual([[DOCUMENT, { reason: 'The name was wrong' }]]);
});

it('marks a paper as presented, with its day', async () => {
  serve({ evidenceAt: null, role: 'presenter', paper: 'Radio (sample)' });
  open(`?kind=presentation&item=${SUBJECT}`);
  await press('Mark as presented');
  const form = await dialog('Mark as presented?');
  await userEvent.type(form.getByLabelText('Presented on'), '2025-11-27');
  await userEvent.click(form.getByRole('button', { name: 'Mark as presented' }));
  expect(await screen.findByText('Marked as presented.')).toBeVisible();
  expect(sent).toEqual([[SUBJECT, { presentedOn: '2025-11-27' }]]);
});

it('lists revoked documents with their reasons and what replaced them', async () => {
  serve();
  const revokedAt = '2025-12-02T10:00:00.000Z';
  const common = { kind: 'attendance' as const, paper: null, revokedAt, revokedBy: 'Ada Sample' };
  server.use(
    http.get('/api/v1/admin/revoked-documents', ({ response }) =>
      response(200).json({
        items: [
          {
            ...{ ...common, id: DOCUMENT, number: 'K7QM-4TXD-9WHP-R', name: 'Dr Ama (sample)' },
            ...{ reason: 'A typo', replacedBy: 'M4TX-K7QD-9WHP-3' },
          },
          {
            ...{ ...common, id: SUBJECT, number: '9WHP-4TXD-K7QM-5', name: null },
            ...{ reason: null, replacedBy: null },
          },
        ],
        nextCursor: null,
        counts: { all: 2 },
      }),
    ),
  );
  renderRemote({ routes, remote }, { path: '/admin/documents/revoked', user: people.admin });
  expect(await screen.findByRole('link', { name: /Dr Ama/ })).toHaveAttribute(
    'href',
    '/verify/K7QM-4TXD-9WHP-R',
  );
  expect(screen.getByText('A typo')).toBeVisible();
  expect(screen.getByText('Replaced by M4TX-K7QD-9WHP-3')).toBeVisible();
  expect(screen.getByRole('link', { name: /Erased person/ })).toBeVisible();
});
