import { sampleEdition } from '../../kit/src/testing/sample-edition';
import { calendarFiles } from './calendar';

const files = new Map(calendarFiles(sampleEdition, 'https://conference.example'));

/** The lines of a file, with folded ones joined (RFC 5545, 3.1). */
const linesOf = (name: string) => (files.get(name) ?? '').replace(/\r\n[ \t]/g, '').split('\r\n');

it('tells a deadline as an instant in UTC, with a reminder a week and a day before', () => {
  const lines = linesOf('calendar/full-paper.ics');

  expect(lines).toContain('DTSTART:20251006T115959Z');
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([
    'TRIGGER:-PT168H',
    'TRIGGER:-PT24H',
  ]);
});

it('tells the days of the forum as whole days', () => {
  const lines = linesOf('calendar/forum-physical.ics');

  expect(lines).toContain('DTSTART;VALUE=DATE:20251127');
  expect(lines).toContain('DTEND;VALUE=DATE:20251128');
});

it('names a date the same in both files, and counts its changes', () => {
  const uid = 'UID:notification.2025@conference.example';

  expect(linesOf('calendar.ics')).toContain(uid);
  expect(linesOf('calendar/notification.ics')).toContain(uid);
  expect(linesOf('calendar.ics')).toContain(`SEQUENCE:${sampleEdition.revision}`);
});

it('keeps line breaks of the edition inside their value', () => {
  const [date] = sampleEdition.dates;
  const edition = { ...sampleEdition, dates: [{ ...date!, note: 'One\r\nATTENDEE:mailto:x@y.z' }] };
  const text = new Map(calendarFiles(edition, '')).get('calendar.ics');

  expect(text).not.toMatch(/^ATTENDEE/m);
});
