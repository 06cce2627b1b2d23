import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to one file, for one person and one use. */
@Entity('download_tickets')
export class DownloadTicket {
  /** SHA-256 of the ticket. */
  @PrimaryColumn('bytea')
  id: Buffer;

  /** The link ends with this session. */
  @Column('uuid')
  sessionId: string;

  @Column('jsonb')
  request: object;

  @Column('timestamptz')
  expiresAt: Date;
}
