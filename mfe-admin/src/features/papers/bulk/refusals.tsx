import { Alert } from '@plenary/kit/ui';
import { paperNumber, type PaperRow } from '../papers.api';
import type { BulkResult } from './bulk.api';
import { texts } from './texts';

interface RefusalsProps {
  rows: PaperRow[];
  results: BulkResult[];
  title: (count: number) => string;
}

/** Each reason for which an act skips papers, with these papers. */
export function Refusals({ rows, results, title }: RefusalsProps) {
  const refused = results.filter(({ outcome }) => outcome === 'skipped');
  if (refused.length === 0) return null;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reasons = [...new Set(refused.map(({ reason }) => reason ?? ''))];
  return (
    <Alert severity="warning">
      {title(refused.length)}
      {reasons.map((reason) => (
        <section key={reason}>
          <b>{reason}</b>
          <ul>
            {refused
              .filter((result) => (result.reason ?? '') === reason)
              .map(({ id }) => {
                const { number = null, title: paper = '' } = byId.get(id) ?? {};
                return <li key={id}>{texts.paper({ number: paperNumber(number), paper })}</li>;
              })}
          </ul>
        </section>
      ))}
    </Alert>
  );
}
