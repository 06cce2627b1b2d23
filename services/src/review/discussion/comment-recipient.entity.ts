import { Entity, PrimaryColumn } from 'typeorm';

/** A person whom a mention reached when the comment was posted. */
@Entity('paper_comment_recipients')
export class CommentRecipient {
  @PrimaryColumn('uuid')
  commentId: string;

  @PrimaryColumn('uuid')
  userId: string;
}
