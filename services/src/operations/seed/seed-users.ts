import type { ClientBase } from 'pg';

const FIRST_NAMES = `ARRAY['Amina', 'Bilal', 'Chidi', 'Dalia', 'Esi', 'Farid', 'Gita', 'Hamid', 'Ines',
  'João', 'Kofi', 'Lwazi', 'Minh', 'Nomvula', 'Ọlá', 'Priya', 'Quỳnh', 'Rosa', 'Samir', 'Thandi']`;
const SYLLABLES = `ARRAY['ba', 'chi', 'do', 'fe', 'gu', 'ha', 'ji', 'ko', 'lu', 'ma', 'ne', 'pi', 'ro',
  'se', 'ta', 'wu', 'ya', 'zo', 'mbe', 'nga', 'tsi', 'kwa', 'dla']`;
const COUNTRIES = `ARRAY['Brazil', 'Ghana', 'India', 'Indonesia', 'Kenya', 'Nigeria', 'Peru', 'Senegal',
  'South Africa', 'United Kingdom', 'Viet Nam']`;

export const seededUserId = (n: string) =>
  `('5eed0000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const syllable = (n: string, step: number) => `(${SYLLABLES})[1 + (${n} * ${step} / 7) % 23]`;

/** Deterministic and repeatable, and counted: no samples to the product. By default the first 3000 accounts contain more reviewers. */
export async function seedUsers(
  client: ClientBase,
  count: number,
  passwordHash: string,
  reviewers?: number,
): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, password_hash, title, first_name, last_name, organization, country,
                        role, is_email_verified, is_disabled, is_sample, created_at)
     SELECT ${seededUserId('n')}, 'person' || n || '@university' || n % 400 || '.example', $2,
            (ARRAY['Dr', 'Prof', 'Mr', 'Mrs', 'Ms'])[1 + n % 5], (${FIRST_NAMES})[1 + n % 20],
            initcap(${syllable('n', 3)} || ${syllable('n', 11)} || ${syllable('n', 17)}),
            'University ' || n % 400 || ' (sample)', (${COUNTRIES})[1 + n % 11],
            CASE WHEN n % 10000 = 1 THEN 'admin' WHEN n % 4 = 0 AND n <= coalesce(4 * $3::int, 3000) THEN 'reviewer'
                 WHEN n % 50 = 0 AND $3::int IS NULL THEN 'reviewer' ELSE 'researcher' END,
            n % 10 <> 3, n % 200 = 7, false, '2025-01-01T00:00:00Z'::timestamptz + n * interval '17 s'
       FROM generate_series(1, $1::int) n
     ON CONFLICT DO NOTHING`,
    [count, passwordHash, reviewers ?? null],
  );
  await client.query(
    `INSERT INTO user_permissions (user_id, permission)
     SELECT id, 'owner' FROM users WHERE role = 'admin'
     ON CONFLICT DO NOTHING`,
  );
}
