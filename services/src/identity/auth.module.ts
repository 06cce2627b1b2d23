import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../platform/config/config.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { UsersModule } from './users.module.js';
import { AccessGuard } from './sessions/access.guard.js';
import { Attempts } from './credentials/attempts.js';
import { ExpiredCredentialsJob } from './login/expired-credentials.job.js';
import { AuthController } from './login/auth.controller.js';
import { EmailChange } from './email-verification/email-change.entity.js';
import { EmailChangeService } from './email-verification/email-change.service.js';
import { FirstAccounts } from './login/first-accounts.js';
import { PasswordCheck } from './accounts/password-check.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { PasswordReset } from './passwords/password-reset.entity.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { SamplePeople } from './sample/sample-people.js';
import { RecoveryCodes } from './two-factor/recovery-codes.js';
import { TwoFactorLoginService } from './login/two-factor-login.service.js';
import { TwoFactorSetupService } from './two-factor/two-factor-setup.service.js';
import { TwoFactorController } from './login/two-factor.controller.js';
import { TwoFactorSecret } from './two-factor/two-factor-secret.entity.js';
import { StepUp } from './two-factor/step-up.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { AuthenticatorApps } from './two-factor/authenticator-apps.js';
import { SessionTokens } from './sessions/session-tokens.js';
import { TokenReader } from './sessions/token-reader.js';
import { SessionsController } from './login/sessions.controller.js';
import { InvitedAccounts } from './login/invited-accounts.js';
import { LoginAttempts } from './login/login-attempts.js';
import { LoginLinks } from './login/login-links.js';
import { LoginOrigins } from './credentials/login-origins.js';
import { VerificationLinks } from './email-verification/verification-links.js';
import { LoginChallenges } from './login/login-challenges.js';
import { LoginService } from './login/login.service.js';
import { LogoutService } from './sessions/logout.service.js';
import { SessionOpener } from './login/session-opener.js';
import { VerificationCode } from './email-verification/verification-code.entity.js';
import { VerificationCodes } from './email-verification/verification-codes.js';
import { VerificationService } from './email-verification/verification.service.js';
import { AuthPersonalData } from './login/auth.personal-data.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([VerificationCode, PasswordReset, EmailChange, TwoFactorSecret]),
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        // A string would be tried as a public key at every token. The types lack key objects.
        secret: createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer,
        signOptions: { algorithm: 'HS256' },
        // The library uses the system's clock; readers of tokens use ours.
        verifyOptions: { algorithms: ['HS256'], ignoreExpiration: true },
      }),
    }),
    UsersModule,
    MessagingModule,
  ],
  controllers: [AuthController, TwoFactorController, SessionsController],
  providers: [
    AuthPersonalData,
    { provide: APP_GUARD, useClass: AccessGuard },
    Attempts,
    ExpiredCredentialsJob,
    EmailChangeService,
    FirstAccounts,
    InvitedAccounts,
    PasswordCheck,
    PasswordHasher,
    PasswordResetService,
    PasswordsService,
    RecoveryCodes,
    SamplePeople,
    TwoFactorLoginService,
    TwoFactorService,
    TwoFactorSetupService,
    AuthenticatorApps,
    SessionTokens,
    TokenReader,
    StepUp,
    LoginAttempts,
    LoginChallenges,
    LoginLinks,
    LoginOrigins,
    LoginService,
    LogoutService,
    SessionOpener,
    VerificationCodes,
    VerificationLinks,
    VerificationService,
  ],
  exports: [
    Attempts,
    StepUp,
    VerificationService,
    FirstAccounts,
    InvitedAccounts,
    PasswordsService,
    TwoFactorSetupService,
  ],
})
export class AuthModule {}
