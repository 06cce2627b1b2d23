import { texts } from '../edition.texts.js';
import { hasVisibleCharacter, isReadable } from '../../../platform/http/readable-text.js';
import type { Problem } from './problem.js';

const LONGEST = 4000;

/** "p < 0.05" is not an element. */
const MARKUP = /<[a-z/!?]/i;

/** Other texts would leave a gap on a page. */
const MAY_BE_EMPTY =
  /^(dates\.\d+\.note|(registrationQuestions|(tracks\.\d+\.)?reviewFields)\.\d+\.help|extras\.\d+\.description|topics\.\d+\.detail|schedule\.\d+\.items\.\d+\.detail|bank\.(note|swift)|invoicing\.(taxNumber|note)|taxes\.(country|reverseChargeText|rates\.\d+\.reason)|joining\.instructions|visaLetters\.(hint|contact)|contact\.(whatsapp|phone)|quotation\.source)$/;

export function textProblems(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string') return problemOf(path, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textProblems(part, path === '' ? name : `${path}.${name}`),
  );
}

function problemOf(path: string, text: string): Problem[] {
  if (!hasVisibleCharacter(text) && !MAY_BE_EMPTY.test(path)) return [[path, texts.empty]];
  if (text.length > LONGEST) return [[path, texts.tooLong({ max: String(LONGEST) })]];
  if (MARKUP.test(text)) return [[path, texts.markup]];
  if (!isReadable(text)) return [[path, texts.invisible]];
  return [];
}
