import { presentEdition } from '../edition.presenter.js';
import { editionSchema } from '../edition.schema.js';
import { sampleEdition } from './sample-edition.js';
import { sampleFees } from './sample-fees.js';

const edition = presentEdition({
  id: '1',
  revision: 1,
  document: sampleEdition,
  fees: sampleFees,
  feeRevision: 1,
});

it('the sample edition fits the public shape', () => {
  expect(editionSchema.strict().parse(edition)).toEqual(edition);
});

it('it holds the days of the conference', () => {
  expect(edition.dates.map(({ key, day }) => [key, day])).toEqual([
    ['full-paper', '2025-10-05'],
    ['notification', '2025-10-12'],
    ['registration-payment', '2025-10-19'],
    ['forum-physical', '2025-11-27'],
    ['forum-online', '2025-11-28'],
  ]);
});

it('a deadline ends when its day has ended Anywhere on Earth', () => {
  const HOURS = 60 * 60 * 1000;
  for (const date of edition.dates.filter(({ anywhereOnEarth }) => anywhereOnEarth)) {
    const wallClock = new Date(Date.parse(date.at) - 12 * HOURS).toISOString();
    expect(wallClock).toBe(`${date.day}T23:59:59.000Z`);
  }
});
