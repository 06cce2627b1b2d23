import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AcceptsUpload } from '../../platform/files/accepts-upload.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './statement.schema.js';
import { StatementForms } from './statement-forms.js';
import { StatementImports } from './statement-imports.service.js';
import { StatementsQueryService } from './statements.query.js';
import { importFields } from './statement-forms.js';

@Controller('admin/statements')
export class StatementsController {
  constructor(
    private readonly query: StatementsQueryService,
    private readonly imports: StatementImports,
    private readonly forms: StatementForms,
  ) {}

  @Get()
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.statementsPageSchema)
  list(@Query({ schema: schema.statementsQuerySchema }) query: schema.StatementsQuery) {
    return this.query.list(query);
  }

  @Post()
  @Access('admin')
  @Needs('payments:write')
  @AcceptsUpload('file', importFields)
  @ResponseSchema(schema.importSchema)
  async import(@CurrentUser() admin: AuthenticatedUser, @Req() http: FastifyRequest) {
    const { upload, choice } = await this.forms.read(http);
    return this.imports.import(admin.id, upload, choice);
  }

  @Get(':id')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.statementSchema)
  read(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Query({ schema: schema.statementQuerySchema }) { q }: schema.StatementQuery,
  ) {
    return this.query.read(admin.id, id, q);
  }

  @Get(':id/lines')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(schema.linesPageSchema)
  lines(
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Query({ schema: schema.linesQuerySchema }) query: schema.LinesQuery,
  ) {
    return this.query.settled(id, query);
  }
}
