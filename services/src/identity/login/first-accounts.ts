import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { UsersService, type NewUser } from '../accounts/users.service.js';
import { PasswordHasher } from '../credentials/password-hasher.js';

export interface SampleLogin {
  kind: string;
  email: string;
  password: string;
}

type NewAccount = Omit<NewUser, 'passwordHash'> & { password: string };

@Injectable()
export class FirstAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  async ensureAdmin(): Promise<void> {
    const { firstAdmin } = this.config;
    if (!firstAdmin) return;
    const admin = { firstName: 'First', lastName: 'Administrator', organization: 'Organiser' };
    await this.dataSource.transaction((tx) =>
      this.create(tx, { ...firstAdmin, ...admin, role: 'admin' }),
    );
  }

  /** `keep` runs before the commit, so that no password is lost. @returns false when they exist */
  async makeSamples(keep: (logins: SampleLogin[]) => void): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const samples = [sample('admin'), sample('reviewer'), sample('author')];
      for (const account of samples) {
        if (!(await this.create(tx, account))) return false;
      }
      keep(samples.map(({ kind, email, password }) => ({ kind, email, password })));
      return true;
    });
  }

  /** @returns false when the address has an account */
  private async create(tx: EntityManager, account: NewAccount): Promise<boolean> {
    const { password, ...user } = account;
    if (await this.users.findCredentials(tx, user.email)) return false;
    const passwordHash = await this.hasher.hash(password);
    const made = await this.users.create(tx, { ...user, passwordHash, isEmailVerified: true });
    if (!made) return false;
    await this.audit.record(tx, {
      actorId: null,
      action: 'user.created',
      subject: { type: 'user', id: made.id },
      after: made.role,
    });
    return true;
  }
}

function sample(kind: 'admin' | 'reviewer' | 'author'): NewAccount & { kind: string } {
  return {
    kind,
    // Organisers do not see papers by authors of the same institution.
    email: `${kind}@${kind === 'admin' ? 'plenary' : 'university'}.example`,
    firstName: kind[0]?.toUpperCase() + kind.slice(1),
    lastName: '(sample)',
    organization: 'Sample Institution',
    role: kind === 'author' ? 'researcher' : kind,
    isSample: true,
    password: randomBytes(12).toString('base64url'),
  };
}
