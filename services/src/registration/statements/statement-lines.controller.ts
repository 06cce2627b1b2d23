import { Body, Controller, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { Sensitive } from '../../platform/http/policy/sensitive.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { RefundPayments } from '../refunds/refund-payments.js';
import * as schema from './statement.schema.js';
import { StatementLines } from './statement-lines.service.js';
import { StatementMatches } from './statement-matches.service.js';

@Controller('admin/statements')
export class StatementLinesController {
  constructor(
    private readonly matches: StatementMatches,
    private readonly lines: StatementLines,
    private readonly refunds: RefundPayments,
  ) {}

  @Post(':id/confirm')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.confirmedLinesSchema)
  confirm(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Body({ schema: schema.confirmLinesSchema }) { lineIds }: schema.ConfirmLines,
  ) {
    return this.matches.confirm(admin.id, id, lineIds);
  }

  @Post('lines/:id/match')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.matchedLineSchema)
  match(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Body({ schema: schema.matchLineSchema }) { version, parts }: schema.MatchLine,
  ) {
    return this.matches.match(admin.id, id, version, parts);
  }

  @Post('lines/:id/refund')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.settledSchema)
  async payRefund(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Body({ schema: schema.refundLineSchema }) body: schema.RefundLine,
  ) {
    await ('refundId' in body
      ? this.refunds.match(admin.id, id, body.refundId)
      : this.lines.payRefund(admin.id, id, body.entryId));
    return { id };
  }

  @Post('lines/:id/enter')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.settledSchema)
  async enter(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Body({ schema: schema.enterLineSchema }) body: schema.EnterLine,
  ) {
    await this.lines.enter(admin.id, id, body);
    return { id };
  }

  @Post('lines/:id/ignore')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.settledSchema)
  async ignore(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
    @Body({ schema: schema.ignoreLineSchema }) { reason }: schema.IgnoreLine,
  ) {
    await this.lines.ignore(admin.id, id, reason);
    return { id };
  }

  @Post('lines/:id/restore')
  @Access('admin')
  @Needs('payments:write')
  @ResponseSchema(schema.settledSchema)
  async restore(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
  ) {
    await this.lines.restore(admin.id, id);
    return { id };
  }

  @Post('lines/:id/accept')
  @Access('admin')
  @Needs('payments:write')
  @Sensitive()
  @ResponseSchema(schema.settledSchema)
  async accept(
    @CurrentUser() admin: AuthenticatedUser,
    @Param({ schema: schema.statementIdSchema }) { id }: schema.StatementId,
  ) {
    await this.lines.accept(admin.id, id);
    return { id };
  }
}
