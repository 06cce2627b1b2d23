import { Body, Controller, Param, Post } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import * as schema from '../decisions/decisions.schema.js';
import { ReleasesService } from '../decisions/releases.service.js';
import { ScreeningService } from '../decisions/screening.service.js';

/** What chairs do with papers, from the screening to the release. */
@Controller('admin/papers')
export class AdminDecisionsController {
  constructor(
    private readonly screening: ScreeningService,
    private readonly decisions: DecisionsService,
    private readonly releases: ReleasesService,
  ) {}

  @Post('release')
  @Access('admin')
  @Answers(schema.releaseAnswerSchema)
  release(
    @CurrentUser() chair: SignedInUser,
    @Body({ schema: schema.releaseSchema }) release: schema.Release,
  ) {
    return this.releases.release(chair, release);
  }

  @Post(':id/screening')
  @Access('admin')
  @Answers(schema.paperStateSchema)
  screen(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.screeningSchema }) figures: schema.Screening,
  ) {
    return this.screening.screen(once, chair, paper, figures);
  }

  @Post(':id/turn-back')
  @Access('admin')
  @Answers(schema.paperStateSchema)
  turnBack(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.turnBackSchema }) words: schema.TurnBack,
  ) {
    return this.screening.turnBack(once, chair, paper, words);
  }

  @Post(':id/desk-rejection')
  @Access('admin')
  @Answers(schema.paperStateSchema)
  deskReject(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.deskRejectionSchema }) words: schema.DeskRejection,
  ) {
    return this.screening.deskReject(once, chair, paper, words);
  }

  @Post(':id/decision')
  @Access('admin')
  @Answers(schema.paperStateSchema)
  decide(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.decisionSchema }) decision: schema.DecisionToRecord,
  ) {
    return this.decisions.decide(once, chair, paper, decision);
  }

  @Post(':id/verification')
  @Access('admin')
  @Answers(schema.paperStateSchema)
  verify(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.verificationSchema }) verification: schema.Verification,
  ) {
    return this.decisions.verify(once, chair, paper, verification);
  }

  @Post(':id/reopening')
  @Access('admin')
  @Answers(schema.paperStateSchema)
  reopen(
    @Once() once: OnceRequest,
    @CurrentUser() chair: SignedInUser,
    @Param({ schema: schema.paperIdSchema }) paper: schema.PaperId,
    @Body({ schema: schema.reopeningSchema }) words: schema.Reopening,
  ) {
    return this.decisions.reopen(once, chair, paper, words);
  }
}
