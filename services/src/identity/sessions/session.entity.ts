import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Named by the session's only valid token (RFC 7519, "jti"). */
  @Column('uuid')
  tokenId: string;

  /** Of the token before the last renewal, valid until the new one is used or a minute is over. */
  @Column('uuid', { nullable: true })
  replacedTokenId: string | null;

  @Column('timestamptz', { nullable: true })
  replacedUntil: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  /** Of the last proof of identity after the login, if any. */
  @Column('timestamptz', { nullable: true })
  provedAt: Date | null;

  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('text', { nullable: true })
  device: string | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Position in the write-ahead log after its last request that may have written. Null without a replica. */
  @Column('bigint', { nullable: true })
  writtenLsn: string | null;
}
