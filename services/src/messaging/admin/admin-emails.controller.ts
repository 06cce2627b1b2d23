import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import * as schema from './admin-emails.schema.js';
import { AdminEmailsService } from './admin-emails.service.js';
import { AdminEmailsQuery } from './admin-emails.query.js';

@Controller('admin/emails')
export class AdminEmailsController {
  constructor(
    private readonly emails: AdminEmailsQuery,
    private readonly service: AdminEmailsService,
  ) {}

  @Get()
  @Access('admin')
  @Needs('emails:read')
  @ResponseSchema(schema.emailsPageSchema)
  list(
    @CurrentUser() reader: AuthenticatedUser,
    @Query({ schema: schema.emailsQuerySchema }) query: schema.EmailsQuery,
  ) {
    return this.emails.list(reader, query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('emails:read')
  @ResponseSchema(schema.adminEmailSchema)
  read(
    @CurrentUser() reader: AuthenticatedUser,
    @Param({ schema: schema.emailIdSchema }) { id }: schema.EmailId,
  ) {
    return this.service.read(reader, id);
  }

  @Post(':id/retry')
  @Access('admin')
  @Needs('emails:write')
  @ResponseSchema(schema.adminEmailSchema)
  retry(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.emailIdSchema }) { id }: schema.EmailId,
  ) {
    return this.service.retry(admin, id);
  }
}
