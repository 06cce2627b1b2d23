import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers, AnswersFile } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { downloadLimit } from './downloads.limits.js';
import * as schema from './downloads.schema.js';
import { DownloadsService } from './downloads.service.js';
import { sendAsAttachment } from './send-as-attachment.js';

@Controller('downloads')
export class DownloadsController {
  constructor(private readonly downloads: DownloadsService) {}

  @Post()
  @Access('user', downloadLimit)
  @Answers(schema.downloadLinkSchema, 201)
  ask(
    @CurrentUser() person: SignedInUser,
    @Body({ schema: schema.downloadRequestSchema }) request: schema.DownloadRequest,
  ) {
    return this.downloads.ask(person, request);
  }

  @Get(':ticket')
  @Access('public')
  @AnswersFile()
  async open(
    @Param({ schema: schema.ticketSchema }) { ticket }: schema.Ticket,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendAsAttachment(reply, await this.downloads.open(ticket));
  }
}
