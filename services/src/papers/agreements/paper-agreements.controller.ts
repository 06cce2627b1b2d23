import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { parsed } from '../../platform/http/validation.pipe.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { AcceptsUpload } from '../../platform/files/accepts-upload.js';
import { readUpload } from '../../platform/files/upload.js';
import { StartsUpload } from '../../platform/uploads/starts-upload.js';
import { paperDetailsSchema, paperIdSchema, type PaperId } from '../paper/author-papers.schema.js';
import { agreementVersionSchema, type AgreementVersion } from '../paper/paper-agreement.schema.js';
import { PaperAgreements, type SentForm } from './paper-agreements.service.js';

/** A file of POST /uploads. */
const sentFormSchema = agreementVersionSchema
  .extend({ uploadId: idSchema })
  .meta({ id: 'SentAgreementForm' });

const HOUR = 60 * 60;
const agreementLimit: RateLimit = {
  name: 'paper-agreement',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

@Controller('papers/:id/agreement')
export class PaperAgreementsController {
  constructor(private readonly agreements: PaperAgreements) {}

  @Post()
  @HttpCode(200)
  @Access('verified', agreementLimit)
  @ResponseSchema(paperDetailsSchema)
  agree(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() { id: userId }: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
    @Body({ schema: agreementVersionSchema }) { version }: AgreementVersion,
  ) {
    return this.agreements.agree(request, { userId, paperId, version });
  }

  @Post('form')
  @StartsUpload()
  @Access('verified', agreementLimit)
  @AcceptsUpload('form', agreementVersionSchema)
  @ResponseSchema(paperDetailsSchema, 201)
  async upload(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
    @Req() http: FastifyRequest,
  ) {
    const { fields, upload } = await readUpload(http, await this.agreements.rule(person, paperId));
    const { version } = parsed(agreementVersionSchema, fields);
    return this.agreements.agree(request, { userId: person.id, paperId, version, form: upload });
  }

  @Post('sent-form')
  @Access('verified', agreementLimit)
  @ResponseSchema(paperDetailsSchema, 201)
  addSent(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
    @Body({ schema: sentFormSchema }) sent: SentForm,
  ) {
    return this.agreements.agreeSent(request, person, paperId, sent);
  }
}
