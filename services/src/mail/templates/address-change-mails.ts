import * as z from 'zod';
import { button, facts, hello, note, paragraph } from '../mail-blocks.js';
import { instant, personName } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { sampleExpiry, samplePerson } from './sample-values.js';

/** To the new address: nothing changes until its link is opened. */
export const addressChange = new MailTemplate({
  data: z.object({ firstName: personName, link: z.string(), expiresAt: instant }),
  secrets: ['link'],
  expiresAt: (data) => data.expiresAt,
  sample: (siteUrl) => ({
    ...samplePerson,
    link: `${siteUrl}/confirm-email/sample`,
    expiresAt: sampleExpiry,
  }),
  write: (data, edition) => ({
    subject: `Confirm your new e-mail address for ${edition.name}`,
    blocks: [
      hello(data.firstName),
      paragraph('Confirm with this link that your account should use this address from now on.'),
      button('Confirm this address', data.link),
      paragraph(`It works once, until ${formatInstant(data.expiresAt)}.`),
      note('You did not ask for this? Then ignore this mail: nothing changes.'),
    ],
  }),
});

const change = z.object({ firstName: personName, newEmail: z.string() });
const sample = () => ({ ...samplePerson, newEmail: 'new@sample.example' });

/** To the old address, when somebody who is signed in asks for the change. */
export const addressChangeRequested = new MailTemplate({
  data: change,
  sample,
  write: ({ firstName, newEmail }, { name, siteUrl, contactEmail }) => ({
    subject: `Your e-mail address for ${name} is about to change`,
    blocks: [
      hello(firstName),
      paragraph('Somebody who knows your password asked to move your account to another address:'),
      facts(['New address', newEmail]),
      paragraph('The account moves once that address is confirmed. If it was you, that is all.'),
      paragraph(`Was it not you? Reset your password now and write to ${contactEmail}.`),
      button('Reset the password', `${siteUrl}/forgot-password`),
    ],
  }),
});

/** To the old address, once the new one is confirmed. */
export const addressChanged = new MailTemplate({
  data: change,
  sample,
  write: ({ firstName, newEmail }, { name, contactEmail }) => ({
    subject: `Your e-mail address for ${name} was changed`,
    replyTo: contactEmail,
    blocks: [
      hello(firstName),
      paragraph('Your account has moved to another address, and no mail will come here any more:'),
      facts(['New address', newEmail]),
      paragraph(`Was it not you? Answer this mail, or write to ${contactEmail}, at once.`),
    ],
  }),
});
