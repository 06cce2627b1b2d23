import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('idempotency_keys')
export class IdempotencyKey {
  /** A keyed hash of scope, route and key. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column('bytea')
  bodyHash: Buffer;

  /** Null only inside the transaction that makes it. */
  @Column('jsonb', { nullable: true })
  answer: object | null;

  @Column('timestamptz')
  createdAt: Date;
}
