import { Controller, Get, Param, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { paperIdSchema, type PaperId } from '../decisions/decisions.schema.js';
import { AdminPaperQuery } from './admin-paper.query.js';
import { adminPaperSchema } from './admin-paper.schema.js';
import { AdminPapersQuery } from './admin-papers.query.js';
import * as schema from './admin-papers.schema.js';

@Controller('admin/papers')
export class AdminPapersController {
  constructor(
    private readonly papers: AdminPapersQuery,
    private readonly paper: AdminPaperQuery,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.papersPageSchema)
  list(
    @CurrentUser() chair: SignedInUser,
    @Query({ schema: schema.papersQuerySchema }) query: schema.PapersQuery,
  ) {
    return this.papers.list(chair, query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(adminPaperSchema)
  read(@CurrentUser() chair: SignedInUser, @Param({ schema: paperIdSchema }) { id }: PaperId) {
    return this.paper.read(chair, id);
  }
}
