import { Controller, Delete, Head, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiResponse } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/policy/access.js';
import { type AuthenticatedUser, CurrentUser } from '../http/policy/current-user.js';
import { OFFSET_STREAM } from './offset-stream.js';
import { ResumableUploads } from './resumable-uploads.service.js';
import { newUploadLimit, uploadPartLimit } from './uploads.limits.js';
import { type UploadId, uploadIdSchema } from './uploads.schema.js';

/** The protocol is described at tus.io; its responses are headers. */
const Tus = (status: number, ...headers: string[]) =>
  applyDecorators(
    ApiHeader({ name: 'Tus-Resumable', required: true, schema: { enum: ['1.0.0'] } }),
    ...headers.map((name) => ApiHeader({ name, required: true })),
    ApiResponse({ status, description: 'tus 1.0.0', content: {} }),
  );

const AcceptsBytes = () =>
  applyDecorators(
    ApiConsumes(OFFSET_STREAM),
    ApiBody({ schema: { type: 'string', format: 'binary' }, required: false }),
  );

/** Files in several requests, for one call that uses each of them afterwards. */
@Controller('uploads')
export class UploadsController {
  constructor(private readonly uploads: ResumableUploads) {}

  @Post()
  @Access('user', newUploadLimit)
  @Tus(201, 'Upload-Length', 'Upload-Metadata')
  @AcceptsBytes()
  begin(
    @CurrentUser() person: AuthenticatedUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.uploads.answer(person, request, reply);
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
    return this.uploads.answer(person, request, reply);
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
    return this.uploads.answer(person, request, reply);
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
    return this.uploads.answer(person, request, reply);
  }
}
