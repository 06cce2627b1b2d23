import { Controller, Get, Param, Post } from '@nestjs/common';
import { Access } from '../http/policy/access.js';
import { Needs } from '../http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../http/policy/current-user.js';
import { ResponseSchema } from '../http/response-schema.js';
import { HeldActs } from './held-acts.service.js';
import * as schema from './holds.schema.js';

@Controller('admin/held-acts')
export class HoldsController {
  constructor(private readonly acts: HeldActs) {}

  /** Also for those who lost the right to an act meanwhile. */
  @Get()
  @Access('admin')
  @Needs('overview:read')
  @ResponseSchema(schema.heldActsListSchema)
  list(@CurrentUser() { id }: AuthenticatedUser) {
    return this.acts.list(id);
  }

  @Post(':id/undo')
  @Access('admin')
  @Needs('papers:write', 'payments:write')
  @ResponseSchema(schema.closedActsSchema)
  undo(
    @CurrentUser() actor: AuthenticatedUser,
    @Param({ schema: schema.heldActsIdSchema }) { id }: schema.HeldActsId,
  ) {
    return this.acts.undo(actor.id, id);
  }

  @Post(':id/send-now')
  @Access('admin')
  @Needs('papers:write', 'payments:write')
  @ResponseSchema(schema.closedActsSchema)
  sendNow(
    @CurrentUser() actor: AuthenticatedUser,
    @Param({ schema: schema.heldActsIdSchema }) { id }: schema.HeldActsId,
  ) {
    return this.acts.sendNow(actor.id, id);
  }

  @Post(':id/dismiss')
  @Access('admin')
  @Needs('overview:read')
  @ResponseSchema(schema.dismissedSchema)
  dismiss(
    @CurrentUser() actor: AuthenticatedUser,
    @Param({ schema: schema.heldActsIdSchema }) { id }: schema.HeldActsId,
  ) {
    return this.acts.dismiss(actor.id, id);
  }
}
