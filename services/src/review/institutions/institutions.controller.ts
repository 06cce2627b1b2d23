import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { AcceptsLargeBody } from '../../platform/http/body-limit.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { InstitutionImports } from './institution-imports.js';
import * as schema from './institutions.schema.js';
import { Institutions } from './institutions.service.js';

@Controller('admin/institutions')
export class InstitutionsController {
  constructor(
    private readonly institutions: Institutions,
    private readonly imports: InstitutionImports,
  ) {}

  @Get()
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(schema.institutionsPageSchema)
  list(@Query({ schema: schema.institutionsQuerySchema }) query: schema.InstitutionsQuery) {
    return this.institutions.list(query);
  }

  @Get('suggestions')
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(schema.suggestedDomainsSchema)
  suggestions() {
    return this.institutions.suggestions();
  }

  @Get(':id')
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(schema.institutionSchema)
  read(@Param({ schema: schema.institutionIdSchema }) { id }: schema.InstitutionId) {
    return this.institutions.one(id);
  }

  @Post()
  @HttpCode(200)
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(schema.institutionSchema)
  add(
    @CurrentUser() { id }: AuthenticatedUser,
    @Body({ schema: schema.newInstitutionSchema }) added: schema.NewInstitution,
  ) {
    return this.institutions.add(id, added);
  }

  @Post('import-preview')
  @HttpCode(200)
  @Access('admin')
  @Needs('reviewing:write')
  @AcceptsLargeBody()
  @ResponseSchema(schema.institutionsPreviewSchema)
  preview(@Body({ schema: schema.institutionsFileSchema }) file: schema.InstitutionsFile) {
    return this.imports.preview(file);
  }

  @Post('import')
  @HttpCode(200)
  @Access('admin')
  @Needs('reviewing:write')
  @AcceptsLargeBody()
  @ResponseSchema(schema.institutionsPreviewSchema)
  import(
    @CurrentUser() { id }: AuthenticatedUser,
    @Body({ schema: schema.institutionsFileSchema }) file: schema.InstitutionsFile,
  ) {
    return this.imports.apply(id, file);
  }

  @Put(':id')
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(schema.institutionSchema)
  change(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.institutionIdSchema }) { id }: schema.InstitutionId,
    @Body({ schema: schema.institutionChangeSchema }) change: schema.InstitutionChange,
  ) {
    return this.institutions.change(organiser.id, id, change);
  }

  @Delete(':id')
  @Access('admin')
  @Needs('reviewing:write')
  @ResponseSchema(messageSchema)
  remove(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.institutionIdSchema }) { id }: schema.InstitutionId,
  ) {
    return this.institutions.remove(organiser.id, id);
  }
}
