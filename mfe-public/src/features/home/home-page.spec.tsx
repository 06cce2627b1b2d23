import {
  people,
  renderRemote,
  sampleEdition,
  screen,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import HomePage from './home-page';

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows location, date and title, and links to registration and submission', () => {
  renderRemote(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'AI & Digital Media Convergence',
  );
  expect(screen.getByText('University venue, UK, and online')).toBeVisible();
  expect(screen.getByText('27–28 November 2025')).toBeVisible();
  expect(linkTo('GET TICKETS')).toBe('/conference-register');
  expect(linkTo('SUBMIT PAPER')).toBe('/submit');
});

it('shows the edition’s dates and its lowest fee', () => {
  renderRemote(<HomePage />);
  expect(screen.getByText('5 Oct 2025')).toBeVisible();
  expect(screen.getByText('23:59, Anywhere on Earth')).toBeVisible();
  expect(screen.getByText('6 Oct 2025, 11:59 UTC')).toBeVisible();
  expect(screen.getByText('12 Oct 2025')).toBeVisible();
  expect(screen.getByText('27–28 Nov')).toBeVisible();
  expect(screen.getByText('physical 27, online 28')).toBeVisible();
  expect(screen.getByText('USD 50')).toBeVisible();
  expect(linkTo('student, presentation only')).toBe('/call-for-papers#fees');
});

it('names both months of the forum and omits dates that are not set', () => {
  const dates = sampleEdition.dates
    .filter(({ key }) => key !== 'notification')
    .map((date) => (date.key === 'forum-physical' ? { ...date, day: '2025-10-31' } : date));
  renderRemote(<HomePage />, { edition: { ...sampleEdition, dates } });
  expect(screen.getByText('31 Oct – 28 Nov')).toBeVisible();
  expect(screen.getByText('physical 31 Oct, online 28 Nov')).toBeVisible();
  expect(screen.queryByText('Notification')).toBeNull();
});

it('shows the tabs Speakers, Venue and Partners with the edition’s content', async () => {
  renderRemote(<HomePage />);
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs).toEqual(['Speakers', 'Venue', 'Partners']);

  const panel = () => within(screen.getByRole('tabpanel'));
  expect(panel().getAllByRole('listitem')).toHaveLength(3);
  expect(panel().getByText('Speaker One (sample)')).toBeVisible();
  expect(panel().getByText('Professor of Media Studies')).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: 'Venue' }));
  expect(panel().getByText('University venue (sample)')).toBeVisible();
  expect(panel().getByRole('link', { name: 'View on Map' })).toHaveAttribute(
    'href',
    sampleEdition.venue.mapUrl,
  );

  await userEvent.click(screen.getByRole('tab', { name: 'Partners' }));
  expect(panel().getByText('academic partner')).toBeVisible();
  expect(panel().getByText('research partner')).toBeVisible();
});

it('links Join us to sign-up, and to submission for logged-in users', async () => {
  const { unmount } = renderRemote(<HomePage />);
  expect(linkTo('Join us')).toBe('/register');
  unmount();
  renderRemote(<HomePage />, { user: people.plain });
  await waitFor(() => expect(linkTo('Join us')).toBe('/submit'));
});

it('shows the quotation and three captions', () => {
  renderRemote(<HomePage />);
  expect(screen.getByText(/To teach a machine to speak/)).toBeVisible();
  for (const caption of ['AI & Media', 'Digital Media', 'Media Convergence']) {
    expect(screen.getByText(caption)).toBeVisible();
  }
});
