import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { retentionOverviewSchema } from './retention.schema.js';
import { RetentionService } from './retention.service.js';

@Controller('admin/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Get()
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(retentionOverviewSchema)
  overview() {
    return this.retention.overview();
  }
}
