import type { EntityManager } from 'typeorm';

export abstract class ConferenceIdentity {
  abstract identity(tx: EntityManager): Promise<{ name: string; contactEmail: string }>;
}
