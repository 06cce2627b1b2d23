import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The organiser who is responsible for a paper. */
@Entity('paper_handlers')
export class PaperHandler {
  @PrimaryColumn('uuid')
  paperId: string;

  @Column('uuid')
  userId: string;

  @Column('timestamptz')
  namedAt: Date;
}
