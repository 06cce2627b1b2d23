import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import * as z from 'zod';
import { apiErrorSchema } from '../../platform/http/error.schema.js';

/** Needs no database: the application can be a preview. */
export function openapiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Plenary')
    .setVersion('1')
    .addBearerAuth()
    .addGlobalResponse({
      status: 'default',
      description: 'What went wrong',
      standardSchema: apiErrorSchema,
    })
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    standardSchemaConverter: (schema, { schemaType }) =>
      schema instanceof z.ZodType ? toOpenapi(schema, schemaType) : undefined,
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return sorted(document);
}

/** Schemas with an id become components of that name; the others are inlined. */
function toOpenapi(schema: z.ZodType, io: 'input' | 'output') {
  const { $defs, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete own.$schema;
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) return { schema: own, components: $defs };
  return {
    schema: { $ref: `#/components/schemas/${id}` },
    components: { [id]: own, ...$defs },
  };
}

/** Makes the document independent of the order in which modules load. */
function sorted(document: OpenAPIObject): OpenAPIObject {
  const byName = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const { schemas = {}, ...components } = document.components ?? {};
  return {
    ...document,
    paths: byName(document.paths),
    components: { ...components, schemas: byName(schemas) },
  };
}
