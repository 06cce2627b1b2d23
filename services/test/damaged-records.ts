const held = (payload: string) => `
  INSERT INTO held_acts (id, batch_id, kind, subject_type, subject_id, label, actor_id, payload, state, recorded_at,
    ends_at, closed_at)
  SELECT gen_random_uuid(), gen_random_uuid(), 'payment-refund', 'payment', p.id, '', u.id, '${payload}', 'sent',
         now(), now(), now() FROM payments p, users u LIMIT 1`;

/** Of a sent email to a group. */
const recipient = (state: string) => `
  WITH bulk AS (
    INSERT INTO bulk_emails (id, edition_id, kind, subject, body, audience, needs, state, created_by, created_at,
      sent_at, finished_at)
    SELECT gen_random_uuid(), e.id, 'announcement', '', '', '{}', '{}', 'sent', u.id, now(), now(), now()
      FROM editions e, users u LIMIT 1
    RETURNING id)
  INSERT INTO bulk_email_recipients (bulk_email_id, address_key, email, name, placeholders, paper_ids, position,
    state, cause)
  SELECT id, 'a@example.org', 'a@example.org', '', '{}', '{}', 1, '${state}', 'bulk:1' FROM bulk`;

/** Of the first account, to another subject than others. */
const document = (number: string, columns: string, values: string) => `
  INSERT INTO issued_documents (id, edition_id, kind, subject_id, number, facts, issued_at, issued_by, ${columns})
  SELECT gen_random_uuid(), e.id, 'attendance', gen_random_uuid(), '${number}', ${values}
    FROM editions e, users u LIMIT 1`;

/** Statements that break what accounts, papers, reviews, emails and counters keep, by the invariant. */
export const DAMAGED_RECORDS: Record<string, string> = {
  'the counters of users equal the counts': `UPDATE counters SET amount = amount + 1 WHERE counter = 'users'`,
  'the counters of papers equal the counts': `DELETE FROM counters WHERE counter = 'papers'`,
  'a paper has the status of its last transition': `INSERT INTO paper_transitions (paper_id, at, action, from_status, to_status, is_shown)
       SELECT id, now(), 'submit', 'draft', 'screening', true FROM papers`,
  'a paper has the score and spread of its reviews': 'UPDATE paper_scores SET score = score + 1',
  'a submitted review answers the added fields of its form': `
    INSERT INTO reviews (id, paper_id, reviewer_id, status, due_at, created_at, form_fields, answers)
    SELECT gen_random_uuid(), id, owner_id, 'invited', now(), now(),
           '[{"id": "soundness", "kind": "scale", "options": ["Poor", "Good"], "required": true}]',
           '{"soundness": 3}' FROM papers`,
  'a submitted response answers submitted reviews of its round': `INSERT INTO paper_responses (paper_id, round, form, submitted_at)
       SELECT id, 9, '{"general": "Thank you", "answers": []}', now() FROM papers`,
  'a comment of a reviewer has the alias of their review of the paper': `
    INSERT INTO paper_comments (id, paper_id, author_id, alias, text, posted_at)
    SELECT gen_random_uuid(), id, owner_id, 9, 'The sample is small.', now() FROM papers`,
  'a deleted comment has no mentions': `
    INSERT INTO paper_comments (id, paper_id, author_id, posted_at, deleted_at)
    SELECT gen_random_uuid(), id, owner_id, now(), now() FROM papers;
    INSERT INTO paper_comment_mentions (comment_id, starts_at, length, participant)
    SELECT id, 0, 6, 'chair' FROM paper_comments`,
  'only texts of submitted papers are compared': `
    WITH f AS (
      INSERT INTO files (id, storage_key, name, type, bytes, sha256, purpose, created_at)
      VALUES (gen_random_uuid(), 'paper/x.pdf', 'x.pdf', 'application/pdf', 1, sha256('x'), 'paper', now())
      RETURNING id
    ), v AS (
      INSERT INTO paper_versions (id, paper_id, number, stage, round, file_id, pages, created_at)
      SELECT gen_random_uuid(), p.id, 9, 'submission', 1, f.id, 1, now() FROM papers p, f LIMIT 1
      RETURNING id, paper_id)
    INSERT INTO paper_texts (paper_id, version_id, text, fingerprints) SELECT paper_id, id, '', '' FROM v`,
  'no author writes the meta-review of their own paper': `
    INSERT INTO meta_reviews (paper_id, round, reviewer_id, assigned_at)
    SELECT id, round, owner_id, now() FROM papers`,
  'a changed review is the last of its versions': `
    INSERT INTO reviews (id, paper_id, reviewer_id, status, due_at, created_at)
    SELECT gen_random_uuid(), id, owner_id, 'accepted', now(), now() FROM papers LIMIT 1;
    INSERT INTO review_versions (review_id, number, submitted_at, form)
    SELECT id, 1, now(), '{}' FROM reviews`,
  'no author verifies their own paper': `
    INSERT INTO paper_shepherds (id, paper_id, round, reviewer_id, assigned_at, assigned_by)
    SELECT gen_random_uuid(), id, round, owner_id, now(), owner_id FROM papers`,
  'a shepherd knows of released decisions only': `
    INSERT INTO paper_shepherds (id, paper_id, round, reviewer_id, assigned_at, assigned_by, told_at)
    SELECT gen_random_uuid(), p.id, 9, u.id, now(), u.id, now() FROM papers p, users u
     WHERE u.id <> p.owner_id LIMIT 1`,
  'a paper has the first date of its open reviews':
    'UPDATE paper_scores SET reviews_due_at = now()',
  'every transition of a paper is in the audit log': `INSERT INTO paper_transitions (paper_id, at, action, from_status, to_status, is_shown)
       SELECT id, now(), 'submit', 'draft', status, true FROM papers`,
  'an unreleased decision belongs to a paper that hides it': `INSERT INTO paper_decisions (id, paper_id, round, decision, note_to_authors, note_to_committee,
         recorded_at, recorded_by)
       SELECT gen_random_uuid(), id, 1, 'accepted', '', '', now(), owner_id FROM papers`,
  'no author reviews their own paper': `INSERT INTO reviews (id, paper_id, reviewer_id, status, due_at, created_at)
       SELECT gen_random_uuid(), id, owner_id, 'invited', now(), now() FROM papers`,
  "every change of a user's access is in the audit log": `ALTER TABLE audit_entries DISABLE TRIGGER ALL; DELETE FROM audit_entries WHERE subject_type = 'user'`,
  'the counters of enquiries equal the counts': `INSERT INTO counters VALUES ('enquiries', '', 'new', 1)`,
  'the counters of committee_applications equal the counts': `INSERT INTO counters VALUES ('committee_applications', '', 'new', 1)`,
  'one account per address': `DROP INDEX users_email; UPDATE users SET email = 'same@example.org'`,
  'sent email has a message id': `
    ALTER TABLE outgoing_emails DROP CONSTRAINT outgoing_emails_check;
    UPDATE outgoing_emails SET status = 'sent', message_id = NULL`,
  'a bounced email has a report that it failed': `UPDATE outgoing_emails
      SET status = 'bounced', message_id = '<x@y>', sent_at = now()`,
  'a closed act keeps nothing of its payload': held('{"amount": 50}'),
  'the audit log says how each hold ended': held('{}'),
  'each recipient of an email to a group whom the outbox has has one email': recipient('queued'),
  'no two recipients share an email': `
    DROP INDEX bulk_email_recipients_token;
    ${recipient('queued')};
    INSERT INTO bulk_email_recipients SELECT r.bulk_email_id, 'b@example.org', r.user_id, r.email, r.name,
           r.placeholders, r.paper_ids, 2, r.state, r.cause, NULL FROM bulk_email_recipients r`,
  'a sent email to a group has no recipient who waits': recipient('waiting'),
  'no announcement is made for people who unsubscribed': `
    ${recipient('queued')};
    INSERT INTO outgoing_emails (id, kind, recipient, cause, data, status, tries, next_try_at, created_at)
    VALUES (gen_random_uuid(), 'announcement', 'a@example.org', 'bulk:1', '{}', 'queued', 0, now(), now());
    INSERT INTO announcement_opt_outs VALUES ('a@example.org', now() - interval '1 day')`,
  'a visa request has a letter that is valid, or whose facts are erased, exactly while it is issued': `
    INSERT INTO visa_requests (id, edition_id, user_id, registration_id, status, sealed_passport, kept_until,
      created_at, changed_at)
    SELECT gen_random_uuid(), r.edition_id, u.id, r.id, 'issued', 'sealed', now(), now(), now()
      FROM registrations r, users u LIMIT 1`,
  'a document states the facts of its kind': document(
    '0000000000000',
    'user_id',
    `'{"paper": "A paper"}', now(), u.id, u.id`,
  ),
  'an arrival follows from a change at the entrance': `
    INSERT INTO arrivals (registration_id, arrived_at, recorded_by)
    SELECT r.id, now(), u.id FROM registrations r, users u LIMIT 1`,
  'a person whose last change at the entrance is an arrival has arrived': `
    INSERT INTO check_in_changes (id, registration_id, kind, at, received_at, actor_id)
    SELECT gen_random_uuid(), r.id, 'arrival', now(), now(), u.id FROM registrations r, users u LIMIT 1`,
  'after a finished job each person has a document or a reason': `
    INSERT INTO document_jobs (id, edition_id, kind, output, state, subject_ids, requested_by, requested_at, ended_at, expires_at)
    SELECT gen_random_uuid(), e.id, 'attendance', 'documents', 'finished', ARRAY[u.id], u.id, now(), now(), now()
      FROM editions e, users u LIMIT 1`,
  'a replaced document has a later one of the same subject': `
    ${document('0000000000000', 'user_id', `'{}', now(), u.id, u.id`)};
    ${document(
      '0000000000001',
      'revoked_at, replaced_by',
      `'{}', now(), u.id, now(), (SELECT id FROM issued_documents WHERE number = '0000000000000')`,
    )}`,
};
