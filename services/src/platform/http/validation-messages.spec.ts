import * as z from 'zod';
import './validation-messages.js';

const SCHEMA_WORDING =
  /invalid (input|option|string|url|iso)|pattern|regex|\bNaN\b|undefined|[/^$\\|]/i;

it.each<[string, z.ZodType, unknown, string]>([
  ['a missing field', z.strictObject({ a: z.number() }), {}, 'This is required'],
  ['a text for a number', z.number(), 'x', 'Expected a number'],
  ['no number in a query', z.coerce.number(), 'x', 'Expected a number'],
  ['a fraction', z.int(), 1.5, 'Expected a whole number'],
  ['a number for a text', z.string(), 1, 'Expected text'],
  ['a text for a list', z.array(z.string()), 'x', 'Expected a list'],
  ['a list for an object', z.object({}), [], 'Expected an object'],
  ['an unknown option', z.enum(['a', 'b']), 'c', 'This is not one of the options'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'Unknown field'],
  ['an id', z.uuid(), 'x', 'This is not an id'],
  ['a day', z.iso.date(), 'x', 'Expected a date'],
  ['a moment', z.iso.datetime(), 'x', 'Expected a date and time'],
  ['a pattern', z.string().regex(/^[a-z]+$/), '1', 'This is not in the expected format'],
  ['a short text', z.string().min(2), 'a', 'Expected at least 2 characters'],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'Expected at most 1 entry'],
  ['a small number', z.int().min(1), 0, 'Expected a number from 1'],
  ['a large number', z.int().max(1000), 2000, 'Expected a number up to 1,000'],
  ['neither of two shapes', z.union([z.int(), z.null()]), 'x', 'This is not valid'],
])('names the problem of %s', (_, schema, value, text) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue?.message).toBe(text);
  expect(issue?.message).not.toMatch(SCHEMA_WORDING);
});
