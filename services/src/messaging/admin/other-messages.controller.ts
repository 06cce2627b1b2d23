import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { AdminOtherMessages } from './admin-other-messages.js';
import * as schema from './other-messages.schema.js';

@Controller('admin/inbound-messages')
export class OtherMessagesController {
  constructor(private readonly messages: AdminOtherMessages) {}

  @Get()
  @Access('admin')
  @Needs('enquiries:read')
  @ResponseSchema(schema.otherMessagesPageSchema)
  list(@Query({ schema: schema.otherMessagesQuerySchema }) query: schema.OtherMessagesQuery) {
    return this.messages.list(query);
  }
}
