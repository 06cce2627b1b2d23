import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';
import { VerifiedListeners } from './verified-listeners.js';
import { UsersPersonalData } from './users.personal-data.js';

@Module({
  imports: [TypeOrmModule.forFeature([User, Session])],
  providers: [UsersPersonalData, UsersService, SessionsService, VerifiedListeners],
  exports: [UsersService, SessionsService, VerifiedListeners],
})
export class UsersModule {}
