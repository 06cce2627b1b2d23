import { render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sampleEdition } from '../testing';
import { Day, Deadline, EditionProvider, formatAge, Instant, useDayOf } from '.';

const AT = '2025-10-06T11:59:59Z';

function readIn(timeZone: string) {
  const known = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...known, timeZone });
}
afterEach(() => jest.restoreAllMocks());

const inEdition = (content: React.ReactNode, changes = {}) => (
  <EditionProvider edition={{ ...sampleEdition, ...changes }}>{content}</EditionProvider>
);

describe('an instant', () => {
  it('is shown in the reader’s zone with its city, and in UTC as the title', () => {
    readIn('Africa/Lagos');
    render(<Instant at={AT} />);
    const time = screen.getByText('6 Oct 2025, 12:59 in Lagos');
    expect(time).toHaveAttribute('title', '6 Oct 2025, 11:59 UTC');
    expect(time).toHaveAttribute('datetime', AT);
  });

  it('is shown in UTC to organisers, without a title that repeats it', () => {
    readIn('Africa/Lagos');
    render(<Instant at={AT} utc />);
    expect(screen.getByText('6 Oct 2025, 11:59 UTC')).not.toHaveAttribute('title');
  });

  it('is shown as its age in lists, with the exact time as the title', () => {
    readIn('Africa/Lagos');
    render(
      <Instant at={AT} now={Date.parse('2025-10-06T14:10:00Z')} phrase={(age) => `${age} ago`} />,
    );
    expect(screen.getByText('2 h ago')).toHaveAttribute('title', '6 Oct 2025, 12:59 in Lagos');
  });
});

it.each([
  ['2025-10-13T10:00:00Z', '0 min'],
  ['2025-10-13T09:00:01Z', '59 min'],
  ['2025-10-13T09:00:00Z', '1 h'],
  ['2025-10-12T10:00:00Z', '1 day'],
  ['2025-10-10T09:00:00Z', '3 days'],
  ['2025-10-13T11:00:00Z', '0 min'],
])('formats the age of %s as %s', (instant, age) => {
  expect(formatAge(instant, Date.parse('2025-10-13T10:00:00Z'))).toBe(age);
});

describe('a deadline', () => {
  it.each([
    [{ at: AT }, '5 Oct 2025, end of day Anywhere on Earth6 Oct 2025, 12:59 in Lagos'],
    [
      { at: '2025-10-05T22:59:59Z', anywhereOnEarth: false },
      '5 Oct 2025, end of day in London5 Oct 2025, 23:59 in Lagos',
    ],
    [{ at: '2025-10-05T16:30:00Z' }, '5 Oct 2025, 17:30 in Lagos'],
    [
      { at: '2025-10-05T15:00:00Z', anywhereOnEarth: false },
      '5 Oct 2025, 16:00 in London5 Oct 2025, 16:00 in Lagos',
    ],
  ])('%j ends at %s', (deadline, text) => {
    readIn('Africa/Lagos');
    const { container } = render(inEdition(<Deadline {...deadline} />));
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  });

  it('is prerendered without the reader’s zone', () => {
    readIn('Africa/Lagos');
    const html = renderToString(inEdition(<Deadline at={AT} />));
    expect(html).toContain('end of day Anywhere on Earth');
    expect(html).not.toContain('Lagos');
  });
});

it('shows a calendar day', () => {
  render(<Day day="2025-10-05" />);
  expect(screen.getByText('5 Oct 2025')).toHaveAttribute('datetime', '2025-10-05');
});

it.each([
  ['2025-10-06T11:59:59Z', '5 Oct 2025'],
  ['2025-10-06T23:30:00Z', '7 Oct 2025'],
])('names the day of %s in the reader’s zone, of a deadline as it ends: %s', (at, day) => {
  readIn('Africa/Lagos');
  const { result } = renderHook(() => useDayOf());
  expect(result.current(at)).toBe(day);
});
