import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaperKind } from '../status/paper-status.js';
import type { PdfFormat } from '../../platform/pdf/pdf-findings.js';

export const PAPER_STAGES = ['submission', 'revision', 'camera-ready'] as const;
export type PaperStage = (typeof PAPER_STAGES)[number];

/** What a saved version of a submission changes; the names of fields and files. */
export const PAPER_CHANGES = [
  'kind',
  'title',
  'abstract',
  'keywords',
  'topic',
  'aiUse',
  'authors',
  'manuscript',
  'supplement',
] as const;
export type PaperChange = (typeof PAPER_CHANGES)[number];

/** The text of a version, without personal data. */
export interface VersionContent {
  kind: PaperKind;
  title: string;
  abstract: string;
  keywords: string[];
  topic: string;
  aiUse: string;
}

/** Facts about an uploaded PDF. */
export interface FileFindings {
  format: PdfFormat;
  /**
   * Of each page, without the reference list; of a camera-ready paper the first page. Removed when the version
   * is submitted.
   */
  texts?: string[];
  /** Of a submitted camera-ready paper: the positions of authors, from 1, whom the first page does not name. */
  authorsNotFound?: number[];
}

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

  @Column('uuid')
  fileId: string;

  /** Without metadata, for reviewers. */
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

  /** For the author until the version is submitted; null for files of older versions. */
  @Column('jsonb', { nullable: true })
  manuscriptFindings: FileFindings | null;

  @Column('jsonb', { nullable: true })
  supplementFindings: FileFindings | null;

  /** Null until the submission is edited. */
  @Column('jsonb', { nullable: true })
  content: VersionContent | null;

  @Column('text', { array: true })
  changes: PaperChange[];

  @Column('text')
  note: string;

  @Column('boolean')
  isSubmitted: boolean;

  @Column('timestamptz')
  createdAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'paper_versions.content': VersionContent;
    'paper_versions.manuscript_findings': FileFindings;
    'paper_versions.supplement_findings': FileFindings;
  }
}
