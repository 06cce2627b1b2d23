import * as z from 'zod';
import { ErrorCode } from './error-code.js';
import { ValidationPipe } from './validation.pipe.js';

const pipe = new ValidationPipe();
/** A lone surrogate, which PostgreSQL and XML refuse. */
const UNREADABLE = '\ud800';

it('leaves what own decorators give as it is', () => {
  const caller = { name: UNREADABLE };
  expect(pipe.transform(caller, { type: 'custom' })).toBe(caller);
});

it('checks the texts of a parameter without a schema', async () => {
  expect(await pipe.transform('a', { type: 'param' })).toBe('a');
  expect(() => pipe.transform(UNREADABLE, { type: 'param' })).toThrow(
    expect.objectContaining({ code: ErrorCode.VALIDATION_FAILED }),
  );
});

it('names unknown fields with the path of their object', async () => {
  const schema = z.strictObject({ author: z.strictObject({}) });
  await expect(
    pipe.transform({ author: { age: 1 } }, { type: 'body', schema }),
  ).rejects.toMatchObject({ details: { fields: { 'author.age': 'Unknown field' } } });
});

it('does not accept a schema of another library, whose texts it could not check', () => {
  const schema = { '~standard': { version: 1, vendor: 'other', validate: () => ({ value: 1 }) } };
  expect(() => pipe.transform('a', { type: 'body', schema: schema as never })).toThrow('library');
});
