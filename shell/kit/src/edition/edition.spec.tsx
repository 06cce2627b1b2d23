import { renderHook } from '@testing-library/react';
import { sampleEdition } from '../testing';
import { EditionProvider, feePackages, packageById, useEdition } from '.';

test('an edition is handed down by its provider', () => {
  const { result } = renderHook(() => useEdition(), {
    wrapper: ({ children }) => (
      <EditionProvider edition={sampleEdition}>{children}</EditionProvider>
    ),
  });
  expect(result.current).toBe(sampleEdition);
});

test('an edition is not guessed outside of its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useEdition())).toThrow(
    'useEdition must be used within an EditionProvider',
  );
});

test('the sample edition has the fees of the conference, in dollars', () => {
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

test('a package is found by its id, and an unknown one is not', () => {
  expect(packageById(sampleEdition, 'virtual_publication')?.requiresAcceptedPaper).toBe(true);
  expect(packageById(sampleEdition, 'toString')).toBeUndefined();
});
