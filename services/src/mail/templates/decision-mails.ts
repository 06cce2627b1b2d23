import * as z from 'zod';
import { button, hello, paragraph, quote } from '../mail-blocks.js';
import { instant } from '../mail-fields.js';
import { formatInstant } from '../mail-format.js';
import { MailTemplate } from '../mail-template.js';
import { aboutPaper, nameOf, paperFacts, samplePaper } from './paper-facts.js';
import { sampleTime } from './sample-values.js';

/** The paper passed screening: the acknowledgement that authors are promised. */
export const paperInReview = new MailTemplate({
  data: paperFacts,
  sample: samplePaper,
  write: (data, edition) => ({
    subject: `Under review: ${nameOf(data)}`,
    blocks: [
      hello(data.firstName),
      paragraph(`Your paper for ${edition.name} passed the screening and goes to its reviewers.`),
      aboutPaper(data),
      paragraph('You hear from us when it is decided.'),
      button('See your paper', data.link),
    ],
  }),
});

export const paperTurnedBack = new MailTemplate({
  data: paperFacts.extend({ note: z.string() }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), note: 'The file names its authors.' }),
  write: (data, edition) => ({
    subject: `Please change ${nameOf(data)} and submit it again`,
    blocks: [
      hello(data.firstName),
      paragraph(`Your paper for ${edition.name} cannot go to its reviewers as it is:`),
      quote(data.note),
      aboutPaper(data),
      paragraph('It is a draft again: change it, and submit it anew.'),
      button('Change your paper', data.link),
    ],
  }),
});

export const paperDeskRejected = new MailTemplate({
  data: paperFacts.extend({ reason: z.string() }),
  sample: (siteUrl) => ({ ...samplePaper(siteUrl), reason: 'Its subject is outside our topics.' }),
  write: (data, edition) => ({
    subject: `Not accepted: ${nameOf(data)}`,
    blocks: [
      hello(data.firstName),
      paragraph(`We are sorry that your paper for ${edition.name} is rejected without review:`),
      quote(data.reason),
      aboutPaper(data),
      paragraph(`Please write to ${edition.contactEmail} if you think that this is a mistake.`),
      button('See your paper', data.link),
    ],
  }),
});

const decisions = ['accepted', 'minor-corrections', 'major-corrections', 'rejected'] as const;
type DecisionWord = (typeof decisions)[number];

const subjects: Record<DecisionWord, string> = {
  accepted: 'Accepted',
  'minor-corrections': 'Minor corrections',
  'major-corrections': 'Major corrections',
  rejected: 'Not accepted',
};

const sentences: Record<DecisionWord, string> = {
  accepted: 'is accepted. Congratulations!',
  'minor-corrections': 'can be accepted after minor corrections.',
  'major-corrections': 'needs major corrections before it can be accepted.',
  rejected: 'is not accepted. We are sorry not to have better news.',
};

export const paperDecision = new MailTemplate({
  data: paperFacts.extend({
    decision: z.enum(decisions),
    note: z.string(),
    correctionsBy: instant.nullable(),
    paymentBy: instant.nullable(),
  }),
  sample: (siteUrl) => ({
    ...samplePaper(siteUrl),
    decision: 'minor-corrections' as const,
    note: 'Please answer the second reviewer on the sources.',
    correctionsBy: sampleTime,
    paymentBy: null,
  }),
  write: ({ decision, note, correctionsBy, paymentBy, ...data }, edition) => ({
    subject: `${subjects[decision]}: ${nameOf(data)}`,
    blocks: [
      hello(data.firstName),
      paragraph(`Your paper for ${edition.name} ${sentences[decision]}`),
      aboutPaper(data),
      ...(note ? [quote(note)] : []),
      ...(correctionsBy
        ? [paragraph(`Please upload the corrected paper by ${formatInstant(correctionsBy)}.`)]
        : []),
      ...(paymentBy
        ? [
            paragraph(
              `Please register it for publication and pay by ${formatInstant(paymentBy)}; then upload the camera-ready paper.`,
            ),
          ]
        : []),
      paragraph('The reviews stand beside your paper.'),
      button('See your paper', data.link),
    ],
  }),
});

export const paperReopened = new MailTemplate({
  data: paperFacts,
  sample: samplePaper,
  write: (data, edition) => ({
    subject: `Open again: ${nameOf(data)}`,
    blocks: [
      hello(data.firstName),
      paragraph(
        `The committee of ${edition.name} looks at your paper again: what it decided before does not stand any more.`,
      ),
      aboutPaper(data),
      paragraph('You hear from us when it is decided anew.'),
      button('See your paper', data.link),
    ],
  }),
});
