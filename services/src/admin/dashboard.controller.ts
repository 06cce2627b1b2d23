import { Controller, Get } from '@nestjs/common';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { dashboardSchema } from './dashboard.schema.js';
import { DashboardService } from './dashboard.service.js';

@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get('stats')
  @Access('admin')
  @Answers(dashboardSchema)
  stats() {
    return this.dashboard.stats();
  }
}
