import { Controller, Get, Query } from '@nestjs/common';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { AdminAuditQuery } from './admin-audit.query.js';
import * as schema from './admin-audit.schema.js';

@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly audit: AdminAuditQuery) {}

  @Get()
  @Access('admin')
  @Answers(schema.auditPageSchema)
  list(@Query({ schema: schema.auditQuerySchema }) query: schema.AuditQuery) {
    return this.audit.list(query);
  }

  @Get('filters')
  @Access('admin')
  @Answers(schema.auditFiltersSchema)
  filters() {
    return this.audit.filters();
  }
}
