import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import { noResponse, samplePaper } from '../../../testing/sample-papers';
import { simulatePapers } from '../../../testing/papers-server';
import { registrationRemote } from '../../../testing/registrations-server';
import type { PaperResponse, ResponseChange } from './response.api';

const review: PaperResponse['reviews'][number] = {
  round: 1,
  reviewer: 2,
  recommendation: null,
  criteria: {},
  confidence: null,
  comments: 'The sample is small.',
  concern: '',
  added: [],
};
const openResponse: PaperResponse = {
  ...noResponse,
  isOpen: true,
  canWrite: true,
  wordLimit: 6,
  reviews: [review],
};

const path = '/api/v1/papers/{id}/response';

/** @returns the bodies of saves and submissions */
function open(changes: Partial<PaperResponse> = {}) {
  simulatePapers({ ...samplePaper, status: 'under-review' });
  const sent: { call: string; body: ResponseChange }[] = [];
  let current = { ...openResponse, ...changes };
  server.use(
    http.get(path, ({ response }) => response(200).json(current)),
    http.put(`${path}/draft`, async ({ request, response }) => {
      const body = await request.json();
      sent.push({ call: 'draft', body });
      const saved = { revision: body.revision + 1, savedAt: '2025-10-12T15:00:00.000Z' };
      return response(200).json(saved);
    }),
    http.post(`${path}/submit`, async ({ request, response }) => {
      const body = await request.json();
      sent.push({ call: 'submit', body });
      const { revision, ...form } = body;
      const submittedAt = '2025-10-12T15:00:00.000Z';
      current = { ...current, form, revision: revision + 1, submittedAt };
      return response(200).json(current);
    }),
  );
  renderRemote(registrationRemote, { path: `/papers/${samplePaper.id}`, user: people.plain });
  return sent;
}

const part = async () =>
  within(await screen.findByRole('region', { name: 'Reviews and your response' }));
const answer = () => screen.findByRole('textbox', { name: /^Response to Reviewer 2/ });
const general = () => screen.findByRole('textbox', { name: /^Response to all reviewers/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows nothing while responses are closed', async () => {
  open({ ...noResponse });
  expect(await screen.findByRole('region', { name: 'Files' })).toBeVisible();
  expect(screen.queryByText(/Response to/)).toBeNull();
});

it('shows each review with an answer, counts words and submits', async () => {
  const sent = open();
  expect((await part()).getByText('The sample is small.')).toBeVisible();
  await userEvent.type(await answer(), 'We explain it.');
  expect(await answer()).toHaveAccessibleDescription(/3 of 6 words/);
  await userEvent.type(await general(), 'Thank you.');
  await press('Submit response');
  expect(await screen.findByText(/^Response submitted/)).toBeVisible();
  expect(screen.getByText(/You can change it/)).toBeVisible();
  const form = { general: 'Thank you.', answers: [{ reviewer: 2, text: 'We explain it.' }] };
  expect(sent.at(-1)).toEqual({ call: 'submit', body: { ...form, revision: 1 } });
  expect(sent.at(-2)).toEqual({ call: 'draft', body: { ...form, revision: 0 } });
  expect(screen.getByRole('button', { name: 'Submit changed response' })).toBeVisible();
});

it('does not submit without words, or with too many', async () => {
  const sent = open();
  await part();
  await press('Submit response');
  expect(await screen.findByText('Please write a response')).toBeVisible();
  await userEvent.type(await answer(), 'one two three four five six seven');
  await press('Submit response');
  expect(await screen.findByText('The whole response must have at most 6 words')).toBeVisible();
  expect(sent.filter(({ call }) => call === 'submit')).toEqual([]);
});

it('loads the version of another window on demand', async () => {
  open({ form: { general: 'Mine', answers: [] }, revision: 1, hasDraft: true });
  server.use(
    http.untyped.put('*/response/draft', () =>
      Response.json(
        {
          code: 'CHANGED_MEANWHILE',
          message: 'Changed',
          current: { revision: 4, form: { general: 'Theirs', answers: [] } },
        },
        { status: 409 },
      ),
    ),
  );
  await userEvent.type(await general(), ' too');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Load the saved version' }, { timeout: 5000 }),
  );
  expect(await general()).toHaveValue('Theirs');
});

it('shows a co-author the reviews and the submitted response only', async () => {
  const form = { general: 'Thank you.', answers: [{ reviewer: 2, text: 'We explain it.' }] };
  open({ canWrite: false, form, submittedAt: '2025-10-12T15:00:00.000Z' });
  const shown = await part();
  expect(shown.getByText('The sample is small.')).toBeVisible();
  expect(shown.getByText('We explain it.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps the response readable once responses are closed', async () => {
  const form = { general: 'Thank you.', answers: [] };
  open({ ...noResponse, form, submittedAt: '2025-10-12T15:00:00.000Z' });
  const shown = await screen.findByRole('region', { name: 'Response to the reviews' });
  expect(within(shown).getByText('Thank you.')).toBeVisible();
});

it('offers to retry when the response could not be loaded', async () => {
  simulatePapers({ ...samplePaper, status: 'under-review' });
  server.use(http.untyped.get('*/response', () => Response.json({}, { status: 403 })));
  renderRemote(registrationRemote, { path: `/papers/${samplePaper.id}`, user: people.plain });
  expect(await screen.findByText('The response could not be loaded')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Files' })).toBeVisible();
});
