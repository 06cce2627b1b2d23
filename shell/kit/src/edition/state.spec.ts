import { sampleEdition } from '../testing';
import { composedSpan } from './composed-span';
import { editionState, gateAt, isAccepting, type Gate } from './state';
import table from './opening-cases.json';

const cases = table.cases as [{ open: boolean; closesAt?: string }, string, Gate, boolean][];

it.each(cases)('%j at %s is %s', (opening, now, gate, isAccepted) => {
  expect(gateAt(opening, table.deadline, Date.parse(now))).toBe(gate);
  expect(isAccepting(gate)).toBe(isAccepted);
});

const [OPEN, SHUT] = [{ open: true }, { open: false }];
const stateOf = (now: string, submissions = OPEN, registration = OPEN) =>
  editionState({ ...sampleEdition, submissions, registration }, Date.parse(now));

it.each([
  ['2025-09-01T00:00:00Z', SHUT, SHUT, 'before', 'before', 'before'],
  ['2025-09-01T00:00:00Z', OPEN, SHUT, 'open', 'open', 'before'],
  ['2025-09-01T00:00:00Z', OPEN, OPEN, 'open', 'open', 'open'],
  ['2025-10-14T00:00:00Z', OPEN, OPEN, 'late', 'late', 'open'],
  ['2025-10-14T00:00:00Z', SHUT, OPEN, 'closed', 'closed', 'open'],
  ['2025-10-21T00:00:00Z', SHUT, OPEN, 'closed', 'closed', 'late'],
  ['2025-11-26T23:59:59Z', SHUT, OPEN, 'closed', 'closed', 'late'],
  ['2025-11-27T00:00:00Z', SHUT, OPEN, 'running', 'closed', 'late'],
  ['2025-11-28T23:59:59Z', OPEN, OPEN, 'running', 'late', 'late'],
  ['2025-11-29T00:00:00Z', SHUT, SHUT, 'over', 'closed', 'closed'],
  ['2025-11-29T00:00:00Z', SHUT, OPEN, 'late', 'closed', 'late'],
  ['2026-11-29T00:00:00Z', OPEN, OPEN, 'late', 'late', 'late'],
])(
  'at %s with submissions %j and registration %j is %s',
  (now, submissions, registration, phase, ...gates) => {
    const state = stateOf(now, submissions, registration);
    expect([state.phase, state.submissions, state.registration]).toEqual([phase, ...gates]);
  },
);

it('starts and ends with the days of the forum in the edition’s zone', () => {
  const inAuckland = { ...sampleEdition, timeZone: 'Pacific/Auckland' };
  const phase = (now: string) => editionState(inAuckland, Date.parse(now)).phase;
  expect(phase('2025-11-26T10:59:59Z')).toBe('late');
  expect(phase('2025-11-26T11:00:00Z')).toBe('running');
  expect(phase('2025-11-28T11:00:00Z')).toBe('late');
});

it('starts in the first of all zones before any midnight of UTC', () => {
  const inKiritimati = { ...sampleEdition, timeZone: 'Pacific/Kiritimati' };
  const phase = (now: string) => editionState(inKiritimati, Date.parse(now)).phase;
  expect(phase('2025-11-26T09:59:59Z')).toBe('late');
  expect(phase('2025-11-26T10:00:00Z')).toBe('running');
});

describe('a page that is composed now', () => {
  const edition = {
    ...sampleEdition,
    submissions: { open: true, closesAt: '2025-10-10T12:00:00Z' },
  };
  const spanAt = (now: string) => {
    const { from, until } = composedSpan(edition, Date.parse(now));
    return [from, until].map((at) => new Date(at).toISOString());
  };

  it('stays true until a price changes', () => {
    const at = '2025-10-05T08:00:00.000Z';
    const prices = { student: 80, professional: 300 };
    const packageId = 'virtual_presentation_only' as const;
    const datedPrices = [{ id: 'late', packageId, from: '2025-10-05', at, prices }];
    const priced = { ...edition, fees: { ...edition.fees, datedPrices } };
    const { until } = composedSpan(priced, Date.parse('2025-10-05T00:00:00Z'));
    expect(new Date(until).toISOString()).toBe(at);
  });

  it('stays true until the state or the days left change', () => {
    const moments: string[] = [];
    let now = '2025-10-05T00:00:00.000Z';
    while (now < '2025-10-14') {
      const [from = '', until = ''] = spanAt(now);
      expect(from <= now && now < until).toBe(true);
      moments.push(until);
      now = until;
    }
    expect(moments.slice(0, 4)).toEqual([
      '2025-10-05T11:59:59.000Z',
      '2025-10-06T11:59:59.000Z',
      '2025-10-06T12:00:00.000Z',
      '2025-10-07T00:00:00.000Z',
    ]);
    expect(moments).toContain('2025-10-10T12:00:00.000Z');
  });

  it('is true since the last of these changes', () => {
    expect(spanAt('2025-10-06T11:59:59.500Z')).toEqual([
      '2025-10-06T11:59:59.000Z',
      '2025-10-06T12:00:00.000Z',
    ]);
    expect(spanAt('2025-11-27T12:00:00Z')[0]).toBe('2025-11-27T00:00:00.000Z');
  });

  it('stays true for one year at most', () => {
    const [from = '', until = ''] = spanAt('2027-06-01T00:00:00Z');
    expect(new Date(from).getFullYear()).toBe(2027);
    expect(new Date(until)).toEqual(new Date(2028, 0));
  });
});
