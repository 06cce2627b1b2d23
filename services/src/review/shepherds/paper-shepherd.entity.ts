import { Column, Entity, PrimaryColumn } from 'typeorm';

export const SHEPHERD_ANSWERS = ['verified', 'not-yet'] as const;
export type ShepherdAnswer = (typeof SHEPHERD_ANSWERS)[number];

/** One reviewer who verifies one revision of a paper for the chairs. */
@Entity('paper_shepherds')
export class PaperShepherd {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('integer')
  round: number;

  @Column('uuid')
  reviewerId: string;

  @Column('timestamptz')
  assignedAt: Date;

  @Column('uuid')
  assignedBy: string;

  /** Null before the decision is released: until then only chairs may know. */
  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  /** When the revision to verify was submitted. */
  @Column('timestamptz', { nullable: true })
  askedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  @Column('text', { nullable: true })
  answer: ShepherdAnswer | null;

  /** For the committee only. */
  @Column('text')
  toChairs: string;

  /** A suggestion: chairs send it, or not. */
  @Column('text')
  toAuthors: string;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** By the choice of another person, or because a later revision asks again. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
