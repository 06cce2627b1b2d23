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

const at = (now: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
beforeEach(() => at('2025-09-23T12:00:00Z'));
afterEach(() => jest.restoreAllMocks());

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
  expect(screen.getByText(/^end of day Anywhere on Earth/)).toBeVisible();
  expect(screen.getAllByText(/UTC−12/)).toHaveLength(1);
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

describe('the state of the edition', () => {
  const [OPEN, SHUT] = [{ open: true }, { open: false }];
  const show = (now: string, submissions: object, registration: object) => {
    at(now);
    renderRemote(<HomePage />, {
      edition: { ...sampleEdition, submissions, registration } as typeof sampleEdition,
    });
  };
  const strip = () => screen.queryByRole('region', { name: 'Status of the conference' });
  const closedLinks = () =>
    screen
      .queryAllByText(/^(Closed|Not open yet)$/)
      .map((note) => [note.previousSibling?.textContent, note.textContent]);

  it.each([
    ['2025-09-23T12:00:00Z', OPEN, OPEN, undefined, 'GET TICKETS', []],
    [
      '2025-09-23T12:00:00Z',
      SHUT,
      SHUT,
      'Submissions are not open yet. Registration is not open yet.',
      'Read the Call for Papers',
      [
        ['GET TICKETS', 'Not open yet'],
        ['SUBMIT PAPER', 'Not open yet'],
      ],
    ],
    [
      '2025-10-14T12:00:00Z',
      OPEN,
      OPEN,
      'Deadline passed; late submissions are open. What late means',
      'GET TICKETS',
      [],
    ],
    [
      '2025-10-14T12:00:00Z',
      SHUT,
      OPEN,
      'Submissions are closed. Registration is open.',
      'GET TICKETS',
      [['SUBMIT PAPER', 'Closed']],
    ],
    [
      '2025-11-27T12:00:00Z',
      SHUT,
      SHUT,
      'The conference is running. View the schedule',
      'View the schedule',
      [
        ['GET TICKETS', 'Closed'],
        ['SUBMIT PAPER', 'Closed'],
      ],
    ],
    [
      '2025-12-01T12:00:00Z',
      SHUT,
      SHUT,
      'The conference is over. Thank you to everyone who took part, 27–28 November 2025.',
      'Get your certificate',
      [
        ['GET TICKETS', 'Closed'],
        ['SUBMIT PAPER', 'Closed'],
      ],
    ],
  ])('at %s with %j and %j: %s', (now, submissions, registration, text, first, closed) => {
    show(now, submissions, registration);
    expect(strip()?.textContent).toBe(text);
    const hero = screen.getByRole('heading', { level: 1 }).parentElement!;
    expect(within(hero).getAllByRole('link')[0]).toHaveTextContent(first);
    expect(closedLinks()).toEqual(closed);
    expect(linkTo('GET TICKETS')).toBe('/conference-register');
    expect(linkTo('SUBMIT PAPER')).toBe('/submit');
  });

  it('leads to receipts, papers and the contact when it is over', () => {
    show('2025-12-01T12:00:00Z', SHUT, SHUT);
    expect(linkTo('Get your certificate')).toBe('/profile#documents');
    expect(linkTo('View the schedule')).toBe('/schedule');
    expect(screen.getByText('Receipts').nextSibling).toHaveTextContent('Ready');
    const section = screen.getByRole('region', { name: 'What you can do now' });
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/submitted',
      '/conference-register',
      '/contact',
    ]);
  });

  it('names the consequence of a late paper, and the next date', () => {
    show('2025-10-14T12:00:00Z', OPEN, OPEN);
    expect(screen.getByText(/seven days after its acceptance/)).toBeVisible();
    expect(screen.getByText('Passed; late papers open')).toBeVisible();
    expect(screen.getByText('Register and pay by').nextSibling).toHaveTextContent('19 Oct 2025');
  });

  it('shortens the strip below the banner of an unverified account', async () => {
    at('2025-10-14T12:00:00Z');
    renderRemote(<HomePage />, { user: people.unverified });
    await waitFor(() =>
      expect(strip()).toHaveTextContent(/^Deadline passed; late submissions are open\.$/),
    );
  });
});
