import type { EditionDraft } from '../edition-draft.schema.js';
import { texts } from '../edition.texts.js';
import { priceProblems } from './fee-rules.js';
import { unique } from './list-rules.js';
import type { Problem } from './problem.js';

const CHOICES: string[] = ['one-of', 'several-of'];
const MOST = 100_000;

/** Questions and extras of the registration. */
export function offerProblems({ registrationQuestions: questions, extras }: EditionDraft) {
  return [
    ...unique('registrationQuestions', 'id', questions),
    ...unique('registrationQuestions', 'label', questions),
    ...questions.flatMap(({ kind, options }, index) =>
      optionProblems(`registrationQuestions.${index}.options`, CHOICES.includes(kind), options),
    ),
    ...unique('extras', 'id', extras),
    ...unique('extras', 'name', extras),
    ...extras.flatMap(({ price, quantity = 1 }, index): Problem[] => [
      ...priceProblems(`extras.${index}.price`, price, 0.01),
      ...(quantity >= 1 && quantity <= MOST
        ? []
        : [
            [
              `extras.${index}.quantity`,
              texts.range({ least: '1', most: String(MOST) }),
            ] satisfies Problem,
          ]),
    ]),
  ];
}

function optionProblems(field: string, isChoice: boolean, options: string[]): Problem[] {
  if (!isChoice) return options.length === 0 ? [] : [[field, texts.optionsUnused]];
  if (options.length < 2) return [[field, texts.optionsMissing]];
  return new Set(options).size === options.length ? [] : [[field, texts.twice]];
}
