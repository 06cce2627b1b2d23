import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { paperIdSchema, type PaperId, paperStateSchema } from '../decisions/decisions.schema.js';
import { AssignmentsService } from '../reviews/assignments.service.js';
import * as schema from '../reviews/assignments.schema.js';
import { CandidatesQuery } from '../reviews/candidates.query.js';
import { ProposalService } from '../reviews/proposal.service.js';
import { RemindersService } from '../reviews/reminders.service.js';
import { assignmentParamsSchema, type AssignmentParams } from './admin-papers.schema.js';

/** Who reviews which paper. */
@Controller('admin/papers')
export class AdminAssignmentsController {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly candidates: CandidatesQuery,
    private readonly proposals: ProposalService,
    private readonly reminders: RemindersService,
  ) {}

  @Post('proposal')
  @Access('admin')
  @Answers(schema.proposalSchema)
  propose(
    @CurrentUser() chair: SignedInUser,
    @Body({ schema: schema.proposalRequestSchema }) { ids }: schema.ProposalRequest,
  ) {
    return this.proposals.propose(chair, ids);
  }

  @Post('assignments')
  @Access('admin')
  @Answers(schema.assignedSchema)
  assignMany(
    @CurrentUser() chair: SignedInUser,
    @Body({ schema: schema.assignmentsSchema }) assignments: schema.Assignings,
  ) {
    return this.assignments.assignMany(chair, assignments);
  }

  @Post('reminders')
  @Access('admin')
  @Answers(schema.remindedSchema)
  remind(
    @CurrentUser() chair: SignedInUser,
    @Body({ schema: schema.remindersSchema }) { ids }: schema.Reminders,
  ) {
    return this.reminders.remind(chair, ids);
  }

  @Get(':id/candidates')
  @Access('admin')
  @Answers(schema.candidatesSchema)
  candidatesOf(
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Query({ schema: schema.candidatesQuerySchema }) { q }: schema.CandidatesQuery,
  ) {
    return this.candidates.of(chair, id, q);
  }

  @Post(':id/assignments')
  @Access('admin')
  @Answers(paperStateSchema)
  assign(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: paperIdSchema }) paper: PaperId,
    @Body({ schema: schema.assignmentSchema }) assigning: schema.Assigning,
  ) {
    return this.assignments.assign(once, chair, paper, assigning);
  }

  @Delete(':id/assignments/:reviewId')
  @Access('admin')
  @Answers(messageSchema)
  remove(
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: assignmentParamsSchema }) { id, reviewId }: AssignmentParams,
  ) {
    return this.assignments.remove(chair, id, reviewId);
  }
}
