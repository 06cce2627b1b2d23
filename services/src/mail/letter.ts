import { htmlOf, textOf } from './mail-layout.js';
import type { MailEdition } from './mail-template.js';
import { type MailKind, templateOf } from './mail-templates.js';

/** A mail as the mail server gets it. */
export interface WrittenMail {
  fromName: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | undefined;
}

/** @throws ZodError when the data has not the template's shape */
export function writeLetter(kind: MailKind, data: unknown, edition: MailEdition): WrittenMail {
  const { subject, blocks, replyTo } = templateOf(kind).write(data, edition);
  return {
    fromName: edition.name,
    subject,
    text: textOf(blocks, edition),
    html: htmlOf(subject, blocks, edition),
    replyTo,
  };
}

/** The letter of a kind as it would be for somebody. */
export function sampleLetter(kind: MailKind, edition: MailEdition): WrittenMail {
  return writeLetter(kind, templateOf(kind).sample(edition.siteUrl), edition);
}
