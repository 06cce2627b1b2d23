import { Body, Controller, Get, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResponseSchema } from '../../platform/http/response-schema.js';
import { messageSchema } from '../../platform/http/fields.schema.js';
import {
  Idempotent,
  type IdempotentRequest,
} from '../../platform/idempotency/idempotent-request.js';
import { Access } from '../../platform/http/policy/access.js';
import { UsersService } from '../accounts/users.service.js';
import * as limits from '../credentials/auth.limits.js';
import * as schema from '../credentials/auth.schema.js';
import {
  CurrentUser,
  MaybeUser,
  type AuthenticatedUser,
} from '../../platform/http/policy/current-user.js';
import { EmailChangeService } from '../email-verification/email-change.service.js';
import { PasswordResetService } from '../passwords/password-reset.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { LoginLinks } from './login-links.js';
import { LoginService } from './login.service.js';
import { StaffBucket } from './staff-bucket.js';
import { presentOwnAccount } from './own-account.presenter.js';
import { LogoutService } from '../sessions/logout.service.js';
import { VerificationService } from '../email-verification/verification.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly logins: LoginService,
    private readonly loginLinks: LoginLinks,
    private readonly logouts: LogoutService,
    private readonly verification: VerificationService,
    private readonly emailChange: EmailChangeService,
    private readonly passwords: PasswordsService,
    private readonly passwordReset: PasswordResetService,
    private readonly users: UsersService,
  ) {}

  @Get('me')
  @Access('public')
  @ResponseSchema(schema.meSchema)
  me(@MaybeUser() user: AuthenticatedUser | null) {
    return presentOwnAccount(user);
  }

  @Post('login')
  @UseInterceptors(StaffBucket)
  @Access('public', limits.loginLimit)
  @ResponseSchema(schema.loginResultSchema)
  login(
    @MaybeUser() user: AuthenticatedUser | null,
    @Body({ schema: schema.loginSchema }) body: schema.Login,
  ) {
    return this.logins.login(body, user);
  }

  @Post('login-link')
  @Access('public', limits.loginLinkLimit)
  @ResponseSchema(messageSchema)
  askLoginLink(@Body({ schema: schema.askLoginLinkSchema }) body: schema.AskLoginLink) {
    return this.loginLinks.ask(body);
  }

  @Post('login-link/:token')
  @UseInterceptors(StaffBucket)
  @Access('public', limits.resetLimit)
  @ResponseSchema(schema.loginResultSchema)
  loginByLink(
    @MaybeUser() user: AuthenticatedUser | null,
    @Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken,
  ) {
    return this.logins.loginByLink(token, user);
  }

  @Post('register')
  @Access('public', limits.registerLimit)
  @ResponseSchema(schema.newSessionSchema, 201)
  register(
    @MaybeUser() user: AuthenticatedUser | null,
    @Idempotent() request: IdempotentRequest,
    @Body({ schema: schema.registerSchema }) body: schema.Register,
  ) {
    return this.logins.register(request, body, user);
  }

  @Post('logout')
  @Access('public')
  @ResponseSchema(messageSchema)
  logout(@MaybeUser() user: AuthenticatedUser | null) {
    return this.logouts.logout(user);
  }

  @Put('profile')
  @Access('user', limits.changeLimit)
  @ResponseSchema(schema.profileAnswerSchema)
  updateProfile(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.profileSchema }) body: schema.ProfileChange,
  ) {
    return this.dataSource.transaction(async (tx) => ({
      user: await this.users.updateProfile(tx, user.id, body),
    }));
  }

  @Post('verify-email')
  @Access('public', limits.verifyLimit)
  @ResponseSchema(schema.verifiedSchema)
  verifyEmail(
    @MaybeUser() user: AuthenticatedUser | null,
    @Body({ schema: schema.verifyEmailSchema }) body: schema.VerifyEmail,
  ) {
    return this.verification.verify(user, body);
  }

  @Post('verify-email/:token')
  @Access('public', limits.verifyLimit)
  @ResponseSchema(schema.verifiedSchema)
  verifyEmailByLink(
    @MaybeUser() user: AuthenticatedUser | null,
    @Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken,
  ) {
    return this.verification.verifyByLink(user, token);
  }

  /** Tries, times and the delivery status of the caller's verification email. */
  @Get('verification')
  @Access('user')
  @ResponseSchema(schema.verificationSchema)
  verificationState(@CurrentUser() user: AuthenticatedUser) {
    return this.verification.state(user);
  }

  @Put('update-email')
  @Access('user', limits.updateEmailLimit)
  @ResponseSchema(schema.emailUpdatedSchema)
  updateEmail(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.updateEmailSchema }) body: schema.UpdateEmail,
  ) {
    return user.isEmailVerified
      ? this.emailChange.ask(user, body)
      : this.verification.updateEmail(user, body.email);
  }

  @Get('confirm-email/:token')
  @Access('public', limits.resetLimit)
  @ResponseSchema(schema.linkCheckSchema)
  checkConfirmation(@Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken) {
    return this.emailChange.check(token);
  }

  @Post('confirm-email/:token')
  @Access('public', limits.resetLimit)
  @ResponseSchema(schema.emailUpdatedSchema)
  confirmEmail(@Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken) {
    return this.emailChange.confirm(token);
  }

  @Put('password')
  @Access('user', limits.passwordLimit)
  @ResponseSchema(messageSchema)
  changePassword(
    @CurrentUser() user: AuthenticatedUser,
    @Body({ schema: schema.changePasswordSchema }) body: schema.ChangePassword,
  ) {
    return this.passwords.change(user, body);
  }

  @Post('resend-verification')
  @Access('user', limits.resendLimit)
  @ResponseSchema(messageSchema)
  resendVerification(@CurrentUser() user: AuthenticatedUser) {
    return this.verification.resend(user);
  }

  @Post('forgot-password')
  @Access('public', limits.forgotLimit)
  @ResponseSchema(messageSchema)
  forgotPassword(@Body({ schema: schema.emailOnlySchema }) body: schema.EmailOnly) {
    return this.passwordReset.forgot(body.email);
  }

  @Get('reset-password/:token')
  @Access('public', limits.resetLimit)
  @ResponseSchema(schema.resetCheckSchema)
  checkResetToken(@Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken) {
    return this.passwordReset.check(token);
  }

  @Post('reset-password/:token')
  @Access('public', limits.resetLimit)
  @ResponseSchema(messageSchema)
  resetPassword(
    @Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken,
    @Body({ schema: schema.resetPasswordSchema }) body: schema.ResetPassword,
  ) {
    return this.passwordReset.reset(token, body.password);
  }
}
