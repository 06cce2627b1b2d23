import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaperKind } from './paper-kind.js';
import type { PaperStatus } from './paper-status.js';

@Entity('papers')
export class Paper {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  editionId: string;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  kind: PaperKind;

  @Column('text')
  title: string;

  @Column('text')
  status: PaperStatus;

  @Column('timestamptz')
  createdAt: Date;
}
