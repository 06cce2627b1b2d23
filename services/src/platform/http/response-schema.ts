import { applyDecorators, HttpCode } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type * as z from 'zod';

/** Writes the named fields of the handler's value, so that no other leaves the server, and documents them. */
export function ResponseSchema(schema: z.ZodType, status: 200 | 201 | 202 = 200): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    RouteSchema({ response: { [status]: schema } }),
    ApiResponse({ status, standardSchema: schema }),
  );
}

export function FileResponse(): MethodDecorator {
  const schema = { type: 'string', format: 'binary' };
  return ApiResponse({ status: 200, content: { 'application/octet-stream': { schema } } });
}
