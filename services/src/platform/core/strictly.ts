import * as z from 'zod';

/** Refuses unknown fields at every depth: for bodies that share a schema with a response. */
export function strictly<Schema extends z.ZodType>(schema: Schema): Schema {
  return strict(schema) as Schema;
}

function strict(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, strict(field)]));
    return schema.clone({ ...schema.def, shape, catchall: z.never() });
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({ ...schema.def, element: strict(schema.element) });
  }
  if (schema instanceof z.ZodOptional) {
    return schema.clone({ ...schema.def, innerType: strict(schema.unwrap()) });
  }
  return schema;
}
