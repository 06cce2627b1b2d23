import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';

export const handlerSchema = z
  .strictObject({ userId: idSchema.nullable().describe('Null for no one in particular.') })
  .meta({ id: 'PaperHandlerChoice' });
export type HandlerChoice = z.output<typeof handlerSchema>;

const person = z.object({ id: z.uuid(), name: z.string(), papers: z.int() });

/** With the number of papers that each is responsible for. */
export const handlersSchema = z.object({ items: z.array(person) }).meta({ id: 'PaperHandlers' });
export type Handlers = z.output<typeof handlersSchema>;
