import { TextField } from '@plenary/kit/forms';
import { FieldRow } from '../../shared/drawer/drawer-parts';
import type { PaperActionProps } from './paper.api';
import { texts } from './texts';

/** What screening found, as typed: percentages, with a point or a comma. */
export function FigureFields() {
  return (
    <FieldRow>
      <TextField name="similarityPercent" label={texts.similarity} unit="%" inputMode="decimal" />
      <TextField name="aiPercent" label={texts.aiShare} unit="%" inputMode="decimal" />
    </FieldRow>
  );
}

type Figures = Pick<PaperActionProps['paper'], 'similarityPercent' | 'aiPercent'>;

export const typedFigures = ({ similarityPercent, aiPercent }: Figures) => ({
  similarityPercent: String(similarityPercent ?? ''),
  aiPercent: String(aiPercent ?? ''),
});

export const percentOf = (text: string) => Number(text.replace(',', '.'));

export function isPercent(text: string): boolean {
  const value = percentOf(text);
  return value >= 0 && value <= 100;
}
