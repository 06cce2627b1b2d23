import * as z from 'zod';
import {
  type Block,
  button,
  hello,
  link,
  note,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { personName } from '../../messaging/templates/email-fields.js';
import { emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { NOTICE_KINDS, type NoticeKind } from '../../platform/notices/notice-kinds.js';

const texts = defineTexts('server.emails.notice', {
  one: {
    submission: 'Paper {name} was submitted',
    decline: 'A reviewer declined paper {name}',
    'last-review': 'All reviews of paper {name} are in',
    revision: 'The revision of paper {name} was submitted',
    'camera-ready': 'The camera-ready version of paper {name} was submitted',
    'proof-of-payment': 'A proof of payment was uploaded for {name}',
    enquiry: 'New enquiry: {name}',
    'visa-letter': 'Invitation letter requested for registration {name}',
    'failed-email': 'An email could not be delivered: {name}',
  },
  open: {
    submission: 'Open the paper',
    decline: 'Open the paper',
    'last-review': 'Open the paper',
    revision: 'Open the paper',
    'camera-ready': 'Open the paper',
    'proof-of-payment': 'Open the payment',
    enquiry: 'Open enquiries',
    'visa-letter': 'Open requests',
    'failed-email': 'Open failed emails',
  },
  many: {
    submission: '{count, plural, one {# paper submitted} other {# papers submitted}}',
    decline:
      '{count, plural, one {# request to review declined} other {# requests to review declined}}',
    'last-review':
      '{count, plural, one {# paper with all reviews in} other {# papers with all reviews in}}',
    revision: '{count, plural, one {# revision submitted} other {# revisions submitted}}',
    'camera-ready':
      '{count, plural, one {# camera-ready version submitted} other {# camera-ready versions submitted}}',
    'proof-of-payment':
      '{count, plural, one {# proof of payment uploaded} other {# proofs of payment uploaded}}',
    enquiry: '{count, plural, one {# new enquiry} other {# new enquiries}}',
    'visa-letter':
      '{count, plural, one {# invitation letter requested} other {# invitation letters requested}}',
    'failed-email': '{count, plural, one {# email failed} other {# emails failed}}',
  },
  digest: '{count, plural, one {# notice} other {# notices}} from {conference}',
  since: 'This happened since your last digest:',
  paper: 'Paper {name}: {title}',
  more: 'And {count} more',
  whyAtOnce: 'You get this email because you chose to be told at once. Change it: {url}',
  whyDaily: 'You get this email because you chose a daily digest. Change it: {url}',
});

/** The list of the admin area in which the work is done. */
const LISTS: Record<NoticeKind, string> = {
  submission: '/admin/papers',
  decline: '/admin/papers',
  'last-review': '/admin/papers?needs=decision',
  revision: '/admin/papers?needs=verification',
  'camera-ready': '/admin/papers?needs=camera-ready',
  'proof-of-payment': '/admin/payments?needs=proof',
  enquiry: '/admin/messages?state=new',
  'visa-letter': '/admin/visa-letters?state=open',
  'failed-email': '/admin/mail?state=failed',
};

const CHOICES = '/admin/notices';

const item = z.object({
  /** The number of a paper, the reference of a registration, the category of an enquiry, the kind of an email. */
  name: z.string(),
  /** Of a paper. */
  title: z.string(),
  /** In the admin area; null for the list of the kind. */
  path: z.string().nullable(),
});
export type NoticeItem = z.output<typeof item>;

const kind = z.enum(NOTICE_KINDS);

const labelOf = ({ name, title }: NoticeItem) => (title ? texts.paper({ name, title }) : name);

export const noticeEmail = emailTemplate({
  kind: 'notice',
  data: z.object({ firstName: personName, event: item.extend({ kind }) }),
  sample: () => ({
    firstName: samplePerson.firstName,
    event: {
      kind: 'submission' as const,
      name: '12',
      title: 'Community radio and speech models (sample)',
      path: '/admin/papers/sample',
    },
  }),
  write: ({ firstName, event: { kind, ...item } }, { siteUrl }) => ({
    subject: texts.one[kind]({ name: item.name }),
    blocks: [
      hello(firstName),
      paragraph(texts.one[kind]({ name: item.name })),
      ...(item.title ? [paragraph(labelOf(item))] : []),
      button(texts.open[kind], `${siteUrl}${item.path ?? LISTS[kind]}`),
      note(texts.whyAtOnce({ url: `${siteUrl}${CHOICES}` })),
    ],
  }),
});

export const noticeDigest = emailTemplate({
  kind: 'notice-digest',
  data: z.object({
    firstName: personName,
    groups: z.array(
      z.object({ kind, count: z.number().int(), items: z.array(item).describe('The first.') }),
    ),
  }),
  sample: () => ({
    firstName: samplePerson.firstName,
    groups: [
      {
        kind: 'submission' as const,
        count: 2,
        items: [
          {
            name: '12',
            title: 'Community radio and speech models (sample)',
            path: '/admin/papers/sample',
          },
        ],
      },
      { kind: 'failed-email' as const, count: 1, items: [] },
    ],
  }),
  write: ({ firstName, groups }, { name, siteUrl }) => ({
    subject: texts.digest({
      count: groups.reduce((sum, { count }) => sum + count, 0),
      conference: name,
    }),
    blocks: [
      hello(firstName),
      paragraph(texts.since),
      ...groups.flatMap(({ kind, count, items }): Block[] => [
        paragraph(texts.many[kind]({ count })),
        ...items.map((each) => link(labelOf(each), `${siteUrl}${each.path ?? LISTS[kind]}`)),
        ...(count > items.length
          ? [
              link(
                items.length > 0 ? texts.more({ count: count - items.length }) : texts.open[kind],
                `${siteUrl}${LISTS[kind]}`,
              ),
            ]
          : []),
      ]),
      note(texts.whyDaily({ url: `${siteUrl}${CHOICES}` })),
    ],
  }),
});
