import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { CurrentUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { LetterDesk } from '../letters/letter-desk.js';
import * as letters from '../letters/letter.schema.js';
import { AdminMessagesQuery, messageKind } from './admin-messages.query.js';
import * as schema from './admin-messages.schema.js';

@Controller('admin/messages')
export class AdminMessagesController {
  constructor(
    private readonly messages: AdminMessagesQuery,
    private readonly desk: LetterDesk,
  ) {}

  @Get()
  @Access('admin')
  @Answers(schema.messagesPageSchema)
  list(@Query({ schema: schema.messagesQuerySchema }) query: schema.MessagesQuery) {
    return this.messages.list(query);
  }

  @Get(':id')
  @Access('admin')
  @Answers(schema.adminMessageSchema)
  read(@Param({ schema: letters.letterIdSchema }) { id }: letters.LetterId) {
    return this.messages.read(id);
  }

  @Patch(':id')
  @Access('admin')
  @Answers(schema.adminMessageSchema)
  async change(
    @CurrentUser() admin: SignedInUser,
    @Param({ schema: letters.letterIdSchema }) { id }: letters.LetterId,
    @Body({ schema: letters.letterChangeSchema }) change: letters.LetterChange,
  ) {
    await this.desk.change(admin.id, messageKind, id, change);
    return this.messages.read(id);
  }
}
