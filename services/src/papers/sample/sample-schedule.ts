import { sql } from 'kysely';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { db, execute, fetchAll } from '../../platform/database/db.js';
import { FIRST_SAMPLE_NUMBER } from '../../platform/database/samples.js';
import { releasedPapers } from '../accepted/released-papers.read-model.js';

const PAPERS_OF_ITEM = 2;

/** Puts accepted samples into the sessions of the schedule; the last ones are left to be placed. */
@Injectable()
export class SampleSchedule {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  async make(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { id, revision, document } = await this.editions.current(tx);
      const papers = await fetchAll(
        tx,
        releasedPapers(id)
          .select('p.number')
          .where('p.number', '>=', FIRST_SAMPLE_NUMBER)
          .orderBy('p.number'),
      );
      const left = papers.map(({ number }) => ({ number }));
      const schedule = document.schedule.map((day) => ({
        ...day,
        items: day.items.map((item) => {
          const isSession = item.kind === 'papers' && item.room !== undefined && !item.papers;
          const placed = isSession ? left.splice(0, PAPERS_OF_ITEM) : [];
          return placed.length > 0 ? { ...item, papers: placed } : item;
        }),
      }));
      const withPapers = sql<never>`jsonb_set(document, '{schedule}', ${JSON.stringify(schedule)}::jsonb)`;
      await execute(
        tx,
        db.updateTable('editions').set({ document: withPapers }).where('id', '=', id),
      );
      await execute(
        tx,
        db
          .updateTable('edition_revisions')
          .set({ document: withPapers })
          .where('edition_id', '=', id)
          .where('revision', '=', revision),
      );
    });
  }
}
