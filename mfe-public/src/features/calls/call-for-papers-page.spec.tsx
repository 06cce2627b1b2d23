import { renderRemote, sampleEdition, screen, userEvent, within } from '@plenary/kit/testing';
import CallForPapersPage from './call-for-papers-page';

const section = (name: string) => within(screen.getByRole('region', { name }));

// While submissions are open there is no strip above the page.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-09-23T12:00:00Z')));
afterEach(() => jest.restoreAllMocks());

it('links to submission and registration in the page head', () => {
  renderRemote(<CallForPapersPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Call for Papers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit a paper' })).toHaveAttribute('href', '/submit');
  expect(screen.getByRole('link', { name: 'Register for the conference' })).toHaveAttribute(
    'href',
    '/conference-register',
  );
});

it('lists every section in the table of contents', () => {
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

it('moves the focus to the section of a clicked link', async () => {
  const { router } = renderRemote(<CallForPapersPage />);
  await userEvent.click(screen.getByRole('link', { name: 'Fees' }));
  expect(screen.getByRole('region', { name: 'Fees' })).toHaveFocus();
  expect(router.state.location.hash).toBe('#fees');
});

it('shows every topic of the edition', () => {
  renderRemote(<CallForPapersPage />);
  for (const { name, detail } of sampleEdition.topics) {
    expect(section('Topics').getByText(name)).toBeVisible();
    expect(section('Topics').getByText(detail)).toBeVisible();
  }
});

it('shows the limits as figures with their meaning', () => {
  renderRemote(<CallForPapersPage />);
  const limits = section('Guidelines')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(limits).toEqual(
    expect.arrayContaining([
      '8 pages maximum, including references',
      '20% similarity limit',
      '5% AI content limit; papers at 20% or more are returned to their authors',
      '2 double-blind reviews minimum, by 3 invited reviewers',
      ...sampleEdition.guidelines,
    ]),
  );
});

it('shows actor and due date of each workflow step', () => {
  renderRemote(<CallForPapersPage />);
  const steps = section('Review workflow').getAllByRole('listitem');
  expect(steps).toHaveLength(sampleEdition.workflow.length);
  sampleEdition.workflow.forEach(({ step, text, who, when }, index) => {
    expect(steps[index]).toHaveTextContent(`${index + 1}${step}${text}Who: ${who}When: ${when}`);
  });
});

it.each([
  ['Physical, publication', '250', '350'],
  ['Physical, presentation only', '50', '250'],
  ['Virtual, publication', '250', '350'],
  ['Virtual, presentation only', '50', '250'],
])(
  'shows the fees of %s: USD %s for students, USD %s for professionals',
  (name, student, professional) => {
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
    const needsPaper = row.queryByText('requires an accepted paper');
    expect(needsPaper !== null).toBe(/publication/.test(name));
  },
);

it('says that late papers are taken, and what late means', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-14T12:00:00Z'));
  renderRemote(<CallForPapersPage />);
  expect(screen.getByText('Deadline passed; late submissions are open.')).toBeVisible();
  expect(screen.getByText(/^Late papers are taken until submissions close/)).toBeVisible();
});
