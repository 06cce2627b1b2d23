import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import * as z from 'zod';

export function AcceptsUpload(fileField: string, fields: z.ZodObject = z.strictObject({})) {
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
