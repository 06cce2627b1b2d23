import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { issuedInvoicesSchema, presentIssuedInvoice } from '../invoices/invoice.schema.js';
import { Invoices } from '../invoices/invoices.service.js';
import { PaymentCases } from '../payments/ledger/payment-cases.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { notFromHere } from '../payments/ledger/payments.errors.js';
import { paymentIdSchema, type PaymentId } from '../payments/payer/payment.schema.js';
import { InvoiceList } from './invoice-list.query.js';
import { paidByGroup } from '../groups/groups.errors.js';
import {
  invoicesPageSchema,
  invoicesQuerySchema,
  type InvoicesQuery,
} from './invoice-list.schema.js';

@Controller('admin')
export class AdminInvoicesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly list: InvoiceList,
    private readonly cases: PaymentCases,
    private readonly invoices: Invoices,
  ) {}

  @Get('invoices')
  @Access('admin')
  @Needs('payments:read')
  @ResponseSchema(invoicesPageSchema)
  page(@Query({ schema: invoicesQuerySchema }) query: InvoicesQuery) {
    return this.list.page(query);
  }

  /** For the payer; one that says the same is kept. */
  @Post('payments/:id/invoices')
  @HttpCode(200)
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(issuedInvoicesSchema)
  issue(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: paymentIdSchema }) { id }: PaymentId,
  ) {
    return this.dataSource.transaction(async (tx) => {
      const { payment, group } = await this.cases.lock(tx, { id });
      if (group) throw paidByGroup();
      if (factsOf(payment.status).isClosed) throw notFromHere(payment.status);
      await this.invoices.issue(tx, id, admin.id);
      const { edition, invoices } = await this.cases.find(tx, { id });
      const { referencePrefix } = edition.document;
      return { invoices: invoices.map((each) => presentIssuedInvoice(referencePrefix, each)) };
    });
  }
}
