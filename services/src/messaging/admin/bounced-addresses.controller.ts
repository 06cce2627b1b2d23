import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { AdminBouncedAddresses } from './admin-bounced-addresses.js';
import * as schema from './bounced-addresses.schema.js';

@Controller('admin/bounced-addresses')
export class BouncedAddressesController {
  constructor(private readonly addresses: AdminBouncedAddresses) {}

  @Get()
  @Access('admin')
  @Needs('emails:read')
  @ResponseSchema(schema.bouncedAddressesPageSchema)
  list(@Query({ schema: schema.bouncedAddressesQuerySchema }) query: schema.BouncedAddressesQuery) {
    return this.addresses.list(query);
  }

  @Post(':id/clear')
  @HttpCode(200)
  @Access('admin')
  @Needs('emails:write')
  @ResponseSchema(messageSchema)
  clear(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.bouncedAddressIdSchema }) { id }: schema.BouncedAddressId,
  ) {
    return this.addresses.clear(admin, id);
  }
}
