import { Body, Controller, Delete, Get, Post, UseInterceptors } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import { Access } from '../../platform/http/policy/access.js';
import { passwordLimit, twoFactorLimit } from '../credentials/auth.limits.js';
import { newSessionSchema } from '../credentials/auth.schema.js';
import {
  CurrentUser,
  MaybeUser,
  type AuthenticatedUser,
} from '../../platform/http/policy/current-user.js';
import { StaffBucket } from './staff-bucket.js';
import { TwoFactorLoginService } from './two-factor-login.service.js';
import * as schema from '../credentials/two-factor.schema.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { TwoFactorSetupService } from '../two-factor/two-factor-setup.service.js';

@Controller('auth/two-factor')
export class TwoFactorController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly twoFactor: TwoFactorService,
    private readonly setup: TwoFactorSetupService,
    private readonly logins: TwoFactorLoginService,
  ) {}

  @Get()
  @Access('user')
  @ResponseSchema(schema.twoFactorStateSchema)
  state(@CurrentUser() user: AuthenticatedUser) {
    return this.twoFactor.state(this.dataSource.manager, user);
  }

  @Post()
  @UseInterceptors(StaffBucket)
  @Access('public', twoFactorLimit)
  @ResponseSchema(newSessionSchema)
  logIn(
    @MaybeUser() user: AuthenticatedUser | null,
    @Body({ schema: schema.twoFactorLoginSchema }) body: schema.TwoFactorLogin,
  ) {
    return this.logins.logIn(body, user);
  }

  @Post('setup')
  @Access('public', passwordLimit)
  @ResponseSchema(schema.secretSchema)
  setUp(
    @MaybeUser() user: AuthenticatedUser | null,
    @Body({ schema: schema.setUpSchema }) body: schema.SetUp,
  ) {
    return this.logins.setUp(user, body);
  }

  @Post('confirm')
  @UseInterceptors(StaffBucket)
  @Access('public', twoFactorLimit)
  @ResponseSchema(schema.confirmedSchema)
  confirm(
    @MaybeUser() user: AuthenticatedUser | null,
    @Body({ schema: schema.confirmSchema }) body: schema.Confirm,
  ) {
    return this.logins.confirm(user, body);
  }

  @Post('recovery-codes')
  @Access('user', passwordLimit)
  @ResponseSchema(schema.recoveryCodesSchema)
  renewCodes(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.guardedSchema }) body: schema.Guarded,
  ) {
    return this.setup.renewCodes(user, body);
  }

  @Delete()
  @Access('user', passwordLimit)
  @ResponseSchema(messageSchema)
  turnOff(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.guardedSchema }) body: schema.Guarded,
  ) {
    return this.setup.turnOff(user, body);
  }
}
