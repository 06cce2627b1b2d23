import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The licence or copyright agreement that the submitting account gave for the paper. */
@Entity('paper_agreements')
export class PaperAgreement {
  @PrimaryColumn('uuid')
  paperId: string;

  @Column('uuid')
  userId: string;

  @Column('timestamptz')
  agreedAt: Date;

  /** Title, version and text as the author agreed to them; the edition's can change. */
  @Column('text')
  title: string;

  @Column('text')
  version: string;

  @Column('text')
  text: string;

  /** The signed form; null for an agreement given online. */
  @Column('uuid', { nullable: true })
  fileId: string | null;
}
