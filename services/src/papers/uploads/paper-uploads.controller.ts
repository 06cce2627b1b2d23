import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { idSchema, messageSchema } from '../../platform/http/fields.schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { parsed } from '../../platform/http/validation.pipe.js';
import { AcceptsUpload } from '../../platform/files/accepts-upload.js';
import { readUpload } from '../../platform/files/upload.js';
import { StartsUpload } from '../../platform/uploads/starts-upload.js';
import { paperDetailsSchema, paperIdSchema, type PaperId } from '../paper/author-papers.schema.js';
import { FILE_PARTS, PaperUploads, type SentFile } from './paper-uploads.service.js';
import { texts } from '../paper/papers.errors.js';

const partSchema = z.strictObject({ part: z.enum(FILE_PARTS) });

/** A file of POST /uploads. */
const sentFileSchema = z
  .strictObject({ part: z.enum(FILE_PARTS), uploadId: idSchema })
  .meta({ id: 'SentPaperFile' });

const HOUR = 60 * 60;
const paperFileLimit: RateLimit = {
  name: 'paper-file',
  byAddress: { points: 600, seconds: HOUR },
  byAccount: { points: 60, seconds: HOUR },
};

@Controller('papers')
export class PaperFilesController {
  constructor(private readonly uploads: PaperUploads) {}

  @Post(':id/files')
  @StartsUpload()
  @Access('verified', paperFileLimit)
  @AcceptsUpload('file', partSchema)
  @ResponseSchema(paperDetailsSchema, 201)
  async add(
    @Idempotent() request: IdempotentRequest,
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
    @Req() http: FastifyRequest,
  ) {
    const rule = await this.uploads.rule(person, paperId);
    const { fields, upload } = await readUpload(http, rule);
    const { part } = parsed(partSchema, fields);
    return this.uploads.add(request, { ownerId: person.id, paperId, part, upload, rule });
  }

  @Post(':id/sent-files')
  @Access('verified', paperFileLimit)
  @ResponseSchema(paperDetailsSchema, 201)
  addSent(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
    @Body({ schema: sentFileSchema }) sent: SentFile,
  ) {
    return this.uploads.addSent(person, paperId, sent);
  }

  @Delete(':id/supplement')
  @Access('verified')
  @ResponseSchema(messageSchema)
  async removeSupplement(
    @CurrentUser() { id: ownerId }: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
  ) {
    await this.uploads.removeSupplement(ownerId, paperId);
    return { message: texts.supplementRemoved };
  }
}
