import { Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { AcceptsUpload } from '../../platform/files/accepts-upload.js';
import { readUpload, type UploadRule } from '../../platform/files/upload.js';
import { pictureSchema } from './picture.schema.js';
import { pictureLimit } from './pictures.limits.js';
import { PicturesService } from './pictures.service.js';
import { texts } from './pictures.texts.js';

const picture: UploadRule = {
  field: 'picture',
  maxBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  isReencoded: true,
  texts,
};

@Controller('admin/editions/pictures')
export class AdminPicturesController {
  constructor(private readonly pictures: PicturesService) {}

  @Post()
  @Access('admin', pictureLimit)
  @Needs('site:write', 'documents:write')
  @AcceptsUpload(picture.field)
  @ResponseSchema(pictureSchema, 201)
  async upload(@Req() request: FastifyRequest) {
    const { upload } = await readUpload(request, picture);
    return this.pictures.keep(upload.path);
  }
}
