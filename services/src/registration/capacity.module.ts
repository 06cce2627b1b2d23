import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule } from '../messaging/messaging.module.js';
import { OrganisersList } from './capacity/organisers-list.js';
import { PlaceKeeper } from './capacity/place-keeper.js';
import { WaitingEntry } from './capacity/waiting-entry.entity.js';
import { WaitingList } from './capacity/waiting-list.js';
import { WaitingListEmails } from './capacity/waiting-list.emails.js';
import { WaitingListPersonalData } from './capacity/waiting-list.personal-data.js';
import { Places } from './registrations/places.js';

@Module({
  imports: [TypeOrmModule.forFeature([WaitingEntry]), MessagingModule],
  providers: [
    OrganisersList,
    PlaceKeeper,
    { provide: Places, useExisting: PlaceKeeper },
    WaitingList,
    WaitingListEmails,
    WaitingListPersonalData,
  ],
  exports: [OrganisersList, Places, WaitingList, WaitingListEmails],
})
export class CapacityModule {}
