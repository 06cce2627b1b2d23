import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { paperIdSchema, type PaperId } from '../decisions/decisions.schema.js';
import { AdminPaperQuery } from './admin-paper.read-model.js';
import { adminPaperSchema, linkedPaymentSchema } from './admin-paper.schema.js';
import { AdminPapersQuery } from './admin-papers.read-model.js';
import * as schema from './admin-papers.schema.js';

@Controller('admin/papers')
export class AdminPapersController {
  constructor(
    private readonly papers: AdminPapersQuery,
    private readonly paper: AdminPaperQuery,
  ) {}

  @Get()
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.papersPageSchema)
  list(
    @CurrentUser() chair: AuthenticatedUser,
    @Query({ schema: schema.papersQuerySchema }) query: schema.PapersQuery,
  ) {
    return this.papers.list(chair, query);
  }

  @Get(':id')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(adminPaperSchema)
  read(@CurrentUser() chair: AuthenticatedUser, @Param({ schema: paperIdSchema }) { id }: PaperId) {
    return this.paper.read(chair, id);
  }

  /** Of a paper that the reader sees: without the right to read papers, of none. */
  @Get(':id/payment')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(linkedPaymentSchema)
  payment(
    @CurrentUser() reader: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
  ) {
    return this.paper.payment(reader, id);
  }
}
