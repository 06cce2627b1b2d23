import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { AcceptsLargeBody } from '../../platform/http/body-limit.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { BulkEmailSending } from './bulk-email-sending.js';
import * as schema from './bulk-emails.schema.js';
import { BulkEmailsService } from './bulk-emails.service.js';

const testLimit: RateLimit = {
  name: 'bulk-email-test',
  byAddress: { points: 120, seconds: 60 * 60 },
};

/** Each group also needs the rights that choosing it takes (`rightsFor`). */
@Controller('admin/bulk-emails')
export class BulkEmailsController {
  constructor(
    private readonly emails: BulkEmailsService,
    private readonly sending: BulkEmailSending,
  ) {}

  @Get()
  @Access('admin')
  @Needs('bulk-emails:write')
  @ResponseSchema(schema.bulkEmailsPageSchema)
  list(
    @CurrentUser() organiser: AuthenticatedUser,
    @Query({ schema: schema.bulkEmailsQuerySchema }) query: schema.BulkEmailsQuery,
  ) {
    return this.emails.list(organiser, query);
  }

  @Post()
  @Access('admin')
  @Needs('bulk-emails:write')
  @AcceptsLargeBody()
  @ResponseSchema(schema.bulkEmailSchema, 201)
  create(
    @CurrentUser() organiser: AuthenticatedUser,
    @Body({ schema: schema.draftSchema }) draft: schema.Draft,
  ) {
    return this.emails.create(organiser, draft);
  }

  @Post('people')
  @HttpCode(200)
  @Access('admin')
  @Needs('bulk-emails:write')
  @AcceptsLargeBody()
  @ResponseSchema(schema.audiencePageSchema)
  people(
    @CurrentUser() organiser: AuthenticatedUser,
    @Body({ schema: schema.audienceRequestSchema }) request: schema.AudienceRequest,
  ) {
    return this.emails.people(organiser, request);
  }

  @Post('preview')
  @HttpCode(200)
  @Access('admin')
  @Needs('bulk-emails:write')
  @AcceptsLargeBody()
  @ResponseSchema(schema.previewSchema)
  preview(
    @CurrentUser() organiser: AuthenticatedUser,
    @Body({ schema: schema.previewRequestSchema }) request: schema.PreviewRequest,
  ) {
    return this.emails.preview(organiser, request);
  }

  @Get(':id')
  @Access('admin')
  @Needs('bulk-emails:write')
  @ResponseSchema(schema.bulkEmailSchema)
  read(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
  ) {
    return this.emails.read(organiser, id);
  }

  @Put(':id')
  @Access('admin')
  @Needs('bulk-emails:write')
  @AcceptsLargeBody()
  @ResponseSchema(schema.bulkEmailSchema)
  save(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
    @Body({ schema: schema.draftChangeSchema }) change: schema.DraftChange,
  ) {
    return this.emails.save(organiser, id, change);
  }

  @Delete(':id')
  @Access('admin')
  @Needs('bulk-emails:write')
  @ResponseSchema(messageSchema)
  delete(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
  ) {
    return this.emails.delete(organiser, id);
  }

  @Get(':id/recipients')
  @Access('admin')
  @Needs('bulk-emails:write')
  @ResponseSchema(schema.recipientsPageSchema)
  recipients(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
    @Query({ schema: schema.recipientsQuerySchema }) query: schema.RecipientsQuery,
  ) {
    return this.emails.recipients(organiser, id, query);
  }

  @Post(':id/test')
  @Access('admin', testLimit)
  @Needs('bulk-emails:write')
  @ResponseSchema(messageSchema)
  test(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
  ) {
    return this.sending.test(organiser, id);
  }

  /** On hold first. */
  @Post(':id/send')
  @Access('admin')
  @Needs('bulk-emails:write')
  @Sensitive()
  @ResponseSchema(schema.bulkEmailSchema)
  async send(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
    @Body({ schema: schema.sendSchema }) sending: schema.Sending,
  ) {
    await this.sending.send(organiser, id, sending);
    return this.emails.read(organiser, id);
  }

  @Post(':id/stop')
  @Access('admin')
  @Needs('bulk-emails:write')
  @ResponseSchema(schema.bulkEmailSchema)
  async stop(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
  ) {
    await this.sending.stop(organiser, id);
    return this.emails.read(organiser, id);
  }

  @Post(':id/resume')
  @Access('admin')
  @Needs('bulk-emails:write')
  @ResponseSchema(schema.bulkEmailSchema)
  async resume(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.bulkEmailIdSchema }) { id }: schema.BulkEmailId,
  ) {
    await this.sending.resume(organiser, id);
    return this.emails.read(organiser, id);
  }
}
