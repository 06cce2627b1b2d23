import { renderRemote, sampleEdition, screen } from '@plenary/kit/testing';
import { renderToString } from 'react-dom/server';
import { EditionProvider } from '@plenary/kit/edition';
import { ImportantDates } from './important-dates';

const dates = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('before the deadline: it comes next, in days and in the hours of UTC and of the reader', () => {
  jest.setSystemTime(new Date('2025-09-24T12:00:00Z'));
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  renderRemote(<ImportantDates />);
  const [paper, notification, , , online] = dates();
  expect(paper).toContain('5 Oct 2025Full paper deadlineNext, 12 days left');
  expect(paper).toContain('6 Oct 2025, 11:59 UTC');
  if (zone !== 'UTC') expect(paper).toContain(`(${zone.replace('_', ' ')})`);
  expect(notification).toContain('12 Oct 2025NotificationLater');
  expect(online).toContain('28 Nov 2025Forum, onlineLater');
});

test('a deadline lasts until its last minute anywhere on Earth', () => {
  jest.setSystemTime(new Date('2025-10-06T11:30:00Z'));
  renderRemote(<ImportantDates />);
  expect(dates()[0]).toContain('Next, 1 day left');
});

test('a day lasts until it is over', () => {
  jest.setSystemTime(new Date('2025-11-27T18:00:00Z'));
  renderRemote(<ImportantDates />);
  expect(
    dates()
      .slice(0, 3)
      .every((text) => text?.includes('Past')),
  ).toBe(true);
  expect(dates()[3]).toContain('Next, 1 day left');
});

test('afterwards everything is past', () => {
  jest.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  renderRemote(<ImportantDates />);
  expect(dates().every((text) => text?.includes('Past'))).toBe(true);
});

test('what is rendered beforehand depends on neither clock nor reader', () => {
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

test('each date, and all of them, can be taken over into a calendar', () => {
  renderRemote(<ImportantDates />);
  expect(
    screen.getByRole('link', { name: 'Add to calendar: Full paper deadline' }),
  ).toHaveAttribute('href', '/calendar/full-paper.ics');
  expect(screen.getByRole('link', { name: 'All dates as a calendar file (.ics)' })).toHaveAttribute(
    'href',
    '/calendar.ics',
  );
});
