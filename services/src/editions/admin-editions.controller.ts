import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
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
  @Answers(schema.editionListSchema)
  list() {
    return this.editions.list(this.dataSource.manager);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminEditionSchema)
  read(@Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId) {
    return this.editions.read(this.dataSource.manager, id);
  }

  @Patch(':id')
  @Access('admin')
  @Answers(schema.adminEditionSchema)
  @Conflict()
  save(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
    @Body({ schema: schema.editionChangeSchema }) change: schema.EditionChange,
  ) {
    return this.editor.save(admin.id, id, change);
  }

  @Get(':id/history')
  @Access('admin')
  @Answers(schema.historySchema)
  history(
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
    @Query({ schema: schema.historyQuerySchema }) query: schema.HistoryQuery,
  ) {
    return this.editions.history(this.dataSource.manager, id, query);
  }

  @Get(':id/history/:revision')
  @Access('admin')
  @Answers(schema.editionRevisionSchema)
  readRevision(@Param({ schema: schema.revisionIdSchema }) { id, revision }: schema.RevisionId) {
    return this.editions.readRevision(this.dataSource.manager, id, revision);
  }

  @Post(':id/history/:revision/restore')
  @Access('admin')
  @Answers(schema.adminEditionSchema)
  @Conflict()
  restore(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.revisionIdSchema }) { id, revision }: schema.RevisionId,
    @Body({ schema: schema.restoreSchema }) expected: schema.Restore,
  ) {
    return this.editor.restore(admin.id, id, revision, expected.revision);
  }

  @Post(':id/copy')
  @Access('admin')
  @Answers(schema.adminEditionSchema, 201)
  copy(
    @Once() once: OnceRequest,
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
  ) {
    return this.copies.copy(once, admin.id, id);
  }

  @Post(':id/current')
  @Access('admin')
  @Answers(schema.adminEditionSchema)
  makeCurrent(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.editionIdSchema }) { id }: schema.EditionId,
    @Body({ schema: schema.makeCurrentSchema }) { confirm }: schema.MakeCurrent,
  ) {
    return this.currentEdition.make(admin.id, id, confirm);
  }
}
