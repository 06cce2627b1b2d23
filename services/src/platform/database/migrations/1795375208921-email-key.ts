import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every index by address: its table, its columns around the address, and its condition. */
const INDEXES = [
  { name: 'users_email', on: 'users (#)', isUnique: true },
  {
    name: 'review_invitations_open',
    on: 'review_invitations (paper_id, round, #)',
    isUnique: true,
    where: 'responded_at IS NULL',
  },
  { name: 'review_invitations_email', on: 'review_invitations (#)' },
  { name: 'paper_authors_email', on: 'paper_authors (#)' },
  {
    name: 'registrations_one_per_browser_and_address',
    on: 'registrations (edition_id, browser_hash, #)',
    isUnique: true,
    where: "user_id IS NULL AND status IN ('pending', 'completed')",
  },
  {
    name: 'registrations_anonymous_email',
    on: 'registrations (#)',
    where: 'user_id IS NULL',
  },
  { name: 'enquiries_email', on: 'enquiries (#)' },
  { name: 'committee_applications_email', on: 'committee_applications (#)' },
];

/** Compares addresses by small letters and the A-labels of their domains (RFC 3492, RFC 5891). */
export class EmailKey1795375208921 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION domain_label_key(label text) RETURNS text
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        digits CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
        points int[] := ARRAY(SELECT ascii(c) FROM unnest(string_to_array(label, NULL)) AS c);
        encoded text := (SELECT coalesce(string_agg(chr(p), '' ORDER BY place), '')
                           FROM unnest(points) WITH ORDINALITY AS of(p, place) WHERE p < 128);
        basic int := length(encoded);
        handled int := length(encoded);
        n int := 128;
        delta int := 0;
        bias int := 72;
        smallest int;
        point int;
        q int;
        k int;
        t int;
      BEGIN
        IF handled = cardinality(points) THEN RETURN label; END IF;
        IF basic > 0 THEN encoded := encoded || '-'; END IF;
        WHILE handled < cardinality(points) LOOP
          SELECT min(p) INTO smallest FROM unnest(points) AS p WHERE p >= n;
          delta := delta + (smallest - n) * (handled + 1);
          n := smallest;
          FOREACH point IN ARRAY points LOOP
            IF point < n THEN
              delta := delta + 1;
            ELSIF point = n THEN
              q := delta;
              k := 36;
              LOOP
                t := CASE WHEN k <= bias THEN 1 WHEN k >= bias + 26 THEN 26 ELSE k - bias END;
                EXIT WHEN q < t;
                encoded := encoded || substr(digits, t + (q - t) % (36 - t) + 1, 1);
                q := (q - t) / (36 - t);
                k := k + 36;
              END LOOP;
              encoded := encoded || substr(digits, q + 1, 1);
              delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
              delta := delta + delta / (handled + 1);
              k := 0;
              WHILE delta > 455 LOOP
                delta := delta / 35;
                k := k + 36;
              END LOOP;
              bias := k + 36 * delta / (delta + 38);
              delta := 0;
              handled := handled + 1;
            END IF;
          END LOOP;
          delta := delta + 1;
          n := n + 1;
        END LOOP;
        RETURN 'xn--' || encoded;
      END $$;

      CREATE FUNCTION email_key(address text) RETURNS text
      LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        at int;
        domain text;
      BEGIN
        IF octet_length(address) = length(address) THEN RETURN lower(address); END IF;
        -- The dotted capital I, whose small form has two code points.
        address := replace(address, chr(304), 'i' || chr(775));
        at := length(address) - position('@' IN reverse(address)) + 1;
        IF at > length(address) THEN RETURN lower(normalize(address)); END IF;
        domain := normalize(lower(normalize(substr(address, at + 1), NFKC)), NFKC);
        RETURN lower(normalize(left(address, at))) || (
          SELECT string_agg(domain_label_key(label), '.' ORDER BY place)
            FROM unnest(string_to_array(replace(domain, chr(12290), '.'), '.'))
                 WITH ORDINALITY AS of(label, place));
      END $$;
      ${indexesBy('email_key(email)')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${indexesBy('lower(email)')}
      DROP FUNCTION email_key(text);
      DROP FUNCTION domain_label_key(text);
    `);
  }
}

function indexesBy(key: string): string {
  return INDEXES.map(({ name, on, isUnique, where }) => {
    const create = `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${name} ON ${on.replace('#', key)}`;
    return `DROP INDEX ${name};\n${create}${where ? ` WHERE ${where}` : ''};`;
  }).join('\n');
}
