import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('review_invitations')
export class ReviewInvitation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  paperId: string;

  @Column('integer')
  round: number;

  @Column('text')
  email: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  dueAt: Date;

  @Column('uuid')
  invitedBy: string;

  @Column('text', { nullable: true })
  overrideReason: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  respondedAt: Date | null;

  /** Set once accepted; declined invitations have a reason below. */
  @Column('uuid', { nullable: true })
  reviewId: string | null;

  @Column('text', { nullable: true })
  declineReason: string | null;

  @Column('text', { nullable: true })
  declaredConflict: string | null;

  /** A person whom the invitee suggests instead. */
  @Column('text', { nullable: true })
  suggestedName: string | null;

  @Column('text', { nullable: true })
  suggestedEmail: string | null;
}
