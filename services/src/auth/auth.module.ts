import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/config.js';
import { MailModule } from '../mail/mail.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { AuthHousekeeping } from './auth-housekeeping.js';
import { FirstAccounts } from './first-accounts.js';
import { JwtStrategy } from './jwt.strategy.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetService } from './password-reset.service.js';
import { SessionTokens } from './session-tokens.js';
import { SignInService } from './sign-in.service.js';
import { VerificationCode } from './verification-code.entity.js';
import { VerificationCodes } from './verification-codes.js';
import { VerificationService } from './verification.service.js';
import { VerificationTries } from './verification-tries.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([VerificationCode, PasswordReset]),
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
  ],
  controllers: [AuthController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    AuthHousekeeping,
    FirstAccounts,
    JwtStrategy,
    PasswordHasher,
    PasswordResetService,
    SessionTokens,
    SignInService,
    VerificationCodes,
    VerificationService,
    VerificationTries,
  ],
  exports: [VerificationService, FirstAccounts],
})
export class AuthModule {}
