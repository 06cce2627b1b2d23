import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper, servePapers } from '../../../testing/sample-papers';

const open = () => renderRemote({ routes, remote }, { path: '/admin/papers', user: people.admin });

it('shows an empty list', async () => {
  servePapers([]);
  open();
  expect(await screen.findByText('No papers yet')).toBeVisible();
});

it('shows status, reviews and overdue papers, and filters by status', async () => {
  const { asked } = servePapers([
    samplePaper(1, { isOverdue: true }),
    samplePaper(2, { status: 'under-review', reviews: { assigned: 3, submitted: 1 } }),
  ]);
  open();
  expect(await screen.findByText('Overdue', { selector: 'span' })).toBeVisible();
  expect(screen.getByText(/1 of 3/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /Under review/ }));
  expect(await screen.findByText('1–1 of 1')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ status: 'under-review' });
});

it('marks the words of a search where they are, and shows other text as it is', async () => {
  const found = [
    { text: 'Interviews, <b>once</b> ', isMatch: false },
    { text: 'transcribed', isMatch: true },
    { text: ', in Dakar', isMatch: false },
  ];
  const paper = samplePaper(1);
  servePapers([paper, samplePaper(2)], { [paper.id]: found });
  open();
  const [row] = await screen.findAllByText(/Interviews, <b>once<\/b>/);
  expect(row).toHaveTextContent('Interviews, <b>once</b> transcribed, in Dakar');
  expect(within(row!).getByText('transcribed', { selector: 'mark' })).toBeVisible();
  expect(document.querySelectorAll('mark')).toHaveLength(1);
});
