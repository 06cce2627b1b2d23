import type { EditionSection } from '../fields';
import { texts } from './visa-letters.texts';

export const visaLetters: EditionSection = {
  id: 'visa-letters',
  title: texts.title,
  note: texts.note,
  summary: ({ visaLetters: { open, paymentFirst } }) => {
    if (!open) return texts.off;
    return paymentFirst ? texts.paid : texts.on;
  },
  keys: ['visaLetters'],
  fields: [
    { kind: 'yes-no', name: 'visaLetters.open', label: texts.open, hint: texts.openHint },
    {
      kind: 'yes-no',
      name: 'visaLetters.paymentFirst',
      label: texts.paymentFirst,
      hint: texts.paymentFirstHint,
    },
    {
      kind: 'day',
      optional: 'nothing',
      name: 'visaLetters.destroyOn',
      label: texts.destroyOn,
      hint: texts.destroyOnHint,
    },
    {
      kind: 'area',
      optional: 'empty',
      name: 'visaLetters.hint',
      label: texts.hint,
      hint: texts.hintHint,
    },
    {
      kind: 'area',
      optional: 'empty',
      name: 'visaLetters.contact',
      label: texts.contact,
      hint: texts.contactHint,
    },
  ],
};
