/** What people write to the conference, and how its tables and the causes of its emails are called. */
export const INBOX_KINDS = {
  enquiry: {
    table: 'enquiries',
    subject: 'enquiry',
    column: 'enquiry_id',
    confirmation: 'enquiry-copy',
    reply: 'enquiry-reply',
  },
  application: {
    table: 'committee_applications',
    subject: 'committee-application',
    column: 'application_id',
    confirmation: 'committee-application',
    reply: 'application-reply',
  },
} as const;

/** `reply` is a held kind as well; `confirmation` and `reply` begin causes of emails, the id follows. */
export type InboxKind = (typeof INBOX_KINDS)[keyof typeof INBOX_KINDS];
