import { renderRemote, sampleEdition, screen } from '@plenary/kit/testing';
import { renderToString } from 'react-dom/server';
import { EditionProvider } from '@plenary/kit/edition';
import { ImportantDates } from './important-dates';

const dates = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('shows the next deadline with days left, Anywhere on Earth and in UTC', () => {
  jest.setSystemTime(new Date('2025-09-24T12:00:00Z'));
  renderRemote(<ImportantDates long />);
  const [paper, notification, , , online] = dates();
  expect(paper).toContain('5 Oct 2025Full paper deadlineNext, 12 days left');
  expect(paper).toContain('6 Oct 2025, 11:59 UTC');
  expect(paper).toContain('end of day Anywhere on Earth');
  expect(screen.getAllByText(/UTC−12/)).toHaveLength(1);
  expect(notification).toContain('12 Oct 2025NotificationLater');
  expect(online).toContain('28 Nov 2025Forum, onlineLater');
});

it('counts a deadline as open until its last minute anywhere on Earth', () => {
  jest.setSystemTime(new Date('2025-10-06T11:30:00Z'));
  renderRemote(<ImportantDates />);
  expect(dates()[0]).toContain('Next, 1 day left');
});

it('counts a day as current until its end', () => {
  jest.setSystemTime(new Date('2025-11-27T18:00:00Z'));
  renderRemote(<ImportantDates />);
  expect(
    dates()
      .slice(0, 3)
      .every((text) => text?.includes('Past')),
  ).toBe(true);
  expect(dates()[3]).toContain('Next, 1 day left');
});

it('marks all dates as past after the conference', () => {
  jest.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  renderRemote(<ImportantDates />);
  expect(dates().every((text) => text?.includes('Past'))).toBe(true);
});

it('prerenders the same HTML at any time', () => {
  const html = () =>
    renderToString(
      <EditionProvider edition={sampleEdition}>
        <ImportantDates />
      </EditionProvider>,
    );
  jest.setSystemTime(new Date('2025-09-24T12:00:00Z'));
  const before = html();
  jest.setSystemTime(new Date('2026-09-24T12:00:00Z'));
  expect(html()).toBe(before);
  expect(before).not.toMatch(/Past|Next|Later/);
});

it('links to calendar files of each date and of all dates', () => {
  renderRemote(<ImportantDates />);
  expect(
    screen.getByRole('link', { name: 'Add to calendar: Full paper deadline' }),
  ).toHaveAttribute('href', '/calendar/full-paper.ics');
  expect(screen.getByRole('link', { name: 'All dates as a calendar file (.ics)' })).toHaveAttribute(
    'href',
    '/calendar.ics',
  );
});
