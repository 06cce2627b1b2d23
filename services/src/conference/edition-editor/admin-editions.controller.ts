import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { AdminEditionsQuery } from './admin-editions.query.js';
import * as schema from './admin-editions.schema.js';
import { CurrentEdition } from './current-edition.js';
import { EditionCopies } from './edition-copies.js';
import { EditionEditor } from './edition-editor.js';

const Conflict = () => ApiResponse({ status: 409, standardSchema: schema.editionConflictSchema });

@Controller('admin/editions')
export class AdminEditionsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: AdminEditionsQuery,
    private readonly editor: EditionEditor,
    private readonly copies: EditionCopies,
    private readonly currentEdition: CurrentEdition,
  ) {}

  @Get()
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schema.editionListSchema)
  list() {
    return this.editions.list(this.dataSource.manager);
  }

  @Get(':id')
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schema.adminEditionSchema)
  read(@Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId) {
    return this.editions.read(this.dataSource.manager, id);
  }

  @Patch(':id')
  @Access('admin')
  @Needs('site:write', 'fees:write', 'reviewing:write')
  @ResponseSchema(schema.adminEditionSchema)
  @Conflict()
  save(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
    @Body({ schema: schema.editionChangeSchema }) change: schema.EditionChange,
  ) {
    return this.editor.save(admin, id, change);
  }

  @Get(':id/history')
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schema.historySchema)
  history(
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
    @Query({ schema: schema.historyQuerySchema }) query: schema.HistoryQuery,
  ) {
    return this.editions.history(this.dataSource.manager, id, query);
  }

  @Get(':id/history/:revision')
  @Access('admin')
  @Needs('edition:read')
  @ResponseSchema(schema.editionRevisionSchema)
  readRevision(@Param({ schema: schema.revisionIdSchema }) { id, revision }: schema.RevisionId) {
    return this.editions.readRevision(this.dataSource.manager, id, revision);
  }

  @Post(':id/history/:revision/restore')
  @Access('admin')
  @Needs('edition:write')
  @ResponseSchema(schema.adminEditionSchema)
  @Conflict()
  restore(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.revisionIdSchema }) { id, revision }: schema.RevisionId,
    @Body({ schema: schema.restoreSchema }) expected: schema.Restore,
  ) {
    return this.editor.restore(admin, id, revision, expected.revision);
  }

  @Post(':id/copy')
  @Access('admin')
  @Needs('edition:write')
  @ResponseSchema(schema.adminEditionSchema, 201)
  copy(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
  ) {
    return this.copies.copy(request, admin.id, id);
  }

  @Post(':id/current')
  @Access('admin')
  @Needs('edition:write')
  @Sensitive()
  @ResponseSchema(schema.adminEditionSchema)
  makeCurrent(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
    @Body({ schema: schema.makeCurrentSchema }) { confirm }: schema.MakeCurrent,
  ) {
    return this.currentEdition.make(admin.id, id, confirm);
  }
}
