import * as z from 'zod';
import {
  type Block,
  button,
  facts,
  hello,
  paragraph,
} from '../../messaging/templates/email-blocks.js';
import { instant, personName } from '../../messaging/templates/email-fields.js';
import { type EmailEdition, emailTemplate } from '../../messaging/templates/email-template.js';
import { samplePerson, sampleTime } from '../../messaging/templates/sample-values.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { formatInstant } from '../../platform/i18n/formats.js';

const texts = defineTexts('server.emails.bank-changes', {
  requested: {
    subject: 'Please check: a change of bank details was requested for {conference}',
    text: '{actor} requested other bank details for {edition}. Payers see the old ones. Another administrator must confirm the change.',
  },
  scheduled: {
    subject: 'Please check: other bank details for {conference} take effect soon',
    text: '{actor} confirmed other bank details for {edition}. Payers see the old ones until {time}.',
  },
  effective: {
    subject: 'The bank details of {conference} changed',
    text: 'Other bank details for {edition} are in effect. People with an open payment get an email with them.',
  },
  cancelled: {
    subject: 'The change of bank details for {conference} was cancelled',
    text: 'The change of bank details for {edition} was cancelled by {actor}. Payers see the old ones.',
  },
  system: 'the product',
  notYou: 'If you did not expect this, cancel the change now and write to {contactEmail}.',
  old: 'Now: {field}',
  new: 'Requested: {field}',
  fields: {
    accountHolder: 'Account holder',
    bank: 'Bank',
    iban: 'IBAN',
    swift: 'SWIFT / BIC',
  },
  check: 'Check or cancel the change',
  view: 'View bank changes',
});

const bank = z.object({
  accountHolder: z.string(),
  bank: z.string(),
  iban: z.string(),
  swift: z.string(),
  note: z.string(),
});

const about = z.object({
  firstName: personName,
  edition: z.string(),
  actor: z.string().nullable(),
  before: bank,
  after: bank,
  effectiveAt: instant.nullable(),
});
type About = z.output<typeof about>;

const sampleBank = {
  accountHolder: 'Conference office (sample)',
  bank: 'Bank (sample)',
  iban: 'GB00 SAMP 0000 0000 0000 00',
  swift: 'SAMPLE00',
  note: '',
};

const sample = (): About => ({
  ...samplePerson,
  edition: 'AI & Digital Media 2025 (sample)',
  actor: 'Kwame Mensah',
  before: sampleBank,
  after: { ...sampleBank, bank: 'Another bank (sample)' },
  effectiveAt: sampleTime,
});

const FIELDS = ['accountHolder', 'bank', 'iban', 'swift'] as const;

function bankRows({ before, after }: About): Block {
  const rows = FIELDS.filter((field) => before[field] !== after[field]).flatMap(
    (field): [string, string][] => [
      [texts.old({ field: texts.fields[field] }), before[field] || '–'],
      [texts.new({ field: texts.fields[field] }), after[field] || '–'],
    ],
  );
  return facts(...rows);
}

const actorOf = ({ actor }: About) => actor ?? texts.system;
const timeOf = ({ effectiveAt }: About) => (effectiveAt ? formatInstant(effectiveAt) : '–');
const warning = ({ contactEmail }: EmailEdition) => paragraph(texts.notYou({ contactEmail }));

const changesUrl = ({ siteUrl }: EmailEdition) => `${siteUrl}/admin/edition/bank-changes`;

export const bankChangeRequested = emailTemplate({
  kind: 'bank-change-requested',
  data: about,
  sample,
  write: (data, edition) => ({
    subject: texts.requested.subject({ conference: edition.name }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.requested.text({ actor: actorOf(data), edition: data.edition })),
      bankRows(data),
      warning(edition),
      button(texts.check, changesUrl(edition)),
    ],
  }),
});

export const bankChangeScheduled = emailTemplate({
  kind: 'bank-change-scheduled',
  data: about,
  sample,
  write: (data, edition) => ({
    subject: texts.scheduled.subject({ conference: edition.name }),
    blocks: [
      hello(data.firstName),
      paragraph(
        texts.scheduled.text({
          actor: actorOf(data),
          edition: data.edition,
          time: timeOf(data),
        }),
      ),
      bankRows(data),
      warning(edition),
      button(texts.check, changesUrl(edition)),
    ],
  }),
});

export const bankChangeEffective = emailTemplate({
  kind: 'bank-change-effective',
  data: about,
  sample,
  write: (data, edition) => ({
    subject: texts.effective.subject({ conference: edition.name }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.effective.text({ edition: data.edition })),
      bankRows(data),
      button(texts.view, changesUrl(edition)),
    ],
  }),
});

export const bankChangeCancelled = emailTemplate({
  kind: 'bank-change-cancelled',
  data: about,
  sample,
  write: (data, edition) => ({
    subject: texts.cancelled.subject({ conference: edition.name }),
    blocks: [
      hello(data.firstName),
      paragraph(texts.cancelled.text({ actor: actorOf(data), edition: data.edition })),
      bankRows(data),
      button(texts.view, changesUrl(edition)),
    ],
  }),
});
