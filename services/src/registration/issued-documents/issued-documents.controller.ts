import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import * as schema from './issued-documents.schema.js';
import { IssuedDocuments } from './issued-documents.service.js';
import { Presentations } from './presentations.service.js';

const verifyLimit: RateLimit = {
  name: 'verify-document',
  byAddress: { points: 60, seconds: 60 },
};

@Controller()
export class IssuedDocumentsController {
  constructor(
    private readonly documents: IssuedDocuments,
    private readonly presentations: Presentations,
  ) {}

  @Get('verify/:number')
  @Access('public', verifyLimit)
  @ResponseSchema(schema.verifiedSchema)
  verify(@Param({ schema: schema.numberSchema }) { number }: schema.TypedNumber) {
    return this.documents.verify(number);
  }

  @Get('documents')
  @Access('user')
  @ResponseSchema(schema.ownDocumentsSchema)
  own(@CurrentUser() { id }: AuthenticatedUser) {
    return this.documents.own(id);
  }

  @Get('admin/documents')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.candidatesPageSchema)
  list(
    @CurrentUser() organiser: AuthenticatedUser,
    @Query({ schema: schema.documentsQuerySchema }) query: schema.DocumentsQuery,
  ) {
    return this.documents.list(organiser, query);
  }

  @Get('admin/revoked-documents')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.revokedPageSchema)
  revoked(
    @CurrentUser() organiser: AuthenticatedUser,
    @Query({ schema: schema.revokedQuerySchema }) query: schema.RevokedQuery,
  ) {
    return this.documents.revoked(organiser, query);
  }

  @Get('admin/documents/:kind/:subjectId')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.candidateSchema)
  read(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.candidateIdSchema }) candidate: schema.CandidateId,
  ) {
    return this.documents.read(organiser, candidate);
  }

  /** Repeats issue nothing: people with a valid document are left out. */
  @Post('admin/documents')
  @HttpCode(200)
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.issuedSchema)
  issue(
    @CurrentUser() organiser: AuthenticatedUser,
    @Body({ schema: schema.issueSchema }) issue: schema.Issue,
  ) {
    return this.documents.issue(organiser, issue);
  }

  @Post('admin/documents/:id/revoke')
  @HttpCode(200)
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.issuedSchema)
  revoke(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.documentIdSchema }) { id }: schema.DocumentId,
    @Body({ schema: schema.endSchema }) end: schema.End,
  ) {
    return this.documents.revoke(organiser, id, end);
  }

  @Post('admin/documents/:id/replace')
  @HttpCode(200)
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.replacedSchema)
  replace(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.documentIdSchema }) { id }: schema.DocumentId,
    @Body({ schema: schema.endSchema }) end: schema.End,
  ) {
    return this.documents.replace(organiser, id, end);
  }

  @Put('admin/presentations/:id')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.presentationAnswerSchema)
  markPresented(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.documentIdSchema }) { id }: schema.DocumentId,
    @Body({ schema: schema.presentationSchema }) presentation: schema.Presentation,
  ) {
    return this.presentations.mark(organiser, id, presentation);
  }

  @Delete('admin/presentations/:id')
  @Access('admin')
  @Needs('documents:write')
  @ResponseSchema(schema.presentationAnswerSchema)
  unmarkPresented(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: schema.documentIdSchema }) { id }: schema.DocumentId,
  ) {
    return this.presentations.unmark(organiser, id);
  }
}
