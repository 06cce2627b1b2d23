import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
export class IdempotencyKey {
  /** Keyed hash of scope, route and key. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('bytea')
  bodyHash: Buffer;

  /** Null only inside the transaction that creates it. */
  @Column('jsonb', { nullable: true })
  response: object | null;

  @Column('timestamptz')
  createdAt: Date;
}
