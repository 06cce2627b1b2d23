import { Controller, Get } from '@nestjs/common';
import { MaybeUser, type SignedInUser } from '../auth/current-user.js';
import { Answers } from '../common/answers.js';
import { Access } from '../common/policy/access.js';
import { registrationStatusSchema } from './payment.schema.js';
import { RegistrationStatusService } from './registration-status.service.js';

@Controller('registration')
export class RegistrationStatusController {
  constructor(private readonly status: RegistrationStatusService) {}

  @Get('check-status')
  @Access('public')
  @Answers(registrationStatusSchema)
  check(@MaybeUser() user: SignedInUser | null) {
    return this.status.check(user?.id ?? null);
  }
}
