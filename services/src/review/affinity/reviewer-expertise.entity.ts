import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface Publication {
  title: string;
  /** May be empty. */
  abstract: string;
}

/** Keywords and publications of a reviewer, compared with papers by `affinity.ts`. */
@Entity('reviewer_expertise')
export class ReviewerExpertise {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('text', { array: true })
  keywords: string[];

  @Column('jsonb')
  publications: Publication[];

  /** 0 without a row. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  updatedAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'reviewer_expertise.publications': Publication[];
  }
}
