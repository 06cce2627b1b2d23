import * as z from 'zod';
import { defineTexts } from '../i18n/define-texts.js';
import type { SpreadsheetColumn } from './spreadsheet.js';

const texts = defineTexts('server.platform.export-columns', {
  sets: {
    badges: 'Badges',
    proceedings: 'Proceedings',
    reviewing: 'Reviewing',
    reconciliation: 'Reconciliation',
  },
});

type ColumnSet = keyof typeof texts.sets;

/** A column that people can choose. */
export interface ExportColumn<Row> extends SpreadsheetColumn<Row> {
  /** Kept with a person's choice, so it stays the same in every language. */
  id: string;
  /** What the column is usually exported for. */
  sets?: readonly ColumnSet[];
}

export const columnIdsSchema = z
  .array(z.string().regex(/^[\w.-]{1,120}$/))
  .min(1)
  .max(200)
  .describe('Ids of columns; all without it. Unknown ones are ignored.');

/** In the order of the list's columns; all of them where nothing is chosen that the list has. */
export function chosenColumns<Column extends { id: string }>(
  columns: readonly Column[],
  ids: readonly string[] | undefined,
): readonly Column[] {
  if (!ids) return columns;
  const chosen = columns.filter(({ id }) => ids.includes(id));
  return chosen.length > 0 ? chosen : columns;
}

export const exportColumnsSchema = z
  .object({
    columns: z.array(z.object({ id: z.string(), label: z.string() })),
    sets: z
      .array(z.object({ id: z.string(), label: z.string(), columns: z.array(z.string()) }))
      .describe('Ready choices of columns for a purpose.'),
  })
  .meta({ id: 'ExportColumns' });
export type ExportColumnsAnswer = z.output<typeof exportColumnsSchema>;

export function presentColumns<Row>(columns: readonly ExportColumn<Row>[]): ExportColumnsAnswer {
  const names = Object.keys(texts.sets) as ColumnSet[];
  const sets = names.map((id) => ({
    id,
    label: texts.sets[id],
    columns: columns.filter(({ sets = [] }) => sets.includes(id)).map((column) => column.id),
  }));
  return {
    columns: columns.map(({ id, header }) => ({ id, label: header })),
    sets: sets.filter((set) => set.columns.length > 0),
  };
}

export const exportKindSchema = z.strictObject({ kind: z.string().max(60) });
export type ExportKind = z.output<typeof exportKindSchema>;
