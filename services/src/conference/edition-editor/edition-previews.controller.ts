import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ResponseSchema, FileResponse } from '../../platform/http/response-schema.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import type { RateLimit } from '../../platform/core/rate-limit.js';
import { DOCUMENT_HEADERS } from '../site/security-headers.js';
import { editionIdSchema, type EditionId } from './admin-editions.schema.js';
import { EditionPreviews } from './edition-previews.js';
import * as schema from './edition-previews.schema.js';

/** Each page costs one process a second. */
const previewLimit: RateLimit = {
  name: 'edition-preview',
  byAddress: { points: 300, seconds: 60 * 60 },
};

@Controller()
export class EditionPreviewsController {
  constructor(private readonly previews: EditionPreviews) {}

  @Post('admin/editions/:id/preview')
  @Access('admin')
  @Needs('site:write', 'fees:write', 'reviewing:write')
  @ResponseSchema(schema.previewSchema, 201)
  begin(
    @CurrentUser() organiser: AuthenticatedUser,
    @Param({ schema: editionIdSchema }) { id }: EditionId,
    @Body({ schema: schema.previewRequestSchema }) sections: schema.PreviewRequest,
  ) {
    return this.previews.begin(organiser, id, sections);
  }

  @Get('editions/previews/:ticket')
  @Access('public', previewLimit)
  @FileResponse()
  async home(
    @Param({ schema: schema.previewTicketSchema }) { ticket }: schema.PreviewTicket,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return page(reply, await this.previews.read(ticket, '/'));
  }

  @Get('editions/previews/:ticket/:page')
  @Access('public', previewLimit)
  @FileResponse()
  async read(
    @Param({ schema: schema.previewPageSchema }) path: schema.PreviewPage,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return page(reply, await this.previews.read(path.ticket, `/${path.page}`));
  }
}

/** No scripts, no caching, no indexing; framed by the editor only. */
function page(reply: FastifyReply, html: string): string {
  reply.type('text/html; charset=utf-8').headers(DOCUMENT_HEADERS);
  reply.header('x-robots-tag', 'noindex');
  reply.header(
    'content-security-policy',
    "sandbox allow-same-origin allow-popups; script-src 'none'; connect-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  );
  return html;
}
