import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../src/identity/credentials/password-hasher.js';
import { SessionTokens } from '../src/identity/sessions/session-tokens.js';
import type { Permission } from '../src/platform/http/policy/rights.js';
import type { PresentedUser } from '../src/platform/http/policy/user.schema.js';
import { UsersService } from '../src/identity/accounts/users.service.js';

export type Kind = 'unverified' | 'user' | 'reviewer' | 'admin';

export interface Person {
  user: PresentedUser;
  token: string;
  password: string;
}

/** Instead of those that an admin has, as the owner that each new one is. Track chairs are of one topic. */
export async function permit(
  { dataSource }: { dataSource: DataSource },
  { user }: Person,
  permissions: readonly Permission[],
  topic = 'Synthetic media',
): Promise<void> {
  await dataSource.query('DELETE FROM user_permissions WHERE user_id = $1', [user.id]);
  await dataSource.query(
    `INSERT INTO user_permissions (user_id, permission, scope_kind, scope_id)
     SELECT $1, permission, CASE WHEN permission = 'track-chair' THEN 'topic' END,
            CASE WHEN permission = 'track-chair' THEN $3 END
       FROM unnest($2::text[]) permission`,
    [user.id, permissions, topic],
  );
}

export async function makePerson(app: NestFastifyApplication, kind: Kind): Promise<Person> {
  const password = `password of ${kind}`;
  const passwordHash = await app.get(PasswordHasher).hash(password);
  const key = randomBytes(6).toString('hex');
  // Organisers share no institution, neither with authors nor with each other.
  const host = kind === 'admin' ? `organiser-${key}.example` : 'example.org';
  return app.get(DataSource).transaction(async (tx) => {
    const user = await app.get(UsersService).create(tx, {
      email: `${kind}-${key}@${host}`,
      firstName: 'Ada',
      lastName: 'Okafor',
      organization: 'University of Nairobi',
      passwordHash,
      role: kind === 'reviewer' || kind === 'admin' ? kind : 'researcher',
      isEmailVerified: kind !== 'unverified',
    });
    if (!user) throw new Error('two people with one address');
    return { user, password, token: await app.get(SessionTokens).open(tx, user.id) };
  });
}
