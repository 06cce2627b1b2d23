import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { DataSource } from 'typeorm';
import { FileResponse } from '../http/response-schema.js';
import { idSchema } from '../http/fields.schema.js';
import { Access } from '../http/policy/access.js';
import { Needs } from '../http/policy/rights.js';
import { sendAsAttachment } from '../downloads/send-as-attachment.js';
import { CurrentUser, type AuthenticatedUser } from '../http/policy/current-user.js';
import { FilesService } from './files.service.js';

const fileIdSchema = z.strictObject({ id: idSchema });

@Controller('files')
export class FilesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
  ) {}

  @Get(':id')
  @Access('admin')
  @Needs('files:read')
  @FileResponse()
  async download(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: fileIdSchema }) { id }: z.output<typeof fileIdSchema>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const file = await this.files.findFor(this.dataSource.manager, organiser, id);
    return sendAsAttachment(reply, await this.files.contentOf(file));
  }
}
