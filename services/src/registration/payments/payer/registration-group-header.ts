import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parsed } from '../../../platform/http/validation.pipe.js';
import { groupTokenSchema } from '../../groups/group-token.schema.js';

/**
 * The invitation of the group that pays for the registration: a header, since the body of the registration is
 * specified. Undefined without a group.
 */
export const GroupToken = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
  const header = headers['registration-group'];
  return header === undefined ? undefined : parsed(groupTokenSchema, header);
});
