import type { TemplateText } from './templates.api';
import { texts } from './texts';

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
