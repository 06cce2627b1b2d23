import { Global, Module } from '@nestjs/common';
import { MessagingModule } from '../messaging/messaging.module.js';
import { TicketHolders } from '../platform/downloads/ticket-holders.js';
import { HeldActors } from '../platform/holds/held-actors.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Session } from './sessions/session.entity.js';
import { SessionsService } from './sessions/sessions.service.js';
import { User } from './users/user.entity.js';
import { AccessListeners } from './accounts/access-listeners.js';
import { Administrators } from './accounts/administrators.js';
import { PhoneNumbersController } from './accounts/phone-numbers.controller.js';
import { UsersService } from './accounts/users.service.js';
import { VerifiedListeners } from './accounts/verified-listeners.js';
import { UsersPersonalData } from './accounts/users.personal-data.js';

/** Global, since lower rooms need HeldActors and TicketHolders. */
@Global()
@Module({
  imports: [MessagingModule, TypeOrmModule.forFeature([User, Session])],
  controllers: [PhoneNumbersController],
  providers: [
    AccessListeners,
    Administrators,
    UsersPersonalData,
    UsersService,
    SessionsService,
    { provide: HeldActors, useExisting: Administrators },
    { provide: TicketHolders, useExisting: SessionsService },
    VerifiedListeners,
  ],
  exports: [
    ...[AccessListeners, Administrators, HeldActors, TicketHolders],
    ...[UsersService, SessionsService, VerifiedListeners],
  ],
})
export class UsersModule {}
