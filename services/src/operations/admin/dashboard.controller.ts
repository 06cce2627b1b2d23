import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tagged } from '../../platform/http/entity-tag.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { progressSchema } from './dashboard-progress.schema.js';
import { DashboardTrends } from './dashboard-trends.read-model.js';
import { trendsSchema } from './dashboard-trends.schema.js';
import { dashboardSchema } from './dashboard.schema.js';
import { DashboardService } from './dashboard.service.js';
import { WorkQueue } from './work-queue.js';
import { workQueueSchema } from './work-queue.schema.js';

@Controller('admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly queue: WorkQueue,
    private readonly trends: DashboardTrends,
  ) {}

  @Get('stats')
  @Access('admin')
  @Needs('overview:read')
  @ResponseSchema(dashboardSchema)
  async stats(
    @CurrentUser() reader: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.dashboard.stats(reader));
  }

  @Get('work')
  @Access('admin')
  @Needs('overview:read')
  @ResponseSchema(workQueueSchema)
  async work(
    @CurrentUser() chair: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, { items: await this.queue.read(chair) });
  }

  @Get('progress')
  @Access('admin')
  @Needs('overview:read')
  @ResponseSchema(progressSchema)
  async progress(
    @CurrentUser() reader: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.dashboard.progress(reader));
  }

  @Get('trends')
  @Access('admin')
  @Needs('overview:read')
  @ResponseSchema(trendsSchema)
  async readTrends(
    @CurrentUser() reader: AuthenticatedUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return tagged(reply, await this.trends.read(reader));
  }
}
