import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileResponse } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import * as schema from './picture.schema.js';
import { PicturesService } from './pictures.service.js';

/** AVIF where the browser accepts it, otherwise WebP. */
@Controller('pictures')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Get(':name')
  @Access('public')
  @FileResponse()
  largest(
    @Param({ schema: schema.pictureNameSchema }) { name }: schema.PictureName,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const [, width] = /-(\d+)x/.exec(name) ?? [];
    return this.send({ name, width: Number(width) }, request, reply);
  }

  @Get(':name/:width')
  @Access('public')
  @FileResponse()
  sized(
    @Param({ schema: schema.pictureFileSchema }) file: schema.PictureFile,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.send(file, request, reply);
  }

  private async send(
    { name, width }: schema.PictureFile,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StreamableFile> {
    const type = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
    const bytes = await this.pictures.read(name, width, type);
    reply.header('vary', 'accept');
    // The name contains the content's hash.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return new StreamableFile(bytes, { type: `image/${type}`, length: bytes.length });
  }
}
