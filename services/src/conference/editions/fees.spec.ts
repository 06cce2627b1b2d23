import { packageOf, presentFees, registrationTypeOf } from './fees.js';
import { academicCategorySchema, packageIdSchema } from './fees.schema.js';
import { sampleFees } from './sample/sample-fees.js';

const specified = [
  ['virtual_publication', 'student', 250],
  ['virtual_publication', 'professional', 350],
  ['virtual_presentation_only', 'student', 50],
  ['virtual_presentation_only', 'professional', 250],
  ['physical_publication', 'student', 250],
  ['physical_publication', 'professional', 350],
  ['physical_presentation_only', 'student', 50],
  ['physical_presentation_only', 'professional', 250],
] as const;

it('the table covers every package and category', () => {
  const pairs = packageIdSchema.options.length * academicCategorySchema.options.length;
  expect(specified).toHaveLength(pairs);
});

it.each(specified)('%s for a %s costs %i dollars', (packageId, category, price) => {
  expect(packageOf(sampleFees, packageId)?.cents[category]).toBe(price * 100);

  const shown = presentFees(sampleFees, 1, 'Europe/London').packages.find(
    (offer) => offer.id === packageId,
  );
  expect(shown?.prices[category]).toBe(price);
});

it('does not find a package that the edition does not sell', () => {
  const none = { packages: [], notes: [] };
  expect(packageOf(none, 'virtual_publication')).toBeUndefined();
});

describe('the specified packages', () => {
  it.each(sampleFees.packages)('$id makes its holder the specified type', (offer) => {
    const isPublication = offer.id.includes('publication');
    expect(registrationTypeOf(offer)).toBe(isPublication ? 'author' : 'participant');
    expect(offer.needsAcceptedPaper).toBe(isPublication);
  });

  it.each(sampleFees.packages)('$id is attended as its id says', ({ id, mode }) => {
    expect(id.startsWith(mode)).toBe(true);
  });
});
