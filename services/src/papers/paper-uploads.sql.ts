import { prepared } from '../database/prepared.js';

/** What decides which files a paper takes, and how large. Takes the paper's id and its owner's. */
export const UPLOAD_RULE = prepared(`
  SELECT p.id, p.shown_status AS "shownStatus", p.corrections_by AS "correctionsBy",
         (SELECT document -> 'limits' FROM editions WHERE is_current) AS limits,
         EXISTS (SELECT FROM paper_versions v
                  WHERE v.paper_id = p.id AND NOT v.is_submitted) AS "hasManuscript"
    FROM papers p WHERE p.id = $1 AND p.owner_id = $2`);

/**
 * Both take the paper's id, the stage, the moment, the file, its copy and the count of its pages; they
 * tell the files of the version that is not handed in yet as they were before, and no row without one.
 */
const put = (parts: string) =>
  prepared(`
  WITH before AS (
    SELECT * FROM paper_versions WHERE paper_id = $1 AND stage = $2 AND NOT is_submitted
  ), saved AS (
    UPDATE papers SET updated_at = $3 WHERE id = $1
  ), ${parts}
    FROM before`);

/** Begins a version when none is open; takes an id for it as well, and the paper's round. */
export const PUT_MANUSCRIPT = put(`replaced AS (
    UPDATE paper_versions v SET file_id = $4, reviewer_file_id = $5, pages = $6, created_at = $3
      FROM before WHERE v.id = before.id
  ), begun AS (
    INSERT INTO paper_versions
      (id, paper_id, number, stage, round, file_id, reviewer_file_id, pages, created_at)
    SELECT $7, $1, (SELECT coalesce(max(number), 0) + 1 FROM paper_versions WHERE paper_id = $1),
           $2, $8, $4, $5, $6, $3
     WHERE NOT EXISTS (SELECT FROM before)
  )
  SELECT file_id AS "fileId", reviewer_file_id AS "reviewerFileId"`);

export const PUT_SUPPLEMENT = put(`replaced AS (
    UPDATE paper_versions v
       SET supplement_file_id = $4, reviewer_supplement_file_id = $5, supplement_pages = $6
      FROM before WHERE v.id = before.id
  )
  SELECT supplement_file_id AS "supplementFileId",
         reviewer_supplement_file_id AS "reviewerSupplementFileId"`);
