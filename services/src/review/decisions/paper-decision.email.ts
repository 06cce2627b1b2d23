import * as z from 'zod';
import {
  type Block,
  button,
  hello,
  nextStep,
  paragraph,
  quote,
} from '../../messaging/templates/email-blocks.js';
import { instant } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { sampleTime } from '../../messaging/templates/sample-values.js';
import { DECISIONS } from '../../papers/status/paper-status.js';
import {
  aboutPaper,
  nameOf,
  paperFacts,
  samplePaper,
  shepherdFact,
  shepherdName,
} from '../../papers/submission/author.emails.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.paper-decision', {
  subjects: {
    accepted: 'Accepted: {paper}',
    'minor-corrections': 'Minor corrections: {paper}',
    'major-corrections': 'Major corrections: {paper}',
    rejected: 'Not accepted: {paper}',
  },
  submitter: {
    sentences: {
      accepted: 'Your paper for {conference} is accepted. Congratulations!',
      'minor-corrections': 'Your paper for {conference} can be accepted after minor corrections.',
      'major-corrections':
        'Your paper for {conference} needs major corrections before it can be accepted.',
      rejected: 'We are sorry: your paper for {conference} is not accepted.',
    },
    revision: 'Upload your revision on the paper’s page by {time}.',
    payment:
      'Register the paper for publication and pay by {time}. Then upload the camera-ready version.',
    rejected: 'Read the reviews on your paper’s page.',
    reviews: 'You can read the reviews on your paper’s page.',
    button: 'View your paper',
  },
  coAuthor: {
    sentences: {
      accepted:
        'A paper that names you as an author is accepted for {conference}. Congratulations!',
      'minor-corrections':
        'A paper that names you as an author can be accepted for {conference} after minor corrections.',
      'major-corrections':
        'A paper that names you as an author needs major corrections before it can be accepted for {conference}.',
      rejected:
        'We are sorry: a paper that names you as an author is not accepted for {conference}.',
    },
    revision:
      'Nothing for you to do. {submitter}, the corresponding author, uploads the revision by {time}.',
    payment:
      'Any author of the paper registers it for publication and pays by {time}. {submitter}, the corresponding author, then uploads the camera-ready version.',
    rejected: 'Read the reviews on the paper’s page.',
    reviews:
      'You can read the reviews on the paper’s page, with an account that has this address ({email}).',
    button: 'View the paper',
  },
});

const decisionFacts = paperFacts.extend({
  decision: z.enum(DECISIONS),
  note: z.string(),
  correctionsBy: instant.nullable(),
  paymentBy: instant.nullable(),
  shepherd: shepherdName.describe('Of minor corrections, where the edition names it.'),
});
type DecisionFacts = z.output<typeof decisionFacts>;

const sampleDecision = (siteUrl: string) => ({
  ...samplePaper(siteUrl),
  decision: 'minor-corrections' as const,
  note: 'Please answer the second reviewer on the sources.',
  correctionsBy: sampleTime,
  paymentBy: null,
});

export const paperDecision = emailTemplate({
  kind: 'paper-decision',
  data: decisionFacts,
  sample: sampleDecision,
  write: (data, { name: conference }) => {
    const { sentences, revision, payment, rejected, reviews, button: label } = texts.submitter;
    return decisionEmail(data, {
      sentence: sentences[data.decision]({ conference }),
      next: nextOf(data, {
        revision: (time) => revision({ time }),
        payment: (time) => payment({ time }),
        rejected,
      }),
      reviews,
      label,
    });
  },
});

/** The corresponding author acts; co-authors read the same decision and reviews. */
export const coAuthorDecision = emailTemplate({
  kind: 'paper-decision-co-author',
  data: decisionFacts.extend({ submitter: z.string(), email: z.string() }),
  sample: (siteUrl) => ({
    ...sampleDecision(siteUrl),
    submitter: 'Author One (sample)',
    email: 'author@example.org',
  }),
  write: ({ submitter, email, ...data }, { name: conference }) => {
    const { sentences, revision, payment, rejected, reviews, button: label } = texts.coAuthor;
    return decisionEmail(data, {
      sentence: sentences[data.decision]({ conference }),
      next: nextOf(data, {
        revision: (time) => revision({ submitter, time }),
        payment: (time) => payment({ submitter, time }),
        rejected,
      }),
      reviews: reviews({ email }),
      label,
    });
  },
});

interface NextSteps {
  revision: (time: string) => string;
  payment: (time: string) => string;
  rejected: string;
}

function nextOf({ correctionsBy, paymentBy }: DecisionFacts, steps: NextSteps): string {
  if (correctionsBy) return steps.revision(formatInstant(correctionsBy));
  return paymentBy ? steps.payment(formatInstant(paymentBy)) : steps.rejected;
}

interface Words {
  sentence: string;
  next: string;
  reviews: string;
  label: string;
}

function decisionEmail(data: DecisionFacts, { sentence, next, reviews, label }: Words) {
  const blocks: Block[] = [
    hello(data.firstName),
    paragraph(sentence),
    aboutPaper(data, ...shepherdFact(data.shepherd)),
    ...(data.note ? [quote(data.note)] : []),
    nextStep(next),
    ...(data.decision === 'rejected' ? [] : [paragraph(reviews)]),
    button(label, data.link),
  ];
  return { subject: texts.subjects[data.decision]({ paper: nameOf(data) }), blocks };
}
