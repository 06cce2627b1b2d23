import { FigureRow } from './figure-row';
import type { Stats } from './stats.api';
import { texts } from './texts';

export interface FiguresProps {
  stats?: Stats;
  heading?: string;
  /** Where the list is that the figures count. */
  to?: string;
}

export function PaperFigures({ stats, heading, to }: FiguresProps) {
  const { total, pending, accepted, rejected } = texts.papers;
  return (
    <FigureRow
      heading={heading}
      to={to}
      figures={[
        [total, stats?.papers.total],
        [pending, stats?.papers.pending],
        [accepted, stats?.papers.accepted],
        [rejected, stats?.papers.rejected],
      ]}
    />
  );
}
