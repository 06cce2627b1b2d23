import { Controller, Delete, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { parsed } from '../common/validation.pipe.js';
import { TakesUpload } from '../files/takes-upload.js';
import { readUpload } from '../files/upload.js';
import { paperDetailsSchema } from './author-paper.schema.js';
import { paperIdSchema, type PaperId } from './draft.schema.js';
import { FILE_PARTS, PaperUploads } from './paper-uploads.service.js';
import { paperFileLimit } from './papers.limits.js';
import { texts } from './papers.texts.js';

const partSchema = z.strictObject({ part: z.enum(FILE_PARTS) });

@Controller('papers')
export class PaperFilesController {
  constructor(private readonly uploads: PaperUploads) {}

  @Post(':id/files')
  @Access('verified', paperFileLimit)
  @TakesUpload('file', partSchema)
  @Answers(paperDetailsSchema, 201)
  async add(
    @Once() once: OnceRequest,
    @CurrentUser() { id: ownerId }: SignedInUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
    @Req() request: FastifyRequest,
  ) {
    const rule = await this.uploads.rule(ownerId, paperId);
    const { fields, upload } = await readUpload(request, rule);
    const { part } = parsed(partSchema, fields);
    return this.uploads.add(once, { ownerId, paperId, part, upload, rule });
  }

  @Delete(':id/supplement')
  @Access('verified')
  @Answers(messageSchema)
  async removeSupplement(
    @CurrentUser() { id: ownerId }: SignedInUser,
    @Param({ schema: paperIdSchema }) { id: paperId }: PaperId,
  ) {
    await this.uploads.removeSupplement(ownerId, paperId);
    return { message: texts.supplementRemoved };
  }
}
