import { button, facts, hello, note, paragraph } from '../mail-blocks.js';
import { instant } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { aboutPaper, nameOf, paperFacts, samplePaper } from './paper-facts.js';
import { sampleTime } from './sample-values.js';

/** Some days before the time for corrections ends. */
export const correctionsDue = new MailTemplate({
  data: paperFacts.extend({ correctionsBy: instant }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), correctionsBy: sampleTime }),
  write: ({ correctionsBy, ...data }, { name, contactEmail }) => ({
    subject: `Corrections due soon: ${nameOf(data)}`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(`We wait for the corrected version of your paper for ${name}.`),
      aboutPaper(data),
      facts(['Corrections due', formatInstant(correctionsBy)]),
      paragraph('Upload the file and hand it in; afterwards it cannot be taken any more.'),
      button('Hand in the corrections', data.link),
      note('If you need more time, answer this mail.'),
    ],
  }),
});

export const correctionsReceived = new MailTemplate({
  data: paperFacts.extend({ verifyBy: instant }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), verifyBy: sampleTime }),
  write: ({ verifyBy, ...data }, { name, contactEmail }) => ({
    subject: `We have the corrections of ${nameOf(data)}`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(`Thank you. We have received the corrected version of your paper for ${name}:`),
      aboutPaper(data),
      facts(['You hear from us by', formatInstant(verifyBy)]),
      button('See your paper', data.link),
    ],
  }),
});

export const paperWithdrawn = new MailTemplate({
  data: paperFacts,
  sample: samplePaper,
  write: (data, { name, contactEmail }) => ({
    subject: `Withdrawn: ${nameOf(data)}`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(`You have withdrawn your paper from ${name}. It is not reviewed any more.`),
      aboutPaper(data),
      note('If that was not you, answer this mail, and change your password.'),
    ],
  }),
});
