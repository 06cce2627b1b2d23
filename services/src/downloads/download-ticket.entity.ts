import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to one file, for the person who asked for it, once. */
@Entity('download_tickets')
export class DownloadTicket {
  /** SHA-256 of what the link holds. */
  @PrimaryColumn('bytea')
  id: Buffer;

  /** The session of who asked: the link dies with it. */
  @Column('uuid')
  sessionId: string;

  @Column('jsonb')
  request: object;

  @Column('timestamptz')
  expiresAt: Date;
}
