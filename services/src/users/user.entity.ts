import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from './role.js';

@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** As it was typed; unique without regard to case. */
  @Column('text')
  email: string;

  @Column('text')
  passwordHash: string;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  /** Called institution when an account is made. */
  @Column('text')
  organization: string;

  @Column('text', { nullable: true })
  position: string | null;

  @Column('text', { nullable: true })
  country: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  role: Role;

  @Column('boolean')
  isEmailVerified: boolean;

  @Column('boolean')
  isDisabled: boolean;

  /** Came with the sample content of an embedded start. */
  @Column('boolean')
  isSample: boolean;

  /** Counts the changes of the role and of being disabled: who decides on older news is told. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}
