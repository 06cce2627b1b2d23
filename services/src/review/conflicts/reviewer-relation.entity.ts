import { Column, Entity, PrimaryColumn } from 'typeorm';

export const RELATION_KINDS = ['collaborator', 'advisor', 'personal', 'institution'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** A person or an institution whose papers a reviewer or chair must not judge, as they declared. */
@Entity('reviewer_relations')
export class ReviewerRelation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  kind: RelationKind;

  /** An email address, or the domain of an institution. */
  @Column('text')
  value: string;

  /** Of a collaboration or an affiliation. Null: still. */
  @Column('integer', { nullable: true })
  untilYear: number | null;

  @Column('timestamptz')
  declaredAt: Date;
}

declare module '../../platform/database/column-types.js' {
  interface DeclaredColumns {
    'reviewer_relations.kind': RelationKind;
  }
}
