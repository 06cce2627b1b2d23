import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Answers } from '../common/answers.js';
import { messageSchema } from '../common/fields.schema.js';
import { Once, type OnceRequest } from '../common/idempotency/once.js';
import { Access } from '../common/policy/access.js';
import { UsersService } from '../users/users.service.js';
import * as limits from './auth.limits.js';
import * as schema from './auth.schema.js';
import { CurrentUser, MaybeUser, type SignedInUser } from './current-user.js';
import { EmailChangeService } from './email-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordsService } from './passwords.service.js';
import { SignInService } from './sign-in.service.js';
import { SignOutService } from './sign-out.service.js';
import { VerificationService } from './verification.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signIn: SignInService,
    private readonly signOut: SignOutService,
    private readonly verification: VerificationService,
    private readonly emailChange: EmailChangeService,
    private readonly passwords: PasswordsService,
    private readonly passwordReset: PasswordResetService,
    private readonly users: UsersService,
  ) {}

  @Get('me')
  @Access('public')
  @Answers(schema.meSchema)
  me(@MaybeUser() user: SignedInUser | null) {
    return user ? { user } : {};
  }

  @Post('login')
  @Access('public', limits.loginLimit)
  @Answers(schema.loginAnswerSchema)
  login(@Body({ schema: schema.loginSchema }) body: schema.Login) {
    return this.signIn.login(body);
  }

  @Post('register')
  @Access('public', limits.registerLimit)
  @Answers(schema.signedInSchema, 201)
  register(
    @Once() once: OnceRequest,
    @Body({ schema: schema.registerSchema }) body: schema.Register,
  ) {
    return this.signIn.register(once, body);
  }

  @Post('logout')
  @Access('public')
  @Answers(messageSchema)
  logout(@MaybeUser() user: SignedInUser | null) {
    return this.signOut.logout(user);
  }

  @Put('profile')
  @Access('user', limits.changeLimit)
  @Answers(schema.profileAnswerSchema)
  updateProfile(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.profileSchema }) body: schema.ProfileChange,
  ) {
    return this.dataSource.transaction(async (tx) => ({
      user: await this.users.updateProfile(tx, user.id, body),
    }));
  }

  @Post('verify-email')
  @Access('public', limits.verifyLimit)
  @Answers(schema.verifiedSchema)
  verifyEmail(
    @MaybeUser() user: SignedInUser | null,
    @Body({ schema: schema.verifyEmailSchema }) body: schema.VerifyEmail,
  ) {
    return this.verification.verify(user, body);
  }

  @Put('update-email')
  @Access('user', limits.updateEmailLimit)
  @Answers(schema.emailUpdatedSchema)
  updateEmail(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.updateEmailSchema }) body: schema.UpdateEmail,
  ) {
    return user.isEmailVerified
      ? this.emailChange.ask(user, body)
      : this.verification.updateEmail(user, body.email);
  }

  @Post('confirm-email/:token')
  @Access('public', limits.resetLimit)
  @Answers(schema.emailUpdatedSchema)
  confirmEmail(@Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken) {
    return this.emailChange.confirm(token);
  }

  @Put('password')
  @Access('user', limits.passwordLimit)
  @Answers(messageSchema)
  changePassword(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: schema.changePasswordSchema }) body: schema.ChangePassword,
  ) {
    return this.passwords.change(user, body);
  }

  @Post('resend-verification')
  @Access('user', limits.resendLimit)
  @Answers(messageSchema)
  resendVerification(@CurrentUser() user: SignedInUser) {
    return this.verification.resend(user);
  }

  @Post('forgot-password')
  @Access('public', limits.forgotLimit)
  @Answers(messageSchema)
  forgotPassword(@Body({ schema: schema.emailOnlySchema }) body: schema.EmailOnly) {
    return this.passwordReset.forgot(body.email);
  }

  @Get('reset-password/:token')
  @Access('public', limits.resetLimit)
  @Answers(schema.resetCheckSchema)
  checkResetToken(@Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken) {
    return this.passwordReset.check(token);
  }

  @Post('reset-password/:token')
  @Access('public', limits.resetLimit)
  @Answers(messageSchema)
  resetPassword(
    @Param({ schema: schema.linkTokenSchema }) { token }: schema.LinkToken,
    @Body({ schema: schema.resetPasswordSchema }) body: schema.ResetPassword,
  ) {
    return this.passwordReset.reset(token, body.password);
  }
}
