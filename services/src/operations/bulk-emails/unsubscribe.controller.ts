import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DOCUMENT_HEADERS } from '../../conference/site/security-headers.js';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { Access } from '../../platform/http/policy/access.js';
import { FileResponse } from '../../platform/http/response-schema.js';
import { unsubscribeTokenSchema, type UnsubscribeToken } from './bulk-emails.schema.js';
import { type UnsubscribePage, Unsubscribing } from './unsubscribing.js';

const unsubscribeLimit: RateLimit = {
  name: 'unsubscribe',
  byAddress: { points: 300, seconds: 60 * 60 },
};

/** Plain pages: the link has to work in any mail program, without scripts and without a login. */
@Controller('announcements/unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribing: Unsubscribing) {}

  /** Programs that check links open it: it only asks. */
  @Get(':token')
  @Access('public', unsubscribeLimit)
  @FileResponse()
  async ask(
    @Param({ schema: unsubscribeTokenSchema }) { token }: UnsubscribeToken,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return shown(reply, await this.unsubscribing.ask(token));
  }

  /** One click of a mail program (RFC 8058), or the button of the page. A repeat changes nothing. */
  @Post(':token')
  @HttpCode(200)
  @Access('public', unsubscribeLimit)
  @ApiConsumes('application/x-www-form-urlencoded')
  @FileResponse()
  async unsubscribe(
    @Param({ schema: unsubscribeTokenSchema }) { token }: UnsubscribeToken,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return shown(reply, await this.unsubscribing.unsubscribe(token));
  }
}

function shown(reply: FastifyReply, { status, html }: UnsubscribePage): string {
  reply.status(status).type('text/html; charset=utf-8').headers(DOCUMENT_HEADERS);
  reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
  return html;
}
