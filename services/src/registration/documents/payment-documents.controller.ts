import { Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ResponseSchema, FileResponse } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { downloadLinkSchema } from '../../platform/downloads/downloads.schema.js';
import { sendAsAttachment } from '../../platform/downloads/send-as-attachment.js';
import { CurrentPayer, type Payer } from '../payments/payer/payer.js';
import { documentLimit } from '../payments/payer/payments.limits.js';
import {
  documentParamsSchema,
  documentQuerySchema,
  type DocumentParams,
  type DocumentQuery,
} from './document.schema.js';
import { PaymentDocuments } from './payment-documents.js';

@Controller('payments/:id/documents/:document')
export class PaymentDocumentsController {
  constructor(private readonly documents: PaymentDocuments) {}

  @Post()
  @Access('public', documentLimit)
  @ResponseSchema(downloadLinkSchema, 201)
  ask(
    @CurrentPayer() payer: Payer,
    @Param({ schema: documentParamsSchema }) { id, document }: DocumentParams,
    @Query({ schema: documentQuerySchema }) { number }: DocumentQuery,
  ) {
    return this.documents.link(payer, id, { document, number });
  }

  @Get()
  @Access('public', documentLimit)
  @FileResponse()
  async open(
    @CurrentPayer() payer: Payer,
    @Param({ schema: documentParamsSchema }) { id, document }: DocumentParams,
    @Query({ schema: documentQuerySchema }) { number }: DocumentQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return sendAsAttachment(reply, await this.documents.write(payer, id, { document, number }));
  }
}
