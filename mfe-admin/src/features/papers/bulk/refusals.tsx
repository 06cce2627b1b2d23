import { Alert } from '@plenary/kit/ui';
import { paperNumber, type PaperRow } from '../papers.api';
import type { BulkResult } from './bulk.api';
import { texts } from './texts';

interface RefusalsProps {
  rows: PaperRow[];
  results: BulkResult[];
  title: (count: number) => string;
}

/** The papers that an act skips, each with the reason. */
export function Refusals({ rows, results, title }: RefusalsProps) {
  const refused = results.filter(({ outcome }) => outcome === 'skipped');
  if (refused.length === 0) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (
    <Alert severity="warning">
      {title(refused.length)}
      <ul>
        {refused.map(({ id, reason }) => {
          const row = byId.get(id);
          return (
            <li key={id}>
              {texts.refusal({
                number: paperNumber(row?.number ?? null),
                title: row?.title ?? '',
                reason: reason ?? '',
              })}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
