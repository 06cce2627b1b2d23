import { Controller, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Access } from '../../platform/http/policy/access.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Invoices } from '../invoices/invoices.service.js';
import { PaymentCases, type PaymentCase } from '../payments/ledger/payment-cases.js';
import { factsOf } from '../payments/ledger/payment-status.js';
import { notFromHere, paymentNotFound } from '../payments/ledger/payments.errors.js';
import { CurrentPayer, isOwn, type Payer } from '../payments/payer/payer.js';
import { answer } from '../payments/payer/payment.presenter.js';
import {
  paymentAnswerSchema,
  paymentIdSchema,
  type PaymentId,
} from '../payments/payer/payment.schema.js';
import { paidByGroup } from '../groups/groups.errors.js';
import { changeLimit } from '../payments/payer/payments.limits.js';

@Controller('payments/:id/invoices')
export class InvoicesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cases: PaymentCases,
    private readonly invoices: Invoices,
  ) {}

  @Post()
  @Access('public', changeLimit)
  @ResponseSchema(paymentAnswerSchema, 201)
  async issue(@CurrentPayer() payer: Payer, @Param({ schema: paymentIdSchema }) { id }: PaymentId) {
    return answer(await this.issued(payer, id), payer);
  }

  /** @throws AppError NOT_FOUND; INVALID_TRANSITION once the registration has ended; and as Invoices.issue */
  private issued(payer: Payer, id: string): Promise<PaymentCase> {
    return this.dataSource.transaction(async (tx) => {
      const about = await this.cases.lock(tx, { id });
      if (!isOwn(payer, about.registration)) throw paymentNotFound();
      if (factsOf(about.payment.status).isClosed) throw notFromHere(about.payment.status);
      if (about.group) throw paidByGroup();
      await this.invoices.issue(tx, id, payer.user?.id ?? null);
      return this.cases.find(tx, { id });
    });
  }
}
