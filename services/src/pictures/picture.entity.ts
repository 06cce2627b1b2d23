import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture of an edition. Its files lie in the store, under its name. */
@Entity('pictures')
export class Picture {
  /** Made of its content and size, so that one content is one picture. */
  @PrimaryColumn('text')
  name: string;

  /** When it was last uploaded, or saved in an edition. */
  @Column('timestamptz')
  usedAt: Date;
}
