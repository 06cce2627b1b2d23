import { Body, Controller, Post, UseFilters } from '@nestjs/common';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { ContactFilter } from './contact.filter.js';
import { contactLimit } from './contact.limits.js';
import * as schema from './contact.schema.js';
import { ContactService } from './contact.service.js';

@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Access('public', contactLimit)
  @UseFilters(ContactFilter)
  @Answers(schema.contactAnswerSchema, 201)
  send(@Once() once: OnceRequest, @Body({ schema: schema.contactSchema }) letter: schema.Contact) {
    return this.contact.receive(once, letter);
  }
}
