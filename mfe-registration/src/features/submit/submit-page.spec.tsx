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
import { sampleDraft, samplePaper } from '../../papers/samples';
import { simulatePapers } from '../../papers/simulated-papers';
import { registrationRemote } from '../../registration/simulated';

const open = (query = '', edition = sampleEdition) =>
  renderRemote(registrationRemote, { path: `/submit${query}`, user: people.plain, edition });
const draftQuery = `?paper=${sampleDraft.id}`;

test('open submissions, with what is needed and until when', async () => {
  simulatePapers();
  open();
  expect(await screen.findByText('Submissions are open.')).toBeVisible();
  const needed = within(await screen.findByRole('region', { name: 'What you need' }));
  expect(needed.getByText(/5 Oct 2025, Anywhere on Earth/)).toBeVisible();
  expect(needed.getByText('At most 8 pages, references included')).toBeVisible();
  expect(needed.getByText('Anonymised PDF, at most 10 MB')).toBeVisible();
  expect(needed.getByText('Under 20% with published text')).toBeVisible();
  expect(needed.getByText('Stay under 5%; at 20% a paper is turned back')).toBeVisible();
  expect(needed.getByText('A0 portrait, with a paper of 6 to 8 pages')).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'What comes next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(sampleEdition.workflow.length);
});

test('closed submissions', async () => {
  simulatePapers();
  open('', { ...sampleEdition, submissions: { open: false } });
  expect(await screen.findByText('Submissions are closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

test('a paper that waits for its camera-ready version comes first', async () => {
  simulatePapers({ ...samplePaper, status: 'accepted', payment: 'confirmed' });
  open();
  const waiting = await screen.findByRole('region', {
    name: 'Waits for its camera-ready version',
  });
  expect(
    within(waiting).getByRole('link', { name: 'Upload the camera-ready paper' }),
  ).toHaveAttribute('href', `/papers/${samplePaper.id}#files`);
});

test('a poster is begun, and its first step opens', async () => {
  const known = simulatePapers();
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Poster/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();
  expect(known.get(sampleDraft.id)?.kind).toBe('poster');
});

test('what is typed is saved by itself, and words are counted', async () => {
  const known = simulatePapers(sampleDraft);
  open(draftQuery);
  await userEvent.type(await screen.findByLabelText('Abstract'), 'Four words of abstract');
  expect(screen.getByText('4 words of 50 to 300')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Keywords'), 'radio, speech');
  expect(screen.getByText('Saving…')).toBeVisible();
  expect(await screen.findByText('Saved', {}, { timeout: 3000 })).toBeVisible();
  expect(known.get(sampleDraft.id)).toMatchObject({
    abstract: 'Four words of abstract',
    keywords: ['radio', 'speech'],
  });
});

test('a draft that was changed in another window is not overwritten', async () => {
  const known = simulatePapers(sampleDraft);
  server.use(
    http.patch('/api/v1/papers/{id}', ({ response }) => {
      known.set(sampleDraft.id, { ...sampleDraft, title: 'From elsewhere', revision: 9 });
      return response.untyped(Response.json({ code: 'CHANGED_MEANWHILE' }, { status: 409 }));
    }),
  );
  open(draftQuery);
  await userEvent.type(await screen.findByLabelText('Title'), 'Mine');
  const show = await screen.findByRole('button', { name: 'Show what is saved' }, { timeout: 3000 });
  await userEvent.click(show);
  expect(await screen.findByDisplayValue('From elsewhere')).toBeVisible();
});

test('authors are added, moved and removed, and it is said', async () => {
  const known = simulatePapers(sampleDraft);
  open(`${draftQuery}&step=authors`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add an author' }));
  const second = within(screen.getByRole('group', { name: 'Author 2' }));
  await userEvent.type(second.getByLabelText('Given name'), 'Bola');
  await userEvent.click(screen.getByRole('button', { name: /^Move Bola up/ }));
  expect(screen.getByText('Bola is now author 1.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Bola down' })).toHaveFocus();
  const first = within(screen.getByRole('group', { name: 'Author 1' }));
  expect(first.getByLabelText('Given name')).toHaveValue('Bola');
  expect(await screen.findByText('Saved', {}, { timeout: 3000 })).toBeVisible();
  expect(known.get(sampleDraft.id)?.authors.map(({ givenName }) => givenName)).toEqual([
    'Bola',
    'Amina',
  ]);
});

test('a file that did not arrive is sent again without choosing it again', async () => {
  simulatePapers(sampleDraft);
  server.use(
    http.post(
      '/api/v1/papers/{id}/files',
      ({ response }) =>
        response.untyped(Response.json({ message: 'This PDF is protected.' }, { status: 422 })),
      { once: true },
    ),
  );
  open(`${draftQuery}&step=files`);
  const file = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Paper (PDF)'), file);
  expect(await screen.findByText('This PDF is protected.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('yoruba.pdf has arrived: 8 pages.')).toBeVisible();
  expect(screen.getByText('8 pages, 340 KB')).toBeVisible();
});

test('the summary says what is missing, and submits what is whole', async () => {
  const known = simulatePapers(sampleDraft);
  open(`${draftQuery}&step=summary`);
  expect(await screen.findByText('Paper: Please give the paper a title')).toBeVisible();
  expect(screen.getByText('Files: Please upload the paper as a PDF')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit the paper' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Change: Paper' }));
  expect(await screen.findByText('Please give the paper a title')).toBeVisible();
  known.set(sampleDraft.id, { ...sampleDraft, problems: {} });
  await userEvent.type(screen.getByLabelText('Title'), 'Radio');
  await userEvent.click(screen.getByRole('button', { name: /^5\. Check and submit/ }));
  expect(await screen.findByText('Everything is here.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit the paper' }));
  expect(await screen.findByText(/Your paper is submitted/)).toBeVisible();
});

test('a draft that is gone', async () => {
  simulatePapers();
  open(draftQuery);
  expect(await screen.findByText('This draft was not found')).toBeVisible();
});
