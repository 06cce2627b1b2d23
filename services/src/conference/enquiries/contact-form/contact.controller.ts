import { Body, Controller, Post, Redirect, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../../platform/idempotency/idempotent-request.js';
import { Access } from '../../../platform/http/policy/access.js';
import { ContactFilter } from './contact.filter.js';
import { ContactFormFilter } from './contact-form.filter.js';
import { contactLimit } from './contact.limits.js';
import * as schema from './contact.schema.js';
import { ContactService } from './contact.service.js';

@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Access('public', contactLimit)
  @UseFilters(ContactFilter)
  @ResponseSchema(schema.contactAnswerSchema, 201)
  send(
    @Idempotent() request: IdempotentRequest,
    @Body({ schema: schema.contactSchema }) enquiry: schema.Contact,
  ) {
    return this.contact.receive(request, enquiry);
  }

  @Post('form')
  @Access('public', contactLimit)
  @UseFilters(ContactFormFilter)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 303 })
  @Redirect('/contact/sent', 303)
  async sendForm(
    @Idempotent() request: IdempotentRequest,
    @Body({ schema: schema.contactSchema }) enquiry: schema.Contact,
  ) {
    await this.contact.receive(request, enquiry);
  }
}
