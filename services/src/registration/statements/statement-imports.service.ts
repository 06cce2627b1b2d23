import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Clock } from '../../platform/core/clock.js';
import type { Upload } from '../../platform/files/upload.js';
import { type Bytes, FileRefused } from '../bank-files/bank-file.js';
import { readCsv } from '../bank-files/csv.js';
import { type DetectedCsv, detectCsv } from '../bank-files/csv-detection.js';
import type { CsvLayout } from '../bank-files/csv-layout.js';
import { fileKindOf, readBankFile } from '../bank-files/read-bank-file.js';
import { AccountImport, type ImportedStatement } from './account-import.js';
import { fileRefused } from './statements.errors.js';
import { expectManyLines, findLayouts, keepLayout, listAccounts } from './statement-imports.sql.js';
import { AuditService } from '../../platform/audit/audit.service.js';

/** Chosen by the person for a CSV file. */
export interface CsvChoice {
  account: string;
  layout: CsvLayout;
}

export type ImportOutcome =
  | { statements: ImportedStatement[]; csv: null }
  | { statements: []; csv: DetectedCsv & { accounts: string[] } };

@Injectable()
export class StatementImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds the lines that no earlier import had, all or none. A CSV file whose columns are not known yet
   * adds nothing: its detected layout is for the person to confirm.
   * @throws AppError INVALID_FILE with line and reason
   */
  async import(
    actorId: string,
    file: Pick<Upload, 'path' | 'name'>,
    choice?: CsvChoice,
  ): Promise<ImportOutcome> {
    try {
      return await this.read(actorId, file, choice);
    } catch (error) {
      throw error instanceof FileRefused ? fileRefused(error) : error;
    }
  }

  private async read(
    actorId: string,
    { path, name }: Pick<Upload, 'path' | 'name'>,
    choice?: CsvChoice,
  ): Promise<ImportOutcome> {
    const open = (): Bytes => createReadStream(path);
    const kind = await fileKindOf(open());
    if (kind !== 'csv') {
      const parts = readBankFile(open(), kind);
      return { statements: await this.add(actorId, name, parts), csv: null };
    }
    const detected = await detectCsv(open);
    const columns = JSON.stringify(detected.columns);
    const known = choice ?? (await this.knownChoice(columns));
    if (!known) {
      const accounts = await listAccounts.all(this.dataSource);
      return {
        statements: [],
        csv: { ...detected, accounts: accounts.map(({ number }) => number) },
      };
    }
    const parts = readCsv(open(), known.layout);
    const keep = { account: known.account, layout: known.layout, columns };
    return { statements: await this.add(actorId, name, parts, keep), csv: null };
  }

  /** Two accounts of one bank have equal columns: only the person knows. */
  private async knownChoice(columns: string): Promise<CsvChoice | undefined> {
    const [known, other] = await findLayouts.all(this.dataSource, { columns });
    if (!known?.layout || other) return undefined;
    return { account: known.number, layout: known.layout };
  }

  private add(
    actorId: string,
    fileName: string,
    parts: ReturnType<typeof readBankFile>,
    csv?: CsvChoice & { columns: string },
  ): Promise<ImportedStatement[]> {
    return this.dataSource.transaction(async (tx) => {
      await expectManyLines.run(tx);
      const { id: editionId } = await this.editions.current(tx);
      const about = { editionId, actorId, fileName, at: this.clock.now() };
      const imports = new Map<string, AccountImport>();
      let current: AccountImport | undefined;
      for await (const part of parts) {
        if (part.kind !== 'statement') {
          await current?.take(part);
          continue;
        }
        await current?.flush();
        const account = csv?.account ?? part.head.account ?? '';
        current = imports.get(account) ?? (await AccountImport.open(tx, account, part.head, about));
        imports.set(account, current);
        current.begin(part.head);
      }
      const statements: ImportedStatement[] = [];
      for (const one of imports.values()) {
        statements.push(await one.finish());
        if (csv) await this.remember(tx, one.accountId, csv);
      }
      await this.record(tx, actorId, statements);
      return statements;
    });
  }

  private async remember(
    tx: EntityManager,
    id: string,
    { layout, columns }: { layout: CsvLayout; columns: string },
  ): Promise<void> {
    await keepLayout.run(tx, { id, layout: JSON.stringify(layout), columns });
  }

  private async record(
    tx: EntityManager,
    actorId: string,
    statements: ImportedStatement[],
  ): Promise<void> {
    const records = statements
      .filter(({ added }) => added > 0)
      .map(({ id }) => ({
        actorId,
        action: 'statement.import',
        subject: { type: 'statement', id },
      }));
    if (records.length > 0) await this.audit.recordAll(tx, records);
  }
}
