import * as z from 'zod';
import { button, facts, hello, paragraph } from '../mail-blocks.js';
import { instant, personName } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { samplePerson, sampleTime } from './sample-values.js';

/** To the author who submitted. */
export const paperReceived = new MailTemplate({
  data: z.object({
    firstName: personName,
    number: z.int(),
    title: z.string(),
    acknowledgeBy: instant,
    link: z.string(),
  }),
  sample: (siteUrl) => ({
    firstName: samplePerson.firstName,
    number: 118,
    title: 'A sample paper',
    acknowledgeBy: sampleTime,
    link: `${siteUrl}/submitted`,
  }),
  write: (data, { name, contactEmail }) => ({
    subject: `We have your paper ${data.number} for ${name}`,
    replyTo: contactEmail,
    blocks: [
      hello(data.firstName),
      paragraph(`Thank you for submitting to ${name}. We have received your paper:`),
      facts(
        ['Paper', String(data.number)],
        ['Title', data.title],
        ['You hear from us by', formatInstant(data.acknowledgeBy)],
      ),
      paragraph('Until then the committee looks at its form, its originality and its use of AI.'),
      button('See your paper', data.link),
    ],
  }),
});
