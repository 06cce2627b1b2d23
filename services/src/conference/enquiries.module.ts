import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DownloadsModule } from '../platform/downloads/downloads.module.js';
import { EditionsModule } from './editions.module.js';
import { LettersModule } from './inbox.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { AdminEnquiriesController } from './enquiries/admin-enquiries.controller.js';
import { AdminEnquiriesQuery } from './enquiries/admin-enquiries.query.js';
import { Enquiry } from './enquiries/enquiry.entity.js';
import { ContactController } from './enquiries/contact-form/contact.controller.js';
import { ContactService } from './enquiries/contact-form/contact.service.js';
import { EnquiriesPersonalData } from './enquiries/enquiries.personal-data.js';
import { EnquiriesExport } from './enquiries/enquiries-export.js';
import { SampleEnquiries } from './enquiries/sample/sample-enquiries.js';
import { EnquiriesRetention } from './enquiries/enquiries.retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Enquiry]),
    DownloadsModule,
    EditionsModule,
    LettersModule,
    MessagingModule,
  ],
  controllers: [AdminEnquiriesController, ContactController],
  providers: [
    AdminEnquiriesQuery,
    EnquiriesPersonalData,
    EnquiriesRetention,
    ContactService,
    EnquiriesExport,
    SampleEnquiries,
  ],
})
export class ContactModule {}
