import type { MigrationInterface } from 'typeorm';
import { Accounts1763600000000 } from './migrations/1763600000000-accounts.js';

/** Every migration; TypeORM runs them in the order of the timestamps in their names. */
export const migrations: (new () => MigrationInterface)[] = [Accounts1763600000000];
