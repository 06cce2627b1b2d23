import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { paperIdSchema, type PaperId } from '../decisions/decisions.schema.js';
import * as schema from '../similarity/similarity.schema.js';
import {
  reportAddressSchema,
  type ReportAddress,
  similarityReportSchema,
  type SimilarityReport,
} from '../similarity-reports/similarity-reports.schema.js';
import { SimilarityReports } from '../similarity-reports/similarity-reports.service.js';
import { SimilarityService } from '../similarity/similarity.service.js';

@Controller('admin/papers/:id/similarity')
export class AdminSimilarityController {
  constructor(
    private readonly similarity: SimilarityService,
    private readonly reports: SimilarityReports,
  ) {}

  @Get()
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(schema.similarityCheckSchema)
  read(@CurrentUser() chair: AuthenticatedUser, @Param({ schema: paperIdSchema }) { id }: PaperId) {
    return this.similarity.read(chair, id);
  }

  @Post('report')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(similarityReportSchema)
  request(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
  ): Promise<SimilarityReport> {
    return this.reports.request(chair, id);
  }

  @Post('report/address')
  @Access('admin')
  @Needs('papers:read')
  @ResponseSchema(reportAddressSchema)
  open(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: paperIdSchema }) { id }: PaperId,
  ): Promise<ReportAddress> {
    return this.reports.open(chair, id);
  }

  @Put(':otherId')
  @Access('admin')
  @Needs('papers:write')
  @ResponseSchema(schema.similarityCheckSchema)
  mark(
    @CurrentUser() chair: AuthenticatedUser,
    @Param({ schema: schema.similarPaperSchema }) pair: schema.SimilarPaper,
    @Body({ schema: schema.similarityMarkSchema }) mark: schema.SimilarityMark,
  ): Promise<schema.SimilarityCheck> {
    return this.similarity.mark(chair, pair, mark);
  }
}
