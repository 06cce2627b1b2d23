import { Body, Controller, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { Answers } from '../common/answers.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { ContactFilter } from './contact.filter.js';
import { ContactFormFilter } from './contact-form.filter.js';
import { OwnPagesGuard } from './own-pages.guard.js';
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

  /** The same from a page on which no script runs. */
  @Post('form')
  @Access('public', contactLimit)
  @UseFilters(ContactFormFilter)
  @UseGuards(OwnPagesGuard)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 303 })
  @Redirect('/contact/sent', 303)
  async sendForm(
    @Once() once: OnceRequest,
    @Body({ schema: schema.contactSchema }) letter: schema.Contact,
  ) {
    await this.contact.receive(once, letter);
  }
}
