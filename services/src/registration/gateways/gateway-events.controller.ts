import { Controller, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { GatewayEvents } from './gateway-events.js';
import * as limits from './gateways.limits.js';
import * as schema from './online-payments.schema.js';

@Controller('payments/gateways')
export class GatewayEventsController {
  constructor(private readonly events: GatewayEvents) {}

  @Post(':gateway/events')
  @Access('public', limits.eventLimit)
  @ResponseSchema(schema.eventReceivedSchema)
  async receive(
    @Param({ schema: schema.gatewaySchema }) { gateway }: schema.GatewayParameter,
    @Req() { rawBody: body = Buffer.alloc(0), headers }: RawBodyRequest<FastifyRequest>,
  ) {
    await this.events.receive(gateway, { body, headers });
    return { received: true };
  }
}
