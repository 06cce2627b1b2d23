import type { EditionDraft } from '../editions/edition-draft.schema.js';
import { normal } from './edition-normal.js';
import { feeDraftOf } from '../editions/fees.js';
import { editionProblems } from '../editions/rules/edition-problems.js';
import { scheduleDayProblems } from '../editions/rules/schedule-rules.js';
import { sampleEdition } from '../editions/sample/sample-edition.js';
import { sampleFees } from '../editions/sample/sample-fees.js';

const sample = (): EditionDraft =>
  structuredClone({ ...sampleEdition, fees: feeDraftOf(sampleFees) });

const changed = (change: (draft: EditionDraft) => void) => {
  const draft = sample();
  change(draft);
  return Object.fromEntries(editionProblems(draft));
};

it('the sample can be saved as it is', () => {
  expect(editionProblems(sample())).toEqual([]);
  expect(normal(sample())).toEqual(sample());
});

it.each<[string, string, (draft: EditionDraft) => void]>([
  ['dates.1.day', 'not be before the full paper', ({ dates }) => (dates[1]!.day = '2025-10-04')],
  ['dates.4.day', 'must be in 2025', ({ dates }) => (dates[4]!.day = '2026-11-28')],
  ['dates', 'The date of the notification is missing', ({ dates }) => dates.splice(1, 1)],
  ['dates.0.time', 'Anywhere on Earth', ({ dates }) => (dates[0]!.time = '12:00')],
  ['timeZone', 'IANA', (draft) => (draft.timeZone = 'Europe/Nowhere')],
  ['timeZone', 'IANA', (draft) => (draft.timeZone = '+01:00')],
  ['schedule.0.items.0.end', 'after the start', (d) => (d.schedule[0]!.items[0]!.end = '08:30')],
  ['schedule.0.items.3.room', 'not among the rooms', (d) => (d.schedule[0]!.items[3]!.room = 'x')],
  ['rooms.2.id', 'Occurs twice', ({ rooms }) => rooms!.push({ ...rooms![0]!, name: 'Attic' })],
  ['rooms.1.name', 'Occurs twice', ({ rooms }) => (rooms![1]!.name = rooms![0]!.name)],
  [
    'schedule.0.items.4.start',
    '“Papers: digital media” and “Papers: AI and media” are in Hall (sample)',
    (d) => (d.schedule[0]!.items[4]!.room = 'hall'),
  ],
  [
    'schedule.0.items.4.papers.0.number',
    'Paper 7 is in the schedule twice',
    (d) => [3, 4].forEach((at) => (d.schedule[0]!.items[at]!.papers = [{ number: 7 }])),
  ],
  [
    'schedule.0.items.3.papers.0.start',
    'from 11:15 and before 12:45',
    (d) => (d.schedule[0]!.items[3]!.papers = [{ number: 7, start: '12:45' }]),
  ],
  ['fees.packages', 'virtual_publication is missing', ({ fees }) => fees.packages.splice(2, 1)],
  [
    'fees.packages.0.needsAcceptedPaper',
    'that publishes a paper',
    ({ fees }) => (fees.packages[0]!.needsAcceptedPaper = false),
  ],
  ['limits.abstractWordsMin', 'at most', ({ limits }) => (limits.abstractWordsMin = 301)],
  ['limits.keywordsMax', 'from 1 to 12', ({ limits }) => (limits.keywordsMax = 13)],
  ['fees.packages.3.id', 'occurs twice', ({ fees }) => fees.packages.unshift(fees.packages[2]!)],
  ['fees.packages.0.prices.student', 'from 0.01', (d) => (d.fees.packages[0]!.prices.student = 0)],
  ['fees.packages.0.prices.student', 'from 0.01', (d) => (d.fees.packages[0]!.prices.student = -1)],
  ['fees.packages.0.prices.student', 'cents', (d) => (d.fees.packages[0]!.prices.student = 50.001)],
  ['hero.lead', 'without HTML', ({ hero }) => (hero.lead = 'Hello <script>alert(1)</script>')],
  ['speakers.0.name', 'without HTML', ({ speakers }) => (speakers[0]!.name = '<img src=x>')],
  ['hero.lead', 'invisible', ({ hero }) => (hero.lead = 'dear \u202elmx.exe')],
  ['bank.accountHolder', 'not be empty', ({ bank }) => (bank.accountHolder = '')],
  ['about.text', 'at most 4000', ({ about }) => (about.text = 'x'.repeat(4001))],
  ['bank.iban', 'typing error', ({ bank }) => (bank.iban = 'GB82 WEST 1234 5698 7654 33')],
  ['bank.swift', 'SWIFT', ({ bank }) => (bank.swift = 'NOPE')],
  ['limits.reviewsNeeded', 'at most reviewersInvited', ({ limits }) => (limits.reviewsNeeded = 4)],
  ['limits.paperPages', 'from 1 to 100', ({ limits }) => (limits.paperPages = 0)],
  ['gallery', 'shows 3 pictures', ({ gallery }) => gallery.pop()],
  ['speakers.1.name', 'Occurs twice', ({ speakers }) => (speakers[1]!.name = speakers[0]!.name)],
  ['slug', 'small letters', (draft) => (draft.slug = 'Next Year')],
])('refuses %s: %s', (field, text, change) => {
  expect(changed(change)).toEqual({ [field]: expect.stringContaining(text) });
});

it.each<[string, (draft: EditionDraft) => void]>([
  ['a right IBAN', ({ bank }) => (bank.iban = 'GB82 WEST 1234 5698 7654 32')],
  ['an account number of another kind', ({ bank }) => (bank.iban = '0012345678')],
  ['a sign that is no markup', ({ about }) => (about.text = 'Found with p < 0.05, so x<5.')],
  ['paragraphs', ({ about }) => (about.text = 'One.\n\nTwo.')],
  ['a fee of cents', ({ fees }) => (fees.packages[0]!.prices.student = 19.99)],
])('takes %s', (_, change) => {
  expect(changed(change)).toEqual({});
});

it.each([
  [{ anywhereOnEarth: true }, '2025-10-06T11:59:59Z'],
  [{ anywhereOnEarth: false }, '2025-10-05T22:59:59Z'],
  [{ anywhereOnEarth: false, time: '12:00' }, '2025-10-05T11:00:00Z'],
])('works out when a deadline ends: %j', (change, at) => {
  const draft = sample();
  draft.dates[0] = { ...draft.dates[0]!, ...change, at: '2000-01-01T00:00:00Z' };
  expect(normal(draft).dates[0]?.at).toBe(at);
});

describe('days of the schedule', () => {
  const found = (change: (draft: EditionDraft) => void) => {
    const draft = sample();
    change(draft);
    return Object.fromEntries(scheduleDayProblems(sample(), draft));
  };

  it.each<[string, (draft: EditionDraft) => void]>([
    ['within a week of the forum', ({ schedule }) => (schedule[0]!.day = '2025-12-06')],
    ['within a week of the forum', ({ schedule }) => (schedule[0]!.day = '2025-11-19')],
    ['Occurs twice', ({ schedule }) => schedule.unshift(schedule[0]!)],
  ])('must be %s', (text, change) => {
    expect(Object.values(found(change))).toEqual([expect.stringContaining(text)]);
  });

  it('may be around the forum, and stay as they are when its dates move', () => {
    expect(found(({ schedule }) => (schedule[0]!.day = '2025-11-25'))).toEqual({});
    expect(found(({ dates }) => (dates[3]!.day = dates[4]!.day = '2025-12-20'))).toEqual({});
  });
});

it('stores items without papers, and an edition without rooms, as before there were any', () => {
  const draft = sample();
  draft.rooms = [];
  draft.schedule[0]!.items[0]!.papers = [];
  const { rooms, schedule } = normal(draft);
  expect(rooms).toBeUndefined();
  expect(schedule[0]?.items[0]).toEqual(sample().schedule[0]?.items[0]);
});
