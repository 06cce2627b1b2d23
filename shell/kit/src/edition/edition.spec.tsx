import { renderHook } from '@testing-library/react';
import { sampleEdition } from '../testing';
import { EditionProvider, feePackages, packageById, useEdition } from '.';

it('provides the edition', () => {
  const { result } = renderHook(() => useEdition(), {
    wrapper: ({ children }) => (
      <EditionProvider edition={sampleEdition}>{children}</EditionProvider>
    ),
  });
  expect(result.current).toBe(sampleEdition);
});

it('throws outside of the edition’s provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useEdition())).toThrow(
    'useEdition must be used within an EditionProvider',
  );
});

it('has the fees of the conference in dollars in the sample edition', () => {
  const prices = feePackages(sampleEdition).map(({ id, prices: each }) => [
    id,
    each.student,
    each.professional,
  ]);
  expect(prices).toEqual([
    ['physical_publication', 250, 350],
    ['physical_presentation_only', 50, 250],
    ['virtual_publication', 250, 350],
    ['virtual_presentation_only', 50, 250],
  ]);
});

it('finds a package by its id and returns undefined for an unknown id', () => {
  expect(packageById(sampleEdition, 'virtual_publication')?.needsAcceptedPaper).toBe(true);
  expect(packageById(sampleEdition, 'toString')).toBeUndefined();
});

describe('a package with a later price', () => {
  const at = '2025-10-05T23:00:00.000Z';
  const prices = { student: 80, professional: 300 };
  const packageId = 'virtual_presentation_only';
  const later = { id: 'late', packageId, from: '2025-10-06', at, prices } as const;
  const edition = { ...sampleEdition, fees: { ...sampleEdition.fees, datedPrices: [later] } };
  const begins = Date.parse(at);
  const priceAt = (now: number) =>
    feePackages(edition, now).find(({ id }) => id === packageId)?.prices.student;

  it('has that price from its first instant on', () => {
    expect(priceAt(begins - 1)).toBe(50);
    expect(priceAt(begins)).toBe(80);
    expect(feePackages(edition, begins)[0]).toEqual(sampleEdition.fees.packages[0]);
  });
});
