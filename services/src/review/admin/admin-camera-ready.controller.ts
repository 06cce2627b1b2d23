import { Body, Controller, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { type AskedAct, cameraReadyActSchema } from '../camera-ready/camera-ready.schema.js';
import { CameraReadyService } from '../camera-ready/camera-ready.service.js';
import { paperIdSchema, paperStateSchema, type PaperId } from '../decisions/decisions.schema.js';

@Controller('admin/papers')
export class AdminCameraReadyController {
  constructor(private readonly cameraReady: CameraReadyService) {}

  @Post(':id/camera-ready')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(paperStateSchema)
  act(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) paper: PaperId,
    @Body({ schema: cameraReadyActSchema }) asked: AskedAct,
  ) {
    return this.cameraReady.act(request, chair, paper, asked);
  }
}
