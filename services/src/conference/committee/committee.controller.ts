import { Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { readUpload } from '../../platform/files/upload.js';
import { AcceptsUpload } from '../../platform/files/accepts-upload.js';
import { applicationLimit } from './committee.limits.js';
import { applicationAnswerSchema, applicationSchema } from './committee.schema.js';
import { CommitteeService } from './committee.service.js';

@Controller('committee')
export class CommitteeController {
  constructor(private readonly committee: CommitteeService) {}

  @Post('apply')
  @Access('public', applicationLimit)
  @AcceptsUpload('cv', applicationSchema)
  @ResponseSchema(applicationAnswerSchema, 201)
  async apply(@Idempotent() request: IdempotentRequest, @Req() http: FastifyRequest) {
    return this.committee.receive(request, await readUpload(http, await this.committee.cvRule()));
  }
}
