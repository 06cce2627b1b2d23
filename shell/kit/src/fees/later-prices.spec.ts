import { sampleEdition } from '../testing';
import { laterPrices } from './later-prices';

it('announces a later price until its first instant', () => {
  const at = '2025-10-05T23:00:00.000Z';
  const prices = { student: 80, professional: 300 };
  const packageId = 'virtual_presentation_only';
  const later = { id: 'late', packageId, from: '2025-10-06', at, prices } as const;
  const edition = { ...sampleEdition, fees: { ...sampleEdition.fees, datedPrices: [later] } };
  const begins = Date.parse(at);
  expect(laterPrices(edition, begins - 1)).toEqual([later]);
  expect(laterPrices(edition, begins)).toEqual([]);
});
