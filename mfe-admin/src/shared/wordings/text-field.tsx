import { TextAreaField, TextField } from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import { texts } from './texts';
import type { WordedText } from './wording';

const braced = (names: { name: string }[]) => formatList(names.map(({ name }) => `{${name}}`));

/** What the organiser has to know about a text: its placeholders, and whether it may be empty. */
function hintOf({ placeholders, mayBeEmpty, part }: WordedText): string | undefined {
  const required = placeholders.filter(({ isRequired }) => isRequired);
  const others = placeholders.filter(({ isRequired }) => !isRequired);
  const hints = [
    required.length > 0 && texts.keep({ names: braced(required) }),
    others.length > 0 && texts.also({ names: braced(others) }),
    mayBeEmpty && part !== 'added' && texts.mayBeEmpty,
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

export function WordingField({ text, label }: { text: WordedText; label: string }) {
  const shared = { name: `texts.${text.id}`, label, hint: hintOf(text) };
  const isLine = ['subject', 'label', 'button'].includes(text.part);
  if (isLine) return <TextField {...shared} />;
  const rows = Math.min(8, 2 + Math.floor(text.text.length / 60));
  return <TextAreaField {...shared} rows={rows} optional={text.mayBeEmpty} />;
}
