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
import { sampleDraft, samplePaper, sampleVersion } from '../../testing/sample-papers';
import { simulatePapers } from '../../testing/papers-server';
import { registrationRemote } from '../../testing/registrations-server';

const open = (query = '', edition = sampleEdition) =>
  renderRemote(registrationRemote, { path: `/submit${query}`, user: people.plain, edition });
const draftQuery = `?paper=${sampleDraft.id}`;

it('shows the requirements and the deadline', async () => {
  simulatePapers();
  open();
  expect(await screen.findByText('Deadline passed; late submissions are open.')).toBeVisible();
  const needed = within(await screen.findByRole('region', { name: 'Requirements' }));
  expect(needed.getByText(/end of day Anywhere on Earth/)).toBeVisible();
  expect(needed.getByText('At most 8 pages including references')).toBeVisible();
  expect(needed.getByText('Anonymised PDF, at most 10 MB')).toBeVisible();
  expect(needed.getByText('Under 20% with published text')).toBeVisible();
  expect(
    needed.getByText('Under 5%; papers at 20% or more are returned to the author'),
  ).toBeVisible();
  expect(needed.getByText('A0 portrait, with a paper of 6 to 8 pages')).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(sampleEdition.workflow.length);
});

it('shows that submissions are closed', async () => {
  simulatePapers();
  open('', { ...sampleEdition, submissions: { open: false } });
  expect(await screen.findByText('Submissions are closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start submission' })).toBeNull();
});

describe('in the states of the edition', () => {
  const shut = { ...sampleEdition, submissions: { open: false }, registration: { open: false } };
  const strip = () => screen.getByRole('region', { name: 'Status of the conference' });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['before', '2025-09-23T12:00:00Z', 'Submissions are not open yet.', shut],
    ['running', '2025-11-27T12:00:00Z', 'Submissions are closed.', shut],
  ])('says why nothing can be submitted: %s', async (phase, now, reason, edition) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    simulatePapers();
    open('', edition);
    // Before the opening, the strip has the same words.
    const notices = await screen.findAllByText(reason, { selector: 'strong' });
    expect(notices).toHaveLength(phase === 'before' ? 2 : 1);
    const words = phase === 'before' ? 'Registration is not open yet.' : 'View the schedule';
    expect(strip()).toHaveTextContent(words);
    expect(await screen.findByRole('region', { name: 'Requirements' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start submission' })).toBeNull();
  });

  it('takes late papers while it runs', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-27T12:00:00Z'));
    simulatePapers();
    open();
    expect(await screen.findByText('Deadline passed; late submissions are open.')).toBeVisible();
    expect(strip()).toHaveTextContent('The conference is running.');
    expect(await screen.findByRole('button', { name: 'Start submission' })).toBeEnabled();
  });
});

it('starts with a paper awaiting its camera-ready version', async () => {
  simulatePapers({ ...samplePaper, status: 'accepted', payment: 'confirmed' });
  open();
  const waiting = await screen.findByRole('region', {
    name: 'Awaiting your camera-ready version',
  });
  expect(
    within(waiting).getByRole('link', { name: 'Upload the camera-ready paper' }),
  ).toHaveAttribute('href', `/papers/${samplePaper.id}#files`);
});

it('creates a poster draft and opens its first step', async () => {
  const known = simulatePapers();
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /Poster/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start submission' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Paper' })).toBeVisible();
  expect(known.get(sampleDraft.id)?.kind).toBe('poster');
});

it('autosaves changes and counts words', async () => {
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

it('does not overwrite a draft changed in another window', async () => {
  const known = simulatePapers(sampleDraft);
  server.use(
    http.patch('/api/v1/papers/{id}', ({ response }) => {
      known.set(sampleDraft.id, { ...sampleDraft, title: 'From elsewhere', revision: 9 });
      return response.untyped(Response.json({ code: 'CHANGED_MEANWHILE' }, { status: 409 }));
    }),
  );
  open(draftQuery);
  await userEvent.type(await screen.findByLabelText('Title'), 'Mine');
  const show = await screen.findByRole(
    'button',
    { name: 'Load the saved version' },
    { timeout: 3000 },
  );
  await userEvent.click(show);
  expect(await screen.findByDisplayValue('From elsewhere')).toBeVisible();
});

it('adds and moves authors and announces it', async () => {
  const known = simulatePapers(sampleDraft);
  open(`${draftQuery}&step=authors`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add author' }));
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

it('retries a failed upload with the same file', async () => {
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
  expect(await screen.findByText('yoruba.pdf uploaded: 8 pages.')).toBeVisible();
  expect(screen.getByText('8 pages, 340 KB')).toBeVisible();
});

it('shows findings about the files without preventing the submission', async () => {
  const name = 'Page 1 may name an author: Amina Sample. Reviewers will see this.';
  const fonts = 'A font is not embedded: Arial.';
  const fact = 'Page size: A4. Most of the text is 10 points.';
  simulatePapers({
    ...sampleDraft,
    versions: [{ ...sampleVersion, isSubmitted: false }],
    problems: {},
    findings: [
      { part: 'manuscript', severity: 'warning', text: name },
      { part: 'supplement', severity: 'warning', text: fonts },
      { part: 'manuscript', severity: 'info', text: fact },
    ],
  });
  open(`${draftQuery}&step=files`);
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.getByText(fact)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^4\. Review and submit/ }));
  expect(await screen.findByText(`Supplement: ${fonts}`)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit paper' })).toBeEnabled();
});

it('lists missing items and submits a complete draft', async () => {
  const known = simulatePapers(sampleDraft);
  open(`${draftQuery}&step=summary`);
  expect(await screen.findByText('Paper: Please give the paper a title')).toBeVisible();
  expect(screen.getByText('Files and statements: Please upload the paper as a PDF')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit paper' })).toBeDisabled();

  await userEvent.click(screen.getByRole('button', { name: 'Edit: Paper' }));
  expect(await screen.findByText('Please give the paper a title')).toBeVisible();
  known.set(sampleDraft.id, { ...sampleDraft, problems: {} });
  await userEvent.type(screen.getByLabelText('Title'), 'Radio');
  await userEvent.click(screen.getByRole('button', { name: /^4\. Review and submit/ }));
  expect(await screen.findByText('Your submission is complete.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit paper' }));
  expect(await screen.findByText(/Your paper is submitted/)).toBeVisible();
});

it('reports a deleted draft', async () => {
  simulatePapers();
  open(draftQuery);
  expect(await screen.findByText('Draft not found')).toBeVisible();
});

it('says until when a paper can be submitted', async () => {
  simulatePapers({ ...sampleDraft, submitBy: '2999-11-30T00:29:59.000Z' });
  open(`${draftQuery}&step=summary`);
  expect(await screen.findByText(/^You can submit this paper until .*2999/)).toBeVisible();
});
