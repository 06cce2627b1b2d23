import { Controller, Delete, Head, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/http/policy/access.js';
import { AcceptsBytes, Tus } from '../../../platform/uploads/tus-routes.js';
import { newUploadLimit, uploadPartLimit } from '../../../platform/uploads/uploads.limits.js';
import { type UploadId, uploadIdSchema } from '../../../platform/uploads/uploads.schema.js';
import { CurrentPayer, type Payer } from '../payer/payer.js';
import { ProofUploads } from './proof-uploads.js';

/** As `/uploads`, below the path that the browser's cookie is sent to. */
@Controller('payments/uploads')
export class ProofUploadsController {
  constructor(private readonly uploads: ProofUploads) {}

  @Post()
  @Access('public', newUploadLimit)
  @Tus(201, 'Upload-Length', 'Upload-Metadata')
  @AcceptsBytes()
  begin(@CurrentPayer() payer: Payer, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.uploads.answer(payer, request, reply);
  }

  @Head(':id')
  @Access('public', uploadPartLimit)
  @Tus(200)
  find(
    @CurrentPayer() payer: Payer,
    @Param({ schema: uploadIdSchema }) _: UploadId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(payer, request, reply);
  }

  @Patch(':id')
  @Access('public', uploadPartLimit)
  @Tus(204, 'Upload-Offset')
  @AcceptsBytes()
  resume(
    @CurrentPayer() payer: Payer,
    @Param({ schema: uploadIdSchema }) _: UploadId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(payer, request, reply);
  }

  @Delete(':id')
  @Access('public', uploadPartLimit)
  @Tus(204)
  remove(
    @CurrentPayer() payer: Payer,
    @Param({ schema: uploadIdSchema }) _: UploadId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(payer, request, reply);
  }
}
