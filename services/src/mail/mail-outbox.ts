import type { EntityManager } from 'typeorm';

/** The data of each kind of mail. */
export interface MailData {
  'verification-code': { firstName: string; code: string; expiresAt: Date };
  welcome: { firstName: string };
  'password-reset': { firstName: string; link: string; expiresAt: Date };
  'password-changed': { firstName: string };
}

export type MailKind = keyof MailData;

export type Mail = {
  [Kind in MailKind]: {
    kind: Kind;
    /** One address. */
    to: string;
    data: MailData[Kind];
    /** Unique: one cause mails once. */
    cause: string;
  };
}[MailKind];

/** Mail is written in the transaction of the change that it speaks of, and sent by the queue. */
export abstract class MailOutbox {
  abstract add(tx: EntityManager, mail: Mail): Promise<void>;
}
