import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { LetterDesk } from '../letters/letter-desk.js';
import * as letters from '../letters/letter.schema.js';
import { AdminApplicationsQuery, applicationKind } from './admin-applications.query.js';
import * as schema from './admin-applications.schema.js';

@Controller('admin/applications')
export class AdminApplicationsController {
  constructor(
    private readonly applications: AdminApplicationsQuery,
    private readonly desk: LetterDesk,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.applicationsPageSchema)
  list(@Query({ schema: schema.applicationsQuerySchema }) query: schema.ApplicationsQuery) {
    return this.applications.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminApplicationSchema)
  read(@Param({ schema: letters.letterIdSchema }) { id }: letters.LetterId) {
    return this.applications.read(id);
  }

  @Patch(':id')
  @Access('admin')
  @Answers(schema.adminApplicationSchema)
  async change(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: letters.letterIdSchema }) { id }: letters.LetterId,
    @Body({ schema: letters.letterChangeSchema }) change: letters.LetterChange,
  ) {
    await this.desk.change(admin.id, applicationKind, id, change);
    return this.applications.read(id);
  }
}
