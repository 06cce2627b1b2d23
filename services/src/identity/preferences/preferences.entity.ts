import type { ExportedList } from './preferences.schema.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Of an account without a row: shortcuts, and the usual columns. */
@Entity('preferences')
export class Preferences {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  hasShortcuts: boolean;

  @Column('text', { array: true, nullable: true })
  paperColumns: string[] | null;

  /** By the kind of the export. */
  @Column('jsonb')
  exportColumns: Partial<Record<ExportedList, string[]>>;
}
