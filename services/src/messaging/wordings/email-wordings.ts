import type { EntityManager } from 'typeorm';
import type { EmailTexts } from './worded-email.js';

/** Provided by `conference`: texts are edited per edition. */
export abstract class EmailWordings {
  /** The edited texts of a kind of email as they were at a moment; empty for the texts of the code. */
  abstract at(tx: EntityManager, kind: string, moment: Date): Promise<EmailTexts>;
}
