import { Controller, Delete, Head, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/policy/access.js';
import { type AuthenticatedUser, CurrentUser } from '../http/policy/current-user.js';
import { ResumableUploads } from './resumable-uploads.service.js';
import { type Uploader, UploadPurposes } from './upload-purposes.js';
import { newUploadLimit, uploadPartLimit } from './uploads.limits.js';
import { StartsUpload } from './starts-upload.js';
import { AcceptsBytes, Tus } from './tus-routes.js';
import { type UploadId, uploadIdSchema } from './uploads.schema.js';

/** Files in several requests, for one call that uses each of them afterwards. */
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly uploads: ResumableUploads,
    private readonly purposes: UploadPurposes,
  ) {}

  @Post()
  @StartsUpload()
  @Access('user', newUploadLimit)
  @Tus(201, 'Upload-Length', 'Upload-Metadata')
  @AcceptsBytes()
  begin(
    @CurrentUser() person: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(this.uploader(person), request, reply);
  }

  @Head(':id')
  @Access('user', uploadPartLimit)
  @Tus(200)
  find(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: uploadIdSchema }) _: UploadId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(this.uploader(person), request, reply);
  }

  @Patch(':id')
  @Access('user', uploadPartLimit)
  @Tus(204, 'Upload-Offset')
  @AcceptsBytes()
  resume(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: uploadIdSchema }) _: UploadId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(this.uploader(person), request, reply);
  }

  @Delete(':id')
  @Access('user', uploadPartLimit)
  @Tus(204)
  remove(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: uploadIdSchema }) _: UploadId,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(this.uploader(person), request, reply);
  }

  private uploader(person: AuthenticatedUser): Uploader<AuthenticatedUser> {
    return { ownerId: person.id, person, purposes: this.purposes };
  }
}
