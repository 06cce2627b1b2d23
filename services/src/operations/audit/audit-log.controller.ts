import { Controller, Get, Query } from '@nestjs/common';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { AuditLog } from './audit-log.read-model.js';
import * as schema from './audit-log.schema.js';

@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly audit: AuditLog) {}

  @Get()
  @Access('admin')
  @Needs('audit:read')
  @ResponseSchema(schema.auditPageSchema)
  list(
    @CurrentUser() reader: AuthenticatedUser,
    @Query({ schema: schema.auditQuerySchema }) query: schema.AuditQuery,
  ) {
    return this.audit.list(reader, query);
  }

  @Get('filters')
  @Access('admin')
  @Needs('audit:read')
  @ResponseSchema(schema.auditFiltersSchema)
  filters() {
    return this.audit.filters();
  }
}
