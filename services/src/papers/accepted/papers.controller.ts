import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MaybeUser, type AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { acceptedPaperCheckSchema, type AcceptedPaperCheck } from './paper.schema.js';
import { PapersService } from './papers.service.js';

@Controller('papers')
export class PapersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly papers: PapersService,
  ) {}

  @Get('check-accepted-paper')
  @Access('public')
  @ResponseSchema(acceptedPaperCheckSchema)
  async checkAcceptedPaper(
    @MaybeUser() user: AuthenticatedUser | null,
  ): Promise<AcceptedPaperCheck> {
    if (!user) return { hasAcceptedPaper: false, papers: [] };
    const tx = this.dataSource.manager;
    const { id } = await this.editions.paperRules(tx);
    const papers = await this.papers.accepted(tx, id, user.id);
    return { hasAcceptedPaper: papers.length > 0, papers };
  }
}
