import { render } from '@testing-library/react';
import { ReaderClock } from '../edition';

const WEEKDAY = '{weekday} {time}';

function readIn(timeZone: string) {
  const known = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...known, timeZone });
}

function textOf(props: Parameters<typeof ReaderClock>[0]) {
  return render(<ReaderClock {...props} />).container.textContent;
}

it.each([
  ['Africa/Lagos', '10:30'],
  ['Asia/Kolkata', '15:00'],
  ['Pacific/Auckland', '22:30'],
  ['America/Los_Angeles', '01:30'],
  ['Europe/Lisbon', ''],
])('shows 09:30 in London in %s as “%s”', (zone, shown) => {
  readIn(zone);
  const at = ['2025-11-27T09:30:00Z'];
  expect(textOf({ at, day: '2025-11-27', pattern: WEEKDAY, unlikeZone: 'Europe/London' })).toBe(
    shown,
  );
});

it('adds the weekday where the day differs', () => {
  readIn('Pacific/Auckland');
  const at = ['2025-11-27T10:00:00Z', '2025-11-27T16:30:00Z'];
  expect(textOf({ at, day: '2025-11-27', pattern: WEEKDAY })).toBe('23:00–Fri 05:30');
});

it.each([
  ['America/Lima', 'Your time: Lima.'],
  ['Africa/Lagos', 'Your time: Lagos.'],
  ['UTC', ''],
])('names the city of readers in %s whose clocks differ: “%s”', (zone, shown) => {
  readIn(zone);
  const at = ['2025-11-27T12:00:00Z'];
  expect(textOf({ at, pattern: 'Your time: {city}.', unlikeZone: 'Europe/London' })).toBe(shown);
});

it('follows a change of the instant', () => {
  readIn('Africa/Lagos');
  const pattern = '{time} in {city}';
  const { container, rerender } = render(
    <ReaderClock at={['2025-10-06T11:59:59Z']} pattern={pattern} />,
  );
  expect(container).toHaveTextContent('6 Oct 2025, 12:59 in Lagos');
  rerender(<ReaderClock at={['2025-10-07T11:59:59Z']} pattern={pattern} />);
  expect(container).toHaveTextContent('7 Oct 2025, 12:59 in Lagos');
});
