import type * as z from 'zod';
import { ForgedEvent } from './gateway.js';

/** @throws ForgedEvent */
export function eventIn<Event>(schema: z.ZodType<Event>, body: Buffer): Event {
  try {
    return partOf(schema, JSON.parse(body.toString('utf8')));
  } catch {
    throw new ForgedEvent('This is no event');
  }
}

/** @throws ForgedEvent */
export function partOf<Part>(schema: z.ZodType<Part>, value: unknown): Part {
  const result = schema.safeParse(value);
  if (!result.success) throw new ForgedEvent('An event that is not as documented');
  return result.data;
}
