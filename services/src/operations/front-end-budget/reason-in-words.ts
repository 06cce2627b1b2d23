import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Verdict } from './judge.js';

const texts = defineTexts('server.operations.errorBudget', {
  failures: 'Failures to load: {found, number}% against {before, number}%',
  errors: 'Errors: {found, number} of 100 loads against {before, number}',
  lcp: 'LCP: {found, number} s against {before, number} s',
  inp: 'INP: {found, number} ms against {before, number} ms',
});

/** “LCP: 4.1 s against 2.2 s”, for the history, the page of administrators and the team. */
export function reasonInWords({ metric, found, before }: Verdict): string {
  const text = (of: (value: number) => number) =>
    texts[metric]({ found: of(found), before: of(before) });
  if (metric === 'inp') return text(Math.round);
  if (metric === 'lcp') return text((value) => Math.round(value / 100) / 10);
  return text((value) => Math.round(value * 1000) / 10);
}
