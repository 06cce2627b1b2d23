import { Controller, Get } from '@nestjs/common';
import { MaybeUser, type AuthenticatedUser } from '../../../platform/http/policy/current-user.js';
import { ResponseSchema } from '../../../platform/http/response-schema.js';
import { Access } from '../../../platform/http/policy/access.js';
import { registrationStatusSchema } from '../payer/payment.schema.js';
import { RegistrationStatusService } from './registration-status.service.js';

@Controller('registration')
export class RegistrationStatusController {
  constructor(private readonly status: RegistrationStatusService) {}

  @Get('check-status')
  @Access('public')
  @ResponseSchema(registrationStatusSchema)
  check(@MaybeUser() user: AuthenticatedUser | null) {
    return this.status.check(user?.id ?? null);
  }
}
