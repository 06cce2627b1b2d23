import { Controller, Get } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { dashboardSchema } from './dashboard.schema.js';
import { DashboardService } from './dashboard.service.js';

@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('stats')
  @Access('admin')
  @ResponseSchema(dashboardSchema)
  stats() {
    return this.dashboard.stats();
  }
}
