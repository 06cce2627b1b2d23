import { Body, Controller, Get, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from '../bulk/bulk-acts.schema.js';
import { BulkActs } from '../bulk/bulk-acts.service.js';
import { paperTagsSchema } from '../tags/paper-tags.schema.js';
import { PaperTags } from '../tags/paper-tags.service.js';

@Controller('admin/papers')
export class AdminBulkController {
  constructor(
    private readonly acts: BulkActs,
    private readonly paperTags: PaperTags,
  ) {}

  @Get('tags')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(paperTagsSchema)
  tags(@CurrentUser() chair: AuthenticatedUser) {
    return this.paperTags.used(chair);
  }

  @Post('acts')
  @Access('admin')
  @Needs('papers:write')
  @Sensitive(schema.isRelease)
  @ResponseSchema(schema.bulkResultsSchema)
  act(
    @CurrentUser() chair: AuthenticatedUser,
    @Body({ schema: schema.bulkActSchema }) act: schema.BulkAct,
  ) {
    return this.acts.run(chair, act);
  }
}
