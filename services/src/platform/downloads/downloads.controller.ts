import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type AuthenticatedUser } from '../http/policy/current-user.js';
import { ResponseSchema, FileResponse } from '../http/response-schema.js';
import { Access } from '../http/policy/access.js';
import { downloadLimit } from './downloads.limits.js';
import type { DownloadRequest } from './download-kinds.js';
import { exportColumnsSchema, exportKindSchema, type ExportKind } from './export-columns.js';
import * as schema from './downloads.schema.js';
import { DownloadsService } from './downloads.service.js';
import { sendAsAttachment } from './send-as-attachment.js';

@Controller('downloads')
export class DownloadsController {
  constructor(private readonly downloads: DownloadsService) {}

  @Post()
  @Access('user', downloadLimit)
  @ResponseSchema(schema.downloadLinkSchema, 201)
  ask(
    @CurrentUser() person: AuthenticatedUser,
    @Body({ schema: schema.downloadRequestSchema }) request: DownloadRequest,
  ) {
    return this.downloads.ask(person, request);
  }

  @Get('columns/:kind')
  @Access('user')
  @ResponseSchema(exportColumnsSchema)
  columns(
    @CurrentUser() person: AuthenticatedUser,
    @Param({ schema: exportKindSchema }) { kind }: ExportKind,
  ) {
    return this.downloads.columns(person, kind);
  }

  @Get(':ticket')
  @Access('public')
  @FileResponse()
  async open(
    @Param({ schema: schema.ticketSchema }) { ticket }: schema.Ticket,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendAsAttachment(reply, await this.downloads.open(ticket));
  }
}
