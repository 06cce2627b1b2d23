import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idSchema } from '../../../platform/http/fields.schema.js';
import { parsed } from '../../../platform/http/validation.pipe.js';

/**
 * The quote that a registration redeems: a header, since the body of the registration is specified.
 * Undefined without extras.
 */
export const QuoteId = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const header = context.switchToHttp().getRequest<FastifyRequest>().headers['price-quote'];
  return header === undefined ? undefined : parsed(idSchema, header);
});
