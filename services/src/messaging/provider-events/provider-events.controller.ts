import { Controller, HttpCode, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { EMAIL_PROVIDERS } from './provider-event.js';
import { ProviderEvents } from './provider-events.js';

const providerSchema = z.strictObject({ provider: z.enum(EMAIL_PROVIDERS) });

const receivedSchema = z.object({ received: z.literal(true) }).meta({ id: 'EmailEventsReceived' });

/** Providers send from a few addresses; an unsigned request costs one hash. */
const eventsLimit: RateLimit = {
  name: 'email-events',
  byAddress: { points: 6000, seconds: 60 },
};

@Controller('email-events')
export class ProviderEventsController {
  constructor(private readonly events: ProviderEvents) {}

  @Post(':provider')
  @HttpCode(200)
  @Access('public', eventsLimit)
  @ResponseSchema(receivedSchema)
  async receive(
    @Param({ schema: providerSchema }) { provider }: z.output<typeof providerSchema>,
    @Req() { rawBody: body = Buffer.alloc(0), headers }: RawBodyRequest<FastifyRequest>,
  ) {
    await this.events.receive(provider, { body, headers });
    return { received: true };
  }
}
