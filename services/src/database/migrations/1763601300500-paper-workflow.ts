import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a paper carries from the first draft to the camera-ready copy, and who said what of it. */
export class PaperWorkflow1763601300500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE papers
        ADD number integer CHECK (number > 0),
        ADD abstract text NOT NULL DEFAULT '',
        ADD keywords text[] NOT NULL DEFAULT '{}',
        ADD topic text NOT NULL DEFAULT '',
        ADD ai_use text NOT NULL DEFAULT '',
        ADD is_original boolean NOT NULL DEFAULT false,
        ADD shown_status text,
        ADD round integer NOT NULL DEFAULT 1 CHECK (round > 0),
        ADD similarity_percent double precision CHECK (similarity_percent BETWEEN 0 AND 100),
        ADD ai_percent double precision CHECK (ai_percent BETWEEN 0 AND 100),
        ADD submitted_at timestamptz,
        ADD acknowledge_by timestamptz,
        ADD corrections_by timestamptz,
        ADD verify_by timestamptz,
        ADD payment_by timestamptz,
        ADD updated_at timestamptz,
        ADD revision integer NOT NULL DEFAULT 1;
      UPDATE papers SET updated_at = created_at, shown_status = CASE status
        WHEN 'decided' THEN 'under-review' WHEN 'verified' THEN 'resubmitted' ELSE status END;
      CREATE FUNCTION begin_paper() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.updated_at := coalesce(NEW.updated_at, NEW.created_at);
          NEW.shown_status := coalesce(NEW.shown_status, CASE NEW.status
            WHEN 'decided' THEN 'under-review' WHEN 'verified' THEN 'resubmitted'
            ELSE NEW.status END);
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER papers_begun BEFORE INSERT ON papers
        FOR EACH ROW EXECUTE FUNCTION begin_paper();
      ALTER TABLE papers
        ALTER shown_status SET NOT NULL,
        ALTER updated_at SET NOT NULL,
        ADD CHECK (shown_status NOT IN ('decided', 'verified'));
      CREATE UNIQUE INDEX papers_number ON papers (edition_id, number);

      CREATE TABLE paper_numbers (
        edition_id uuid PRIMARY KEY REFERENCES editions (id),
        last integer NOT NULL
      );

      CREATE TABLE paper_authors (
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        position integer NOT NULL CHECK (position > 0),
        given_name text NOT NULL,
        family_name text NOT NULL,
        email text NOT NULL,
        affiliation text NOT NULL,
        country text NOT NULL,
        is_presenting boolean NOT NULL,
        is_corresponding boolean NOT NULL,
        PRIMARY KEY (paper_id, position)
      );
      CREATE INDEX paper_authors_email ON paper_authors (lower(email));

      CREATE TABLE paper_versions (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        number integer NOT NULL CHECK (number > 0),
        stage text NOT NULL CHECK (stage IN ('submission', 'correction', 'camera-ready')),
        round integer NOT NULL,
        file_id uuid NOT NULL REFERENCES files (id),
        reviewer_file_id uuid REFERENCES files (id),
        supplement_file_id uuid REFERENCES files (id),
        pages integer NOT NULL CHECK (pages > 0),
        note text NOT NULL DEFAULT '',
        is_submitted boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        UNIQUE (paper_id, number)
      );
      CREATE INDEX paper_versions_file ON paper_versions (file_id);
      CREATE INDEX paper_versions_reviewer_file ON paper_versions (reviewer_file_id);
      CREATE INDEX paper_versions_supplement_file ON paper_versions (supplement_file_id);

      CREATE TABLE paper_moves (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id) ON DELETE CASCADE,
        at timestamptz NOT NULL,
        actor_id uuid REFERENCES users (id),
        action text NOT NULL,
        from_status text NOT NULL,
        to_status text NOT NULL,
        is_shown boolean NOT NULL,
        note_to_author text NOT NULL DEFAULT '',
        note text NOT NULL DEFAULT ''
      );
      CREATE INDEX paper_moves_paper ON paper_moves (paper_id, id);
      CREATE INDEX paper_moves_actor ON paper_moves (actor_id);

      CREATE TABLE paper_decisions (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id),
        round integer NOT NULL,
        decision text NOT NULL CHECK (decision IN (
          'accepted', 'minor-corrections', 'major-corrections', 'rejected'
        )),
        note_to_authors text NOT NULL,
        note_to_committee text NOT NULL,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL REFERENCES users (id),
        released_at timestamptz,
        released_by uuid REFERENCES users (id),
        reopened_at timestamptz
      );
      CREATE INDEX paper_decisions_paper ON paper_decisions (paper_id, recorded_at);
      CREATE UNIQUE INDEX paper_decisions_standing ON paper_decisions (paper_id)
        WHERE released_at IS NULL AND reopened_at IS NULL;

      ALTER TABLE reviews DROP CONSTRAINT reviews_paper_id_reviewer_id_key;
      ALTER TABLE reviews
        ADD round integer NOT NULL DEFAULT 1,
        ADD alias integer,
        ADD assigned_by uuid REFERENCES users (id),
        ADD override_reason text,
        ADD decline_reason text,
        ADD declared_conflict text,
        ADD recommendation text CHECK (recommendation IN (
          'accepted', 'minor-corrections', 'major-corrections', 'rejected'
        )),
        ADD criteria jsonb NOT NULL DEFAULT '{}',
        ADD confidence integer CHECK (confidence BETWEEN 1 AND 3),
        ADD comments_to_authors text NOT NULL DEFAULT '',
        ADD comments_to_committee text NOT NULL DEFAULT '',
        ADD concern text NOT NULL DEFAULT '',
        ADD revision integer NOT NULL DEFAULT 1,
        ADD finished_at timestamptz,
        ADD reminded_at timestamptz;
      CREATE FUNCTION name_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.alias := coalesce(NEW.alias,
            (SELECT alias FROM reviews
              WHERE paper_id = NEW.paper_id AND reviewer_id = NEW.reviewer_id LIMIT 1),
            (SELECT coalesce(max(alias), 0) + 1 FROM reviews WHERE paper_id = NEW.paper_id));
          RETURN NEW;
        END
      $$;
      UPDATE reviews SET alias = numbered.alias FROM (
        SELECT id, row_number() OVER (PARTITION BY paper_id ORDER BY id) AS alias FROM reviews
      ) numbered WHERE numbered.id = reviews.id;
      CREATE TRIGGER reviews_named BEFORE INSERT ON reviews
        FOR EACH ROW EXECUTE FUNCTION name_reviewer();
      ALTER TABLE reviews
        ALTER alias SET NOT NULL,
        ADD UNIQUE (paper_id, round, reviewer_id),
        ADD UNIQUE (paper_id, round, alias);

      CREATE TABLE review_invitations (
        id uuid PRIMARY KEY,
        paper_id uuid NOT NULL REFERENCES papers (id),
        round integer NOT NULL,
        email text NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        due_at timestamptz NOT NULL,
        invited_by uuid NOT NULL REFERENCES users (id),
        override_reason text,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        answered_at timestamptz,
        review_id uuid REFERENCES reviews (id) ON DELETE SET NULL
      );
      CREATE UNIQUE INDEX review_invitations_open
        ON review_invitations (paper_id, round, lower(email)) WHERE answered_at IS NULL;
      CREATE INDEX review_invitations_email ON review_invitations (lower(email));
      CREATE INDEX review_invitations_review ON review_invitations (review_id);

      CREATE TABLE reviewer_profiles (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        max_load integer NOT NULL CHECK (max_load >= 0),
        topics text[] NOT NULL,
        is_paused boolean NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE reviewer_profiles, review_invitations, paper_decisions, paper_moves,
        paper_versions, paper_authors, paper_numbers;
      DROP TRIGGER reviews_named ON reviews;
      DROP FUNCTION name_reviewer;
      ALTER TABLE reviews
        DROP CONSTRAINT reviews_paper_id_round_reviewer_id_key,
        DROP CONSTRAINT reviews_paper_id_round_alias_key,
        DROP round, DROP alias, DROP assigned_by, DROP override_reason, DROP decline_reason,
        DROP declared_conflict, DROP recommendation, DROP criteria, DROP confidence,
        DROP comments_to_authors, DROP comments_to_committee, DROP concern, DROP revision,
        DROP finished_at, DROP reminded_at,
        ADD UNIQUE (paper_id, reviewer_id);
      DROP TRIGGER papers_begun ON papers;
      DROP FUNCTION begin_paper;
      ALTER TABLE papers
        DROP number, DROP abstract, DROP keywords, DROP topic, DROP ai_use, DROP is_original,
        DROP shown_status, DROP round, DROP similarity_percent, DROP ai_percent,
        DROP submitted_at, DROP acknowledge_by, DROP corrections_by, DROP verify_by,
        DROP payment_by, DROP updated_at, DROP revision;
    `);
  }
}
