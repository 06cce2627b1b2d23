import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type * as z from 'zod';

/** Parses the handler's value, so that unnamed fields never leave the server, and documents it. */
export function ResponseSchema(schema: z.ZodType, status: 200 | 201 | 202 = 200): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema }),
  );
}

export function FileResponse(): MethodDecorator {
  const schema = { type: 'string', format: 'binary' };
  return ApiResponse({ status: 200, content: { 'application/octet-stream': { schema } } });
}
