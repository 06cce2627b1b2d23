import { renderRemote, sampleEdition, screen, userEvent, within } from '@plenary/kit/testing';
import CallForPapersPage from './call-for-papers-page';

const part = (name: string) => within(screen.getByRole('region', { name }));

test('the head leads to the submission and to the registration', () => {
  renderRemote(<CallForPapersPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Call for Papers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit a paper' })).toHaveAttribute('href', '/submit');
  expect(screen.getByRole('link', { name: 'Register for the conference' })).toHaveAttribute(
    'href',
    '/conference-register',
  );
});

test('the contents name every part and lead to it', () => {
  renderRemote(<CallForPapersPage />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  const regions = screen.getAllByRole('region');
  expect(links.map((link) => link.textContent)).toEqual(
    regions.map((region) => within(region).getByRole('heading', { level: 2 }).textContent),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    regions.map((region) => `/#${region.id}`),
  );
  expect(links[0]).toHaveAttribute('aria-current', 'location');
});

test('the reader goes on where a link of the contents leads', async () => {
  const { router } = renderRemote(<CallForPapersPage />);
  await userEvent.click(screen.getByRole('link', { name: 'Fees' }));
  expect(screen.getByRole('region', { name: 'Fees' })).toHaveFocus();
  expect(router.state.location.hash).toBe('#fees');
});

test('every topic of the edition stands there', () => {
  renderRemote(<CallForPapersPage />);
  for (const { name, detail } of sampleEdition.topics) {
    expect(part('Topics').getByText(name)).toBeVisible();
    expect(part('Topics').getByText(detail)).toBeVisible();
  }
});

test('the limits are told in figures with their meaning', () => {
  renderRemote(<CallForPapersPage />);
  const limits = part('Guidelines')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(limits).toEqual(
    expect.arrayContaining([
      '8 pages at most, references included',
      '20% similarity: stay under it',
      '5% AI content: stay under it; at 20% the paper is turned back',
      '2 finished reviews at least, of 3 reviewers, double-blind',
      ...sampleEdition.guidelines,
    ]),
  );
});

test('the workflow says who does what, and when', () => {
  renderRemote(<CallForPapersPage />);
  const steps = part('Review workflow').getAllByRole('listitem');
  expect(steps).toHaveLength(sampleEdition.workflow.length);
  sampleEdition.workflow.forEach(({ step, text, who, when }, index) => {
    expect(steps[index]).toHaveTextContent(`${index + 1}${step}${text}Who: ${who}When: ${when}`);
  });
});

test.each([
  ['Physical, publication', '250', '350'],
  ['Physical, presentation only', '50', '250'],
  ['Virtual, publication', '250', '350'],
  ['Virtual, presentation only', '50', '250'],
])('%s costs students USD %s and professionals USD %s', (name, student, professional) => {
  renderRemote(<CallForPapersPage />);
  const table = within(screen.getByRole('table', { name: /fees/i }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Package',
    'Student',
    'Professional',
  ]);
  const row = within(table.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    `USD ${student}`,
    `USD ${professional}`,
  ]);
  const needsPaper = row.queryByText('needs an accepted paper');
  expect(needsPaper !== null).toBe(/publication/.test(name));
});
