import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import * as schema from './admin-mail.schema.js';
import { AdminMailService } from './admin-mail.service.js';
import { AdminMailsQuery } from './admin-mails.query.js';

@Controller('admin/mail')
export class AdminMailController {
  constructor(
    private readonly mails: AdminMailsQuery,
    private readonly mail: AdminMailService,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.mailsPageSchema)
  list(@Query({ schema: schema.mailsQuerySchema }) query: schema.MailsQuery) {
    return this.mails.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminMailSchema)
  read(@Param({ schema: schema.mailIdSchema }) { id }: schema.MailId) {
    return this.mail.read(id);
  }

  @Post(':id/retry')
  @Access('admin')
  @Answers(schema.adminMailSchema)
  retry(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: schema.mailIdSchema }) { id }: schema.MailId,
  ) {
    return this.mail.retry(admin.id, id);
  }
}
