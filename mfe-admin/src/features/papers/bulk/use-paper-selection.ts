import { useState } from 'react';
import type { RowSelection } from '../../../shared/list/rows/row-shape';
import type { PaperRow } from '../papers.api';
import { texts } from './texts';

export interface PaperSelection extends RowSelection<PaperRow> {
  /** Of all pages, as they were when they were chosen. */
  rows: PaperRow[];
  clear: () => void;
}

export function usePaperSelection(): PaperSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PaperRow>>(new Map());
  return {
    rows: [...chosen.values()],
    label: ({ title }) => texts.selectPaper({ paper: title }),
    labelAll: texts.selectAll,
    has: ({ id }) => chosen.has(id),
    set: (items, isSelected) => {
      const next = new Map(chosen);
      for (const item of items) {
        if (isSelected) next.set(item.id, item);
        else next.delete(item.id);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}
