import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { AcceptsLargeBody } from '../../platform/http/body-limit.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { paperIdSchema, type PaperId, paperStateSchema } from '../decisions/decisions.schema.js';
import { AssignmentsService } from '../assignment/assignments.service.js';
import * as schema from '../assignment/assignments.schema.js';
import { CandidatesQuery } from '../assignment/candidates.query.js';
import { biddingSchema } from '../bids/bids.schema.js';
import { BidsService } from '../bids/bids.service.js';
import { ProposalService } from '../assignment/proposal.service.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { assignmentParamsSchema, type AssignmentParams } from './admin-papers.schema.js';

@Controller('admin/papers')
export class AdminAssignmentsController {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly candidates: CandidatesQuery,
    private readonly proposals: ProposalService,
    private readonly bids: BidsService,
    private readonly reminders: RemindersService,
  ) {}

  @Post('proposal')
  @AcceptsLargeBody()
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.proposalSchema)
  propose(
    @CurrentUser() chair: AuthenticatedUser,
    @Body({ schema: schema.proposalRequestSchema }) asked: schema.ProposalRequest,
    @Res({ passthrough: true }) { raw }: FastifyReply,
  ) {
    const left = new AbortController();
    raw.once('close', () => left.abort());
    return this.proposals.propose(chair, asked, left.signal);
  }

  @Get('bidding')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(biddingSchema)
  bidding(@CurrentUser() chair: AuthenticatedUser) {
    return this.bids.progress(chair);
  }

  @Post('assignments')
  @AcceptsLargeBody()
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.assignedSchema)
  assignMany(
    @CurrentUser() chair: AuthenticatedUser,
    @Body({ schema: schema.assignmentsSchema }) assignments: schema.NewAssignments,
  ) {
    return this.assignments.assignMany(chair, assignments);
  }

  @Post('reminders')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.remindedSchema)
  remind(
    @CurrentUser() chair: AuthenticatedUser,
    @Body({ schema: schema.remindersSchema }) { ids }: schema.Reminders,
  ) {
    return this.reminders.remind(chair, ids);
  }

  @Get(':id/candidates')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.candidatesSchema)
  candidatesOf(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Query({ schema: schema.candidatesQuerySchema }) { q }: schema.CandidatesQuery,
  ) {
    return this.candidates.of(chair, id, q);
  }

  @Post(':id/assignments')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  assign(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) paper: PaperId,
    @Body({ schema: schema.assignmentSchema }) assigning: schema.NewAssignment,
  ) {
    return this.assignments.assign(request, chair, paper, assigning);
  }

  @Delete(':id/assignments/:reviewId')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.unassignedSchema)
  remove(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: assignmentParamsSchema }) { id, reviewId }: AssignmentParams,
  ) {
    return this.assignments.remove(chair, id, reviewId);
  }
}
