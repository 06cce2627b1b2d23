import { inWording } from '../../platform/i18n/wording.js';
import type { Block } from '../templates/email-blocks.js';
import type { EmailContent, EmailEdition, EmailTemplate } from '../templates/email-template.js';
import { choicesOf, fieldsOf, isOptional, unwrapped } from './placeholders.js';
import { ADDED, idOf, NAMESPACE } from './worded-email.js';

export const TEXT_PARTS = ['subject', 'paragraph', 'note', 'label', 'button', 'added'] as const;

export interface WordedText {
  id: string;
  part: (typeof TEXT_PARTS)[number];
  /** The text of the code: an ICU message. */
  source: string;
  /** The text is a whole paragraph, so that it may be left empty. */
  isWhole: boolean;
}

const NOWHERE: EmailEdition = {
  name: 'Conference',
  contactEmail: 'contact@sample.example',
  siteUrl: 'https://sample.example',
};

const known = new Map<string, WordedText[]>();

/**
 * The texts that an email shows, in their order. They are found by writing it from its sample and from
 * variants of the sample, so that texts of conditions are among them.
 */
export function textsOf(template: EmailTemplate): WordedText[] {
  let texts = known.get(template.kind);
  if (!texts) known.set(template.kind, (texts = found(template)));
  return texts;
}

function found(template: EmailTemplate): WordedText[] {
  const texts = new Map<string, WordedText & { place: number }>();
  for (const { data } of variantsOf(template))
    for (const text of written(template, data)) if (!texts.has(text.id)) texts.set(text.id, text);
  const sorted = [...texts.values()].sort((one, other) => one.place - other.place);
  return [
    ...sorted.map(({ id, part, source, isWhole }) => ({ id, part, source, isWhole })),
    ...ADDED.map((id): WordedText => ({ id, part: 'added', source: '', isWhole: true })),
  ];
}

export interface Variant {
  /** The field that differs from the sample and its value; empty for the sample itself. */
  label: string;
  data: Record<string, unknown>;
}

/** The sample, and the sample with each optional field left out and each choice made, one at a time. */
export function variantsOf(template: EmailTemplate, { siteUrl } = NOWHERE): Variant[] {
  const sample = template.sample(siteUrl);
  const variants = fieldsOf(template.data).flatMap(([name, field]) => {
    const values = [
      ...(isOptional(field) ? [undefined, null] : []),
      ...choicesOf(unwrapped(field)),
    ];
    const others = values.filter((value) => value !== sample[name]);
    return others.map((value) => ({
      label: `${name}: ${value ?? '–'}`,
      data: { ...sample, [name]: value },
    }));
  });
  const isValid = ({ data }: Variant) => template.data.safeParse(data).success;
  return [{ label: '', data: sample }, ...variants.filter(isValid)];
}

function written(template: EmailTemplate, data: unknown): (WordedText & { place: number })[] {
  const all: { id: string; source: string; text: string }[] = [];
  const wording = {
    message: () => undefined,
    values: {},
    written: (id: string, source: string, text: string) => {
      if (id.startsWith(NAMESPACE) && text) all.push({ id: idOf(id), source, text });
    },
  };
  const content = inWording(wording, () => template.write(data, NOWHERE));
  return all.flatMap(({ id, source, text }) => {
    const place = placeOf(text, content);
    return place ? [{ id, source, ...place }] : [];
  });
}

function placeOf(text: string, { subject, blocks }: EmailContent) {
  if (subject.includes(text)) return { part: 'subject' as const, place: -1, isWhole: false };
  const place = blocks.findIndex((block) => wordsOf(block).some((words) => words.includes(text)));
  const block = blocks[place];
  if (!block) return undefined;
  return { part: partOf(block), place, isWhole: 'text' in block && block.text === text };
}

function wordsOf(block: Block): string[] {
  if (block.kind === 'facts') return block.rows.flat();
  return 'label' in block ? [block.label] : [block.text];
}

function partOf({ kind }: Block): WordedText['part'] {
  if (kind === 'facts') return 'label';
  if (kind === 'button' || kind === 'link') return 'button';
  return kind === 'note' ? 'note' : 'paragraph';
}
