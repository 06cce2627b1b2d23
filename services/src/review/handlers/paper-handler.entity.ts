import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The organiser who is responsible for a paper. */
@Entity('paper_handlers')
export class PaperHandler {
  @PrimaryColumn('uuid')
  paperId: string;

  /** Null once the handler lost access: the paper waits for another one. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('timestamptz')
  namedAt: Date;
}
