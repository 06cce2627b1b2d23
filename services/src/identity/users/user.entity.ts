import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '../../platform/http/policy/role.js';

@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** As typed; unique without regard to case. */
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

  /** Called institution at sign-up. */
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

  @Column('boolean')
  isSample: boolean;

  /** Version of role and isDisabled, so that stale changes are rejected. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  createdAt: Date;
}
