import { sampleEdition } from '../testing';
import { nextPrice } from './next-price';

it('is announced until its first instant, for its package', () => {
  const at = '2025-10-05T23:00:00.000Z';
  const prices = { student: 80, professional: 300 };
  const packageId = 'virtual_presentation_only';
  const later = { id: 'late', packageId, from: '2025-10-06', at, prices } as const;
  const edition = { ...sampleEdition, fees: { ...sampleEdition.fees, datedPrices: [later] } };
  const begins = Date.parse(at);
  expect(nextPrice(edition, packageId, begins - 1)).toEqual(later);
  expect(nextPrice(edition, packageId, begins)).toBeUndefined();
  expect(nextPrice(edition, 'virtual_publication', begins - 1)).toBeUndefined();
});
