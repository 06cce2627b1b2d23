import {
  fireEvent,
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import type { components } from '@plenary/kit/api';

type Paper = components['schemas']['PaperComparison']['papers'][number];

const paper = (number: number, scores: number[], differences: Partial<Paper> = {}): Paper => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    ...samplePaper(1),
    id: `00000000-0000-4000-8000-0000000007${number}`,
    ...{
      number,
      title: `Paper ${number}`,
      status: 'under-review',
      decision: null,
      metaReview: null,
      shepherd: null,
    },
    ...{ mean, adjusted: mean, weighted: mean, deviation: scores.length > 1 ? 0.5 : null },
    spread: Math.max(...scores) - Math.min(...scores),
    compared: scores.map((score, at) => ({
      ...{ reviewerId: `00000000-0000-4000-8000-00000000080${at}`, alias: at + 1, score },
      ...{ confidence: 4, recommendation: null },
    })),
    ...differences,
  };
};

const serve = (...papers: Paper[]) =>
  server.use(
    http.get('/api/v1/admin/papers/comparison', ({ response }) =>
      response(200).json({
        papers,
        reviewers: [
          {
            ...{ id: '00000000-0000-4000-8000-000000000801', name: 'Rosa Sample', reviews: 4 },
            ...{ mean: 2.5, bias: -0.6, deviation: 0.7 },
          },
        ],
      }),
    ),
  );

const open = (search = '') =>
  renderRemote(
    { routes, remote },
    { path: `/admin/papers/comparison${search}`, user: people.admin },
  );
const titles = () =>
  within(screen.getByRole('table', { name: 'Compare scores' }))
    .getAllByRole('link', { name: /^Paper \d/ })
    .map(({ textContent }) => textContent);

beforeEach(() => setWindowWidth(1440));

it('sorts papers by the chosen score, and shows how reviewers score', async () => {
  serve(paper(11, [4, 4], { adjusted: 3.2 }), paper(12, [3, 4], { adjusted: 3.9 }));
  open();
  await screen.findByRole('table', { name: 'Compare scores' });
  expect(titles()).toEqual(['Paper 12', 'Paper 11']);
  await userEvent.click(screen.getByRole('button', { name: /filter/i }));
  await userEvent.selectOptions(screen.getByLabelText('Score'), 'mean');
  await waitFor(() => expect(titles()).toEqual(['Paper 11', 'Paper 12']));
  expect(screen.getByRole('row', { name: /^Rosa Sample 4 2\.50 −0\.60 0\.70$/ })).toBeVisible();
});

it('shows the papers of a tag', async () => {
  serve(paper(11, [4, 4], { tags: ['best', 'demo'] }), paper(12, [3, 4], { tags: ['demo'] }));
  open('?tag=best');
  await screen.findByRole('table', { name: 'Compare scores' });
  expect(titles()).toEqual(['Paper 11']);
  await userEvent.click(screen.getByRole('button', { name: /filter/i }));
  const tag = screen.getByLabelText('Tag');
  expect(within(tag).getByRole('option', { name: /^demo/ })).toHaveTextContent('2');
  await userEvent.selectOptions(tag, 'demo');
  await waitFor(() => expect(titles()).toHaveLength(2));
});

it('counts the papers of a threshold, and selects the open ones', async () => {
  serve(
    paper(11, [4, 4]),
    paper(12, [3, 3]),
    paper(13, [5, 5], { status: 'decision-recorded', decision: 'accepted' }),
  );
  open();
  const slider = await screen.findByRole('slider', { name: /^Accept from/ });
  fireEvent.change(slider, { target: { value: '3.5' } });
  expect(
    screen.getByText(/^2 of 3 papers \(67%\) have this score or more\. 1 of them is not/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Select 1 above' }));
  expect(screen.getByRole('checkbox', { name: /Paper 11/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Paper 12/ })).not.toBeChecked();
  expect(screen.getByRole('region', { name: /selected papers/i })).toBeVisible();
});

it('names decisions that do not follow from the scores', async () => {
  const recorded = { status: 'decision-recorded' } as const;
  serve(
    paper(11, [2, 2], { ...recorded, decision: 'accepted' }),
    paper(12, [3, 3], { ...recorded, decision: 'rejected' }),
    paper(13, [5, 2], { ...recorded, decision: 'accepted' }),
  );
  open();
  expect(await screen.findByText(/^1 accepted paper has a lower score/)).toBeVisible();
  expect(screen.getByText('#11 with 2.00, below #12 with 3.00')).toBeInTheDocument();
  expect(screen.getByText(/^1 decided paper has reviews that are far apart/)).toBeVisible();
});

it('names papers to verify whose shepherd has not answered', async () => {
  const shepherd = { answer: null };
  serve(
    paper(11, [4, 4], { shepherd, status: 'revision-submitted' }),
    paper(12, [3, 3], { shepherd, status: 'minor-corrections' }),
    paper(13, [2, 2], { shepherd: { answer: 'verified' }, status: 'revision-submitted' }),
  );
  open();
  expect(await screen.findByText('1 paper to verify has no answer of its shepherd')).toBeVisible();
});

it('shows meta-reviews, and names papers whose meta-review is not finished', async () => {
  serve(
    paper(11, [4, 4], { metaReview: { recommendation: 'minor-corrections' } }),
    paper(12, [3, 3], { metaReview: { recommendation: null } }),
    paper(13, [2, 2], { metaReview: { recommendation: null }, status: 'rejected' }),
  );
  open();
  expect(await screen.findByText('1 paper has no finished meta-review')).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Compare scores' }));
  expect(table.getByText('Minor corrections')).toBeVisible();
});

it('says that there are no reviews yet', async () => {
  serve();
  open();
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});
