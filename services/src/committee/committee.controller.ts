import { Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { readUpload } from '../files/upload.js';
import { TakesUpload } from '../files/takes-upload.js';
import { applicationLimit } from './committee.limits.js';
import { applicationAnswerSchema, applicationSchema } from './committee.schema.js';
import { CommitteeService } from './committee.service.js';

@Controller('committee')
export class CommitteeController {
  constructor(private readonly committee: CommitteeService) {}

  @Post('apply')
  @Access('public', applicationLimit)
  @TakesUpload('cv', applicationSchema)
  @Answers(applicationAnswerSchema, 201)
  async apply(@Once() once: OnceRequest, @Req() request: FastifyRequest) {
    return this.committee.receive(once, await readUpload(request, await this.committee.cvRule()));
  }
}
