import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import type { Upload } from '../../platform/files/upload.js';
import { FileRefused } from '../bank-files/bank-file.js';
import { detectAttendance } from './attendance-columns.js';
import { attendanceRows } from './attendance-rows.js';
import * as errors from './online-attendance.errors.js';
import type { AttendanceChoice, ImportAnswer } from './online-attendance.schema.js';
import * as sql from './online-attendance.sql.js';

/** Until a first import. */
const MINIMUM_MINUTES = 30;
const MOST_SHOWN = 1000;

/** Lists of attendees of online sessions: evidence for certificates of attendance. */
@Injectable()
export class OnlineAttendance {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list() {
    return { items: (await sql.findImports.all(this.dataSource)).map(present) };
  }

  /** With the lines that need a person. @throws AppError NOT_FOUND */
  async read(id: string, on: EntityManager = this.dataSource.manager) {
    const found = await sql.findImport.first(on, { id });
    if (!found) throw errors.importNotFound();
    const lines = await sql.findLines.all(on, { importId: id, limit: MOST_SHOWN });
    return { import: present(found), lines };
  }

  /**
   * Adds the lines that no earlier import has. Without a choice nothing is added: the detected columns are for the
   * person to confirm.
   * @throws AppError INVALID_FILE with the line
   */
  async import(
    actorId: string,
    { path, name }: Pick<Upload, 'path' | 'name'>,
    choice: AttendanceChoice | undefined,
  ) {
    const open = () => createReadStream(path);
    try {
      if (!choice) return { imported: null, detected: await this.detect(open) };
      const rows = await attendanceRows(open(), choice.layout);
      return { imported: await this.add(actorId, name, { ...choice, rows }), detected: null };
    } catch (error) {
      throw error instanceof FileRefused ? errors.fileRefused(error) : error;
    }
  }

  /** All that the import added goes. Certificates that were issued stay valid. @throws AppError NOT_FOUND */
  undo(actorId: string, id: string) {
    return this.dataSource.transaction(async (tx) => {
      if (!(await sql.deleteImport.first(tx, { id }))) throw errors.importNotFound();
      await this.record(tx, actorId, id, 'undone');
      return { items: (await sql.findImports.all(tx)).map(present) };
    });
  }

  /** Also other lines with this name and address in the import. @throws AppError NOT_FOUND */
  assign(actorId: string, lineId: string, registrationId: string | null) {
    return this.dataSource.transaction(async (tx) => {
      if (registrationId && !(await sql.isRegistered.first(tx, { id: registrationId })))
        throw errors.registrationNotFound();
      const by = registrationId && actorId;
      const assigned = await sql.assignLines.first(tx, { lineId, registrationId, by });
      if (!assigned) throw errors.lineNotFound();
      await this.record(tx, actorId, assigned.importId, registrationId ? 'assigned' : 'unassigned');
      return this.read(assigned.importId, tx);
    });
  }

  private async detect(open: () => ReturnType<typeof createReadStream>) {
    const { document } = await this.editions.current(this.dataSource.manager);
    const last = await sql.lastMinimum.first(this.dataSource);
    return {
      ...(await detectAttendance(open)),
      ...{ timeZone: document.timeZone, minimumMinutes: last?.minutes ?? MINIMUM_MINUTES },
    };
  }

  private add(
    by: string,
    fileName: string,
    { session, minimumMinutes, rows }: Omit<AttendanceChoice, 'layout'> & { rows: object[] },
  ): Promise<ImportAnswer | null> {
    return this.dataSource.transaction(async (tx) => {
      const { id: editionId } = await this.editions.current(tx);
      const [id, now] = [newId(), this.clock.now()];
      await sql.insertImport.run(tx, {
        ...{ id, editionId, session, fileName, minimumMinutes, now, by },
      });
      const json = JSON.stringify(rows.map((row) => ({ ...row, id: newId() })));
      const added = await sql.insertLines.all(tx, { importId: id, rows: json });
      if (rows.length > 0 && !added.some(({ fault }) => fault === null)) {
        // A file whose lines are all known, or all refused: the latter are shown.
        if (added.length < rows.length) {
          await sql.deleteImport.run(tx, { id });
          return null;
        }
      }
      await this.record(tx, by, id, 'imported');
      return present(await sql.findImport.one(tx, { id }));
    });
  }

  private record(tx: EntityManager, actorId: string, id: string, verb: string): Promise<void> {
    const subject = { type: 'online-attendance', id };
    return this.audit.record(tx, { actorId, action: `online-attendance.${verb}`, subject });
  }
}

const present = ({ importedAt, ...one }: sql.FoundImport): ImportAnswer => ({
  ...one,
  importedAt: importedAt.toISOString(),
});
