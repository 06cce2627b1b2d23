import type { EntityManager } from 'typeorm';

/** What every mail about a payment tells. The amount is in dollars. */
export interface PaymentFacts {
  title: string;
  firstName: string;
  lastName: string;
  merchantReference: string;
  amount: number;
  packageName: string;
  link: string;
}

export interface BankLines {
  accountHolder: string;
  bank: string;
  iban: string;
  swift: string;
  note: string;
}

export interface ContactLetter {
  name: string;
  /** Of the sender: where answers go. */
  email: string;
  subject: string;
  category: string;
  message: string;
}

/** The data of each kind of mail. */
export interface MailData {
  'verification-code': { firstName: string; code: string; expiresAt: Date };
  welcome: { firstName: string };
  'password-reset': { firstName: string; link: string; expiresAt: Date };
  'password-changed': { firstName: string };
  'registration-received': PaymentFacts & { payBy: Date; bank: BankLines; paymentsEmail: string };
  'payment-confirmed': PaymentFacts & { date: string; bankTransactionId: string };
  'payment-rejected': PaymentFacts & { reason: string };
  'committee-application-received': { firstName: string };
  /** To the conference office. */
  'contact-message': ContactLetter;
  /** To the sender. */
  'contact-copy': ContactLetter;
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
