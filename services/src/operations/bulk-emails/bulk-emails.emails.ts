import * as z from 'zod';
import { type Block, link, note, paragraph } from '../../messaging/templates/email-blocks.js';
import { type EmailEdition, emailTemplate } from '../../messaging/templates/email-template.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';

const texts = defineTexts('server.emails.bulk', {
  why: '{conference} sends announcements to people who registered, submitted or reviewed here.',
  unsubscribe: 'Unsubscribe from announcements',
  whyMessage: 'The organisers of {conference} sent you this email.',
});

const message = z.object({
  subject: z.string(),
  body: z.string().describe('Filled in. A blank line begins a paragraph.'),
  paperIds: z.array(z.string()).describe('For organisers who must not see a paper.'),
});

const sample = {
  subject: 'The programme is online (sample)',
  body: 'Hello Sample Reader,\n\nthe programme of the conference is online. We look forward to seeing you.',
  paperIds: [],
};

const paragraphs = (body: string): Block[] =>
  body
    .split(/\n\s*\n/)
    .filter((text) => text.trim())
    .map((text) => paragraph(text.trim()));

/** People can unsubscribe from these. */
export const announcementEmail = emailTemplate({
  kind: 'announcement',
  isToGroup: true,
  data: message.extend({ unsubscribeUrl: z.string() }),
  secrets: ['unsubscribeUrl'],
  sample: (siteUrl) => ({ ...sample, unsubscribeUrl: unsubscribeUrl(siteUrl, 'sample') }),
  write: ({ subject, body, unsubscribeUrl }, { name, contactEmail }) => ({
    subject,
    replyTo: contactEmail,
    unsubscribeUrl,
    blocks: [
      ...paragraphs(body),
      note(texts.why({ conference: name })),
      link(texts.unsubscribe, unsubscribeUrl),
    ],
  }),
});

/** About a person's own paper, review or registration: there is no unsubscribing from it. */
export const bulkMessageEmail = emailTemplate({
  kind: 'bulk-message',
  isToGroup: true,
  data: message,
  sample: () => sample,
  write: ({ subject, body }, { name, contactEmail }) => ({
    subject,
    replyTo: contactEmail,
    blocks: [...paragraphs(body), note(texts.whyMessage({ conference: name }))],
  }),
});

/** The one address for the page that asks and for one click of a mail program. */
export const unsubscribeUrl = (siteUrl: EmailEdition['siteUrl'], token: string) =>
  `${siteUrl}/api/v1/announcements/unsubscribe/${token}`;
