import { Column, Entity, PrimaryColumn } from 'typeorm';

export const PAPER_STAGES = ['submission', 'correction', 'camera-ready'] as const;
export type PaperStage = (typeof PAPER_STAGES)[number];

/** The files of one state of a paper. */
@Entity('paper_versions')
export class PaperVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  /** From 1, over all stages. */
  @Column('integer')
  number: number;

  @Column('text')
  stage: PaperStage;

  @Column('integer')
  round: number;

  /** The PDF as it arrived. */
  @Column('uuid')
  fileId: string;

  /** The copy without metadata, which reviewers get. */
  @Column('uuid', { nullable: true })
  reviewerFileId: string | null;

  @Column('uuid', { nullable: true })
  supplementFileId: string | null;

  @Column('uuid', { nullable: true })
  reviewerSupplementFileId: string | null;

  @Column('integer', { nullable: true })
  supplementPages: number | null;

  @Column('integer')
  pages: number;

  /** What the authors say of a correction. */
  @Column('text')
  note: string;

  /** A version that was not handed in yet can still be replaced. */
  @Column('boolean')
  isSubmitted: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
