import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { authorPapersSchema, paperDetailsSchema } from '../paper/author-papers.schema.js';
import { AuthorPapersQuery } from './author-papers.query.js';
import * as schema from '../paper/author-papers.schema.js';
import { EditsService } from './edits.service.js';
import { DraftsService } from './drafts.service.js';
import { texts } from '../paper/papers.errors.js';
import { SubmissionsService } from './submissions.service.js';

const HOUR = 60 * 60;

const draftLimit: RateLimit = {
  name: 'paper-draft',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 30, seconds: HOUR },
};

/** Drafts are saved while the author types. */
const saveLimit: RateLimit = {
  name: 'paper-save',
  byAddress: { points: 20_000, seconds: HOUR },
  byAccount: { points: 2000, seconds: HOUR },
};

const submissionLimit: RateLimit = {
  name: 'paper-submission',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

@Controller('papers')
export class AuthorPapersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly query: AuthorPapersQuery,
    private readonly drafts: DraftsService,
    private readonly edits: EditsService,
    private readonly submissions: SubmissionsService,
  ) {}

  @Get()
  @Access('verified')
  @ResponseSchema(authorPapersSchema)
  mine(@CurrentUser() person: AuthenticatedUser) {
    return this.query.list(this.dataSource.manager, person.id);
  }

  @Post()
  @Access('verified', draftLimit)
  @ResponseSchema(paperDetailsSchema, 201)
  create(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Body({ schema: schema.newDraftSchema }) draft: schema.NewDraft,
  ) {
    return this.drafts.create(request, person, draft);
  }

  @Get(':id')
  @Access('verified')
  @ResponseSchema(paperDetailsSchema)
  read(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    return this.query.read(this.dataSource.manager, person.id, id);
  }

  @Patch(':id')
  @Access('verified', saveLimit)
  @ResponseSchema(paperDetailsSchema)
  save(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.draftChangesSchema }) changes: schema.DraftChanges,
  ) {
    return this.drafts.save(person.id, id, changes);
  }

  @Delete(':id')
  @Access('verified')
  @ResponseSchema(messageSchema)
  async remove(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    await this.drafts.remove(person.id, id);
    return { message: texts.deleted };
  }

  @Post(':id/submit')
  @Access('verified', submissionLimit)
  @ResponseSchema(paperDetailsSchema)
  submit(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    return this.submissions.submit(request, person, id);
  }

  @Post(':id/versions')
  @Access('verified', submissionLimit)
  @ResponseSchema(paperDetailsSchema)
  edit(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.paperEditSchema }) edit: schema.PaperEdit,
  ) {
    return this.edits.save(request, person, id, edit);
  }

  @Post(':id/withdraw')
  @Access('verified', submissionLimit)
  @ResponseSchema(paperDetailsSchema)
  withdraw(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.withdrawalSchema }) { reason }: schema.Withdrawal,
  ) {
    return this.submissions.withdraw(request, person, id, reason);
  }

  @Post(':id/revision')
  @Access('verified', submissionLimit)
  @ResponseSchema(paperDetailsSchema)
  submitRevision(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
    @Body({ schema: schema.revisionSchema }) { note }: schema.Revision,
  ) {
    return this.submissions.submitRevision(request, person, id, note);
  }

  @Post(':id/camera-ready')
  @Access('verified', submissionLimit)
  @ResponseSchema(paperDetailsSchema)
  submitCameraReady(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: schema.paperIdSchema }) { id }: schema.PaperId,
  ) {
    return this.submissions.submitCameraReady(request, person.id, id);
  }
}
