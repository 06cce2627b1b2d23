import * as z from 'zod';
import { jsonSerializer, strictSerializer } from './json-serializer.js';

const person = z.object({ id: z.int(), name: z.string() }).meta({ id: 'SerializedPerson' });
const schema = z.object({
  owner: person,
  second: person.nullable(),
  authors: z.array(person),
  note: z.string().optional(),
  at: z.iso.datetime().nullable(),
  rates: z.record(z.string(), z.number()),
  counts: z.record(z.enum(['open', 'closed']), z.int()).and(z.object({ all: z.int() })),
  event: z.union([
    z.object({ kind: z.literal('moved'), to: z.string() }),
    z.object({ kind: z.literal('ended'), why: person.nullable() }),
  ]),
  anything: z.unknown(),
});

const ada = { id: 1, name: 'Ada "the first"\u2028\ud83d\ude00' };
const value: z.output<typeof schema> = {
  owner: ada,
  second: null,
  authors: [ada, { id: 2, name: '' }],
  at: '2026-11-23T09:00:00.000Z',
  rates: { USD: 1.5 },
  counts: { open: 1, closed: 0, all: 1 },
  event: { kind: 'ended', why: ada },
  anything: { of: ['any', null, 3] },
};

/** The same with a field more in each object that names its fields. */
const leaking = {
  ...value,
  secret: 'x',
  owner: { ...ada, secret: 'x' },
  authors: value.authors.map((author) => ({ ...author, secret: 'x' })),
  counts: { ...value.counts, secret: 'x' },
  event: { kind: 'ended', why: { ...ada, secret: 'x' }, secret: 'x' },
};

const written = (given: unknown) => JSON.parse(jsonSerializer(schema)(given)) as unknown;

it('writes what the schema parses', () => {
  expect(written(value)).toEqual(schema.parse(value));
  expect(written({ ...value, note: 'yes', second: ada })).toEqual(
    schema.parse({ ...value, note: 'yes', second: ada }),
  );
});

it('drops fields that the schema does not name, at every depth', () => {
  expect(JSON.stringify(leaking)).toContain('secret');
  expect(JSON.stringify(written(leaking))).not.toContain('secret');
});

it('writes moments as they are written everywhere', () => {
  const at = new Date('2026-11-23T09:00:00Z');
  expect(written({ ...value, at })).toMatchObject({ at: '2026-11-23T09:00:00.000Z' });
});

it('refuses a value without a named field', () => {
  expect(() => written({ ...value, owner: undefined })).toThrow('owner');
});

it('refuses undocumented types in tests, which are written in production', () => {
  const wrong = { ...value, owner: { id: 1, name: 2 } };
  expect(written(wrong)).toMatchObject({ owner: { name: '2' } });
  expect(() => strictSerializer(schema)(wrong)).toThrow();
});
