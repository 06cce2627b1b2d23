import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers are searched in the languages of their edition; those of existing editions are English. */
export class PaperLanguages1795639337129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`
        UPDATE ${table} SET document = document || '{"paperLanguages": ["en"]}'::jsonb
      `);
    }
    await runner.query(`
      -- By ISO 639-1.
      CREATE FUNCTION word_rules(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN CASE language
          WHEN 'ar' THEN 'pg_catalog.arabic'::regconfig WHEN 'de' THEN 'pg_catalog.german'::regconfig
          WHEN 'en' THEN 'pg_catalog.english'::regconfig WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
          WHEN 'fr' THEN 'pg_catalog.french'::regconfig WHEN 'hi' THEN 'pg_catalog.hindi'::regconfig
          WHEN 'id' THEN 'pg_catalog.indonesian'::regconfig WHEN 'it' THEN 'pg_catalog.italian'::regconfig
          WHEN 'ne' THEN 'pg_catalog.nepali'::regconfig WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
          WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig WHEN 'ru' THEN 'pg_catalog.russian'::regconfig
          WHEN 'ta' THEN 'pg_catalog.tamil'::regconfig WHEN 'tr' THEN 'pg_catalog.turkish'::regconfig
          ELSE 'pg_catalog.simple'::regconfig END;

      CREATE FUNCTION words_in(languages text[], content text) RETURNS tsvector
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public AS $$
        DECLARE
          found tsvector := '';
          language text;
        BEGIN
          FOREACH language IN ARRAY languages LOOP
            found := found || to_tsvector(word_rules(language), content);
          END LOOP;
          RETURN found;
        END
      $$;

      -- As people type: quoted phrases, "or", and a minus before a word; never a syntax error.
      CREATE FUNCTION search_in(languages text[], search text) RETURNS tsquery
        LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public AS $$
        DECLARE
          asked tsquery := '';
          language text;
        BEGIN
          FOREACH language IN ARRAY languages LOOP
            asked := asked || websearch_to_tsquery(word_rules(language), search);
          END LOOP;
          RETURN asked;
        END
      $$;

      -- The excerpt of the language that finds most; start is the mark before each found word.
      CREATE FUNCTION excerpt_in(languages text[], content text, search text, start text, options text)
        RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public AS $$
        DECLARE
          best text;
          next text;
          language text;
          marks int := -1;
        BEGIN
          FOREACH language IN ARRAY languages LOOP
            next := ts_headline(word_rules(language), content,
              websearch_to_tsquery(word_rules(language), search), options);
            IF length(next) - length(replace(next, start, '')) > marks THEN
              best := next;
              marks := length(next) - length(replace(next, start, ''));
            END IF;
          END LOOP;
          RETURN best;
        END
      $$;

      CREATE FUNCTION paper_languages(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN coalesce(ARRAY(SELECT jsonb_array_elements_text(document -> 'paperLanguages')), '{en}');
    `);
    // The same column with another rule, so that servers of the former release go on reading it.
    await runner.query(`
      ALTER TABLE papers
        ADD COLUMN search_languages text[] NOT NULL DEFAULT '{en}',
        DROP COLUMN search_words
    `);
    await runner.query(`
      ALTER TABLE papers ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
        words_in(search_languages,
          translate(title || ' ' || abstract || ' ' || joined_text(keywords), '<', ' '))) STORED
    `);
    await runner.query(`
      CREATE INDEX papers_search_words ON papers USING gin (search_words)
        WHERE submitted_at IS NOT NULL
    `);
    await runner.query(`
      CREATE FUNCTION take_paper_languages() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          SELECT paper_languages(document) INTO NEW.search_languages FROM editions WHERE id = NEW.edition_id;
          RETURN NEW;
        END
      $$;
      CREATE TRIGGER papers_languages BEFORE INSERT ON papers
        FOR EACH ROW EXECUTE FUNCTION take_paper_languages();

      CREATE FUNCTION give_paper_languages() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE papers SET search_languages = paper_languages(NEW.document) WHERE edition_id = NEW.id;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER editions_paper_languages AFTER UPDATE OF document ON editions
        FOR EACH ROW WHEN (paper_languages(OLD.document) IS DISTINCT FROM paper_languages(NEW.document))
        EXECUTE FUNCTION give_paper_languages();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER editions_paper_languages ON editions;
      DROP TRIGGER papers_languages ON papers;
      ALTER TABLE papers DROP COLUMN search_words;
      ALTER TABLE papers ADD COLUMN search_words tsvector NOT NULL GENERATED ALWAYS AS (
        to_tsvector('english',
          translate(title || ' ' || abstract || ' ' || joined_text(keywords), '<', ' '))) STORED;
      ALTER TABLE papers DROP COLUMN search_languages;
      CREATE INDEX papers_search_words ON papers USING gin (search_words)
        WHERE submitted_at IS NOT NULL;
      DROP FUNCTION give_paper_languages();
      DROP FUNCTION take_paper_languages();
      DROP FUNCTION paper_languages(jsonb);
      DROP FUNCTION excerpt_in(text[], text, text, text, text);
      DROP FUNCTION search_in(text[], text);
      DROP FUNCTION words_in(text[], text);
      DROP FUNCTION word_rules(text);
    `);
    for (const table of ['editions', 'edition_revisions']) {
      await runner.query(`UPDATE ${table} SET document = document - 'paperLanguages'`);
    }
  }
}
