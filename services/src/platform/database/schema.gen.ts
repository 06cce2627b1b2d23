// Generated from the migrated tables: npm run database-types -w services
import type {
  ArrayOf,
  BigInteger,
  Computed,
  Day,
  Declared,
  Defaulted,
  Json,
  Timestamp,
} from './column-types.js';

export interface AffinityRuns {
  computed_at: Timestamp;
  edition_id: string;
  fingerprint: string;
}

export interface AnnouncementOptOuts {
  address_key: string;
  opted_out_at: Timestamp;
}

export interface Arrivals {
  arrived_at: Timestamp;
  recorded_by: string;
  registration_id: string;
}

export interface Attempts {
  expires_at: Timestamp;
  key: Buffer;
  times: ArrayOf<Timestamp>;
}

export interface AttendanceImports {
  edition_id: string;
  file_name: string;
  id: string;
  imported_at: Timestamp;
  imported_by: string;
  minimum_minutes: number;
  session: string;
}

export interface AttendanceLines {
  assigned_by: string | null;
  edition_id: string;
  email: string;
  fault: Declared<'attendance_lines.fault'> | null;
  id: string;
  import_id: string;
  joined_at: Timestamp | null;
  left_at: Timestamp | null;
  line: number;
  minutes: number | null;
  name: string;
  registration_id: string | null;
  written: string | null;
}

export interface AuditEntries {
  action: string;
  actor_id: string | null;
  after_state: string | null;
  at: Timestamp;
  before_state: string | null;
  fields: ArrayOf<string>;
  id: Computed<BigInteger>;
  request_id: string | null;
  subject_id: string;
  subject_type: string;
}

export interface BankAccounts {
  created_at: Timestamp;
  csv_columns: string | null;
  csv_layout: Json<'bank_accounts.csv_layout'> | null;
  id: string;
  number: string;
}

export interface BankChanges {
  after_bank: Json<'bank_changes.after_bank'>;
  before_bank: Json<'bank_changes.before_bank'>;
  closed_at: Timestamp | null;
  closed_by: string | null;
  confirmed_at: Timestamp | null;
  confirmed_by: string | null;
  edition_id: string;
  effective_at: Timestamp | null;
  id: string;
  requested_at: Timestamp;
  requested_by: string | null;
  status: 'requested' | 'scheduled' | 'effective' | 'cancelled' | 'expired';
}

export interface BankLines {
  account_id: string;
  bank_reference: string | null;
  batch_minor: BigInteger | null;
  batch_reference: string | null;
  booking_date: Day | null;
  counterparty: string;
  counterparty_account: string | null;
  currency: string | null;
  doubted_line: string | null;
  end_to_end_id: string | null;
  fault: string | null;
  file_line: number;
  id: string;
  identity: Buffer;
  ignored_reason: string | null;
  instructed_currency: string | null;
  instructed_minor: BigInteger | null;
  minor: BigInteger | null;
  rate: string | null;
  refund_entry: BigInteger | null;
  remittance: string;
  seen_in: string;
  statement_id: string;
  status: 'booked' | 'pending' | 'doubtful' | 'unreadable' | 'replaced' | 'arrived' | 'ignored';
  value_date: Day | null;
  wrong: string | null;
}

export interface BankStatements {
  account_id: string;
  closing_minor: BigInteger | null;
  created_at: Timestamp;
  currency: string | null;
  day: Day | null;
  edition_id: string;
  file_name: string;
  format: string;
  format_version: string | null;
  id: string;
  imported_by: string;
  opening_minor: BigInteger | null;
  skipped: Defaulted<number>;
  skipped_minor: Defaulted<BigInteger>;
}

export interface BankTransfers {
  amount_cents: number;
  bank_transaction_id: string;
  created_at: Timestamp;
  edition_id: string;
  id: string;
  open_cents: number;
  remittance: string;
  search_text: Computed<string>;
  sender: string;
  source: 'admin' | 'import' | 'gateway';
  value_date: Day;
  version: Defaulted<number>;
}

export interface Bids {
  level: number;
  paper_id: string;
  reviewer_id: string;
  updated_at: Timestamp;
}

export interface BouncedAddresses {
  address_key: string;
  email: string;
  id: string;
  reason: string;
  replaced_at: Timestamp | null;
  since: Timestamp;
}

export interface BulkEmailRecipients {
  address_key: string;
  bulk_email_id: string;
  cause: string | null;
  email: string;
  name: string;
  paper_ids: ArrayOf<string>;
  placeholders: Json<'bulk_email_recipients.placeholders'>;
  position: number;
  state: 'waiting' | 'queued' | 'opted-out' | 'left-out' | 'address-bounced';
  unsubscribe_hash: Buffer | null;
  user_id: string | null;
}

export interface BulkEmails {
  audience: Json<'bulk_emails.audience'>;
  body: string;
  created_at: Timestamp;
  created_by: string;
  done: Defaulted<number>;
  edition_id: string;
  finished_at: Timestamp | null;
  id: string;
  kind: 'announcement' | 'bulk-message';
  needs: ArrayOf<string>;
  next_batch_at: Timestamp | null;
  recipients: Defaulted<number>;
  revision: Defaulted<number>;
  sent_at: Timestamp | null;
  sent_by: string | null;
  state: 'draft' | 'sending' | 'stopped' | 'sent';
  subject: string;
}

export interface CameraReadyActs {
  act: 'check' | 'send-back' | 'lock' | 'unlock';
  actor_id: string;
  at: Timestamp;
  id: string;
  paper_id: string;
  reasons: Defaulted<string>;
  ticked: Defaulted<ArrayOf<string>>;
  version_id: string;
}

export interface CheckInChanges {
  actor_id: string;
  at: Timestamp;
  id: string;
  kind: 'arrival' | 'undo';
  paid_at_desk: boolean | null;
  received_at: Timestamp;
  registration_id: string;
}

export interface CommitteeApplications {
  affiliation: string;
  assignee_id: string | null;
  content_hash: Buffer;
  country: string;
  created_at: Timestamp;
  cv_file_id: string;
  email: string;
  first_name: string;
  handled_at: Timestamp | null;
  handled_by: string | null;
  id: string;
  last_name: string;
  note: string | null;
  search_text: Computed<string>;
  sort_name: Computed<string>;
  state: Defaulted<'new' | 'read' | 'done'>;
  version: Defaulted<number>;
}

export interface Counters {
  amount: BigInteger;
  counter: string;
  scope: string;
  value: string;
}

export interface CreditNoteNumbers {
  edition_id: string;
  is_sample: boolean;
  last: number;
}

export interface CreditNotes {
  amount_cents: number;
  details: Json<'credit_notes.details'> | null;
  edition_id: string;
  issued_at: Timestamp;
  number: number;
  payment_id: string;
  reason: string;
  receipt_number: number;
}

export interface DeliveryReports {
  address_key: string;
  email_id: string;
  id: string;
  kind: 'failed' | 'delayed' | 'complained';
  reason: string;
  received_at: Timestamp;
  source_key: string;
  status: string | null;
}

export interface DiscountCodes {
  amount_cents: number | null;
  budget_cents: number | null;
  code: string;
  code_key: string;
  created_at: Timestamp;
  created_by: string;
  edition_id: string;
  first_day: Day | null;
  id: string;
  last_day: Day | null;
  max_uses: number | null;
  max_uses_per_person: number | null;
  note: string;
  packages: ArrayOf<string>;
  percent: number | null;
  stopped_at: Timestamp | null;
}

export interface DocumentJobProblems {
  job_id: string;
  reason: Declared<'document_job_problems.reason'>;
  subject_id: string;
}

export interface DocumentJobs {
  alive_at: Timestamp | null;
  attempts: Defaulted<number>;
  bytes: BigInteger | null;
  done: Defaulted<number>;
  edition_id: string;
  ended_at: Timestamp | null;
  expires_at: Timestamp | null;
  failure: Declared<'document_jobs.failure'> | null;
  id: string;
  issued: Defaulted<number>;
  kind: Declared<'document_jobs.kind'>;
  output: 'documents' | 'pdf' | 'zip';
  paper_ids: Defaulted<ArrayOf<string>>;
  requested_at: Timestamp;
  requested_by: string;
  runner: string | null;
  state: Defaulted<'waiting' | 'running' | 'finished' | 'cancelled' | 'failed'>;
  subject_ids: ArrayOf<string>;
}

export interface DocumentLayouts {
  edition_id: string;
  kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge' | 'invitation';
  layout: Json<'document_layouts.layout'>;
  saved_at: Timestamp;
  saved_by: string;
  version: number;
}

export interface DownloadTickets {
  expires_at: Timestamp;
  id: Buffer;
  request: Json<'download_tickets.request'>;
  session_id: string;
}

export interface EditionPreviews {
  edition: Json<'edition_previews.edition'>;
  expires_at: Timestamp;
  id: Buffer;
}

export interface EditionRevisions {
  document: Json<'edition_revisions.document'>;
  edition_id: string;
  fee_revision: number;
  fields: ArrayOf<string>;
  restored_from: number | null;
  revision: number;
  saved_at: Timestamp;
  saved_by: string | null;
}

export interface Editions {
  document: Json<'editions.document'>;
  id: string;
  institution_conflicts: Computed<boolean | null>;
  is_current: boolean;
  revision: number;
  slug: string;
  to_check: Defaulted<ArrayOf<string>>;
}

export interface EmailChanges {
  expires_at: Timestamp;
  new_email: string;
  token_hash: Buffer;
  user_id: string;
}

export interface EmailWordings {
  edition_id: string;
  kind: string;
  saved_at: Timestamp;
  saved_by: string;
  texts: Json<'email_wordings.texts'>;
  version: number;
}

export interface Enquiries {
  assignee_id: string | null;
  category: Declared<'enquiries.category'>;
  content_hash: Buffer;
  created_at: Timestamp;
  email: string;
  handled_at: Timestamp | null;
  handled_by: string | null;
  id: string;
  message: string;
  name: string;
  note: string | null;
  search_text: Computed<string>;
  sort_name: Computed<string>;
  state: Defaulted<'new' | 'read' | 'done'>;
  subject: string;
  version: Defaulted<number>;
}

export interface FeeTables {
  created_at: Timestamp;
  edition_id: string;
  fees: Json<'fee_tables.fees'>;
  revision: number;
}

export interface Files {
  bytes: number;
  created_at: Timestamp;
  id: string;
  name: string;
  purpose: 'cv' | 'payment-proof' | 'paper' | 'paper-copy' | 'paper-agreement';
  sha256: Buffer;
  storage_key: string;
  type: string;
}

export interface FrontEndCounts {
  bucket: number;
  budgeted: Defaulted<number>;
  count: number;
  day: Day;
  estimate: number;
  front_end: string;
  metric: 'load' | 'failure' | 'error' | 'lcp' | 'inp' | 'cls';
  version: string;
}

export interface FrontEndFailures {
  count: number;
  error: string;
  fingerprint: string;
  first_seen_at: Timestamp;
  frames: ArrayOf<string>;
  front_end: string;
  id: string;
  last_seen_at: Timestamp;
  message: string;
  path: string;
  reason: string;
  shell: string;
  shown_references: ArrayOf<string>;
  version: string;
}

export interface FrontEndWatches {
  before: string;
  begun_at: Timestamp;
  ended_at: Timestamp | null;
  failure: string | null;
  first_sums: Json<'front_end_watches.first_sums'>;
  front_end: string;
  id: string;
  is_rollout: boolean;
  looks: number;
  next_try_at: Timestamp | null;
  reason: string | null;
  state: 'watched' | 'exceeded' | 'rolled-back' | 'kept' | 'replaced';
  tries: number;
  until: Timestamp | null;
  version: string;
  visits: number;
}

export interface GatewayAttempts {
  amount_cents: number;
  ask_at: Timestamp | null;
  asked: Defaulted<number>;
  asked_at: Timestamp | null;
  charge_currency: string;
  charge_minor: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  failure: 'details' | 'funds' | 'declined' | 'expired' | 'cancelled' | 'other' | null;
  gateway: 'stripe' | 'paystack';
  id: string;
  payment_id: string;
  provider_id: string | null;
  rate_day: Day | null;
  rate_micros: BigInteger | null;
  status: 'starting' | 'open' | 'paid' | 'ended';
  url: string | null;
}

export interface GatewayEvents {
  attempt_id: string | null;
  event_id: string;
  gateway: 'stripe' | 'paystack';
  outcome: 'settled' | 'noted' | 'unused' | 'to-check';
  received_at: Timestamp;
  transaction_id: string | null;
  type: string;
}

export interface GatewayMoney {
  attempt_id: string | null;
  charge_currency: string;
  charge_minor: BigInteger;
  edition_id: string;
  gateway: 'stripe' | 'paystack';
  paid_at: Timestamp;
  rate_day: Day | null;
  rate_micros: BigInteger | null;
  received_at: Timestamp;
  transaction_id: string;
  transfer_id: string | null;
}

export interface HeldActs {
  actor_id: string;
  batch_id: string;
  closed_at: Timestamp | null;
  concerned_ids: Defaulted<ArrayOf<string>>;
  dismissed_at: Timestamp | null;
  ends_at: Timestamp;
  id: string;
  kind: string;
  label: string;
  payload: Json<'held_acts.payload'>;
  problem: string | null;
  recorded_at: Timestamp;
  state: 'held' | 'sent' | 'undone' | 'failed' | 'lapsed';
  subject_id: string;
  subject_type: string;
}

export interface IdempotencyKeys {
  body_hash: Buffer;
  created_at: Timestamp;
  id: Buffer;
  response: Json<'idempotency_keys.response'> | null;
}

export interface InboundMessages {
  body: string;
  email_id: string | null;
  from_email: string;
  from_name: string;
  id: string;
  received_at: Timestamp;
  source_key: string;
  subject: string;
}

export interface InboxReplies {
  application_id: string | null;
  author_id: string;
  body: string;
  created_at: Timestamp;
  enquiry_id: string | null;
  id: string;
}

export interface InstitutionDomains {
  domain: string;
  from_year: number | null;
  institution_id: string;
  until_year: number | null;
}

export interface Institutions {
  id: string;
  name: string;
  sort_name: Computed<string>;
  version: number;
}

export interface InvoiceNumbers {
  edition_id: string;
  is_sample: boolean;
  last: number;
}

export interface Invoices {
  buyer: string;
  corrects: number | null;
  currency: string;
  edition_id: string;
  facts: Json<'invoices.facts'>;
  group_id: string | null;
  group_round: number | null;
  issued_at: Timestamp;
  issued_by: string | null;
  kind: 'invoice' | 'credit-note';
  number: number;
  payment_id: string | null;
  reason: string | null;
  tax_cents: number;
  total_cents: number;
}

export interface IssuedDocuments {
  edition_id: string;
  facts: Json<'issued_documents.facts'> | null;
  id: string;
  issued_at: Timestamp;
  issued_by: string;
  kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge' | 'invitation';
  number: string;
  override_reason: string | null;
  paper_id: string | null;
  registration_id: string | null;
  replaced_by: string | null;
  revoke_reason: string | null;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  subject_id: string;
  user_id: string | null;
}

export interface JoiningEmails {
  registration_id: string;
  revision: string;
}

export interface LedgerEntries {
  action: Declared<'ledger_entries.action'>;
  actor_id: string | null;
  amount_cents: number | null;
  at: Timestamp;
  bank_transaction_id: string | null;
  booked_on: Day | null;
  from_status: Declared<'ledger_entries.from_status'> | null;
  id: Computed<BigInteger>;
  payment_id: string | null;
  period_version: number | null;
  reason: string | null;
  reverses: BigInteger | null;
  round: Defaulted<number>;
  source: 'payer' | 'admin' | 'import' | 'system' | 'gateway';
  to_status: Declared<'ledger_entries.to_status'> | null;
  transfer_id: string | null;
  value_date: Day | null;
}

export interface LedgerPeriodChanges {
  actor_id: string;
  at: Timestamp;
  edition_id: string;
  id: Computed<BigInteger>;
  locked_until: Day | null;
  reason: Defaulted<string>;
}

export interface LedgerPeriods {
  edition_id: string;
  locked_until: Day | null;
  version: Defaulted<number>;
}

export interface LoginChallenges {
  expires_at: Timestamp;
  token_hash: Buffer;
  tries_left: number;
  user_id: string;
}

export interface LoginLinks {
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: string;
}

export interface LoginOrigins {
  expires_at: Timestamp;
  key: Buffer;
  kind: 'device' | 'network';
  user_id: string;
}

export interface MailboxPositions {
  last_uid: BigInteger;
  mailbox: string;
  uid_validity: BigInteger;
}

export interface MetaReviews {
  assigned_at: Timestamp;
  draft: Json<'meta_reviews.draft'> | null;
  draft_saved_at: Timestamp | null;
  form: Json<'meta_reviews.form'> | null;
  paper_id: string;
  reviewer_id: string;
  revision: Defaulted<number>;
  round: number;
  submitted_at: Timestamp | null;
}

export interface NoticeChoices {
  choice: 'at-once' | 'daily' | 'never';
  kind: Declared<'notice_choices.kind'>;
  user_id: string;
}

export interface Notices {
  at: Timestamp;
  choice: 'at-once' | 'daily';
  id: Computed<BigInteger>;
  kind: Declared<'notices.kind'>;
  subject_id: string;
  user_id: string;
}

export interface OutgoingEmails {
  cause: string;
  created_at: Timestamp;
  data: Json<'outgoing_emails.data'>;
  expires_at: Timestamp | null;
  history: Defaulted<Json<'outgoing_emails.history'>>;
  id: string;
  kind: string;
  last_error: string | null;
  message_id: string | null;
  next_try_at: Timestamp;
  recipient: string;
  relayed_at: Timestamp | null;
  secrets: Buffer | null;
  sent_at: Timestamp | null;
  status: 'queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed';
  trace_parent: string | null;
  tries: number;
}

export interface PaperAgreements {
  agreed_at: Timestamp;
  file_id: string | null;
  paper_id: string;
  text: string;
  title: string;
  user_id: string;
  version: string;
}

export interface PaperAuthors {
  affiliation: string;
  country: string;
  email: string;
  family_name: string;
  given_name: string;
  is_corresponding: boolean;
  is_presenting: boolean;
  paper_id: string;
  position: number;
}

export interface PaperCoAuthors {
  denied_at: Timestamp | null;
  email: string;
  id: string;
  invited_at: Timestamp;
  paper_id: string;
  token_hash: Buffer;
  user_id: string | null;
}

export interface PaperCommentMentions {
  comment_id: string;
  length: number;
  participant: string;
  starts_at: number;
}

export interface PaperCommentReaders {
  emailed_until: Timestamp | null;
  paper_id: string;
  read_at: Timestamp | null;
  user_id: string;
}

export interface PaperCommentRecipients {
  comment_id: string;
  user_id: string;
}

export interface PaperComments {
  alias: number | null;
  author_id: string;
  deleted_at: Timestamp | null;
  id: string;
  paper_id: string;
  posted_at: Timestamp;
  text: string | null;
}

export interface PaperConflicts {
  declared_at: Timestamp;
  paper_id: string;
  reason: string;
  user_id: string;
}

export interface PaperDecisions {
  decision: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
  id: string;
  note_to_authors: string;
  note_to_committee: string;
  paper_id: string;
  recorded_at: Timestamp;
  recorded_by: string;
  released_at: Timestamp | null;
  released_by: string | null;
  reopened_at: Timestamp | null;
  round: number;
}

export interface PaperHandlers {
  named_at: Timestamp;
  paper_id: string;
  user_id: string | null;
}

export interface PaperNotes {
  author_id: string;
  created_at: Timestamp;
  id: string;
  paper_id: string;
  text: string;
}

export interface PaperNumbers {
  edition_id: string;
  is_sample: Defaulted<boolean>;
  last: number;
}

export interface PaperPublications {
  camera_ready: Defaulted<'missing' | 'received' | 'checked' | 'sent-back' | 'locked'>;
  camera_ready_by: Timestamp | null;
  camera_ready_revision: Defaulted<number>;
  edition_id: string;
  paper_id: string;
  registration: Defaulted<'none' | 'registered' | 'paid'>;
}

export interface PaperResponses {
  closes_at: Timestamp | null;
  draft: Json<'paper_responses.draft'> | null;
  draft_saved_at: Timestamp | null;
  form: Json<'paper_responses.form'> | null;
  invited_at: Timestamp | null;
  paper_id: string;
  reminded_at: Timestamp | null;
  revision: Defaulted<number>;
  round: number;
  submitted_at: Timestamp | null;
}

export interface PaperScores {
  edition_id: string;
  paper_id: string;
  reviews_due_at: Timestamp | null;
  score: Defaulted<number>;
  spread: number | null;
}

export interface PaperShepherds {
  answer: 'verified' | 'not-yet' | null;
  answered_at: Timestamp | null;
  asked_at: Timestamp | null;
  assigned_at: Timestamp;
  assigned_by: string;
  ended_at: Timestamp | null;
  id: string;
  paper_id: string;
  reminded_at: Timestamp | null;
  reviewer_id: string;
  round: number;
  to_authors: Defaulted<string>;
  to_chairs: Defaulted<string>;
  told_at: Timestamp | null;
}

export interface PaperSimilarities {
  checked_at: Timestamp | null;
  other_id: string;
  paper_id: string;
  passages: Json<'paper_similarities.passages'>;
  share: number;
}

export interface PaperTags {
  paper_id: string;
  tag: string;
}

export interface PaperTexts {
  compared_at: Timestamp | null;
  file_state: Defaulted<'read' | 'unreadable' | 'unavailable'>;
  fingerprints: Buffer;
  paper_id: string;
  text: string;
  version_id: string;
}

export interface PaperTransitions {
  action: Declared<'paper_transitions.action'>;
  actor_id: string | null;
  at: Timestamp;
  from_status: Declared<'paper_transitions.from_status'>;
  id: Computed<BigInteger>;
  is_shown: boolean;
  note: Defaulted<string>;
  note_to_author: Defaulted<string>;
  paper_id: string;
  to_status: Declared<'paper_transitions.to_status'>;
}

export interface PaperVersions {
  changes: Defaulted<ArrayOf<string>>;
  content: Json<'paper_versions.content'> | null;
  created_at: Timestamp;
  file_id: string;
  id: string;
  is_submitted: Defaulted<boolean>;
  manuscript_findings: Json<'paper_versions.manuscript_findings'> | null;
  note: Defaulted<string>;
  number: number;
  pages: number;
  paper_id: string;
  reviewer_file_id: string | null;
  reviewer_supplement_file_id: string | null;
  round: number;
  stage: 'submission' | 'revision' | 'camera-ready';
  supplement_file_id: string | null;
  supplement_findings: Json<'paper_versions.supplement_findings'> | null;
  supplement_pages: number | null;
}

export interface Papers {
  abstract: Defaulted<string>;
  acknowledge_by: Timestamp | null;
  ai_percent: number | null;
  ai_use: Defaulted<string>;
  authors_text: Defaulted<string>;
  corrections_by: Timestamp | null;
  created_at: Timestamp;
  due_at: Computed<Timestamp>;
  edition_id: string;
  id: string;
  is_original: Defaulted<boolean>;
  keywords: Defaulted<ArrayOf<string>>;
  kind: 'full-paper' | 'poster';
  number: number | null;
  owner_id: string;
  payment_by: Timestamp | null;
  revision: Defaulted<number>;
  revision_reminded_at: Timestamp | null;
  round: Defaulted<number>;
  search_languages: Defaulted<ArrayOf<string>>;
  search_text: Computed<string>;
  search_words: Computed<string>;
  shown_status: Declared<'papers.shown_status'>;
  similarity_percent: number | null;
  sort_title: Computed<string>;
  status:
    | 'draft'
    | 'submitted'
    | 'screening'
    | 'under-review'
    | 'decision-recorded'
    | 'minor-corrections'
    | 'major-corrections'
    | 'revision-submitted'
    | 'verified'
    | 'accepted'
    | 'rejected'
    | 'desk-rejected'
    | 'withdrawn';
  submitted_at: Timestamp | null;
  title: string;
  topic: Defaulted<string>;
  updated_at: Timestamp;
  verify_by: Timestamp | null;
}

export interface PasswordResets {
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: string;
}

export interface PaymentProofs {
  file_id: string;
  kind: 'payment' | 'student' | 'country';
  payment_id: string;
}

export interface Payments {
  amount_cents: number;
  bank_transaction_id: string | null;
  cancels_at: Timestamp | null;
  created_at: Timestamp;
  currency: 'USD';
  gateway: 'manual' | 'stripe' | 'paystack';
  group_id: string | null;
  group_round: number | null;
  id: string;
  invoice: Json<'payments.invoice'> | null;
  merchant_reference: string;
  pay_by: Timestamp;
  received_cents: Defaulted<number>;
  registration_id: string;
  reminders: Defaulted<number>;
  status:
    | 'awaiting-payment'
    | 'proof-uploaded'
    | 'matched'
    | 'underpaid'
    | 'completed'
    | 'rejected'
    | 'refunded'
    | 'cancelled';
  version: Defaulted<number>;
}

export interface Pictures {
  name: string;
  used_at: Timestamp;
}

export interface Preferences {
  export_columns: Defaulted<Json<'preferences.export_columns'>>;
  has_shortcuts: Defaulted<boolean>;
  paper_columns: ArrayOf<string> | null;
  user_id: string;
}

export interface Presentations {
  presented_on: Day;
  recorded_at: Timestamp;
  recorded_by: string;
  registration_id: string;
}

export interface PriceLines {
  amount_cents: number;
  item: string;
  kind: 'package' | 'band' | 'extra' | 'discount' | 'waiver' | 'tax';
  name: string;
  payment_id: string;
  tax: Json<'price_lines.tax'> | null;
}

export interface PriceQuotes {
  band: Json<'price_quotes.band'> | null;
  created_at: Timestamp;
  discount_code_id: string | null;
  edition_id: string;
  extras: Json<'price_quotes.extras'>;
  fee_revision: number | null;
  id: string;
  package_id: string;
  taxes: Json<'price_quotes.taxes'> | null;
}

export interface ProviderChecks {
  charge_currency: string;
  charge_minor: BigInteger;
  edition_id: string;
  entry_id: BigInteger | null;
  gateway: 'stripe' | 'paystack';
  id: string;
  key: string;
  kind:
    | 'money-without-rate'
    | 'refund-elsewhere'
    | 'refund-exists'
    | 'refund-unanswered'
    | 'refund-returned'
    | 'dispute';
  note: string | null;
  opened_at: Timestamp;
  outcome: 'booked' | 'paid' | 'failed' | 'asked-again' | 'returned' | 'lost' | 'won' | null;
  payment_id: string | null;
  refund_id: string | null;
  reported_lost: Defaulted<boolean>;
  settled_at: Timestamp | null;
  settled_by: string | null;
  status: 'open' | 'settled' | 'dismissed';
  transaction_id: string | null;
  version: Defaulted<number>;
}

export interface RateLimits {
  expire: BigInteger | null;
  key: string;
  points: Defaulted<number>;
}

export interface ReceiptNumbers {
  edition_id: string;
  is_sample: Defaulted<boolean>;
  last: number;
}

export interface Receipts {
  edition_id: string;
  issued_at: Timestamp;
  number: number;
  payment_id: string;
  round: Defaulted<number>;
}

export interface RecoveryCodes {
  code_hash: Buffer;
  user_id: string;
}

export interface RefundBatches {
  approved_by: string | null;
  created_at: Timestamp;
  currency: string;
  edition_id: string;
  exported_at: Timestamp | null;
  exported_by: string | null;
  file: Buffer | null;
  file_minor: number | null;
  format: 'pain.001' | 'csv';
  id: string;
  message_id: string;
  needs_approval: boolean;
  prepared_by: string;
  refund_count: number;
  status: 'awaiting-approval' | 'ready' | 'exported' | 'discarded';
  total_cents: number;
  total_minor: number;
  version: Defaulted<number>;
}

export interface Refunds {
  account: Buffer | null;
  account_kind: 'iban' | 'other' | null;
  account_label: string | null;
  account_source: 'payer' | 'transfer' | 'finance' | null;
  amount_cents: number;
  ask_at: Timestamp | null;
  asked: Defaulted<number>;
  batch_id: string | null;
  cause:
    | 'cancelled'
    | 'visa-refused'
    | 'paid-twice'
    | 'overpaid'
    | 'not-ours'
    | 'conference-changed'
    | 'other';
  changed_at: Timestamp;
  created_at: Timestamp;
  edition_id: string;
  entry_id: BigInteger | null;
  failure: string | null;
  gateway: 'stripe' | 'paystack' | null;
  gateway_refund: string | null;
  gateway_transaction: string | null;
  id: string;
  kind: 'refund' | 'overpayment' | 'return';
  pay_currency: string;
  pay_minor: number;
  payment_id: string | null;
  prepared_by: string;
  reason: string;
  reference: string;
  status: 'asking' | 'ready' | 'batched' | 'exported' | 'paid' | 'failed' | 'withdrawn';
  token_expires_at: Timestamp | null;
  token_hash: Buffer | null;
  transfer_id: string | null;
  version: Defaulted<number>;
}

export interface RegistrationAnswers {
  answer: Json<'registration_answers.answer'>;
  question_id: string;
  registration_id: string;
}

export interface RegistrationBands {
  checked_at: Timestamp | null;
  checked_by: string | null;
  country: string;
  country_check: 'none' | 'declared' | 'confirmed' | 'refused';
  income_group: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
  registration_id: string;
  share: number;
  year: number;
}

export interface RegistrationGroups {
  closes_at: Timestamp | null;
  created_at: Timestamp;
  edition_id: string;
  id: string;
  invoice: Json<'registration_groups.invoice'>;
  invoice_email: string | null;
  merchant_reference: string;
  opened_by: string | null;
  organization: string;
  packages: ArrayOf<string>;
  payer_id: string;
  people_limit: number;
  round: Defaulted<number>;
  token: string | null;
  version: Defaulted<number>;
}

export interface Registrations {
  academic_category: 'student' | 'professional';
  amount_cents: number;
  browser_hash: Buffer | null;
  check_in_code: Defaulted<string>;
  content_hash: Buffer;
  country: string;
  created_at: Timestamp;
  duplicate_of: string | null;
  edition_id: string;
  email: string;
  fee_revision: number;
  first_name: string;
  id: string;
  last_name: string;
  organization: string;
  package_id: Declared<'registrations.package_id'>;
  paper_id: string | null;
  phone: string | null;
  position: string;
  registered_by: string | null;
  search_text: Computed<string>;
  sort_name: Computed<string>;
  status: 'pending' | 'completed' | 'rejected' | 'cancelled' | 'refunded';
  title: string;
  type: 'author' | 'participant';
  user_id: string | null;
}

export interface RetentionAnnouncements {
  announced_at: Timestamp;
  kind: Declared<'retention_announcements.kind'>;
  periods: string;
}

export interface RetentionRuns {
  at: Timestamp;
  kind: Declared<'retention_runs.kind'>;
  records: number;
}

export interface ReviewInvitations {
  created_at: Timestamp;
  declared_conflict: string | null;
  decline_reason: string | null;
  due_at: Timestamp;
  email: string;
  expires_at: Timestamp;
  id: string;
  invited_by: string;
  override_reason: string | null;
  paper_id: string;
  responded_at: Timestamp | null;
  review_id: string | null;
  round: number;
  suggested_email: string | null;
  suggested_name: string | null;
  token_hash: Buffer;
}

export interface ReviewRatings {
  note: Defaulted<string>;
  rated_at: Timestamp;
  rated_by: string;
  rating: 'helpful' | 'sufficient' | 'not-sufficient';
  review_id: string;
}

export interface ReviewVersions {
  form: Json<'review_versions.form'>;
  is_after_discussion: Defaulted<boolean>;
  is_after_response: Defaulted<boolean>;
  number: number;
  review_id: string;
  submitted_at: Timestamp;
}

export interface ReviewerExpertise {
  keywords: ArrayOf<string>;
  publications: Json<'reviewer_expertise.publications'>;
  updated_at: Timestamp;
  user_id: string;
  version: number;
}

export interface ReviewerProfiles {
  is_paused: boolean;
  max_load: number | null;
  topics: ArrayOf<string>;
  user_id: string;
  version: Defaulted<number>;
}

export interface ReviewerRelations {
  declared_at: Timestamp;
  id: string;
  kind: 'collaborator' | 'advisor' | 'personal' | 'institution';
  until_year: number | null;
  user_id: string;
  value: string;
}

export interface Reviews {
  alias: Defaulted<number>;
  answers: Defaulted<Json<'reviews.answers'>>;
  assigned_by: string | null;
  comments_to_authors: Defaulted<string>;
  comments_to_committee: Defaulted<string>;
  concern: Defaulted<string>;
  confidence: number | null;
  created_at: Timestamp;
  criteria: Defaulted<Json<'reviews.criteria'>>;
  declared_conflict: string | null;
  decline_reason: string | null;
  declined_at: Timestamp | null;
  draft: Json<'reviews.draft'> | null;
  draft_form_version: string | null;
  draft_saved_at: Timestamp | null;
  due_at: Timestamp;
  form_fields: Defaulted<Json<'reviews.form_fields'>>;
  id: string;
  override_reason: string | null;
  paper_id: string;
  recommendation: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected' | null;
  reminded_at: Timestamp | null;
  reviewer_id: string;
  revision: Defaulted<number>;
  round: Defaulted<number>;
  status: 'invited' | 'accepted' | 'declined' | 'submitted';
  submitted_at: Timestamp | null;
  suggested_email: string | null;
  suggested_name: string | null;
  visible_to_authors: ArrayOf<string> | null;
}

export interface SavedViews {
  id: string;
  list: 'papers' | 'papers-export' | 'payments-export' | 'users-export' | 'audit-export';
  name: string;
  owner_id: string;
  search: string;
}

export interface ScheduledChanges {
  at: Timestamp;
  change: Json<'scheduled_changes.change'>;
  closed_at: Timestamp | null;
  edition_id: string;
  id: string;
  problem: string | null;
  scheduled_at: Timestamp;
  scheduled_by: string;
  status: 'scheduled' | 'done' | 'cancelled' | 'failed';
}

export interface Sessions {
  created_at: Timestamp;
  device: string | null;
  ended_at: Timestamp | null;
  id: string;
  last_seen_at: Timestamp;
  proved_at: Timestamp | null;
  replaced_token_id: string | null;
  replaced_until: Timestamp | null;
  token_id: string;
  user_id: string;
  written_lsn: BigInteger | null;
}

export interface SimilarityReports {
  ask_at: Timestamp | null;
  external_id: string | null;
  failure: string | null;
  paper_id: string;
  percent: number | null;
  requested_at: Timestamp;
  state: 'requested' | 'sent' | 'comparing' | 'ready' | 'failed';
  tries: Defaulted<number>;
  version_id: string;
}

export interface TextAffinities {
  paper_id: string;
  reviewer_id: string;
  score: number;
  terms: ArrayOf<string>;
}

export interface TwoFactorSecrets {
  confirmed_at: Timestamp | null;
  last_time_step: number;
  secret: Buffer;
  user_id: string;
}

export interface Uploads {
  bytes: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  id: string;
  locked_by: string | null;
  locked_until: Timestamp | null;
  name: string;
  owner_id: string;
  parts: Defaulted<ArrayOf<string>>;
  purpose: string;
  received: Defaulted<number>;
  slot: number | null;
  subject_id: string;
  used_at: Timestamp | null;
}

export interface UserPermissions {
  expires_at: Timestamp | null;
  permission:
    | 'owner'
    | 'chair'
    | 'track-chair'
    | 'finance'
    | 'site-editor'
    | 'check-in'
    | 'read-only'
    | 'visa-officer';
  scope_id: string | null;
  scope_kind: 'topic' | 'track' | 'edition' | null;
  user_id: string;
}

export interface Users {
  country: string | null;
  created_at: Timestamp;
  email: string;
  first_name: string;
  id: string;
  is_disabled: boolean;
  is_email_verified: boolean;
  is_sample: boolean;
  last_name: string;
  organization: string;
  password_hash: string;
  phone: string | null;
  position: string | null;
  role: 'researcher' | 'reviewer' | 'admin';
  search_text: Computed<string>;
  sort_name: Computed<string>;
  title: string | null;
  version: Defaulted<number>;
}

export interface VerificationCodes {
  code_hash: Buffer;
  expires_at: Timestamp;
  user_id: string;
}

export interface VerificationLinks {
  expires_at: Timestamp;
  token_hash: Buffer;
  user_id: string;
}

export interface VisaRequests {
  changed_at: Timestamp;
  created_at: Timestamp;
  destroyed_at: Timestamp | null;
  edition_id: string;
  handled_by: string | null;
  id: string;
  kept_until: Day;
  registration_id: string;
  sealed_answer: Buffer | null;
  sealed_passport: Buffer | null;
  status: 'requested' | 'in-progress' | 'returned' | 'issued' | 'refused' | 'withdrawn';
  user_id: string;
  version: Defaulted<number>;
}

export interface WaitingEntries {
  academic_category: 'student' | 'professional';
  claimed_browser: Buffer | null;
  claimed_by: string | null;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  edition_id: string;
  email: string;
  expires_at: Timestamp | null;
  id: string;
  name: string;
  offer_hash: Buffer | null;
  offered_at: Timestamp | null;
  package_id: Declared<'waiting_entries.package_id'>;
  registration_id: string | null;
  search_text: Computed<string | null>;
  status: 'waiting' | 'offered' | 'registered' | 'expired' | 'left' | 'removed';
  token_hash: Buffer;
  user_id: string | null;
}

export interface WaiverBudgets {
  budget_cents: Defaulted<number>;
  edition_id: string;
}

export interface Waivers {
  answer: string | null;
  can_pay_cents: number | null;
  created_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  edition_id: string;
  id: string;
  offered_cents: number | null;
  payment_id: string;
  reason: string;
  status: 'open' | 'granted' | 'declined' | 'withdrawn';
  version: Defaulted<number>;
}

export interface Database {
  affinity_runs: AffinityRuns;
  announcement_opt_outs: AnnouncementOptOuts;
  arrivals: Arrivals;
  attempts: Attempts;
  attendance_imports: AttendanceImports;
  attendance_lines: AttendanceLines;
  audit_entries: AuditEntries;
  bank_accounts: BankAccounts;
  bank_changes: BankChanges;
  bank_lines: BankLines;
  bank_statements: BankStatements;
  bank_transfers: BankTransfers;
  bids: Bids;
  bounced_addresses: BouncedAddresses;
  bulk_email_recipients: BulkEmailRecipients;
  bulk_emails: BulkEmails;
  camera_ready_acts: CameraReadyActs;
  check_in_changes: CheckInChanges;
  committee_applications: CommitteeApplications;
  counters: Counters;
  credit_note_numbers: CreditNoteNumbers;
  credit_notes: CreditNotes;
  delivery_reports: DeliveryReports;
  discount_codes: DiscountCodes;
  document_job_problems: DocumentJobProblems;
  document_jobs: DocumentJobs;
  document_layouts: DocumentLayouts;
  download_tickets: DownloadTickets;
  edition_previews: EditionPreviews;
  edition_revisions: EditionRevisions;
  editions: Editions;
  email_changes: EmailChanges;
  email_wordings: EmailWordings;
  enquiries: Enquiries;
  fee_tables: FeeTables;
  files: Files;
  front_end_counts: FrontEndCounts;
  front_end_failures: FrontEndFailures;
  front_end_watches: FrontEndWatches;
  gateway_attempts: GatewayAttempts;
  gateway_events: GatewayEvents;
  gateway_money: GatewayMoney;
  held_acts: HeldActs;
  idempotency_keys: IdempotencyKeys;
  inbound_messages: InboundMessages;
  inbox_replies: InboxReplies;
  institution_domains: InstitutionDomains;
  institutions: Institutions;
  invoice_numbers: InvoiceNumbers;
  invoices: Invoices;
  issued_documents: IssuedDocuments;
  joining_emails: JoiningEmails;
  ledger_entries: LedgerEntries;
  ledger_period_changes: LedgerPeriodChanges;
  ledger_periods: LedgerPeriods;
  login_challenges: LoginChallenges;
  login_links: LoginLinks;
  login_origins: LoginOrigins;
  mailbox_positions: MailboxPositions;
  meta_reviews: MetaReviews;
  notice_choices: NoticeChoices;
  notices: Notices;
  outgoing_emails: OutgoingEmails;
  paper_agreements: PaperAgreements;
  paper_authors: PaperAuthors;
  paper_co_authors: PaperCoAuthors;
  paper_comment_mentions: PaperCommentMentions;
  paper_comment_readers: PaperCommentReaders;
  paper_comment_recipients: PaperCommentRecipients;
  paper_comments: PaperComments;
  paper_conflicts: PaperConflicts;
  paper_decisions: PaperDecisions;
  paper_handlers: PaperHandlers;
  paper_notes: PaperNotes;
  paper_numbers: PaperNumbers;
  paper_publications: PaperPublications;
  paper_responses: PaperResponses;
  paper_scores: PaperScores;
  paper_shepherds: PaperShepherds;
  paper_similarities: PaperSimilarities;
  paper_tags: PaperTags;
  paper_texts: PaperTexts;
  paper_transitions: PaperTransitions;
  paper_versions: PaperVersions;
  papers: Papers;
  password_resets: PasswordResets;
  payment_proofs: PaymentProofs;
  payments: Payments;
  pictures: Pictures;
  preferences: Preferences;
  presentations: Presentations;
  price_lines: PriceLines;
  price_quotes: PriceQuotes;
  provider_checks: ProviderChecks;
  rate_limits: RateLimits;
  receipt_numbers: ReceiptNumbers;
  receipts: Receipts;
  recovery_codes: RecoveryCodes;
  refund_batches: RefundBatches;
  refunds: Refunds;
  registration_answers: RegistrationAnswers;
  registration_bands: RegistrationBands;
  registration_groups: RegistrationGroups;
  registrations: Registrations;
  retention_announcements: RetentionAnnouncements;
  retention_runs: RetentionRuns;
  review_invitations: ReviewInvitations;
  review_ratings: ReviewRatings;
  review_versions: ReviewVersions;
  reviewer_expertise: ReviewerExpertise;
  reviewer_profiles: ReviewerProfiles;
  reviewer_relations: ReviewerRelations;
  reviews: Reviews;
  saved_views: SavedViews;
  scheduled_changes: ScheduledChanges;
  sessions: Sessions;
  similarity_reports: SimilarityReports;
  text_affinities: TextAffinities;
  two_factor_secrets: TwoFactorSecrets;
  uploads: Uploads;
  user_permissions: UserPermissions;
  users: Users;
  verification_codes: VerificationCodes;
  verification_links: VerificationLinks;
  visa_requests: VisaRequests;
  waiting_entries: WaitingEntries;
  waiver_budgets: WaiverBudgets;
  waivers: Waivers;
}
