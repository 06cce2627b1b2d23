import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('pictures')
export class Picture {
  /** A hash of content and size, so that equal uploads are one picture. */
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  usedAt: Date;
}
