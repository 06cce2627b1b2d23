import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SampleEnquiries } from '../../conference/enquiries/sample/sample-enquiries.js';
import { SamplePeople } from '../../identity/sample/sample-people.js';
import { SampleEmails } from '../../messaging/sample/sample-emails.js';
import { SampleCameraReady } from '../../papers/sample/sample-camera-ready.js';
import { SamplePapers } from '../../papers/sample/sample-papers.js';
import { SampleSchedule } from '../../papers/sample/sample-schedule.js';
import { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import {
  type DaysAgo,
  SampleRegistrations,
} from '../../registration/payments/sample/sample-registrations.js';
import { SampleDocuments } from '../../registration/issued-documents/sample/sample-documents.js';
import { SampleReviews } from '../../review/sample/sample-reviews.js';

/** A conference in the middle of its work, around the sample logins. Before the server listens. */
export async function makeSamples(app: INestApplicationContext, daysAgo: DaysAgo): Promise<void> {
  await app.get(DataSource).transaction(async (tx) => {
    await app.get(SamplePeople).make(tx);
    await app.get(SampleEnquiries).make(tx);
    await app.get(SampleEmails).make(tx);
  });
  await app.get(SamplePapers).make();
  await app.get(SampleSchedule).make();
  await app.get(SampleReviews).make();
  await app.get(SampleRegistrations).make(daysAgo);
  await app.get(SampleCameraReady).make();
  await app.get(SampleDocuments).make();
  // The samples' file alone would keep 45 MB.
  await app.get(PdfChecker).rest();
}
