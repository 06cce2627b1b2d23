import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { authorPapersSchema, paperDetailsSchema } from './author-paper.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import * as schema from './draft.schema.js';
import { DraftsService } from './drafts.service.js';
import { draftLimit, saveLimit, submissionLimit } from './papers.limits.js';
import { texts } from './papers.texts.js';
import { SubmissionsService } from './submissions.service.js';

@Controller('papers')
export class AuthorPapersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: AuthorPapersQuery,
    private readonly drafts: DraftsService,
    private readonly submissions: SubmissionsService,
  ) {}

  @Get()
  @Access('verified')
  @Answers(authorPapersSchema)
  mine(@CurrentUser() person: SignedInUser) {
    return this.query.list(this.dataSource.manager, person.id);
  }

  @Post()
  @Access('verified', draftLimit)
  @Answers(paperDetailsSchema, 201)
  begin(
    @Once() once: OnceRequest,
    @CurrentUser() person: SignedInUser,
    @Body({ schema: schema.newDraftSchema }) draft: schema.NewDraft,
  ) {
    return this.drafts.begin(once, person, draft);
  }

  @Get(':id')
  @Access('verified')
  @Answers(paperDetailsSchema)
  read(
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    return this.query.read(this.dataSource.manager, person.id, id);
  }

  @Patch(':id')
  @Access('verified', saveLimit)
  @Answers(paperDetailsSchema)
  save(
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.draftChangesSchema }) changes: schema.DraftChanges,
  ) {
    return this.drafts.save(person.id, id, changes);
  }

  @Delete(':id')
  @Access('verified')
  @Answers(messageSchema)
  async remove(
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    await this.drafts.remove(person.id, id);
    return { message: texts.deleted };
  }

  @Post(':id/submit')
  @Access('verified', submissionLimit)
  @Answers(paperDetailsSchema)
  submit(
    @Once() once: OnceRequest,
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    return this.submissions.submit(once, person, id);
  }

  @Post(':id/withdraw')
  @Access('verified', submissionLimit)
  @Answers(paperDetailsSchema)
  withdraw(
    @Once() once: OnceRequest,
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.withdrawalSchema }) { reason }: schema.Withdrawal,
  ) {
    return this.submissions.withdraw(once, person, id, reason);
  }

  @Post(':id/corrections')
  @Access('verified', submissionLimit)
  @Answers(paperDetailsSchema)
  correct(
    @Once() once: OnceRequest,
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.correctionsSchema }) { note }: schema.Corrections,
  ) {
    return this.submissions.correct(once, person, id, note);
  }

  @Post(':id/camera-ready')
  @Access('verified', submissionLimit)
  @Answers(paperDetailsSchema)
  makeCameraReady(
    @Once() once: OnceRequest,
    @CurrentUser() person: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    return this.submissions.makeCameraReady(once, person.id, id);
  }
}
