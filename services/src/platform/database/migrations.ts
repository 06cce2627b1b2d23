import type { MigrationInterface } from 'typeorm';
import { FirstSchema1763600000000 } from './migrations/1763600000000-first-schema.js';
import { LoginOrigins1795372095465 } from './migrations/1795372095465-login-origins.js';
import { BankChanges1795374583661 } from './migrations/1795374583661-bank-changes.js';
import { EmailKey1795375208921 } from './migrations/1795375208921-email-key.js';
import { PaperFindings1795375881885 } from './migrations/1795375881885-paper-findings.js';
import { ReviewVisibility1795398692453 } from './migrations/1795398692453-review-visibility.js';
import { PaperCoAuthors1795398835290 } from './migrations/1795398835290-paper-co-authors.js';
import { ReviewerSuggestions1795400554248 } from './migrations/1795400554248-reviewer-suggestions.js';
import { PaperVersionContents1795402316080 } from './migrations/1795402316080-paper-version-contents.js';
import { SessionTokenRenewal1795412095855 } from './migrations/1795412095855-session-token-renewal.js';
import { PaperAgreements1795412212766 } from './migrations/1795412212766-paper-agreements.js';
import { Places1795412600000 } from './migrations/1795412600000-places.js';
import { PriceLines1795412700000 } from './migrations/1795412700000-price-lines.js';
import { PapersWords1795444098181 } from './migrations/1795444098181-papers-words.js';
import { Uploads1795444900000 } from './migrations/1795444900000-uploads.js';
import { SampleNumbers1795493215457 } from './migrations/1795493215457-sample-numbers.js';
import { PaperScores1795493512299 } from './migrations/1795493512299-paper-scores.js';
import { Preferences1795496181446 } from './migrations/1795496181446-preferences.js';
import { PaperNotes1795497326423 } from './migrations/1795497326423-paper-notes.js';
import { HeldActs1795541100099 } from './migrations/1795541100099-held-acts.js';
import { UserPermissions1795541247835 } from './migrations/1795541247835-user-permissions.js';
import { UploadsOfBrowsers1795542145646 } from './migrations/1795542145646-uploads-of-browsers.js';
import { BankStatements1795542311126 } from './migrations/1795542311126-bank-statements.js';
import { PaymentSearch1795554295063 } from './migrations/1795554295063-payment-search.js';
import { PaperPublications1795555608437 } from './migrations/1795555608437-paper-publications.js';
import { ExportColumns1795555608935 } from './migrations/1795555608935-export-columns.js';
import { HeldActsConcern1795558700000 } from './migrations/1795558700000-held-acts-concern.js';
import { Corrections1795604438132 } from './migrations/1795604438132-corrections.js';
import { Notices1795604465100 } from './migrations/1795604465100-notices.js';
import { CameraReadyChecks1795604470000 } from './migrations/1795604470000-camera-ready-checks.js';
import { LedgerPeriods1795623068455 } from './migrations/1795623068455-ledger-periods.js';
import { PaperTags1795624134588 } from './migrations/1795624134588-paper-tags.js';
import { EmailWordings1795626063387 } from './migrations/1795626063387-email-wordings.js';
import { CameraReadyBy1795626310664 } from './migrations/1795626310664-camera-ready-by.js';
import { SessionProofs1795636898170 } from './migrations/1795636898170-session-proofs.js';
import { ScheduledChanges1795638255593 } from './migrations/1795638255593-scheduled-changes.js';
import { PaperLanguages1795639337129 } from './migrations/1795639337129-paper-languages.js';
import { PaperConflicts1795640177498 } from './migrations/1795640177498-paper-conflicts.js';
import { FunctionsSearchPath1795646872517 } from './migrations/1795646872517-functions-search-path.js';
import { SamplesLeftOut1795690103826 } from './migrations/1795690103826-samples-left-out.js';
import { InstitutionConflicts1795690157804 } from './migrations/1795690157804-institution-conflicts.js';
import { ReviewerExpertise1795690291277 } from './migrations/1795690291277-reviewer-expertise.js';
import { OverdueRules1795691396316 } from './migrations/1795691396316-overdue-rules.js';
import { CreditNoteDetails1795693097464 } from './migrations/1795693097464-credit-note-details.js';
import { Bids1795693200000 } from './migrations/1795693200000-bids.js';
import { PaperHandlers1795693832881 } from './migrations/1795693832881-paper-handlers.js';
import { EditionInstitutionConflicts1795700206227 } from './migrations/1795700206227-edition-institution-conflicts.js';
import { Arrivals1795704700000 } from './migrations/1795704700000-arrivals.js';
import { RegisteredBy1795704800000 } from './migrations/1795704800000-registered-by.js';
import { LapsedActs1795717810000 } from './migrations/1795717810000-lapsed-acts.js';
import { LostHandlers1795717820000 } from './migrations/1795717820000-lost-handlers.js';
import { PriceReductions1795720800000 } from './migrations/1795720800000-price-reductions.js';
import { DiscountCodes1795720900000 } from './migrations/1795720900000-discount-codes.js';
import { HeldActsDismissed1795731844729 } from './migrations/1795731844729-held-acts-dismissed.js';
import { SavedColumnSets1795731900000 } from './migrations/1795731900000-saved-column-sets.js';
import { Refunds1795734300000 } from './migrations/1795734300000-refunds.js';
import { LedgerEntryPeriods1795734911600 } from './migrations/1795734911600-ledger-entry-periods.js';
import { Waivers1795745266458 } from './migrations/1795745266458-waivers.js';
import { Taxes1795745405311 } from './migrations/1795745405311-taxes.js';
import { Gateways1795745500000 } from './migrations/1795745500000-gateways.js';
import { Invoices1795746708409 } from './migrations/1795746708409-invoices.js';
import { RefundsDue1795748479116 } from './migrations/1795748479116-refunds-due.js';
import { GatewayRefunds1795748488820 } from './migrations/1795748488820-gateway-refunds.js';
import { ReviewsDue1795758875117 } from './migrations/1795758875117-reviews-due.js';
import { RegistrationGroups1795758900000 } from './migrations/1795758900000-registration-groups.js';
import { ProviderChecks1795760700000 } from './migrations/1795760700000-provider-checks.js';
import { PaymentWays1795761200000 } from './migrations/1795761200000-payment-ways.js';
import { Disputes1795773000000 } from './migrations/1795773000000-disputes.js';
import { BulkEmails1795774500000 } from './migrations/1795774500000-bulk-emails.js';
import { ReviewDeclines1795775435348 } from './migrations/1795775435348-review-declines.js';
import { DeliveryReports1795776000000 } from './migrations/1795776000000-delivery-reports.js';
import { GroupInvitationsPerDay1795789634314 } from './migrations/1795789634314-group-invitations-per-day.js';
import { InboundMessages1795790000000 } from './migrations/1795790000000-inbound-messages.js';
import { Retention1795790236011 } from './migrations/1795790236011-retention.js';
import { CheckInCodes1795801500672 } from './migrations/1795801500672-check-in-codes.js';
import { IssuedDocuments1795801620184 } from './migrations/1795801620184-issued-documents.js';
import { CheckInChanges1795802700905 } from './migrations/1795802700905-check-in-changes.js';
import { MessageAssignees1795805964743 } from './migrations/1795805964743-message-assignees.js';
import { RetentionPeriods1795811889270 } from './migrations/1795811889270-retention-periods.js';
import { DocumentLayoutVersions1795817911850 } from './migrations/1795817911850-document-layout-versions.js';
import { InboxReplies1795818684272 } from './migrations/1795818684272-inbox-replies.js';
import { VisaLetters1795831632826 } from './migrations/1795831632826-visa-letters.js';
import { DocumentJobs1795831711768 } from './migrations/1795831711768-document-jobs.js';
import { FeeBands1795831785309 } from './migrations/1795831785309-fee-bands.js';
import { AttendanceImports1795834203841 } from './migrations/1795834203841-attendance-imports.js';
import { PaperResponses1795849628681 } from './migrations/1795849628681-paper-responses.js';
import { ReviewerRelations1795850774872 } from './migrations/1795850774872-reviewer-relations.js';
import { PaperComments1795852196129 } from './migrations/1795852196129-paper-comments.js';
import { PaperCommentEmails1795867319429 } from './migrations/1795867319429-paper-comment-emails.js';
import { ReviewFields1795885381700 } from './migrations/1795885381700-review-fields.js';
import { PaperSimilarities1795886750807 } from './migrations/1795886750807-paper-similarities.js';
import { MetaReviews1795886899606 } from './migrations/1795886899606-meta-reviews.js';
import { SimilarityChecks1795901537643 } from './migrations/1795901537643-similarity-checks.js';
import { ReviewVersions1795902832710 } from './migrations/1795902832710-review-versions.js';
import { PaperShepherds1795903057006 } from './migrations/1795903057006-paper-shepherds.js';
import { SimilarityReports1795903178574 } from './migrations/1795903178574-similarity-reports.js';
import { ReviewRatings1795905144862 } from './migrations/1795905144862-review-ratings.js';
import { Tracks1795906000000 } from './migrations/1795906000000-tracks.js';
import { CommentMentions1795940748917 } from './migrations/1795940748917-comment-mentions.js';
import { FrontEndFigures1795940846641 } from './migrations/1795940846641-front-end-figures.js';
import { Institutions1795941015231 } from './migrations/1795941015231-institutions.js';
import { ResponseEnds1795942116964 } from './migrations/1795942116964-response-ends.js';
import { ShepherdsNamed1795943025133 } from './migrations/1795943025133-shepherds-named.js';
import { FrontEndWatches1795955117706 } from './migrations/1795955117706-front-end-watches.js';
import { EmailTraces1795969931678 } from './migrations/1795969931678-email-traces.js';
import { SessionLastWrite1795987152522 } from './migrations/1795987152522-session-last-write.js';
import { ArchivedAudit1796002437234 } from './migrations/1796002437234-archived-audit.js';
import { PapersFound1796023311309 } from './migrations/1796023311309-papers-found.js';

/** TypeORM orders them by the timestamps in their names. */
export const migrations: (new () => MigrationInterface)[] = [
  FirstSchema1763600000000,
  LoginOrigins1795372095465,
  BankChanges1795374583661,
  EmailKey1795375208921,
  PaperFindings1795375881885,
  ReviewVisibility1795398692453,
  PaperCoAuthors1795398835290,
  ReviewerSuggestions1795400554248,
  PaperVersionContents1795402316080,
  SessionTokenRenewal1795412095855,
  PaperAgreements1795412212766,
  Places1795412600000,
  PriceLines1795412700000,
  PapersWords1795444098181,
  Uploads1795444900000,
  SampleNumbers1795493215457,
  PaperScores1795493512299,
  Preferences1795496181446,
  PaperNotes1795497326423,
  HeldActs1795541100099,
  UserPermissions1795541247835,
  UploadsOfBrowsers1795542145646,
  BankStatements1795542311126,
  PaymentSearch1795554295063,
  PaperPublications1795555608437,
  ExportColumns1795555608935,
  HeldActsConcern1795558700000,
  Corrections1795604438132,
  Notices1795604465100,
  CameraReadyChecks1795604470000,
  LedgerPeriods1795623068455,
  PaperTags1795624134588,
  EmailWordings1795626063387,
  CameraReadyBy1795626310664,
  SessionProofs1795636898170,
  ScheduledChanges1795638255593,
  PaperLanguages1795639337129,
  PaperConflicts1795640177498,
  FunctionsSearchPath1795646872517,
  SamplesLeftOut1795690103826,
  InstitutionConflicts1795690157804,
  ReviewerExpertise1795690291277,
  OverdueRules1795691396316,
  CreditNoteDetails1795693097464,
  Bids1795693200000,
  PaperHandlers1795693832881,
  EditionInstitutionConflicts1795700206227,
  Arrivals1795704700000,
  RegisteredBy1795704800000,
  LapsedActs1795717810000,
  LostHandlers1795717820000,
  PriceReductions1795720800000,
  DiscountCodes1795720900000,
  HeldActsDismissed1795731844729,
  SavedColumnSets1795731900000,
  Refunds1795734300000,
  LedgerEntryPeriods1795734911600,
  Waivers1795745266458,
  Taxes1795745405311,
  Gateways1795745500000,
  Invoices1795746708409,
  RefundsDue1795748479116,
  GatewayRefunds1795748488820,
  ReviewsDue1795758875117,
  RegistrationGroups1795758900000,
  ProviderChecks1795760700000,
  PaymentWays1795761200000,
  Disputes1795773000000,
  BulkEmails1795774500000,
  ReviewDeclines1795775435348,
  DeliveryReports1795776000000,
  GroupInvitationsPerDay1795789634314,
  InboundMessages1795790000000,
  Retention1795790236011,
  CheckInCodes1795801500672,
  IssuedDocuments1795801620184,
  CheckInChanges1795802700905,
  MessageAssignees1795805964743,
  RetentionPeriods1795811889270,
  DocumentLayoutVersions1795817911850,
  InboxReplies1795818684272,
  VisaLetters1795831632826,
  DocumentJobs1795831711768,
  FeeBands1795831785309,
  AttendanceImports1795834203841,
  PaperResponses1795849628681,
  ReviewerRelations1795850774872,
  PaperComments1795852196129,
  PaperCommentEmails1795867319429,
  ReviewFields1795885381700,
  PaperSimilarities1795886750807,
  MetaReviews1795886899606,
  SimilarityChecks1795901537643,
  ReviewVersions1795902832710,
  PaperShepherds1795903057006,
  SimilarityReports1795903178574,
  ReviewRatings1795905144862,
  Tracks1795906000000,
  CommentMentions1795940748917,
  FrontEndFigures1795940846641,
  Institutions1795941015231,
  ResponseEnds1795942116964,
  ShepherdsNamed1795943025133,
  FrontEndWatches1795955117706,
  EmailTraces1795969931678,
  SessionLastWrite1795987152522,
  ArchivedAudit1796002437234,
  PapersFound1796023311309,
];
