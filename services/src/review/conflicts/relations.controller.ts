import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './relations.schema.js';
import { Relations } from './relations.service.js';

@Controller('reviews/relations')
export class RelationsController {
  constructor(private readonly relations: Relations) {}

  @Get()
  @Access('reviewer')
  @ResponseSchema(schema.relationsSchema)
  list(@CurrentUser() user: AuthenticatedUser) {
    return this.relations.list(user.id);
  }

  @Post()
  @HttpCode(200)
  @Access('reviewer')
  @ResponseSchema(schema.relationsSchema)
  add(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.newRelationSchema }) relation: schema.NewRelation,
  ) {
    return this.relations.add(user.id, relation);
  }

  @Delete(':id')
  @Access('reviewer')
  @ResponseSchema(schema.relationsSchema)
  remove(
    @CurrentUser() user: AuthenticatedUser,
    @Param({ schema: schema.relationIdSchema }) { id }: schema.RelationId,
  ) {
    return this.relations.remove(user.id, id);
  }
}
