import { TextAreaField, TextField } from '@plenary/kit/forms';
import { formatList } from '@plenary/kit/i18n';
import type { TemplateText } from './templates.api';
import { texts } from './texts';

const braced = (names: { name: string }[]) => formatList(names.map(({ name }) => `{${name}}`));

/** What the organiser has to know about a text: its placeholders, and whether it may be empty. */
function hintOf({ placeholders, mayBeEmpty, part }: TemplateText): string | undefined {
  const required = placeholders.filter(({ isRequired }) => isRequired);
  const others = placeholders.filter(({ isRequired }) => !isRequired);
  const hints = [
    required.length > 0 && texts.keep({ names: braced(required) }),
    others.length > 0 && texts.also({ names: braced(others) }),
    mayBeEmpty && part !== 'added' && texts.mayBeEmpty,
  ];
  return hints.filter(Boolean).join(' ') || undefined;
}

export function WordingField({ text, label }: { text: TemplateText; label: string }) {
  const shared = { name: `texts.${text.id}`, label, hint: hintOf(text) };
  const isLine = ['subject', 'label', 'button'].includes(text.part);
  if (isLine) return <TextField {...shared} />;
  const rows = Math.min(8, 2 + Math.floor(text.text.length / 60));
  return <TextAreaField {...shared} rows={rows} optional={text.mayBeEmpty} />;
}

/** “Paragraph 2” where a part occurs several times. */
export function labelsOf(all: TemplateText[]): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    all.map(({ id, part, source }) => {
      if (part === 'label' || part === 'button')
        return [id, texts.named({ part: texts.parts[part], text: source })];
      if (part === 'added') return [id, texts.added[id as keyof typeof texts.added]];
      const number = (counts.get(part) ?? 0) + 1;
      counts.set(part, number);
      const isOnly = all.filter((text) => text.part === part).length === 1;
      const name = texts.parts[part];
      return [id, isOnly ? name : texts.numbered({ part: name, number })];
    }),
  );
}
