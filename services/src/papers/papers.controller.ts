import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MaybeUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { EditionsService } from '../editions/editions.service.js';
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
  @Answers(acceptedPaperCheckSchema)
  async checkAcceptedPaper(@MaybeUser() user: SignedInUser | null): Promise<AcceptedPaperCheck> {
    if (!user) return { hasAcceptedPaper: false, papers: [] };
    const tx = this.dataSource.manager;
    const { id } = await this.editions.paperRules(tx);
    const papers = await this.papers.accepted(tx, id, user.id);
    return { hasAcceptedPaper: papers.length > 0, papers };
  }
}
