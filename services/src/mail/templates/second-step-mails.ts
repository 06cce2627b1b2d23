import * as z from 'zod';
import { button, hello, paragraph, type Block } from '../mail-blocks.js';
import { personName } from '../mail-fields.js';
import { MailTemplate, type MailEdition } from '../mail-template.js';
import { samplePerson } from './sample-values.js';

const person = z.object({ firstName: personName });

export const secondStepOn = new MailTemplate({
  data: person,
  sample: () => samplePerson,
  write: ({ firstName }, edition) => ({
    subject: `The second step for ${edition.name} is on`,
    blocks: [
      hello(firstName),
      paragraph('From now on signing in also asks for a code from your authenticator app.'),
      paragraph('Keep the recovery codes where you find them without your phone.'),
      ...ifNotYou(edition),
    ],
  }),
});

export const secondStepOff = new MailTemplate({
  data: person,
  sample: () => samplePerson,
  write: ({ firstName }, edition) => ({
    subject: `The second step for ${edition.name} is off`,
    blocks: [
      hello(firstName),
      paragraph('From now on your password alone signs you in.'),
      ...ifNotYou(edition),
    ],
  }),
});

export const secondStepRemoved = new MailTemplate({
  data: person,
  sample: () => samplePerson,
  write: ({ firstName }, edition) => ({
    subject: `The organisers turned off your second step for ${edition.name}`,
    blocks: [
      hello(firstName),
      paragraph('From now on your password alone signs you in. You are signed out everywhere.'),
      paragraph('Your old recovery codes are dead. Turn the second step on again in your profile.'),
      ...ifNotYou(edition),
    ],
  }),
});

export const recoveryCodeUsed = new MailTemplate({
  data: person.extend({ left: z.int() }),
  sample: () => ({ ...samplePerson, left: 7 }),
  write: ({ firstName, left }, edition) => ({
    subject: `A recovery code for ${edition.name} was used`,
    blocks: [
      hello(firstName),
      paragraph('Somebody signed in to your account with one of your recovery codes.'),
      paragraph(left === 1 ? 'One code is left.' : `${left} codes are left.`),
      ...ifNotYou(edition),
    ],
  }),
});

function ifNotYou({ siteUrl, contactEmail }: MailEdition): Block[] {
  return [
    paragraph(`Was it not you? Reset your password now and write to ${contactEmail}.`),
    button('Reset the password', `${siteUrl}/forgot-password`),
  ];
}
