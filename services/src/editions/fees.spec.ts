import { presentFees, priceInCents, registrationTypeOf } from './fees.js';
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
  expect(priceInCents(sampleFees, packageId, category)).toBe(price * 100);

  const shown = presentFees(sampleFees, 1).packages.find((offer) => offer.id === packageId);
  expect(shown?.prices[category]).toBe(price);
});

it('a package that the edition does not sell has no price', () => {
  const none = { packages: [], notes: [] };
  expect(priceInCents(none, 'virtual_publication', 'student')).toBeUndefined();
});

it.each([
  ['virtual_publication', 'author'],
  ['physical_publication', 'author'],
  ['virtual_presentation_only', 'participant'],
  ['physical_presentation_only', 'participant'],
] as const)('%s makes its holder %s', (packageId, type) => {
  expect(registrationTypeOf(packageId)).toBe(type);
});
