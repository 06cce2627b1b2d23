import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/http/policy/access.js';
import { Needs } from '../../platform/http/policy/rights.js';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { DomainCheck } from './domain-check.js';
import { emailDomainSchema } from './domain-check.schema.js';

@Controller('admin/email-domain')
export class DomainCheckController {
  constructor(private readonly check: DomainCheck) {}

  @Get()
  @Access('admin')
  @Needs('emails:read')
  @ResponseSchema(emailDomainSchema)
  read() {
    return this.check.read();
  }
}
