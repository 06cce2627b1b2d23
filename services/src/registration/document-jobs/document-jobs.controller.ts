import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './document-jobs.schema.js';
import { DocumentJobs } from './document-jobs.service.js';

@Controller('admin/document-jobs')
export class DocumentJobsController {
  constructor(private readonly jobs: DocumentJobs) {}

  @Get()
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.jobsSchema)
  list(
    @CurrentUser() organiser: AuthenticatedUser,
    @Query({ schema: schema.jobsQuerySchema }) { kind }: schema.JobsQuery,
  ) {
    return this.jobs.list(organiser, kind);
  }

  /** A repeat returns the job that is under way. */
  @Post()
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.jobSchema, 201)
  start(
    @CurrentUser() organiser: AuthenticatedUser,
    @Body({ schema: schema.newJobSchema }) job: schema.NewJob,
  ) {
    return this.jobs.start(organiser, job);
  }

  /** Documents that were issued stay. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.jobsSchema)
  cancel(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.jobIdSchema }) { id }: schema.JobId,
  ) {
    return this.jobs.cancel(organiser, id);
  }

  @Delete(':id')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.jobsSchema)
  dismiss(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.jobIdSchema }) { id }: schema.JobId,
  ) {
    return this.jobs.dismiss(organiser, id);
  }
}
