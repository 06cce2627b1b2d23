import { IntlMessageFormat } from 'intl-messageformat';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { EmailTemplate } from '../templates/email-template.js';
import { type Placeholder, placeholdersOf } from './placeholders.js';
import type { EmailTexts } from './worded-email.js';
import { textsOf, type WordedText } from './worded-texts.js';

const texts = defineTexts('server.messaging.wordings', {
  unknownText: 'There is no such text.',
  required: 'This text is required.',
  tooLong: 'Shorten this text to {max} characters.',
  lineBreak: 'A subject, label or button is one line.',
  control: 'This text has an invisible control character. Remove it.',
  html: 'HTML is not supported: remove {tag}.',
  broken: 'A brace or condition is not complete at character {position}.',
  unknown: 'The placeholder {name} is not available in this text.',
  missing: 'Keep the placeholder {name}, in each case of a condition.',
  notNumber: 'The placeholder {name} is not a number.',
  notChoice: 'A condition cannot be made from the placeholder {name}.',
  noOption: 'The placeholder {name} is never “{option}”.',
  tooDeep: 'Conditions are nested too deeply.',
});

/** Characters. */
export const LONGEST_TEXT = 2000;
const LONGEST_LINE = 200;
const DEEPEST = 3;

/** Of the people and the conference: an edited text may leave them out. */
const COURTESIES = [
  ...['conference', 'contactEmail', 'siteUrl'],
  ...['title', 'firstName', 'lastName', 'name', 'submitter'],
  // Of documents: organisation and country.
  'from',
];

const LINE_BREAK = /[\r\n\p{Zl}\p{Zp}]/u;
const CONTROL = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;
const TAG = /<\/?[a-z!][^>]{0,40}>?/i;

/** An element of `@formatjs/icu-messageformat-parser`. */
interface Part {
  type: number;
  value?: string;
  options?: Record<string, { value: Part[] }>;
}

/** Its element types. */
const TYPE = { literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7 } as const;

/** The own placeholders of a text: those of the code's message. */
export function ownPlaceholders({ source }: WordedText): (Placeholder & { isRequired: boolean })[] {
  const ast = parse(source);
  const required = guaranteed(ast);
  const own = new Map<string, Placeholder>();
  for (const { name, type, options } of used(ast))
    if (own.get(name)?.type !== 'number') own.set(name, { name, type, options });
  const isRequired = ({ name }: Placeholder) => required.has(name) && !COURTESIES.includes(name);
  return [...own.values()].map((one) => ({ ...one, isRequired: isRequired(one) }));
}

/** @returns a message for each text that may not be used, by its id */
export function problemsOf(template: EmailTemplate, edited: EmailTexts): Record<string, string> {
  return problemsIn(textsOf(template), edited, placeholdersOf(template));
}

/**
 * @param common placeholders of every text
 * @param longest in characters, of texts that are no line
 * @returns as `problemsOf`
 */
export function problemsIn(
  all: WordedText[],
  edited: EmailTexts,
  common: Placeholder[],
  longest?: number,
): Record<string, string> {
  const known = new Map(all.map((text) => [text.id, text]));
  const problems: Record<string, string> = {};
  for (const [id, message] of Object.entries(edited)) {
    const text = known.get(id);
    const problem = text ? problemOf(text, message, common, longest) : texts.unknownText;
    if (problem) problems[id] = problem;
  }
  return problems;
}

/** Of a message that organisers write as a whole. @param longest in characters; one line without it */
export function problemOfMessage(
  message: string,
  placeholders: Placeholder[],
  longest?: number,
): string | undefined {
  const part = longest === undefined ? 'subject' : 'paragraph';
  return problemOf({ id: '', part, source: '', isWhole: false }, message, placeholders, longest);
}

function problemOf(
  text: WordedText,
  message: string,
  common: Placeholder[],
  longest = LONGEST_TEXT,
): string | undefined {
  const isLine = !['paragraph', 'note', 'added'].includes(text.part);
  const max = isLine ? LONGEST_LINE : longest;
  const own = ownPlaceholders(text);
  const required = own.filter(({ isRequired }) => isRequired);
  if (message.length > max) return texts.tooLong({ max });
  if (isLine && LINE_BREAK.test(message)) return texts.lineBreak;
  if (CONTROL.test(message)) return texts.control;
  const tag = TAG.exec(message);
  if (tag) return texts.html({ tag: tag[0] });
  if (!message.trim() && !(text.isWhole && required.length === 0)) return texts.required;
  let ast: Part[];
  try {
    ast = parse(message);
  } catch (error) {
    return texts.broken({ position: positionOf(error) });
  }
  const allowed = new Map([...common, ...own].map((one) => [one.name, one]));
  if (depthOf(ast) > DEEPEST) return texts.tooDeep;
  const wrong = used(ast)
    .map((use) => misused(use, allowed))
    .find(Boolean);
  if (wrong) return wrong;
  const kept = guaranteed(ast);
  const missing = required.find(({ name }) => !kept.has(name));
  return missing && texts.missing({ name: `{${missing.name}}` });
}

function misused(use: Placeholder, allowed: Map<string, Placeholder>): string | undefined {
  const name = `{${use.name}}`;
  const known = allowed.get(use.name);
  if (!known) return texts.unknown({ name });
  if (use.type === 'number' && known.type !== 'number') return texts.notNumber({ name });
  if (use.type !== 'choice') return undefined;
  if (known.type !== 'choice') return texts.notChoice({ name });
  const option = use.options.find((option) => !known.options.includes(option));
  return option === undefined ? undefined : texts.noOption({ name, option });
}

function parse(message: string): Part[] {
  return new IntlMessageFormat(message, 'en-GB', undefined, {
    ignoreTag: true,
  }).getAst();
}

const branchesOf = ({ options = {} }: Part): Part[][] =>
  Object.values(options).map(({ value }) => value);

/** Formats of dates and times are no type of a placeholder: they count as unknown. */
function used(ast: Part[]): Placeholder[] {
  return ast.flatMap((part): Placeholder[] => {
    const inside = branchesOf(part).flatMap(used);
    if (part.type === TYPE.literal || part.type === TYPE.pound) return inside;
    const { value: name = '' } = part;
    if (part.type === TYPE.argument) return [{ name, type: 'text', options: [] }];
    if (part.type === TYPE.select) {
      const options = Object.keys(part.options ?? {}).filter((option) => option !== 'other');
      return [{ name, type: 'choice', options }, ...inside];
    }
    return [{ name, type: 'number', options: [] }, ...inside];
  });
}

/** The placeholders that are written whatever their values: in all cases of a condition. */
function guaranteed(ast: Part[]): Set<string> {
  return new Set(
    ast.flatMap((part) => {
      if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
      const [first, ...others] = branchesOf(part).map(guaranteed);
      const { value: name = '' } = part;
      if (!first) return [name];
      const inAll = [...first].filter((name) => others.every((names) => names.has(name)));
      return part.type === TYPE.plural ? [name, ...inAll] : inAll;
    }),
  );
}

function depthOf(ast: Part[]): number {
  return Math.max(0, ...ast.flatMap(branchesOf).map((branch) => 1 + depthOf(branch)));
}

/** From one. */
function positionOf(error: unknown): number {
  const { location } = error as { location?: { start: { offset: number } } };
  return (location?.start.offset ?? 0) + 1;
}
