import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Access } from '../common/policy/access.js';
import { passwordLimit, secondStepLimit } from './auth.limits.js';
import { signedInSchema } from './auth.schema.js';
import { CurrentUser, MaybeUser, type SignedInUser } from './current-user.js';
import { SecondSignInService } from './second-sign-in.service.js';
import * as schema from './second-step.schema.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepSetupService } from './second-step-setup.service.js';

@Controller('auth/second-step')
export class SecondStepController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secondStep: SecondStepService,
    private readonly setup: SecondStepSetupService,
    private readonly signIns: SecondSignInService,
  ) {}

  @Get()
  @Access('user')
  @Answers(schema.secondStepStateSchema)
  state(@CurrentUser() user: SignedInUser) {
    return this.secondStep.state(this.dataSource.manager, user);
  }

  @Post()
  @Access('public', secondStepLimit)
  @Answers(signedInSchema)
  signIn(@Body({ schema: schema.secondStepSchema }) body: schema.SecondStepCode) {
    return this.signIns.signIn(body);
  }

  @Post('setup')
  @Access('public', passwordLimit)
  @Answers(schema.secretSchema)
  setUp(
    @MaybeUser() user: SignedInUser | null,
    @Body({ schema: schema.setUpSchema }) body: schema.SetUp,
  ) {
    return this.signIns.setUp(user, body);
  }

  @Post('confirm')
  @Access('public', secondStepLimit)
  @Answers(schema.confirmedSchema)
  confirm(
    @MaybeUser() user: SignedInUser | null,
    @Body({ schema: schema.confirmSchema }) body: schema.Confirm,
  ) {
    return this.signIns.confirm(user, body);
  }

  @Post('recovery-codes')
  @Access('user', passwordLimit)
  @Answers(schema.recoveryCodesSchema)
  renewCodes(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.guardedSchema }) body: schema.Guarded,
  ) {
    return this.setup.renewCodes(user, body);
  }

  @Delete()
  @Access('user', passwordLimit)
  @Answers(messageSchema)
  turnOff(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.guardedSchema }) body: schema.Guarded,
  ) {
    return this.setup.turnOff(user, body);
  }
}
