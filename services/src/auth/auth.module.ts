import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { EditionsModule } from '../editions/editions.module.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { Attempts } from './attempts.js';
import { AuthHousekeeping } from './auth-housekeeping.js';
import { AuthController } from './auth.controller.js';
import { EmailChange } from './email-change.entity.js';
import { EmailChangeService } from './email-change.service.js';
import { FirstAccounts } from './first-accounts.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetService } from './password-reset.service.js';
import { PasswordsService } from './passwords.service.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondSignInService } from './second-sign-in.service.js';
import { SecondStepSetupService } from './second-step-setup.service.js';
import { SecondStepController } from './second-step.controller.js';
import { SecondStep } from './second-step.entity.js';
import { SecondStepService } from './second-step.service.js';
import { SecondSteps } from './second-steps.js';
import { SessionTokens } from './session-tokens.js';
import { SessionsController } from './sessions.controller.js';
import { SignInChallenges } from './sign-in-challenges.js';
import { SignInService } from './sign-in.service.js';
import { SignOutService } from './sign-out.service.js';
import { SignedInService } from './signed-in.service.js';
import { VerificationCode } from './verification-code.entity.js';
import { VerificationCodes } from './verification-codes.js';
import { VerificationService } from './verification.service.js';
import { AuthPersonalData } from './auth.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([VerificationCode, PasswordReset, EmailChange, SecondStep]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: config.jwtSecret,
        signOptions: { algorithm: 'HS256' },
      }),
    }),
    UsersModule,
    MailModule,
    EditionsModule,
  ],
  controllers: [AuthController, SecondStepController, SessionsController],
  providers: [
    AuthPersonalData,
    { provide: APP_GUARD, useClass: AccessGuard },
    Attempts,
    AuthHousekeeping,
    EmailChangeService,
    FirstAccounts,
    JwtStrategy,
    PasswordHasher,
    PasswordResetService,
    PasswordsService,
    RecoveryCodes,
    SecondSignInService,
    SecondStepService,
    SecondStepSetupService,
    SecondSteps,
    SessionTokens,
    SignInChallenges,
    SignInService,
    SignOutService,
    SignedInService,
    VerificationCodes,
    VerificationService,
  ],
  exports: [VerificationService, FirstAccounts, PasswordsService, SecondStepSetupService],
})
export class AuthModule {}
