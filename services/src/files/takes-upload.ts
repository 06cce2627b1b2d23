import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import * as z from 'zod';

/** Describes a multipart body in openapi.json: the text fields of the schema and one file. */
export function TakesUpload(fileField: string, fields: z.ZodObject = z.strictObject({})) {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input' });
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        properties: {
          ...(properties as Record<string, object>),
          [fileField]: { type: 'string', format: 'binary' },
        },
        required: [...required, fileField],
      },
    }),
  );
}
