import * as z from 'zod';
import { button, hello, nextStep, paragraph } from '../../messaging/templates/email-blocks.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
} from '../../papers/submission/author.emails.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { SHEPHERD_ANSWERS } from './paper-shepherd.entity.js';

const texts = defineTexts('server.emails.shepherd-for-organisers', {
  shepherd: 'Shepherd',
  button: 'Open the paper',
  released: {
    subject: 'Released with a shepherd: {paper}',
    text: 'The decision “Minor corrections” on this paper of {conference} is released. Its shepherd was emailed.',
    next: 'Nothing for you to do until the shepherd answers the revision.',
  },
  verified: {
    subject: 'Corrections verified: {paper}',
    text: 'The shepherd of this paper of {conference} verified the corrections.',
    next: 'Read the answer, then accept the paper or send it back.',
  },
  'not-yet': {
    subject: 'Corrections missing: {paper}',
    text: 'The shepherd of this paper of {conference} answered that corrections are missing.',
    next: 'Read the answer, then send the paper back or accept it.',
  },
});

const data = paperFacts.extend({ shepherd: z.string() });
type Data = z.output<typeof data>;

const sampleOf = (siteUrl: string): Data => ({
  ...samplePaper(siteUrl),
  link: `${siteUrl}/admin/papers/sample`,
  shepherd: 'A reviewer (sample)',
});

function written(data: Data, conference: string, words: (typeof texts)['released']) {
  return {
    subject: words.subject({ paper: nameOf(data) }),
    blocks: [
      hello(data.firstName),
      paragraph(words.text({ conference })),
      aboutPaper(data, [texts.shepherd, data.shepherd]),
      nextStep(words.next),
      button(texts.button, data.link),
    ],
  };
}

/** To organisers, as the other one: both name the shepherd. */
export const shepherdReleased = emailTemplate({
  kind: 'shepherd-released',
  data,
  sample: sampleOf,
  write: (data, { name: conference }) => written(data, conference, texts.released),
});

export const shepherdAnswered = emailTemplate({
  kind: 'shepherd-answered',
  data: data.extend({ answer: z.enum(SHEPHERD_ANSWERS) }),
  sample: (siteUrl) => ({ ...sampleOf(siteUrl), answer: 'verified' as const }),
  write: ({ answer, ...data }, { name: conference }) => written(data, conference, texts[answer]),
});
