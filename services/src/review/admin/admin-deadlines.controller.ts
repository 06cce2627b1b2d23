import { Body, Controller, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { paperIdSchema, type PaperId, paperStateSchema } from '../decisions/decisions.schema.js';
import * as schema from '../deadlines/deadlines.schema.js';
import { DeadlinesService } from '../deadlines/deadlines.service.js';
import { ResponseEnds } from '../deadlines/response-ends.service.js';
import { assignmentParamsSchema, type AssignmentParams } from './admin-papers.schema.js';

@Controller('admin/papers/:id')
export class AdminDeadlinesController {
  constructor(
    private readonly deadlines: DeadlinesService,
    private readonly responseEnds: ResponseEnds,
  ) {}

  @Post('extend-revision')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  extendRevision(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.revisionExtensionSchema }) extension: schema.RevisionExtension,
  ) {
    return this.deadlines.extendRevision(request, chair, id, extension);
  }

  @Post('extend-camera-ready')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  extendCameraReady(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.cameraReadyExtensionSchema }) extension: schema.CameraReadyExtension,
  ) {
    return this.deadlines.extendCameraReady(request, chair, id, extension);
  }

  @Post('response-end')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  chooseResponseEnd(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
    @Body({ schema: schema.responseEndChoiceSchema }) choice: schema.ResponseEndChoice,
  ) {
    return this.responseEnds.choose(request, chair, id, choice);
  }

  @Post('assignments/:reviewId/extend')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  extendReview(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: assignmentParamsSchema }) params: AssignmentParams,
    @Body({ schema: schema.reviewExtensionSchema }) extension: schema.ReviewExtension,
  ) {
    return this.deadlines.extendReview(request, chair, params, extension);
  }
}
