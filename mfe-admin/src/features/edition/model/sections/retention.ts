import type { EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './texts';

const words = texts.retention;

const period = (kind: keyof typeof words.kinds) =>
  ({
    kind: 'number',
    optional: 'nothing',
    name: `retention.${kind}`,
    label: words.kinds[kind],
    unit: words.months,
    hint: words.hints[kind],
  }) as const;

export const retention: EditionSection = {
  id: 'retention',
  title: words.title,
  note: words.note,
  summary: summaries.retention,
  keys: ['retention'],
  fields: [
    period('proofs'),
    period('drafts'),
    period('waivers'),
    period('arrivals'),
    period('attendance'),
    period('documents'),
    period('enquiries'),
    period('applications'),
    period('emails'),
  ],
};
