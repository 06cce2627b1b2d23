import { Temporal } from 'temporal-polyfill';
import { clockAt, instantOf } from '.';
import { readerZone } from './zoned-time';

describe.each([
  ['with Temporal', Temporal],
  ['without Temporal', undefined],
])('%s', (_, temporal) => {
  beforeAll(() => Object.assign(globalThis, { Temporal: temporal }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'Temporal'));

  it.each([
    ['2025-11-27', '09:30', 'Europe/London', '2025-11-27T09:30:00.000Z'],
    ['2025-07-01', '09:30', 'Europe/London', '2025-07-01T08:30:00.000Z'],
    ['2025-11-27', '09:30', 'Asia/Kolkata', '2025-11-27T04:00:00.000Z'],
    ['2025-03-30', '03:00', 'Europe/London', '2025-03-30T02:00:00.000Z'],
    ['2025-11-26', '23:59', 'Etc/GMT+12', '2025-11-27T11:59:00.000Z'],
    ['0202-11-27', '09:30', 'UTC', '0202-11-27T09:30:00.000Z'],
  ])('converts %s %s in %s to %s and back', (day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toISOString()).toBe(instant);
    expect(clockAt(new Date(instant), zone)).toEqual({ day, time });
  });

  it('shows midnight as 00:00 of the next day', () => {
    const midnight = new Date('2025-11-27T23:00:00Z');
    expect(clockAt(midnight, 'Africa/Lagos')).toEqual({ day: '2025-11-28', time: '00:00' });
  });

  it('leaves the seconds out', () => {
    const almost = new Date('2025-11-27T11:59:59.999Z');
    expect(clockAt(almost, 'UTC')).toEqual({ day: '2025-11-27', time: '11:59' });
  });

  it('refuses zones that do not exist and dates that are none', () => {
    expect(() => clockAt(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => clockAt(new Date(NaN), 'UTC')).toThrow(RangeError);
  });

  it('finds the zone of the reader', () => {
    expect(readerZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
