import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the text of a comment names a participant. */
@Entity('paper_comment_mentions')
export class CommentMention {
  @PrimaryColumn('uuid')
  commentId: string;

  /** In UTF-16 units. */
  @PrimaryColumn('integer')
  startsAt: number;

  /** With the @. */
  @Column('integer')
  length: number;

  /** "reviewer:2", "meta-reviewer", "chair" or "organiser:<id>". */
  @Column('text')
  participant: string;
}
