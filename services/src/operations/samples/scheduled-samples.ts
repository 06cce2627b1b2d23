import type { EntityManager } from 'typeorm';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { notifySite } from '../../conference/site/site-channel.js';
import { FIRST_SAMPLE_NUMBER } from '../../platform/database/samples.js';

interface Stored {
  place: string;
  schedule: EditionDocument['schedule'];
}

const HOLDS_SAMPLES = `document @? '$.schedule[*].items[*].papers[*] ? (@.number >= ${FIRST_SAMPLE_NUMBER})'`;

/** Takes sample papers out of schedules, also of earlier revisions, as if they had never been placed. */
export async function unscheduleSamples(tx: EntityManager): Promise<void> {
  for (const table of ['editions', 'edition_revisions']) {
    const rows = await tx.query<Stored[]>(
      `SELECT ctid::text AS place, document -> 'schedule' AS schedule FROM ${table}
        WHERE ${HOLDS_SAMPLES} FOR UPDATE`,
    );
    for (const { place, schedule } of rows) {
      await tx.query(
        `UPDATE ${table} SET document = jsonb_set(document, '{schedule}', $1::jsonb) WHERE ctid = $2::tid`,
        [JSON.stringify(schedule.map(withoutSamples)), place],
      );
    }
  }
  await notifySite.run(tx);
}

function withoutSamples(day: EditionDocument['schedule'][number]) {
  return {
    ...day,
    items: day.items.map(({ papers = [], ...item }) => {
      const kept = papers.filter(({ number }) => number < FIRST_SAMPLE_NUMBER);
      return kept.length > 0 ? { ...item, papers: kept } : item;
    }),
  };
}
