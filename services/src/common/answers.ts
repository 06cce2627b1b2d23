import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type * as z from 'zod';

/**
 * What a route answers when all is well: the handler's value is parsed by the schema (fields that it
 * does not name never leave the server) and the schema is the answer in openapi.json.
 */
export function Answers(schema: z.ZodType, status: 200 | 201 | 202 = 200): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ApiResponse({ status, standardSchema: schema }),
  );
}

/** What a route answers that sends a file. */
export function AnswersFile(): MethodDecorator {
  const schema = { type: 'string', format: 'binary' };
  return ApiResponse({ status: 200, content: { 'application/octet-stream': { schema } } });
}
