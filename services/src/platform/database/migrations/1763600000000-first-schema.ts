import type { MigrationInterface, QueryRunner } from 'typeorm';
import { conferenceTables } from './first-schema/conference.js';
import { identityTables } from './first-schema/identity.js';
import { messagingTables } from './first-schema/messaging.js';
import { paperTables } from './first-schema/papers.js';
import { platformTables } from './first-schema/platform.js';
import { registrationTables } from './first-schema/registration.js';
import { reviewTables } from './first-schema/review.js';

/** By room, lower rooms first. */
export class FirstSchema1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const tables of [
      platformTables,
      messagingTables,
      identityTables,
      conferenceTables,
      paperTables,
      reviewTables,
      registrationTables,
    ]) {
      await runner.query(tables);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The first schema cannot be reverted.'));
  }
}
