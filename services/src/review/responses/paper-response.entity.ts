import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ResponseForm } from './responses.schema.js';

/** Of the authors to the reviews of one round of their paper. */
@Entity('paper_responses')
export class PaperResponse {
  @PrimaryColumn('uuid')
  paperId: string;

  @PrimaryColumn('integer')
  round: number;

  @Column('jsonb', { nullable: true })
  form: ResponseForm | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** Unsubmitted changes; `form` holds the submitted response. */
  @Column('jsonb', { nullable: true })
  draft: ResponseForm | null;

  @Column('timestamptz', { nullable: true })
  draftSavedAt: Date | null;

  /** When its authors were emailed. */
  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** Later than the end of the edition; null for that end. */
  @Column('timestamptz', { nullable: true })
  closesAt: Date | null;

  /** Increases with every save, so that two tabs do not overwrite each other. */
  @Column('integer')
  revision: number;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'paper_responses.form': ResponseForm;
    'paper_responses.draft': ResponseForm;
  }
}
