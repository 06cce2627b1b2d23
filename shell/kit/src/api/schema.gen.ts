// Made by scripts/schema.mjs from services/openapi.json.

export interface paths {
  '/api/v1/admin/applications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminApplications_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/applications/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminApplications_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['AdminApplications_change'];
    trace?: never;
  };
  '/api/v1/admin/applications/{id}/replies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminApplications_reply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminAudit_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/audit/filters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminAudit_filters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bank-changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BankChanges_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bank-changes/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BankChanges_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bank-changes/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BankChanges_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bounced-addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BouncedAddresses_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bounced-addresses/{id}/clear': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BouncedAddresses_clear'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BulkEmails_list'];
    put?: never;
    post: operations['BulkEmails_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BulkEmails_people'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BulkEmails_preview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BulkEmails_read'];
    put: operations['BulkEmails_save'];
    post?: never;
    delete: operations['BulkEmails_delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/{id}/recipients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['BulkEmails_recipients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/{id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BulkEmails_resume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BulkEmails_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/{id}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BulkEmails_stop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/bulk-emails/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BulkEmails_test'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/check-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['CheckIn_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/check-in/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['CheckIn_apply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/check-in/device-list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['CheckIn_deviceList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/dashboard/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Dashboard_progress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/dashboard/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Dashboard_stats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/dashboard/trends': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Dashboard_readTrends'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/dashboard/work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Dashboard_work'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/discount-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DiscountCodes_list'];
    put?: never;
    post: operations['DiscountCodes_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/discount-codes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DiscountCodes_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/discount-codes/{id}/stop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['DiscountCodes_stop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/document-jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DocumentJobs_list'];
    put?: never;
    post: operations['DocumentJobs_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/document-jobs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['DocumentJobs_dismiss'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/document-jobs/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['DocumentJobs_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/document-texts/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DocumentLayouts_read'];
    put: operations['DocumentLayouts_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['IssuedDocuments_list'];
    put?: never;
    post: operations['IssuedDocuments_issue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/documents/{id}/replace': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['IssuedDocuments_replace'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/documents/{id}/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['IssuedDocuments_revoke'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/documents/{kind}/{subjectId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['IssuedDocuments_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEditions_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/pictures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminPictures_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEditions_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['AdminEditions_save'];
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/bank-changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['BankChanges_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/copy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminEditions_copy'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminEditions_makeCurrent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEditions_history'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/history/{revision}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEditions_readRevision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/history/{revision}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminEditions_restore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['EditionPreviews_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/schedule-papers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminSchedule_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/scheduled-changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ScheduledChanges_list'];
    put?: never;
    post: operations['ScheduledChanges_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/editions/{id}/scheduled-changes/{change}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ScheduledChanges_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/email-domain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['DomainCheck_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/email-templates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['EmailTexts_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/email-templates/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['EmailTexts_read'];
    put: operations['EmailTexts_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/email-templates/{kind}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['EmailTexts_previewSample'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/email-templates/{kind}/preview/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['EmailTexts_previewReal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/emails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEmails_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/emails/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEmails_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/emails/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminEmails_retry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/enquiries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEnquiries_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/enquiries/assignees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEnquiries_assignees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/enquiries/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminEnquiries_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['AdminEnquiries_change'];
    trace?: never;
  };
  '/api/v1/admin/enquiries/{id}/replies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminEnquiries_reply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/front-ends': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminFrontEnds_overview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/front-ends/failures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminFrontEnds_failures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/front-ends/failures/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminFrontEnds_failure'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminGroups_page'];
    put?: never;
    post: operations['AdminGroups_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/groups/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminGroups_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['AdminGroups_change'];
    trace?: never;
  };
  '/api/v1/admin/groups/{id}/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminGroups_invoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/groups/{id}/members/{paymentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminGroups_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/held-acts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Holds_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/held-acts/{id}/dismiss': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Holds_dismiss'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/held-acts/{id}/send-now': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Holds_sendNow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/held-acts/{id}/undo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Holds_undo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/inbound-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OtherMessages_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/institutions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Institutions_list'];
    put?: never;
    post: operations['Institutions_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/institutions/import': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Institutions_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/institutions/import-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Institutions_preview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/institutions/suggestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Institutions_suggestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/institutions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Institutions_read'];
    put: operations['Institutions_change'];
    post?: never;
    delete: operations['Institutions_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminInvoices_page'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/joining': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Joining_state'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/joining/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Joining_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/notices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['NoticeChoices_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/notices/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['NoticeChoices_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/online-attendance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OnlineAttendance_list'];
    put?: never;
    post: operations['OnlineAttendance_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/online-attendance/lines/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['OnlineAttendance_assign'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/online-attendance/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OnlineAttendance_read'];
    put?: never;
    post?: never;
    delete: operations['OnlineAttendance_undo'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminPapers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/acts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminBulk_act'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/assignments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminAssignments_assignMany'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/bidding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminAssignments_bidding'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/comparison': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Comparison_compare'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/handlers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminHandlers_used'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/proposal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminAssignments_propose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_release'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/reminders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminAssignments_remind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/tags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminBulk_tags'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminPapers_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/assignments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminAssignments_assign'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/assignments/{reviewId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminAssignments_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/assignments/{reviewId}/extend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDeadlines_extendReview'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/camera-ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminCameraReady_act'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/candidates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminAssignments_candidatesOf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/conflict': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInterventions_declareConflict'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_decide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/desk-rejection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_deskReject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/discussion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminDiscussion_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/discussion/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDiscussion_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/discussion/comments/{commentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminDiscussion_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/discussion/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['AdminDiscussion_read'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/edit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInterventions_edit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/extend-camera-ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDeadlines_extendCameraReady'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/extend-revision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDeadlines_extendRevision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInterventions_correctFigures'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/handler': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['AdminHandlers_name'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/handlers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminHandlers_candidates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/later-return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInterventions_returnToAuthor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/meta-reviewer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminMetaReviewers_choose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminNotes_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/notes/{noteId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminNotes_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminPapers_payment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/rejection': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInterventions_reject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/reopening': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_reopen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/response-end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDeadlines_chooseResponseEnd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/return-to-author': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_returnToAuthor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/reviews/{reviewId}/rating': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['AdminRatings_rate'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/screening': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_screen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/shepherd': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminShepherds_choose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/similarity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminSimilarity_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/similarity/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminSimilarity_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/similarity/report/address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminSimilarity_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/similarity/{otherId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['AdminSimilarity_mark'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminDecisions_verify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/papers/{id}/withdrawal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInterventions_withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payment-totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PaymentTotals_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminPayments_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/by-reference': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminPayments_lookUp'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminPayments_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/country': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['CountryChecks_decide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/credit-note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_credit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/extend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_extend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminInvoices_issue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/match': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_match'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/note': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/package': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['PaymentDecisions_changePackage'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/refund-overpayment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_refundOverpayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_reject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/resend-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_resendEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/payments/{id}/unmatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentDecisions_unmatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminWaitingList_places'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/presentations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['IssuedDocuments_markPresented'];
    post?: never;
    delete: operations['IssuedDocuments_unmarkPresented'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProviderChecks_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ProviderChecks_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/ask-again': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_askAgain'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/book-money': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_bookMoney'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/book-refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_bookRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/dismiss': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_dismiss'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/dispute-lost': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_disputeLost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/refund-failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_refundFailed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/refund-paid': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_refundPaid'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/refund-returned': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_refundReturned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/provider-checks/{id}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderChecks_reopen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reconciliation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reconciliation_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reconciliation/lock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Reconciliation_lock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reconciliation/period': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reconciliation_period'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reconciliation/unlock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Reconciliation_unlock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refund-batches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RefundBatches_list'];
    put?: never;
    post: operations['RefundBatches_prepare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refund-batches/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RefundBatches_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refund-batches/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RefundBatches_approve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refund-batches/{id}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RefundBatches_discard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refund-batches/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RefundBatches_export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Refunds_list'];
    put?: never;
    post: operations['Refunds_prepare'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/due': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Refunds_due'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/offer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Refunds_offer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Refunds_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/{id}/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Refunds_enterAccount'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/{id}/ask': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Refunds_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/{id}/fail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Refunds_fail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Refunds_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/refunds/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Refunds_withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/registration-totals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RegistrationTotals_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/registrations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RegistrationsOnBehalf_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/registrations/person': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RegistrationsOnBehalf_find'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/retention': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Retention_overview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reviewers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminReviewers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reviewers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminReviewers_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/reviewers/{id}/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['AdminReviewers_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/revoked-documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['IssuedDocuments_revoked'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/samples': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Samples_find'];
    put?: never;
    post?: never;
    delete: operations['Samples_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Statements_list'];
    put?: never;
    post: operations['Statements_import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/lines/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/lines/{id}/enter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_enter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/lines/{id}/ignore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_ignore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/lines/{id}/match': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_match'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/lines/{id}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_payRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/lines/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_restore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Statements_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['StatementLines_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/statements/{id}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Statements_lines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/transfers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminTransfers_list'];
    put?: never;
    post: operations['AdminTransfers_record'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/transfers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminTransfers_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/transfers/{id}/match': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminTransfers_match'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/transfers/{id}/return-to-sender': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminTransfers_returnToSender'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/transfers/{id}/unmatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminTransfers_unmatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminUsers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminUser_read'];
    put?: never;
    post?: never;
    delete: operations['Erasure_erasePerson'];
    options?: never;
    head?: never;
    patch: operations['AdminUsers_change'];
    trace?: never;
  };
  '/api/v1/admin/users/{id}/permissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Permissions_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users/{id}/permissions/{permission}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Permissions_grant'];
    post?: never;
    delete: operations['Permissions_revoke'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users/{id}/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminUsers_resendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users/{id}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminUsers_endSessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users/{id}/sessions/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminUsers_endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/users/{id}/two-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['AdminUsers_removeTwoFactor'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['VisaLetters_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['VisaLetters_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters/{id}/issue': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['VisaLetters_issue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters/{id}/passport': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['VisaLetters_show'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters/{id}/refuse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['VisaLetters_refuse'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters/{id}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['VisaLetters_return'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/visa-letters/{id}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['VisaLetters_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waiting-list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AdminWaitingList_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waiting-list/{id}/offer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminWaitingList_offer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waiting-list/{id}/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AdminWaitingList_remove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waivers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Waivers_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waivers/budget': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Waivers_budget'];
    put: operations['Waivers_setBudget'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waivers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Waivers_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waivers/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Waivers_decline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/admin/waivers/{id}/grant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Waivers_grant'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/announcements/unsubscribe/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Unsubscribe_ask'];
    put?: never;
    post: operations['Unsubscribe_unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/confirm-email/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Auth_checkConfirmation'];
    put?: never;
    post: operations['Auth_confirmEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_forgotPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/login-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_askLoginLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/login-link/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_loginByLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Auth_me'];
    put?: never;
    post?: never;
    delete: operations['Erasure_eraseOwn'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Auth_changePassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Preferences_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['Preferences_change'];
    trace?: never;
  };
  '/api/v1/auth/preferences/views': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Preferences_saveView'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/preferences/views/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Preferences_deleteView'];
    options?: never;
    head?: never;
    patch: operations['Preferences_renameView'];
    trace?: never;
  };
  '/api/v1/auth/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Auth_updateProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_resendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/reset-password/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Auth_checkResetToken'];
    put?: never;
    post: operations['Auth_resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Sessions_list'];
    put?: never;
    post?: never;
    delete: operations['Sessions_endAll'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/sessions/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Sessions_prove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Sessions_end'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/two-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['TwoFactor_state'];
    put?: never;
    post: operations['TwoFactor_logIn'];
    delete: operations['TwoFactor_turnOff'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/two-factor/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['TwoFactor_confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/two-factor/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['TwoFactor_renewCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/two-factor/setup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['TwoFactor_setUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/update-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Auth_updateEmail'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Auth_verificationState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_verifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/auth/verify-email/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Auth_verifyEmailByLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/committee/apply': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Committee_apply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Contact_send'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/contact/form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Contact_sendForm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['IssuedDocuments_own'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/downloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Downloads_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/downloads/columns/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Downloads_columns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/downloads/{ticket}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Downloads_open'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/edition': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Editions_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/editions/previews/{ticket}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['EditionPreviews_home'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/editions/previews/{ticket}/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['EditionPreviews_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/email-events/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProviderEvents_receive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Files_download'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/front-end-failures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['FrontEndFailures_report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/front-end-measurements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['FrontEndMeasurements_report'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Groups_list'];
    put?: never;
    post: operations['Groups_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/groups/invitations/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Groups_invitation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/groups/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Groups_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['Groups_change'];
    trace?: never;
  };
  '/api/v1/groups/{id}/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Groups_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/groups/{id}/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Groups_invoice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/groups/{id}/members/{paymentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Groups_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Health_live'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Health_ready'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/open-work': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OpenWork_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AuthorPapers_mine'];
    put?: never;
    post: operations['AuthorPapers_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/authorships/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['CoAuthors_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/authorships/{token}/denial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['CoAuthors_deny'];
    delete: operations['CoAuthors_undo'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/check-accepted-paper': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Papers_checkAcceptedPaper'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['AuthorPapers_read'];
    put?: never;
    post?: never;
    delete: operations['AuthorPapers_remove'];
    options?: never;
    head?: never;
    patch: operations['AuthorPapers_save'];
    trace?: never;
  };
  '/api/v1/papers/{id}/agreement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaperAgreements_agree'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/agreement/form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaperAgreements_upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/agreement/sent-form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaperAgreements_addSent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/camera-ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AuthorPapers_submitCameraReady'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaperFiles_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/response': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Responses_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/response/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Responses_saveDraft'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/response/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Responses_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/revision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AuthorPapers_submitRevision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/sent-files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaperFiles_addSent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AuthorPapers_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/supplement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['PaperFiles_removeSupplement'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AuthorPapers_edit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/papers/{id}/withdraw': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['AuthorPapers_withdraw'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/by-reference': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Payments_byReference'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/email-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Payments_emailDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/extras': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RegistrationExtras_available'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/fee-bands': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RegistrationExtras_feeBands'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/gateways/{gateway}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['GatewayEvents_receive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/manual-registration': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Payments_register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/pay-by': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Payments_payBy'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/pending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Payments_pending'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['RegistrationExtras_quote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/refunds/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnRefunds_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/refunds/{key}/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['OwnRefunds_give'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/send-confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Payments_sendConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ProofUploads_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/uploads/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['ProofUploads_remove'];
    options?: never;
    head: operations['ProofUploads_find'];
    patch: operations['ProofUploads_resume'];
    trace?: never;
  };
  '/api/v1/payments/waiting-list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['WaitingList_join'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/waiting-list/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['WaitingList_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/waiting-list/{token}/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['WaitingList_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/waiting-list/{token}/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['WaitingList_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['RegistrationExtras_changeAnswers'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Payments_cancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/country-proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentProofs_addCountryProof'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/documents/{document}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['PaymentDocuments_open'];
    put?: never;
    post: operations['PaymentDocuments_ask'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Payments_emailOwn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/extras': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['RegistrationExtras_changeExtras'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Payments_changeInvoice'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/invoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Invoices_issue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/joining': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Joining_own'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/leave-group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['GroupMember_leave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/online': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OnlinePayments_read'];
    put?: never;
    post: operations['OnlinePayments_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/online/check': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['OnlinePayments_check'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/package': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Payments_changePackage'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentProofs_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/registrant': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Payments_correct'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/sent-proofs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentProofs_addSent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/student-proof': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PaymentProofs_addStudentProof'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/payments/{id}/waiver': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnWaivers_read'];
    put: operations['OwnWaivers_apply'];
    post?: never;
    delete: operations['OwnWaivers_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/phone-numbers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['PhoneNumbers_recognise'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/pictures/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Pictures_largest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/pictures/{name}/{width}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Pictures_sized'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/registration/check-status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['RegistrationStatus_check'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/registration/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Places_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reviews_mine'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/bids': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Bids_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/bids/{paperId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Bids_bid'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/bids/{paperId}/conflict': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Bids_declareConflict'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/expertise': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Expertise_read'];
    put: operations['Expertise_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/expertise/publications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Expertise_readPasted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/invitations/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ReviewInvitations_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/invitations/{token}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ReviewInvitations_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/invitations/{token}/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ReviewInvitations_redeem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/invitations/{token}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['ReviewInvitations_decline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/meta-reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['MetaReviews_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reviews_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Reviews_accept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Reviews_decline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/discussion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Discussion_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/discussion/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Discussion_post'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/discussion/comments/{commentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Discussion_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/discussion/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Discussion_read'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['Reviews_saveDraft'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/meta-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['MetaReviews_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/meta-review/draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['MetaReviews_saveDraft'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/meta-review/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['MetaReviews_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reviews_pdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/response': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ResponsesForReviewers_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/shepherding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Shepherding_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/shepherding/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Shepherding_answer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Reviews_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/papers/{paperId}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Reviews_versions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['ReviewerProfile_read'];
    put: operations['ReviewerProfile_save'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/relations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Relations_list'];
    put?: never;
    post: operations['Relations_add'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/relations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Relations_remove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/reviews/shepherding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['Shepherding_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['Uploads_begin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/uploads/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['Uploads_remove'];
    options?: never;
    head: operations['Uploads_find'];
    patch: operations['Uploads_resume'];
    trace?: never;
  };
  '/api/v1/verify/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['IssuedDocuments_verify'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/visa-letter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['OwnVisaLetters_read'];
    put: operations['OwnVisaLetters_put'];
    post?: never;
    delete: operations['OwnVisaLetters_withdraw'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptedPaper: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
    };
    AcceptedPaperCheck: {
      hasAcceptedPaper: boolean;
      papers: components['schemas']['AcceptedPaper'][];
    };
    AdminApplication: {
      /** Format: uuid */
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      country: string;
      affiliation: string;
      /** @enum {string} */
      state: 'new' | 'read' | 'done';
      /** Format: date-time */
      createdAt: string;
      /** @description To be had as a download of the kind 'file'. */
      cv: {
        /** Format: uuid */
        fileId: string;
        name: string;
        bytes: number;
      };
      /** @description Of a reply. */
      hold: components['schemas']['Hold'] | null;
      /** @description Replies of organisers, and what the person replied to emails; oldest first. */
      correspondence: components['schemas']['InboxLetter'][];
      assignee: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      /** @description Of the organisers; part of the sender’s personal data. */
      note: string | null;
      handledAt: string | null;
      /** @description Name of the last organiser to change it. */
      handledBy: string | null;
      /** @description Sent with a change; the change gets a 409 if the item has changed since. */
      version: number;
    };
    AdminApplicationRow: {
      /** Format: uuid */
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      country: string;
      affiliation: string;
      /** @enum {string} */
      state: 'new' | 'read' | 'done';
      /** Format: date-time */
      createdAt: string;
    };
    AdminApplications: {
      items: components['schemas']['AdminApplicationRow'][];
      nextCursor: string | null;
      counts: components['schemas']['InboxCounts'];
    };
    AdminEdition: {
      revision: number;
      /** @description The revision of the fee table that belongs to it. */
      feeRevision: number;
      /** Format: date-time */
      savedAt: string;
      /** @description Null for the revision of the installation. */
      savedBy: {
        id: string;
        name: string;
      } | null;
      id: string;
      isCurrent: boolean;
      /** @description Sections of a copied edition that were not saved since. */
      toCheck: string[];
      document: components['schemas']['EditionDraft'];
      publication: components['schemas']['Publication'];
    };
    AdminEditions: {
      items: {
        revision: number;
        /** @description The revision of the fee table that belongs to it. */
        feeRevision: number;
        /** Format: date-time */
        savedAt: string;
        /** @description Null for the revision of the installation. */
        savedBy: {
          id: string;
          name: string;
        } | null;
        id: string;
        slug: string;
        year: number;
        name: string;
        /** @description The one that visitors see. */
        isCurrent: boolean;
        toCheck: string[];
      }[];
    };
    AdminEmail: {
      /** Format: uuid */
      id: string;
      /** @description Null where the email is hidden. */
      kind:
        | (
            | 'account-deleted'
            | 'announcement'
            | 'authorship-denial-undone'
            | 'authorship-denied'
            | 'authorship-denied-for-organisers'
            | 'backup-failed'
            | 'bank-change-cancelled'
            | 'bank-change-effective'
            | 'bank-change-requested'
            | 'bank-change-scheduled'
            | 'bank-details-changed'
            | 'bulk-message'
            | 'camera-ready-extended'
            | 'camera-ready-sent-back'
            | 'co-author-invited'
            | 'committee-application'
            | 'country-checked'
            | 'discussion-digest'
            | 'email-change'
            | 'email-change-requested'
            | 'email-changed'
            | 'enquiry'
            | 'enquiry-copy'
            | 'front-end-rolled-back'
            | 'group-invitation'
            | 'group-left'
            | 'group-paid'
            | 'group-payment'
            | 'inbox-reply'
            | 'joining-details'
            | 'login-link'
            | 'meta-review-assigned'
            | 'meta-review-cancelled'
            | 'new-device'
            | 'notice'
            | 'notice-digest'
            | 'paper-decision'
            | 'paper-decision-co-author'
            | 'paper-desk-rejected'
            | 'paper-edited-for-author'
            | 'paper-handed-over'
            | 'paper-in-review'
            | 'paper-mention'
            | 'paper-received'
            | 'paper-rejected-for-cause'
            | 'paper-reopened'
            | 'paper-returned'
            | 'paper-sent-back'
            | 'paper-withdrawn'
            | 'password-changed'
            | 'password-reset'
            | 'payment-arrived'
            | 'payment-confirmed'
            | 'payment-credited'
            | 'payment-extended'
            | 'payment-refunded'
            | 'payment-rejected'
            | 'payment-reminder'
            | 'payment-underpaid'
            | 'place-offered'
            | 'recovery-code-used'
            | 'refund-account-asked'
            | 'refund-account-replaced'
            | 'registration-cancelled'
            | 'registration-changed'
            | 'registration-corrected'
            | 'registration-received'
            | 'response-due'
            | 'response-end-changed'
            | 'responses-opened'
            | 'review-cancelled'
            | 'review-ended'
            | 'review-extended'
            | 'review-invitation'
            | 'review-invitation-link'
            | 'review-paper-withdrawn'
            | 'review-reminder'
            | 'review-response'
            | 'review-thanks'
            | 'revision-due'
            | 'revision-extended'
            | 'revision-received'
            | 'shepherd-answered'
            | 'shepherd-assigned'
            | 'shepherd-cancelled'
            | 'shepherd-released'
            | 'shepherd-reminder'
            | 'shepherd-revision'
            | 'two-factor-disabled'
            | 'two-factor-enabled'
            | 'two-factor-removed'
            | 'verification-code'
            | 'visa-letter-changed'
            | 'waiting-list-joined'
            | 'waiver-decided'
            | 'welcome'
          )
        | null;
      /** @description Null where the email is about a paper that the caller has a conflict with. */
      recipient: string | null;
      /** @enum {string} */
      state: 'queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed';
      /** @description Since it was written, or since an admin last asked for it again. */
      tries: number;
      /** @description Why the last try failed, in the mail server's words; null where the email is hidden. */
      reason: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description While it is queued. */
      nextTryAt: string | null;
      sentAt: string | null;
      messageId: string | null;
      canRetry: boolean;
      /** @description Oldest first; of many tries the newest. */
      history: {
        /** Format: date-time */
        at: string;
        /** @enum {string} */
        outcome:
          | 'sent'
          | 'deferred'
          | 'failed'
          | 'expired'
          | 'suppressed'
          | 'retried'
          | 'bounced'
          | 'delayed'
          | 'complained';
        reason: string | null;
      }[];
      /** @description With codes and links masked; null where the email is hidden, or its data is gone. */
      preview: {
        subject: string;
        replyTo: string | null;
        text: string;
        /** @description To be shown in a sandboxed frame. */
        html: string;
      } | null;
    };
    AdminEmailCounts: {
      [key: string]: number;
    } & {
      all: number;
    };
    AdminEmailRow: {
      /** Format: uuid */
      id: string;
      /** @description Null where the email is hidden. */
      kind:
        | (
            | 'account-deleted'
            | 'announcement'
            | 'authorship-denial-undone'
            | 'authorship-denied'
            | 'authorship-denied-for-organisers'
            | 'backup-failed'
            | 'bank-change-cancelled'
            | 'bank-change-effective'
            | 'bank-change-requested'
            | 'bank-change-scheduled'
            | 'bank-details-changed'
            | 'bulk-message'
            | 'camera-ready-extended'
            | 'camera-ready-sent-back'
            | 'co-author-invited'
            | 'committee-application'
            | 'country-checked'
            | 'discussion-digest'
            | 'email-change'
            | 'email-change-requested'
            | 'email-changed'
            | 'enquiry'
            | 'enquiry-copy'
            | 'front-end-rolled-back'
            | 'group-invitation'
            | 'group-left'
            | 'group-paid'
            | 'group-payment'
            | 'inbox-reply'
            | 'joining-details'
            | 'login-link'
            | 'meta-review-assigned'
            | 'meta-review-cancelled'
            | 'new-device'
            | 'notice'
            | 'notice-digest'
            | 'paper-decision'
            | 'paper-decision-co-author'
            | 'paper-desk-rejected'
            | 'paper-edited-for-author'
            | 'paper-handed-over'
            | 'paper-in-review'
            | 'paper-mention'
            | 'paper-received'
            | 'paper-rejected-for-cause'
            | 'paper-reopened'
            | 'paper-returned'
            | 'paper-sent-back'
            | 'paper-withdrawn'
            | 'password-changed'
            | 'password-reset'
            | 'payment-arrived'
            | 'payment-confirmed'
            | 'payment-credited'
            | 'payment-extended'
            | 'payment-refunded'
            | 'payment-rejected'
            | 'payment-reminder'
            | 'payment-underpaid'
            | 'place-offered'
            | 'recovery-code-used'
            | 'refund-account-asked'
            | 'refund-account-replaced'
            | 'registration-cancelled'
            | 'registration-changed'
            | 'registration-corrected'
            | 'registration-received'
            | 'response-due'
            | 'response-end-changed'
            | 'responses-opened'
            | 'review-cancelled'
            | 'review-ended'
            | 'review-extended'
            | 'review-invitation'
            | 'review-invitation-link'
            | 'review-paper-withdrawn'
            | 'review-reminder'
            | 'review-response'
            | 'review-thanks'
            | 'revision-due'
            | 'revision-extended'
            | 'revision-received'
            | 'shepherd-answered'
            | 'shepherd-assigned'
            | 'shepherd-cancelled'
            | 'shepherd-released'
            | 'shepherd-reminder'
            | 'shepherd-revision'
            | 'two-factor-disabled'
            | 'two-factor-enabled'
            | 'two-factor-removed'
            | 'verification-code'
            | 'visa-letter-changed'
            | 'waiting-list-joined'
            | 'waiver-decided'
            | 'welcome'
          )
        | null;
      /** @description Null where the email is about a paper that the caller has a conflict with. */
      recipient: string | null;
      /** @enum {string} */
      state: 'queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed';
      /** @description Since it was written, or since an admin last asked for it again. */
      tries: number;
      /** @description Why the last try failed, in the mail server's words; null where the email is hidden. */
      reason: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description While it is queued. */
      nextTryAt: string | null;
      sentAt: string | null;
    };
    AdminEmails: {
      items: components['schemas']['AdminEmailRow'][];
      nextCursor: string | null;
      counts: components['schemas']['AdminEmailCounts'];
    };
    AdminEnquiries: {
      items: components['schemas']['AdminEnquiryRow'][];
      nextCursor: string | null;
      counts: components['schemas']['InboxCounts'];
    };
    AdminEnquiry: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      subject: string;
      /** @enum {string} */
      category:
        | 'General Inquiry'
        | 'Paper Submission'
        | 'Registration'
        | 'Technical Support'
        | 'Sponsorship'
        | 'Media';
      /** @enum {string} */
      state: 'new' | 'read' | 'done';
      /** Format: date-time */
      createdAt: string;
      message: string;
      /** @description Of a reply. */
      hold: components['schemas']['Hold'] | null;
      /** @description Replies of organisers, and what the person replied to emails; oldest first. */
      correspondence: components['schemas']['InboxLetter'][];
      assignee: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      /** @description Of the organisers; part of the sender’s personal data. */
      note: string | null;
      handledAt: string | null;
      /** @description Name of the last organiser to change it. */
      handledBy: string | null;
      /** @description Sent with a change; the change gets a 409 if the item has changed since. */
      version: number;
    };
    AdminEnquiryRow: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      subject: string;
      /** @enum {string} */
      category:
        | 'General Inquiry'
        | 'Paper Submission'
        | 'Registration'
        | 'Technical Support'
        | 'Sponsorship'
        | 'Media';
      /** @enum {string} */
      state: 'new' | 'read' | 'done';
      /** Format: date-time */
      createdAt: string;
    };
    AdminGroup: {
      /** Format: uuid */
      id: string;
      /** @description In each transfer for the group. */
      merchantReference: string;
      organization: string;
      /**
       * @description Full at its limit. Closed after its closing date.
       * @enum {string}
       */
      state: 'open' | 'full' | 'closed';
      peopleLimit: number;
      closesAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description With a live registration. */
      people: number;
      /** @description Of live registrations. */
      amount: number;
      /** @description The part on an invoice, or on a pro forma invoice. */
      invoicedAmount: number;
      receivedAmount: number;
      outstandingAmount: number;
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      invoice: components['schemas']['Invoice'];
      invoiceEmail: string | null;
      /** @description To register at the expense of the group. */
      link: string | null;
      /** @description In the order of joining, ended ones included. */
      members: {
        /** Format: uuid */
        paymentId: string;
        /** @description With the title. */
        name: string;
        packageName: string;
        amount: number;
        /** @enum {string} */
        status: 'pending' | 'completed' | 'rejected' | 'refunded' | 'cancelled';
        /** @description On an invoice, or on a pro forma invoice. */
        isInvoiced: boolean;
        isRemovable: boolean;
      }[];
      /** @description Who has joined since the last invoice. None: there is nothing to invoice. */
      toInvoice: {
        people: number;
        amount: number;
      };
      /** @description Without, the same act fixes the members of a pro forma invoice. */
      issuesInvoices: boolean;
      /** @description A pro forma invoice can be downloaded. */
      hasProForma: boolean;
      /** @description And their credit notes, by number. */
      invoices: components['schemas']['IssuedInvoice'][];
      /** @description Of the outstanding amount. Null without one. */
      payBy: string | null;
      version: number;
      /** @description The account that pays. */
      payer: {
        /** Format: uuid */
        id: string;
        name: string;
        email: string;
      };
      /** @description The organiser who opened it for the payer; null where the payer did. */
      openedBy: string | null;
      /** @description Of its invoice. */
      hold: components['schemas']['Hold'] | null;
      /** @description Payments of members whose removal is on hold. */
      heldRemovals: string[];
    };
    AdminGroupRow: {
      /** Format: uuid */
      id: string;
      /** @description In each transfer for the group. */
      merchantReference: string;
      organization: string;
      /**
       * @description Full at its limit. Closed after its closing date.
       * @enum {string}
       */
      state: 'open' | 'full' | 'closed';
      peopleLimit: number;
      closesAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description With a live registration. */
      people: number;
      /** @description Of live registrations. */
      amount: number;
      /** @description The part on an invoice, or on a pro forma invoice. */
      invoicedAmount: number;
      receivedAmount: number;
      outstandingAmount: number;
      /** @description The account that pays. */
      payer: {
        /** Format: uuid */
        id: string;
        name: string;
        email: string;
      };
    };
    AdminGroups: {
      items: components['schemas']['AdminGroupRow'][];
      nextCursor: string | null;
      counts: {
        all: number;
        open: number;
        full: number;
        closed: number;
      };
    };
    AdminPackageChoice: {
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      price: number;
      /** @description Required with several unregistered accepted papers. */
      paperId?: string | null;
      /** @description Of the payment as it was read. */
      version: number;
    };
    AdminPaper: {
      /** Format: uuid */
      id: string;
      number: number | null;
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
      title: string;
      topic: string;
      /** @enum {string} */
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
      round: number;
      /** @description Sent with every action; any other returns 409. */
      revision: number;
      /** @description Their names, in order. */
      authors: string;
      /** Format: date-time */
      submittedAt: string;
      /** @description The promised date of this status; under review, the first open review deadline. */
      dueAt: string | null;
      isOverdue: boolean;
      /** @description Of the paper’s round. */
      reviews: {
        assigned: number;
        submitted: number;
      };
      similarityPercent: number | null;
      aiPercent: number | null;
      /** @description Mean of the submitted reviews of the round, each the mean of its criteria; 1 to 5. */
      score: number | null;
      /** @description From the lowest review to the highest; null below two reviews. */
      spread: number | null;
      /** @description When responses of authors close, where it is later than for other papers. */
      laterResponseEnd: string | null;
      /** @description Of organisers, in alphabetical order. */
      tags: string[];
      /** @description The organiser who is responsible; null for no one in particular. */
      handler: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      /** @description Null unless the paper is accepted. */
      publication: {
        /** @enum {string} */
        registration: 'none' | 'registered' | 'paid';
        /** @enum {string} */
        cameraReady: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
      } | null;
      /** @description Whether the caller may act on the paper, or only reads papers of its topic. */
      mayAct: boolean;
      /**
       * @description The status for its author.
       * @enum {string}
       */
      shownStatus:
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
      abstract: string;
      keywords: string[];
      aiUse: string;
      isOriginal: boolean;
      acknowledgeBy: string | null;
      correctionsBy: string | null;
      verifyBy: string | null;
      paymentBy: string | null;
      owner: {
        /** Format: uuid */
        id: string;
        name: string;
        email: string;
        organization: string;
      };
      authorList: {
        givenName: string;
        familyName: string;
        email: string;
        affiliation: string;
        country: string;
        isPresenting: boolean;
        isCorresponding: boolean;
      }[];
      /** @description Addresses of named authors who said that they are not authors. */
      deniedAuthors: string[];
      versions: {
        /** Format: uuid */
        id: string;
        number: number;
        /** @enum {string} */
        stage: 'submission' | 'revision' | 'camera-ready';
        round: number;
        pages: number;
        note: string;
        /** Format: date-time */
        createdAt: string;
        file: {
          /** Format: uuid */
          id: string;
          name: string;
          bytes: number;
        };
        supplement: {
          /** Format: uuid */
          id: string;
          name: string;
          bytes: number;
        } | null;
      }[];
      /** @description Null unless the paper is accepted. */
      cameraReady: components['schemas']['PaperCameraReady'] | null;
      /** @description The agreement for the camera-ready version. */
      agreed: components['schemas']['PaperAgreement'] | null;
      reviewList: components['schemas']['AdminReview'][];
      /** @description Of the authors to the reviews; the newest round first. */
      responses: components['schemas']['PaperResponse'][];
      /** @description Null unless an organiser can change it: under review, with an end of the edition. */
      responseEnd: {
        /**
         * Format: date-time
         * @description For this paper.
         */
        closesAt: string;
        /** @description Null for the end of the edition. */
        ownEnd: string | null;
      } | null;
      /** @description The edition has meta-reviews. */
      hasMetaReviews: boolean;
      /** @description The newest round first. */
      metaReviews: components['schemas']['PaperMetaReview'][];
      /** @description The last decision is “minor corrections”. */
      mayNameShepherd: boolean;
      /** @description The newest first, with their answers. */
      shepherds: components['schemas']['PaperShepherd'][];
      /** @description Unanswered and declined invitations. */
      invitations: {
        /** Format: uuid */
        id: string;
        round: number;
        email: string;
        /** Format: date-time */
        dueAt: string;
        /** Format: date-time */
        createdAt: string;
        /** Format: date-time */
        expiresAt: string;
        /** @description Set once declined. */
        respondedAt: string | null;
        declineReason: string | null;
        declaredConflict: string | null;
        suggestedName: string | null;
        suggestedEmail: string | null;
        /** @description While it lasts, the reviewer is about to be unassigned. */
        hold: components['schemas']['Hold'] | null;
      }[];
      decisions: {
        /** Format: uuid */
        id: string;
        round: number;
        /** @enum {string} */
        decision: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
        noteToAuthors: string;
        noteToCommittee: string;
        /** Format: date-time */
        recordedAt: string;
        recordedBy: string;
        releasedAt: string | null;
        releasedBy: string | null;
        reopenedAt: string | null;
      }[];
      /** @description Between organisers. */
      notes: components['schemas']['PaperNote'][];
      transitions: {
        /** Format: date-time */
        at: string;
        /** @description Null for automatic transitions. */
        actor: string | null;
        /** @enum {string} */
        action:
          | 'submit'
          | 'screen'
          | 'pass'
          | 'return-to-author'
          | 'desk-reject'
          | 'decide'
          | 'release-accepted'
          | 'release-minor-corrections'
          | 'release-major-corrections'
          | 'release-rejected'
          | 'submit-revision'
          | 'verify'
          | 'review-again'
          | 'reopen'
          | 'reopen-revision'
          | 'send-back'
          | 'reject'
          | 'withdraw';
        /** @enum {string} */
        from:
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
        /** @enum {string} */
        to:
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
        isShown: boolean;
        noteToAuthor: string;
        note: string;
      }[];
      /** @description Requests to review that are not sent yet. */
      heldRequests: {
        /** Format: uuid */
        id: string;
        kind: string;
        /** Format: date-time */
        endsAt: string;
        by: string;
        /**
         * Format: uuid
         * @description Of the account that may undo or send it.
         */
        byId: string;
        /** @description Of the reviewer, or an address. */
        name: string;
      }[];
      /** @description While it lasts, other acts on the paper are refused. */
      hold: components['schemas']['Hold'] | null;
    };
    /** @description By status. With needs=release, without papers on which an act is on hold. */
    AdminPaperCounts: {
      [key: string]: number;
    } & {
      all: number;
    };
    AdminPaperRow: {
      /** Format: uuid */
      id: string;
      number: number | null;
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
      title: string;
      topic: string;
      /** @enum {string} */
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
      round: number;
      /** @description Sent with every action; any other returns 409. */
      revision: number;
      /** @description Their names, in order. */
      authors: string;
      /** Format: date-time */
      submittedAt: string;
      /** @description The promised date of this status; under review, the first open review deadline. */
      dueAt: string | null;
      isOverdue: boolean;
      /** @description Of the paper’s round. */
      reviews: {
        assigned: number;
        submitted: number;
      };
      similarityPercent: number | null;
      aiPercent: number | null;
      /** @description Mean of the submitted reviews of the round, each the mean of its criteria; 1 to 5. */
      score: number | null;
      /** @description From the lowest review to the highest; null below two reviews. */
      spread: number | null;
      /** @description When responses of authors close, where it is later than for other papers. */
      laterResponseEnd: string | null;
      /** @description Of organisers, in alphabetical order. */
      tags: string[];
      /** @description The organiser who is responsible; null for no one in particular. */
      handler: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      /** @description Null unless the paper is accepted. */
      publication: {
        /** @enum {string} */
        registration: 'none' | 'registered' | 'paid';
        /** @enum {string} */
        cameraReady: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
      } | null;
      /** @description Where words of the search are in abstract and keywords, as plain text in parts; null elsewhere. */
      found: components['schemas']['FoundText'] | null;
    };
    AdminPaperState: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
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
      round: number;
      revision: number;
      /** @description Set while the act is on hold. */
      heldUntil: string | null;
    };
    AdminPapers: {
      items: components['schemas']['AdminPaperRow'][];
      nextCursor: string | null;
      counts: components['schemas']['AdminPaperCounts'];
      /** @description The service that reports similarity; left out without one. */
      similarityService?: string;
    };
    AdminPayment: {
      /** Format: uuid */
      id: string;
      merchantReference: string;
      /** @enum {string} */
      state:
        | 'awaiting-payment'
        | 'proof-uploaded'
        | 'matched'
        | 'underpaid'
        | 'completed'
        | 'rejected'
        | 'refunded'
        | 'cancelled';
      amount: number;
      /** @enum {string} */
      currency: 'USD';
      /** @enum {string} */
      registrationType: 'author' | 'participant';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      packageName: string;
      title: string;
      firstName: string;
      lastName: string;
      email: string;
      /** @description Received dollars less refunds. */
      receivedAmount: number;
      /** @description Came without login from the address of an account that has a registration already. */
      isPossibleDuplicate: boolean;
      /**
       * @description Missing while the payment of a student waits to be confirmed without it.
       * @enum {string}
       */
      studentProof: 'not-needed' | 'missing' | 'uploaded';
      /** @description Whose payer pays it. Left out without a group. */
      group?: {
        /** Format: uuid */
        id: string;
        organization: string;
      };
      /** @description The fee depends on the country. Left out where it does not. */
      band?: components['schemas']['RegistrationBand'];
      /** Format: date-time */
      createdAt: string;
      userId: string | null;
      /** @description The organiser who registered the person; null where the person did. */
      registeredBy: string | null;
      organization: string;
      position: string;
      country: string;
      phone: string | null;
      /** Format: date-time */
      payBy: string;
      /** @description When an unpaid registration is cancelled, as the person was told. */
      cancelsAt: string | null;
      bankTransactionId: string | null;
      /** @description Sent with a change, which is refused when the payment changed since. */
      version: number;
      /** @description Dollars still to be paid. */
      outstandingAmount: number;
      /** @description Overpaid dollars: the most that refund-overpayment returns. */
      overpaidAmount: number;
      /** @description Dollars that may be missing for a match and a confirmation. */
      underpaymentTolerance: number;
      receiptNumber: string | null;
      /** @description Oldest first. */
      creditNotes: components['schemas']['CreditNote'][];
      /** @description And their credit notes, by number. */
      invoices: components['schemas']['IssuedInvoice'][];
      issuesInvoices: boolean;
      /** @description By payment pages, of the money that it still has. */
      charges: {
        /** @enum {string} */
        gateway: 'stripe' | 'paystack';
        /** @description In units of the currency. */
        amount: number;
        currency: string;
        /** @description Units for one USD; null for USD. */
        rate: number | null;
        /** @description Of the rate. */
        day: string | null;
      }[];
      invoice: components['schemas']['Invoice'] | null;
      /** @description The payment of the account that this one seems to repeat. */
      duplicateOf: {
        /** Format: uuid */
        id: string;
        merchantReference: string;
      } | null;
      paper: {
        /** Format: uuid */
        id: string;
        title: string;
        status: string;
      } | null;
      /** @description Package and extras; their sum is the amount. */
      lines: components['schemas']['PriceLine'][];
      /** @description In the order of the questions. */
      answers: {
        questionId: string;
        /** @description Text, the chosen options, or yes and no. */
        answer: string | string[] | boolean;
        label: string;
        /** @description About health. */
        isSensitive: boolean;
      }[];
      proofs: {
        /** @enum {string} */
        kind: 'payment' | 'student' | 'country';
        /** Format: uuid */
        fileId: string;
        name: string;
        type: string;
        bytes: number;
        /** Format: date-time */
        createdAt: string;
      }[];
      ledger: {
        id: string;
        /** @description Null for money that was typed in. */
        transferId: string | null;
        /** Format: date-time */
        at: string;
        /** @description Who did it; null for the payer and the system. */
        actor: string | null;
        /** @enum {string} */
        action:
          | 'register'
          | 'upload-proof'
          | 'match'
          | 'underpay'
          | 'confirm'
          | 'reject'
          | 'refund'
          | 'cancel'
          | 'unmatch'
          | 'unmatch-part'
          | 'credit'
          | 'credit-and-cancel'
          | 'refund-overpayment'
          | 'return-to-sender'
          | 'refund-returned'
          | 'charge-back'
          | 'change-package'
          | 'change-extras'
          | 'change-tax'
          | 'waive'
          | 'check-country'
          | 'upload-student-proof'
          | 'upload-country-proof'
          | 'note'
          | 'resend-email'
          | 'extend-deadline'
          | 'receive'
          | 'replace';
        /** @enum {string} */
        source: 'payer' | 'admin' | 'import' | 'system' | 'gateway';
        from:
          | (
              | 'awaiting-payment'
              | 'proof-uploaded'
              | 'matched'
              | 'underpaid'
              | 'completed'
              | 'rejected'
              | 'refunded'
              | 'cancelled'
            )
          | null;
        /** @enum {string} */
        to:
          | 'awaiting-payment'
          | 'proof-uploaded'
          | 'matched'
          | 'underpaid'
          | 'completed'
          | 'rejected'
          | 'refunded'
          | 'cancelled';
        /** @description Dollars received; negative when refunded. */
        amount: number | null;
        date: string | null;
        bankTransactionId: string | null;
        reason: string | null;
        /** @description Takes the money of an earlier entry from the payment again. */
        isReversal: boolean;
        /** @description Its money can be unmatched now. */
        canUnmatch: boolean;
      }[];
      /** @description Of its confirmation; other acts are refused meanwhile. */
      hold: components['schemas']['Hold'] | null;
    };
    AdminPaymentCounts: {
      [key: string]: number;
    } & {
      all: number;
    };
    AdminPaymentRow: {
      /** Format: uuid */
      id: string;
      merchantReference: string;
      /** @enum {string} */
      state:
        | 'awaiting-payment'
        | 'proof-uploaded'
        | 'matched'
        | 'underpaid'
        | 'completed'
        | 'rejected'
        | 'refunded'
        | 'cancelled';
      amount: number;
      /** @enum {string} */
      currency: 'USD';
      /** @enum {string} */
      registrationType: 'author' | 'participant';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      packageName: string;
      title: string;
      firstName: string;
      lastName: string;
      email: string;
      /** @description Received dollars less refunds. */
      receivedAmount: number;
      /** @description Came without login from the address of an account that has a registration already. */
      isPossibleDuplicate: boolean;
      /**
       * @description Missing while the payment of a student waits to be confirmed without it.
       * @enum {string}
       */
      studentProof: 'not-needed' | 'missing' | 'uploaded';
      /** @description Whose payer pays it. Left out without a group. */
      group?: {
        /** Format: uuid */
        id: string;
        organization: string;
      };
      /** @description The fee depends on the country. Left out where it does not. */
      band?: components['schemas']['RegistrationBand'];
      /** Format: date-time */
      createdAt: string;
    };
    AdminPayments: {
      items: components['schemas']['AdminPaymentRow'][];
      nextCursor: string | null;
      counts: components['schemas']['AdminPaymentCounts'];
    };
    AdminPlaces: {
      packages: {
        /** @description Null for no limit. */
        capacity: number | null;
        /** @description Places that are taken or offered. */
        used: number;
        /** @enum {string} */
        registrationPackage:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        packageName: string;
        taken: number;
        offered: number;
        waiting: number;
      }[];
      /** @description Of the room, shared by all packages on site. */
      onSite: {
        /** @description Null for no limit. */
        capacity: number | null;
        /** @description Places that are taken or offered. */
        used: number;
      };
    };
    AdminReview: {
      /** Format: uuid */
      id: string;
      round: number;
      alias: number;
      reviewer: {
        /** Format: uuid */
        id: string;
        name: string;
        email: string;
        organization: string;
      };
      /** @enum {string} */
      status: 'invited' | 'accepted' | 'declined' | 'submitted';
      /** Format: date-time */
      dueAt: string;
      /** Format: date-time */
      createdAt: string;
      submittedAt: string | null;
      remindedAt: string | null;
      overrideReason: string | null;
      declineReason: string | null;
      declaredConflict: string | null;
      suggestedName: string | null;
      suggestedEmail: string | null;
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      criteria: {
        [key: string]: number;
      };
      confidence: number | null;
      commentsToAuthors: string;
      commentsToCommittee: string;
      concern: string;
      /** @description Answers to the added fields of the form. */
      added: {
        id: string;
        label: string;
        /** @description A text, an option, or the name of a step. */
        answer: string;
        /** @description Of a scale, from 1. */
        step: number | null;
        /** @description Of a scale: how many it has. */
        steps: number | null;
        visibleToAuthors: boolean;
      }[];
      /** @description The oldest first, the last one is the review; none while it was not changed. */
      versions: components['schemas']['ReviewVersion'][];
      /** @description By organisers; none of the caller’s own review. */
      ratings: components['schemas']['ReviewRating'][];
      /** @description Submitted, and written by another person. */
      mayRate: boolean;
      /** @description While it lasts, the reviewer is about to be unassigned. */
      hold: components['schemas']['Hold'] | null;
    };
    AdminReviewer: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      organization: string;
      /** @description Proposals leave out admins. */
      isAdmin: boolean;
      /** @description Assigned papers of the edition. */
      load: number;
      /** @description Overdue reviews. */
      late: number;
      /** @description The reviewer’s limit, or the edition’s default. */
      limit: number;
      /** @enum {string} */
      availability: 'available' | 'at-capacity' | 'paused';
      /** @description Of the reviewer’s reviews, by organisers. */
      ratings: {
        /** @description From 1, not sufficient, to 3, helpful; null without ratings. */
        mean: number | null;
        count: number;
      };
      terms: components['schemas']['ReviewerProfile'];
    };
    AdminReviewerCounts: {
      all: number;
      available: number;
      'at-capacity': number;
      paused: number;
    };
    AdminReviewers: {
      items: components['schemas']['AdminReviewer'][];
      nextCursor: string | null;
      counts: components['schemas']['AdminReviewerCounts'];
    };
    AdminUser: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      title: string | null;
      organization: string;
      position: string | null;
      country: string | null;
      phone: string | null;
      /** @enum {string} */
      role: 'researcher' | 'reviewer' | 'admin';
      isEmailVerified: boolean;
      isDisabled: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Sent with a change; the change gets a 409 if the account has changed since. */
      version: number;
    };
    AdminUserCounts: {
      all: number;
      researcher: number;
      reviewer: number;
      admin: number;
      unverified: number;
      disabled: number;
    };
    AdminUserDetails: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      title: string | null;
      organization: string;
      position: string | null;
      country: string | null;
      phone: string | null;
      /** @enum {string} */
      role: 'researcher' | 'reviewer' | 'admin';
      isEmailVerified: boolean;
      isDisabled: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Sent with a change; the change gets a 409 if the account has changed since. */
      version: number;
      /** @description Null while it is off. */
      twoFactorSince: string | null;
      registrations: {
        /**
         * Format: uuid
         * @description The payment's, as in the list of payments.
         */
        id: string;
        /** @description Paid and confirmed. */
        isSettled: boolean;
        packageName: string;
        /** @description Null without the right payments:read. */
        payment: {
          reference: string;
          /** @enum {string} */
          state:
            | 'awaiting-payment'
            | 'proof-uploaded'
            | 'matched'
            | 'underpaid'
            | 'completed'
            | 'rejected'
            | 'refunded'
            | 'cancelled';
          amount: number;
        } | null;
        /** Format: date-time */
        createdAt: string;
      }[];
      papers: {
        /** Format: uuid */
        id: string;
        title: string;
        status: string;
        /** Format: date-time */
        createdAt: string;
      }[];
      sessions: {
        /** Format: uuid */
        id: string;
        /** Format: date-time */
        createdAt: string;
        /** Format: date-time */
        lastUsedAt: string;
        device: string | null;
        /** @description The one that asks. */
        isCurrent: boolean;
      }[];
      emails: {
        /** Format: uuid */
        id: string;
        kind: string;
        /** @enum {string} */
        state: 'queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed';
        /** Format: date-time */
        createdAt: string;
        sentAt: string | null;
        reason: string | null;
      }[];
      counts: {
        registrations: number;
        papers: number;
        sessions: number;
        emails: number;
      };
    };
    AdminUsers: {
      items: components['schemas']['AdminUser'][];
      nextCursor: string | null;
      counts: components['schemas']['AdminUserCounts'];
    };
    AgreementVersion: {
      version: string;
    };
    AnsweredReviewField: {
      id: string;
      label: string;
      /** @description A text, an option, or the name of a step. */
      answer: string;
      /** @description Of a scale, from 1. */
      step: number | null;
      /** @description Of a scale: how many it has. */
      steps: number | null;
    };
    ApiError: {
      statusCode: number;
      /** @enum {string} */
      code:
        | 'VALIDATION_FAILED'
        | 'MALFORMED_REQUEST'
        | 'UNAUTHENTICATED'
        | 'WRONG_CREDENTIALS'
        | 'EMAIL_NOT_VERIFIED'
        | 'FORBIDDEN'
        | 'NOT_FOUND'
        | 'METHOD_NOT_ALLOWED'
        | 'CONFLICT'
        | 'EMAIL_TAKEN'
        | 'EMAIL_ALREADY_VERIFIED'
        | 'LAST_OWNER'
        | 'OWN_ACCOUNT'
        | 'CHANGED_MEANWHILE'
        | 'INVALID_CODE'
        | 'INVALID_RESET_TOKEN'
        | 'INVALID_CONFIRMATION'
        | 'INVALID_LINK'
        | 'INVALID_INVITATION'
        | 'OTHER_ADDRESS'
        | 'WRONG_PASSWORD'
        | 'IDENTITY_PROOF_NEEDED'
        | 'LOGIN_EXPIRED'
        | 'TWO_FACTOR_ENABLED'
        | 'KEY_REUSED'
        | 'PRICE_DIFFERS'
        | 'PAPER_REQUIRED'
        | 'PROOF_REQUIRED'
        | 'ALREADY_REGISTERED'
        | 'CLOSED'
        | 'SOLD_OUT'
        | 'PLACES_LEFT'
        | 'INVALID_TRANSITION'
        | 'INVALID_FILE'
        | 'UPLOAD_LOCKED'
        | 'WRONG_OFFSET'
        | 'BODY_TOO_LARGE'
        | 'HEADERS_TOO_LARGE'
        | 'REQUEST_TIMEOUT'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'RATE_LIMITED'
        | 'INTERNAL'
        | 'UNAVAILABLE'
        | 'BUSY'
        | 'STORAGE_FULL';
      message: string;
      fields?: {
        [key: string]: string;
      };
      requestId: string;
    };
    ApplicationAnswer: {
      /** @enum {boolean} */
      success: true;
      message: string;
    };
    ApplicationsExport: {
      /** @enum {string} */
      kind: 'applications';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      /**
       * @default -createdAt
       * @enum {string}
       */
      sort: '-createdAt' | 'createdAt' | 'name' | '-name';
      /** @enum {string} */
      state?: 'new' | 'read' | 'done';
      q?: string;
    };
    ApplyForWaiver: {
      reason: string;
      canPay?: number | null;
    };
    AskLoginLink: {
      email: string;
      from?: string;
    };
    Assigned: {
      /** @description Number of invited reviewers. */
      assigned: number;
      /** @description Set while the requests are on hold. */
      heldUntil: string | null;
      /** @description Papers without a new invitation, with the reason. */
      skipped: {
        /** Format: uuid */
        id: string;
        reason: string;
      }[];
    };
    AssignedMetaReview: {
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      round: number;
      /** @description The meta-review can be saved and submitted. */
      isOpen: boolean;
      isSubmitted: boolean;
      /** @description The form has unsubmitted changes. */
      hasDraft: boolean;
    };
    AssignedMetaReviews: {
      items: components['schemas']['AssignedMetaReview'][];
    };
    Assignment: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      /** @description 2 when a revision went back to reviewers. */
      round: number;
      /** @enum {string} */
      status: 'invited' | 'accepted' | 'declined' | 'submitted';
      /** @description The paper awaits reviews of this round. */
      isOpen: boolean;
      /** @description Not submitted, and past its deadline. */
      isOverdue: boolean;
      /** Format: date-time */
      dueAt: string;
      /** @description The last submission. */
      submittedAt: string | null;
      /** @description Completed required parts of the form. */
      progress: {
        done: number;
        total: number;
      };
      /** @description In the discussion of the paper; 0 for reviewers who take no part in it. */
      unreadComments: number;
    };
    Assignments: {
      items: components['schemas']['Assignment'][];
    };
    AttendanceAssignment: {
      registrationId: string | null;
    };
    AttendanceImport: {
      /** Format: uuid */
      id: string;
      session: string;
      fileName: string;
      minimumMinutes: number;
      /** Format: date-time */
      importedAt: string;
      importedBy: string;
      /** @description Those that were read. */
      lines: number;
      /** @description With as many minutes as needed. */
      people: number;
      unmatched: number;
      refused: number;
    };
    AttendanceImportLines: {
      import: components['schemas']['AttendanceImport'];
      lines: components['schemas']['AttendanceLine'][];
    };
    AttendanceImported: {
      /** @description Null where every line was imported before. */
      imported: components['schemas']['AttendanceImport'] | null;
      /** @description To confirm: nothing was imported. */
      detected: {
        layout: components['schemas']['AttendanceLayout'];
        columns: string[];
        rows: {
          line: number;
          cells: string[];
        }[];
        timeZone: string;
        /** @description Of the last import. */
        minimumMinutes: number;
      } | null;
    };
    AttendanceImports: {
      items: components['schemas']['AttendanceImport'][];
    };
    AttendanceLayout: {
      /** @enum {string} */
      separator: ',' | ';' | '\t' | '|';
      /** @description The line of the column names, from 1 on. */
      headLine: number;
      /** @enum {string} */
      dateOrder: 'dmy' | 'mdy' | 'ymd';
      columns: {
        name: number;
        email: number | null;
        joined: number;
        left: number;
        /** @description Left out: from joining to leaving. */
        minutes: number | null;
      };
    };
    AttendanceLine: {
      /** Format: uuid */
      id: string;
      line: number;
      name: string;
      email: string;
      joinedAt: string | null;
      minutes: number | null;
      /** @description By hand. */
      assignedTo: string | null;
      /** @description Why the line was refused. */
      fault: ('no-name' | 'joined' | 'left' | 'left-before' | 'minutes') | null;
      /** @description A refused line, as the file has it. */
      written: string | null;
    };
    Attendee: {
      /** Format: uuid */
      id: string;
      name: string;
      packages: {
        name: string;
        /** @enum {string} */
        mode: 'physical' | 'virtual';
        /** @enum {string} */
        payment:
          | 'awaiting-payment'
          | 'proof-uploaded'
          | 'matched'
          | 'underpaid'
          | 'completed'
          | 'rejected'
          | 'refunded'
          | 'cancelled';
        extras: string[];
      }[];
      arrival: {
        /** Format: date-time */
        at: string;
        /** @description Who recorded it. */
        by: string;
      } | null;
    };
    Attendees: {
      items: components['schemas']['Attendee'][];
      nextCursor: string | null;
      counts: {
        arrived: number;
        /** @description People with a package on site, and those who arrived without one. */
        registered: number;
      };
    };
    Audit: {
      items: components['schemas']['AuditRow'][];
      nextCursor: string | null;
      counts: Record<string, never>;
    };
    AuditExport: {
      /** @enum {string} */
      kind: 'audit';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      /** @description Ids of columns; all without it. Unknown ones are ignored. */
      columns?: string[];
      /**
       * @default -at
       * @enum {string}
       */
      sort: '-at' | 'at';
      /**
       * Format: uuid
       * @description Who did it.
       */
      actor?: string;
      action?: string;
      subjectType?: string;
      /** @description The subject's id. */
      subject?: string;
      /**
       * Format: date-time
       * @description The first moment.
       */
      from?: string;
      /**
       * Format: date-time
       * @description The moment after the last.
       */
      to?: string;
      q?: string;
    };
    AuditFilters: {
      actions: string[];
      subjectTypes: string[];
      /** @description Most entries before this day are in the archive of the operators; null when none are. */
      archivedBefore: string | null;
    };
    AuditRow: {
      id: string;
      /** Format: date-time */
      at: string;
      /** @description Null for anonymous callers and jobs. */
      actor: {
        /** Format: uuid */
        id: string;
        /** @description Null once they are erased. */
        name: string | null;
      } | null;
      action: string;
      subject: {
        type: string;
        id: string;
        /** @description As people call it, where it has a name. */
        name: string | null;
      };
      /** @description What changed; never the values. */
      fields: string[];
      before: string | null;
      after: string | null;
      requestId: string | null;
    };
    AuthorPaper: {
      /** Format: uuid */
      id: string;
      /** @description Assigned at the first submission. */
      number: number | null;
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
      title: string;
      abstract: string;
      keywords: string[];
      topic: string;
      aiUse: string;
      isOriginal: boolean;
      authors: components['schemas']['PaperAuthor'][];
      /** @description Addresses of named authors who said that they are not authors. */
      deniedAuthors: string[];
      /**
       * @description Of the caller. The submitter is the corresponding author and makes changes.
       * @enum {string}
       */
      role: 'submitter' | 'co-author';
      /** @enum {string} */
      status:
        | 'draft'
        | 'submitted'
        | 'screening'
        | 'under-review'
        | 'minor-corrections'
        | 'major-corrections'
        | 'revision-submitted'
        | 'accepted'
        | 'rejected'
        | 'desk-rejected'
        | 'withdrawn';
      /** Format: date-time */
      createdAt: string;
      /** @description Of drafts. */
      savedAt: string | null;
      /** @description Of drafts and submitted papers: increases with every save. */
      revision: number | null;
      /** @description A submitted paper, by its submitter, until screening starts or submissions close. */
      isEditable: boolean;
      /** @description Of drafts, if submissions close by themselves: with the grace of those begun before. */
      submitBy: string | null;
      submittedAt: string | null;
      /** @description Until screening is complete. */
      acknowledgeBy: string | null;
      /** @description While a revision is due. */
      correctionsBy: string | null;
      /** @description While the revision is being verified. */
      verifyBy: string | null;
      /** @description Of accepted papers. */
      paymentBy: string | null;
      /**
       * @description Of accepted papers.
       * @enum {string}
       */
      payment: 'none' | 'pending' | 'confirmed';
      registeredBy: ('you' | 'another-author') | null;
      /** @description Null unless the paper is accepted. */
      cameraReady: {
        /** @enum {string} */
        state: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
        /** @description The deadline, if the edition has one. */
        by: string | null;
        /** @description Whether a file can be submitted, once it is paid. */
        isOpen: boolean;
        /** @description Why it was sent back; empty in other states. */
        reasons: string;
      } | null;
      /** @description Newest first. */
      versions: components['schemas']['PaperVersion'][];
      /** @description Oldest first. */
      transitions: components['schemas']['PaperTransition'][];
      /** @description Problems of a draft by field: "abstract", "authors.0.email". */
      problems: {
        [key: string]: string;
      };
    };
    AuthorPapers: {
      items: components['schemas']['AuthorPaper'][];
    };
    AuthorResponse: {
      /** @description The window is open, and the paper under review has a submitted review. */
      isOpen: boolean;
      /** @description Open, and the caller is the corresponding author. */
      canWrite: boolean;
      closesAt: string | null;
      /** @description Of the whole response. */
      wordLimit: number;
      /** @description While it is open. */
      reviews: components['schemas']['ReleasedReview'][];
      /** @description The draft, or the submitted response without one. Co-authors see no draft. */
      form: components['schemas']['ResponseForm'] | null;
      /** @description The form has unsubmitted changes. */
      hasDraft: boolean;
      draftSavedAt: string | null;
      /** @description The last submission. */
      submittedAt: string | null;
      /** @description Sent with every save; any other returns 409. */
      revision: number;
    };
    Authorship: {
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      /** @description Of the author, as the paper names them. */
      name: string;
      /** @description An account with this verified address sees the paper. */
      email: string;
      /** @description Who submitted the paper. */
      submitter: string;
      deniedAt: string | null;
      /** @description A denial, until an organiser acts on the paper. */
      isUndoable: boolean;
    };
    AvailableExtras: {
      items: {
        id: string;
        /** @description Null without a limit. */
        left: number | null;
        /** @description False when it is sold out or its last day is over. */
        isOnSale: boolean;
      }[];
    };
    BankChange: {
      id: string;
      edition: {
        id: string;
        name: string;
      };
      /** @enum {string} */
      status: 'requested' | 'scheduled' | 'effective' | 'cancelled' | 'expired';
      before: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      after: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      requestedBy: {
        id: string;
        name: string;
      } | null;
      /** Format: date-time */
      requestedAt: string;
      /** @description Null where the only administrator needs no second one, too. */
      confirmedBy: {
        id: string;
        name: string;
      } | null;
      confirmedAt: string | null;
      /** @description Payers see the old details until then. */
      effectiveAt: string | null;
      closedBy: {
        id: string;
        name: string;
      } | null;
      closedAt: string | null;
      /** @description Whether the caller may confirm it. */
      canConfirm: boolean;
    };
    BankChangeConfirmation: {
      /** Format: password */
      password: string;
      /** @description With two-factor authentication. */
      code?: string;
    };
    BankChangeRequest: {
      bank: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      /** Format: password */
      password: string;
      /** @description With two-factor authentication. */
      code?: string;
    };
    BankChanges: {
      /** @description The newest fifty that the search finds, newest first. */
      items: components['schemas']['BankChange'][];
      delayHours: number;
    };
    BankTransfer: {
      /** Format: uuid */
      id: string;
      amount: number;
      /** @description Dollars neither matched nor returned. */
      open: number;
      /** Format: date */
      date: string;
      bankTransactionId: string;
      sender: string;
      /** @description What the sender wrote. */
      remittance: string;
      version: number;
      /** @description Of a match or a return; other acts are refused meanwhile. */
      hold: components['schemas']['Hold'] | null;
      /** Format: date-time */
      createdAt: string;
      payments: {
        /** Format: uuid */
        id: string;
        merchantReference: string;
        amount: number;
      }[];
    };
    BankTransfers: {
      items: components['schemas']['BankTransfer'][];
      nextCursor: string | null;
      counts: {
        open: number;
      };
    };
    BidConflict: {
      reason: string;
    };
    BidList: {
      isOpen: boolean;
      closesAt: string | null;
      /** @description Papers without a conflict or a review of the reviewer. */
      total: number;
      bids: number;
      items: {
        /** Format: uuid */
        id: string;
        title: string;
        abstract: string;
        topic: string;
        keywords: string[];
        /** @description 1 not willing, 2 in a pinch, 3 neutral, 4 willing, 5 eager; null without a bid. */
        level: (1 | 2 | 3 | 4 | 5) | null;
      }[];
      nextCursor: string | null;
    };
    BiddingProgress: {
      isOpen: boolean;
      reviewers: number;
      reviewersWithBids: number;
      bids: number;
      papers: number;
      /** @description Papers that at least three reviewers are willing to review. */
      papersWanted: number;
    };
    BookProviderRefund: {
      /** @description As it was read. */
      version: number;
      /** @enum {string} */
      kind: 'refund' | 'overpayment' | 'return';
      /** @description In dollars. */
      amount: number;
      /** @description The payer reads it. */
      reason: string;
    };
    BouncedAddress: {
      /** Format: uuid */
      id: string;
      email: string;
      /** @description In the words of the mail server. */
      reason: string;
      /** Format: date-time */
      since: string;
      /** @description Emails that were not sent to it since. */
      notSent: number;
    };
    BouncedAddressCounts: {
      all: number;
    };
    BouncedAddresses: {
      items: components['schemas']['BouncedAddress'][];
      nextCursor: string | null;
      counts: components['schemas']['BouncedAddressCounts'];
    };
    BulkEmail: {
      /** Format: uuid */
      id: string;
      /**
       * @description An announcement leaves out people who unsubscribed, and offers unsubscribing.
       * @enum {string}
       */
      kind: 'announcement' | 'bulk-message';
      subject: string;
      /** @enum {string} */
      state: 'draft' | 'sending' | 'stopped' | 'sent';
      /** @description 0 for a draft. */
      recipients: number;
      /** @description Of the recipients: handed to the outbox, or left out. */
      done: number;
      /** @description Who wrote it. */
      by: string;
      /** Format: date-time */
      createdAt: string;
      /** @description When sending began. */
      sentAt: string | null;
      finishedAt: string | null;
      isOnHold: boolean;
      body: string;
      /** @description Addresses of a pasted list are kept until it is sent. */
      audience: components['schemas']['BulkEmailAudience'];
      revision: number;
      /** @description Of its sending. */
      hold: components['schemas']['Hold'] | null;
      /** @description At most so many are handed to the outbox. */
      perMinute: number;
      /** @description People by what became of their email. */
      delivery: {
        [key: string]: number;
      };
      /** @description People whom the caller must not see, because of their papers. */
      hidden: number;
    };
    BulkEmailAudience:
      | {
          /** @enum {string} */
          kind: 'people';
          /** @enum {string} */
          role?: 'researcher' | 'reviewer' | 'admin';
          country?: string;
          /** @description Keys of people whom the organiser leaves out. */
          except?: string[];
        }
      | {
          /** @enum {string} */
          kind: 'papers';
          /**
           * @description Of the papers. Authors: submitters, and co-authors with an account.
           * @enum {string}
           */
          to: 'submitters' | 'authors' | 'reviewers';
          /**
           * @description Of reviewers, in the paper’s round.
           * @enum {string}
           */
          reviews?: 'invited' | 'accepted' | 'submitted' | 'overdue';
          /** @description As of the list of papers. */
          filters: {
            /**
             * @default -submittedAt
             * @enum {string}
             */
            sort:
              | '-submittedAt'
              | 'submittedAt'
              | 'number'
              | '-number'
              | 'title'
              | '-title'
              | 'due'
              | '-due'
              | 'score'
              | '-score';
            /**
             * @description Several statuses: a tab of the list.
             * @enum {string}
             */
            phase?: 'screening' | 'review' | 'decisions' | 'final';
            /** @enum {string} */
            status?:
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
            /**
             * @description The kind of paper.
             * @enum {string}
             */
            type?: 'full-paper' | 'poster';
            /**
             * @description The statuses that a figure of the dashboard counts.
             * @enum {string}
             */
            outcome?: 'pending' | 'accepted' | 'rejected';
            topic?: string;
            /** @description Its id. */
            track?: string;
            tag?: string;
            /** @description The organiser who is responsible: an id, the caller, or no one in particular. */
            handler?: ('mine' | 'none') | string;
            /**
             * @description Accepted papers without a registration for publication, with one, or paid.
             * @enum {string}
             */
            registration?: 'none' | 'registered' | 'paid';
            /**
             * @description Accepted papers by the state of their camera-ready version.
             * @enum {string}
             */
            cameraReady?: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
            /**
             * @description Past a promised date or a review deadline.
             * @enum {string}
             */
            overdue?: 'true';
            /**
             * @description Under review with fewer submitted reviews than are needed.
             * @enum {string}
             */
            reviewsMissing?: 'true';
            /**
             * @description By the report of a service on the newest file; none: not asked for.
             * @enum {string}
             */
            similarityReport?: 'none' | 'waiting' | 'ready' | 'failed';
            /**
             * @description What the paper needs from a chair: fewer reviewers were asked than reviews are needed; or some declined and fewer are asked than the edition invites; reviews that are late; enough reviews for a decision; the release of its decision; another handler. Nothing while an act on it is on hold.
             * @enum {string}
             */
            needs?:
              | 'acknowledgement'
              | 'reviewers'
              | 'replacement'
              | 'late-reviews'
              | 'decision'
              | 'discussion'
              | 'similarity'
              | 'handler'
              | 'release'
              | 'verification'
              | 'camera-ready';
            q?: string;
          };
          /** @description Keys of people whom the organiser leaves out. */
          except?: string[];
        }
      | {
          /** @enum {string} */
          kind: 'registrations';
          packageId?: string;
          /** @enum {string} */
          payment?:
            | 'settled'
            | 'not-settled'
            | 'awaiting-payment'
            | 'proof-uploaded'
            | 'matched'
            | 'underpaid'
            | 'completed'
            | 'rejected'
            | 'refunded'
            | 'cancelled';
          country?: string;
          /** @description Keys of people whom the organiser leaves out. */
          except?: string[];
        }
      | {
          /** @enum {string} */
          kind: 'pasted';
          addresses: string[];
          /** @description Keys of people whom the organiser leaves out. */
          except?: string[];
        };
    BulkEmailAudienceRequest: {
      audience: components['schemas']['BulkEmailAudience'];
      q?: string;
    };
    BulkEmailChange: {
      /**
       * @description An announcement leaves out people who unsubscribed, and offers unsubscribing.
       * @enum {string}
       */
      kind: 'announcement' | 'bulk-message';
      subject: string;
      body: string;
      audience: components['schemas']['BulkEmailAudience'];
      /** @description That the change is based on. */
      revision: number;
    };
    BulkEmailCounts: {
      all: number;
    };
    BulkEmailDraft: {
      /**
       * @description An announcement leaves out people who unsubscribed, and offers unsubscribing.
       * @enum {string}
       */
      kind: 'announcement' | 'bulk-message';
      subject: string;
      body: string;
      audience: components['schemas']['BulkEmailAudience'];
    };
    BulkEmailPeople: {
      /** @description In the group, each once. */
      people: number;
      /** @description Of them, people who get no announcements. */
      optedOut: number;
      /** @description Of them, people whose address does not take emails. They are left out. */
      bounced: number;
      /** @description Of them, people whom an announcement leaves out, for one reason or both. */
      either: number;
      /** @description The first of those found, by name. */
      items: {
        /** @description Names the person in a preview. */
        key: string;
        name: string;
        email: string;
        /** @description Gets no announcements. */
        isOptedOut: boolean;
        /** @description Emails to the address came back. */
        isBounced: boolean;
      }[];
      /** @description People of the group whom the organiser left out; they are not counted. */
      leftOut: {
        /** @description Names the person in a preview. */
        key: string;
        name: string;
        email: string;
      }[];
      /** @description Pasted addresses of which no account can be written to. */
      unmatched: string[];
      placeholders: {
        name: string;
        /** @enum {string} */
        type: 'text' | 'number' | 'choice';
        options: string[];
      }[];
    };
    BulkEmailPreview: {
      /** @description Of the recipient; null while the group is empty. */
      name: string | null;
      email: string | null;
      subject: string;
      text: string;
      /** @description To be shown in a sandboxed frame. */
      html: string;
    };
    BulkEmailPreviewRequest: {
      /**
       * @description An announcement leaves out people who unsubscribed, and offers unsubscribing.
       * @enum {string}
       */
      kind: 'announcement' | 'bulk-message';
      subject: string;
      body: string;
      audience: components['schemas']['BulkEmailAudience'];
      /** @description A person; the first without it. */
      key?: string;
    };
    BulkEmailRecipient: {
      name: string;
      email: string;
      /** @description Null without an account. */
      userId: string | null;
      /** @enum {string} */
      delivery:
        | 'waiting'
        | 'queued'
        | 'sent'
        | 'failed'
        | 'expired'
        | 'bounced'
        | 'suppressed'
        | 'opted-out'
        | 'left-out'
        | 'address-bounced';
      /** @description Why the last try failed. */
      reason: string | null;
      sentAt: string | null;
    };
    BulkEmailRecipientCounts: {
      all: number;
    };
    BulkEmailRecipients: {
      items: components['schemas']['BulkEmailRecipient'][];
      nextCursor: string | null;
      counts: components['schemas']['BulkEmailRecipientCounts'];
    };
    BulkEmailRow: {
      /** Format: uuid */
      id: string;
      /**
       * @description An announcement leaves out people who unsubscribed, and offers unsubscribing.
       * @enum {string}
       */
      kind: 'announcement' | 'bulk-message';
      subject: string;
      /** @enum {string} */
      state: 'draft' | 'sending' | 'stopped' | 'sent';
      /** @description 0 for a draft. */
      recipients: number;
      /** @description Of the recipients: handed to the outbox, or left out. */
      done: number;
      /** @description Who wrote it. */
      by: string;
      /** Format: date-time */
      createdAt: string;
      /** @description When sending began. */
      sentAt: string | null;
      finishedAt: string | null;
      isOnHold: boolean;
    };
    BulkEmailSending: {
      revision: number;
      /** @description As the caller was shown; another number gets 409. */
      people: number;
    };
    BulkEmails: {
      items: components['schemas']['BulkEmailRow'][];
      nextCursor: string | null;
      counts: components['schemas']['BulkEmailCounts'];
    };
    BulkPaperAct:
      | {
          /** @enum {string} */
          act: 'tag' | 'untag';
          tag: string;
          papers: {
            /** Format: uuid */
            id: string;
            /** @description The revision that the chair read. */
            revision: number;
          }[];
          /**
           * @description Returns what would happen, and changes nothing.
           * @default false
           */
          preview: boolean;
        }
      | {
          /** @enum {string} */
          act: 'pass' | 'release' | 'remind' | 'compare';
          papers: {
            /** Format: uuid */
            id: string;
            /** @description The revision that the chair read. */
            revision: number;
          }[];
          /**
           * @description Returns what would happen, and changes nothing.
           * @default false
           */
          preview: boolean;
        }
      | {
          /** @enum {string} */
          act: 'assign';
          /** Format: uuid */
          reviewerId: string;
          papers: {
            /** Format: uuid */
            id: string;
            /** @description The revision that the chair read. */
            revision: number;
          }[];
          /**
           * @description Returns what would happen, and changes nothing.
           * @default false
           */
          preview: boolean;
        }
      | {
          /** @enum {string} */
          act: 'decide';
          /** @enum {string} */
          decision: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
          /** @default  */
          noteToAuthors: string;
          papers: {
            /** Format: uuid */
            id: string;
            /** @description The revision that the chair read. */
            revision: number;
          }[];
          /**
           * @description Returns what would happen, and changes nothing.
           * @default false
           */
          preview: boolean;
        };
    BulkPaperResults: {
      items: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        outcome: 'ready' | 'done' | 'held' | 'skipped';
        /** @description Why the paper was skipped. */
        reason: string | null;
        /** @description When a held act reaches its people. */
        heldUntil: string | null;
        /** @description The addresses that get an email. */
        told: string[];
      }[];
    };
    CameraReadyAct:
      | {
          /** @enum {string} */
          act: 'check';
          /** @description The revision of the version that the chair read. */
          revision: number;
          /** @description What the organiser confirms; all of `toTick`. */
          ticked: ('pages' | 'fonts' | 'agreement' | 'authors')[];
        }
      | {
          /** @enum {string} */
          act: 'send-back';
          /** @description The revision of the version that the chair read. */
          revision: number;
          /** @description For the author. */
          reasons: string;
        }
      | {
          /** @enum {string} */
          act: 'lock' | 'unlock';
          /** @description The revision of the version that the chair read. */
          revision: number;
        };
    CameraReadyExport: {
      /** @enum {string} */
      kind: 'camera-ready';
      /**
       * @default -submittedAt
       * @enum {string}
       */
      sort:
        | '-submittedAt'
        | 'submittedAt'
        | 'number'
        | '-number'
        | 'title'
        | '-title'
        | 'due'
        | '-due'
        | 'score'
        | '-score';
      /**
       * @description Several statuses: a tab of the list.
       * @enum {string}
       */
      phase?: 'screening' | 'review' | 'decisions' | 'final';
      /** @enum {string} */
      status?:
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
      /**
       * @description The kind of paper.
       * @enum {string}
       */
      type?: 'full-paper' | 'poster';
      /**
       * @description The statuses that a figure of the dashboard counts.
       * @enum {string}
       */
      outcome?: 'pending' | 'accepted' | 'rejected';
      topic?: string;
      /** @description Its id. */
      track?: string;
      tag?: string;
      /** @description The organiser who is responsible: an id, the caller, or no one in particular. */
      handler?: ('mine' | 'none') | string;
      /**
       * @description Accepted papers without a registration for publication, with one, or paid.
       * @enum {string}
       */
      registration?: 'none' | 'registered' | 'paid';
      /**
       * @description Accepted papers by the state of their camera-ready version.
       * @enum {string}
       */
      cameraReady?: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
      /**
       * @description Past a promised date or a review deadline.
       * @enum {string}
       */
      overdue?: 'true';
      /**
       * @description Under review with fewer submitted reviews than are needed.
       * @enum {string}
       */
      reviewsMissing?: 'true';
      /**
       * @description By the report of a service on the newest file; none: not asked for.
       * @enum {string}
       */
      similarityReport?: 'none' | 'waiting' | 'ready' | 'failed';
      /**
       * @description What the paper needs from a chair: fewer reviewers were asked than reviews are needed; or some declined and fewer are asked than the edition invites; reviews that are late; enough reviews for a decision; the release of its decision; another handler. Nothing while an act on it is on hold.
       * @enum {string}
       */
      needs?:
        | 'acknowledgement'
        | 'reviewers'
        | 'replacement'
        | 'late-reviews'
        | 'decision'
        | 'discussion'
        | 'similarity'
        | 'handler'
        | 'release'
        | 'verification'
        | 'camera-ready';
      q?: string;
    };
    CameraReadyExtension: {
      /**
       * Format: date
       * @description The new deadline is the end of this day.
       */
      lastDay: string;
      /** @description Emailed to the person. */
      reason: string;
      /** @description Of the camera-ready version, as the chair read it. */
      revision: number;
    };
    ChangePassword: {
      /** Format: password */
      currentPassword: string;
      /** Format: password */
      password: string;
    };
    CheckCountry: {
      /** @enum {string} */
      decision: 'confirm' | 'refuse';
      /** @description Emailed to the person when the fee changes; required for a refusal. */
      reason?: string;
      /** @description Of the payment as it was read. */
      version: number;
    };
    CheckInDeviceList: {
      /**
       * Format: date-time
       * @description The end of the conference, but a day at least.
       */
      keptUntil: string;
      /** @description For people who register at the desk. */
      packages: {
        /** @enum {string} */
        id:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        name: string;
      }[];
      attendees: {
        /** Format: uuid */
        id: string;
        name: string;
        /** @description Of the badges of each registration. */
        codes: string[];
        packages: {
          name: string;
          /** @enum {string} */
          mode: 'physical' | 'virtual';
          /** @enum {string} */
          payment:
            | 'awaiting-payment'
            | 'proof-uploaded'
            | 'matched'
            | 'underpaid'
            | 'completed'
            | 'rejected'
            | 'refunded'
            | 'cancelled';
        }[];
        arrivedAt: string | null;
      }[];
    };
    CheckInOutcomes: {
      outcomes: {
        /** Format: uuid */
        id: string;
        /**
         * @description known: an earlier arrival is kept. undone: the person is not here.
         * @enum {string}
         */
        result: 'recorded' | 'known' | 'undone' | 'refused';
        /** @description Afterwards; null where refused. */
        attendee: components['schemas']['Attendee'] | null;
        refusal: string | null;
        /** @description Refused until the desk confirms it. */
        isUnpaid: boolean;
      }[];
    };
    ClosedActs: {
      undone: number;
      sent: number;
      /** @description Acts that could no longer take effect. */
      failed: number;
    };
    ConfirmLines: {
      lineIds: string[];
    };
    ConfirmPayment: {
      amount?: number;
      /** Format: date */
      date?: string;
      bankTransactionId?: string;
      /** @description Of the payment as it was read. */
      version: number;
      /** @description The proof of a student was not uploaded but seen, as in an email. */
      studentProofSeen?: boolean;
    };
    Confirmation: {
      /** @enum {boolean} */
      success: true;
      message: string;
    };
    ConfirmedLines: {
      confirmed: number;
      refused: {
        /** Format: uuid */
        lineId: string;
        message: string;
      }[];
    };
    ConflictDeclaration: {
      reason: string;
    };
    Contact: {
      name: string;
      email: string;
      subject: string;
      /** @enum {string} */
      category:
        | 'General Inquiry'
        | 'Paper Submission'
        | 'Registration'
        | 'Technical Support'
        | 'Sponsorship'
        | 'Media';
      message: string;
    };
    ContactAnswer: {
      /** @enum {boolean} */
      success: true;
      message: string;
    };
    CorrectedFigures: {
      /** @description The revision that the chair read. */
      revision: number;
      similarityPercent: number;
      aiPercent: number;
      /** @description Kept with the notes of organisers. */
      reason: string;
    };
    CreditNote: {
      number: string;
      /** @description Of the receipt that it corrects. */
      receiptNumber: string;
      amount: number;
      reason: string;
      /** Format: date-time */
      issuedAt: string;
    };
    CreditPayment: {
      reason: string;
      /** @description Cancels the registration; else it awaits a confirmation again. */
      cancels: boolean;
      /** @description Of the payment as it was read. */
      version: number;
    };
    CsvLayout: {
      /** @enum {string} */
      separator: ',' | ';' | '\t' | '|';
      headLine: number;
      /** @enum {string} */
      decimalMark: ',' | '.';
      /** @enum {string} */
      dateOrder: 'dmy' | 'mdy' | 'ymd';
      currency: string;
      columns: {
        date: number;
        amount: number | null;
        received: number | null;
        sent: number | null;
        currency: number | null;
        sender: number | null;
        account: number | null;
        reference: number | null;
        balance: number | null;
        text: number[];
      };
    };
    DashboardProgress: {
      /** @description Null without the right payments:read. */
      money: {
        /** @description Confirmed payments. */
        received: {
          /** @description Live registrations. */
          count: number;
          /** @description Dollars of their orders. */
          amount: number;
        };
        /** @description With a proof of payment or a matched transfer. */
        toCheck: {
          /** @description Live registrations. */
          count: number;
          /** @description Dollars of their orders. */
          amount: number;
        };
        /** @description Not or not fully paid, before their payment date. */
        awaiting: {
          /** @description Live registrations. */
          count: number;
          /** @description Dollars of their orders. */
          amount: number;
        };
        /** @description Not or not fully paid, past their payment date. */
        overdue: {
          /** @description Live registrations. */
          count: number;
          /** @description Dollars of their orders. */
          amount: number;
        };
      } | null;
      /** @description Of the current rounds of papers under review. */
      reviews: {
        papers: number;
        completed: number;
        inProgress: number;
        /** @description Without an answer; includes invitations by email. */
        invited: number;
        /** @description Past their deadline, with or without an answer. */
        late: number;
        nextDueAt: string | null;
      };
      /** @description Papers of each track; empty for a conference without tracks. */
      tracks: {
        id: string;
        name: string;
        pending: number;
        accepted: number;
        rejected: number;
      }[];
      /** @description Papers that the figures of the dashboard leave out. */
      notCounted: {
        withdrawn: number;
        drafts: number;
      };
      /** @description The next four changes of the current edition. */
      scheduled: {
        /**
         * Format: date-time
         * @description It takes effect then, or when the server runs again.
         */
        at: string;
        change: components['schemas']['PlannedChange'];
      }[];
    };
    DashboardStats: {
      data: {
        users: {
          total: number;
          researchers: number;
          reviewers: number;
          admins: number;
        };
        papers: {
          total: number;
          pending: number;
          accepted: number;
          rejected: number;
        };
        backupFailure?: {
          /** Format: date-time */
          failedAt: string;
          reason: string;
          /** @enum {string} */
          what: 'daily' | 'archive';
          lastGoodAt: string | null;
        };
      };
    };
    DashboardTrends: {
      /** @description The current edition, then the one before. Live registrations, confirmed payments in dollars, submitted papers. */
      editions: {
        year: number;
        /** Format: date-time */
        forumAt: string;
        /** @description The work of the current edition began after its forum, so its weeks are those before now. The same for both. */
        isUntilNow: boolean;
        trends: {
          registrations: {
            /** @description All of it, until now. */
            total: number;
            /** @description As long before the forum as the current edition is now; of the current one the total. */
            atThisPoint: number;
            /** @description The sum 24, 23, … 0 weeks before the forum, or before now; equal after the present week. */
            byWeek: number[];
          };
          /** @description Null without the right payments:read. */
          payments: {
            /** @description All of it, until now. */
            total: number;
            /** @description As long before the forum as the current edition is now; of the current one the total. */
            atThisPoint: number;
            /** @description The sum 24, 23, … 0 weeks before the forum, or before now; equal after the present week. */
            byWeek: number[];
          } | null;
          submissions: {
            /** @description All of it, until now. */
            total: number;
            /** @description As long before the forum as the current edition is now; of the current one the total. */
            atThisPoint: number;
            /** @description The sum 24, 23, … 0 weeks before the forum, or before now; equal after the present week. */
            byWeek: number[];
          };
        };
      }[];
    };
    DeclineWaiver: {
      /** @description As it was read. */
      version: number;
      answer: string;
    };
    DeskRejection: {
      /** @description The revision that the chair read. */
      revision: number;
      reason: string;
    };
    DiscountCode: {
      /** Format: uuid */
      id: string;
      code: string;
      /** @description For finance only; can be empty. */
      note: string;
      /** @description Of the package’s price. Null for an amount. */
      percent: number | null;
      /** @description In dollars. Null for a percentage. */
      amount: number | null;
      /** @description Empty for every package. */
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      /** @description In the edition’s zone, as the last day. */
      firstDay: string | null;
      lastDay: string | null;
      /** @description Null for no limit, as the next two. */
      maxUses: number | null;
      maxUsesPerPerson: number | null;
      /** @description In dollars, of all uses together. */
      budget: number | null;
      /** @enum {string} */
      state: 'active' | 'scheduled' | 'expired' | 'used-up' | 'stopped';
      /** @description Live registrations. */
      uses: number;
      /** @description In dollars. */
      used: number;
      /** Format: date-time */
      createdAt: string;
    };
    DiscountCodeDetails: {
      /** Format: uuid */
      id: string;
      code: string;
      /** @description For finance only; can be empty. */
      note: string;
      /** @description Of the package’s price. Null for an amount. */
      percent: number | null;
      /** @description In dollars. Null for a percentage. */
      amount: number | null;
      /** @description Empty for every package. */
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      /** @description In the edition’s zone, as the last day. */
      firstDay: string | null;
      lastDay: string | null;
      /** @description Null for no limit, as the next two. */
      maxUses: number | null;
      maxUsesPerPerson: number | null;
      /** @description In dollars, of all uses together. */
      budget: number | null;
      /** @enum {string} */
      state: 'active' | 'scheduled' | 'expired' | 'used-up' | 'stopped';
      /** @description Live registrations. */
      uses: number;
      /** @description In dollars. */
      used: number;
      /** Format: date-time */
      createdAt: string;
      createdBy: string;
      /** @description The newest 200 live ones. */
      registrations: {
        /** Format: uuid */
        paymentId: string;
        merchantReference: string;
        name: string;
        /** @description In dollars. */
        discount: number;
        /** @enum {string} */
        state:
          | 'awaiting-payment'
          | 'proof-uploaded'
          | 'matched'
          | 'underpaid'
          | 'completed'
          | 'rejected'
          | 'refunded'
          | 'cancelled';
        /** Format: date-time */
        createdAt: string;
      }[];
    };
    DiscountCodes: {
      items: components['schemas']['DiscountCode'][];
      nextCursor: string | null;
      counts: {
        all: number;
        open: number;
        stopped: number;
      };
    };
    DiscussionForChair: {
      /** @description The edition has discussions. */
      isOn: boolean;
      /** @description Comments can be posted. */
      isOpen: boolean;
      /** @description Whom a comment can mention; empty while the discussion is closed. */
      participants: components['schemas']['DiscussionParticipant'][];
      /** @description The oldest first. */
      comments: {
        /** Format: uuid */
        id: string;
        /** @description As in "Reviewer 2"; null for an organiser. */
        alias: number | null;
        isOwn: boolean;
        /** @description Another person wrote it, and the caller has not read it. */
        isNew: boolean;
        /** @description Null once its author deleted it. */
        text: string | null;
        /**
         * Format: date-time
         * @description To the minute for reviewers.
         */
        postedAt: string;
        /** @description A mention in it reached the caller. */
        mentionsYou: boolean;
        /** @description Places in the text, in its order. */
        mentions: {
          /** @description In UTF-16 units of the text. */
          startsAt: number;
          /** @description With the @. */
          length: number;
          isYou: boolean;
        }[];
        author: string;
      }[];
    };
    DiscussionForReviewer: {
      /** @description Null before the review is submitted, and while the edition has no discussions. */
      discussion: {
        /** @description Submitted reviews of this round. */
        reviews: components['schemas']['ReviewInDiscussion'][];
        /** @description The oldest first. */
        comments: {
          /** Format: uuid */
          id: string;
          /** @description As in "Reviewer 2"; null for an organiser. */
          alias: number | null;
          isOwn: boolean;
          /** @description Another person wrote it, and the caller has not read it. */
          isNew: boolean;
          /** @description Null once its author deleted it. */
          text: string | null;
          /**
           * Format: date-time
           * @description To the minute for reviewers.
           */
          postedAt: string;
          /** @description A mention in it reached the caller. */
          mentionsYou: boolean;
          /** @description Places in the text, in its order. */
          mentions: {
            /** @description In UTF-16 units of the text. */
            startsAt: number;
            /** @description With the @. */
            length: number;
            isYou: boolean;
          }[];
        }[];
        /** @description Comments can be posted. */
        isOpen: boolean;
        /** @description Whom a comment can mention; empty while the discussion is closed. */
        participants: components['schemas']['DiscussionParticipant'][];
      } | null;
    };
    DiscussionParticipant: {
      key: string;
      /** @description Mentions the participant after "@" in a comment. */
      name: string;
      /** @description Who it is, for organisers. */
      hint: string | null;
    };
    DiscussionRead: {
      /**
       * Format: uuid
       * @description The newest comment that was shown.
       */
      commentId: string;
    };
    DismissedActs: {
      dismissed: number;
    };
    DocumentCandidate: {
      /**
       * Format: uuid
       * @description A person, a registration or a paper, depending on the kind.
       */
      subjectId: string;
      registrationId: string | null;
      name: string;
      affiliation: string;
      country: string;
      /** @enum {string} */
      role: 'attendee' | 'presenter' | 'reviewer' | 'author' | 'speaker' | 'organiser';
      mode: ('physical' | 'virtual') | null;
      paper: string | null;
      /** @description Null without evidence. */
      evidenceAt: string | null;
      /** @description The valid one. */
      document: {
        /** Format: uuid */
        id: string;
        number: string;
        /** Format: date-time */
        issuedAt: string;
        /** @description Why it was issued without evidence. */
        overrideReason: string | null;
      } | null;
    };
    DocumentCandidates: {
      items: components['schemas']['DocumentCandidate'][];
      nextCursor: string | null;
      counts: components['schemas']['DocumentCounts'];
    };
    DocumentCounts: {
      toIssue: number;
      withoutEvidence: number;
      issued: number;
      all: number;
    };
    DocumentEnd: {
      reason: string;
    };
    DocumentFileRequest: {
      /** @enum {string} */
      kind: 'document-file';
      /** Format: uuid */
      jobId: string;
    };
    DocumentIssue: {
      /** @enum {string} */
      kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
      subjectIds: string[];
      /** @description Of one person without evidence. */
      overrideReason?: string;
    };
    DocumentJob: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
      /**
       * @description Documents: issues one for all who have evidence and none yet. PDF: one file for print. ZIP: a file for each person.
       * @enum {string}
       */
      output: 'documents' | 'pdf' | 'zip';
      /** @enum {string} */
      state: 'waiting' | 'running' | 'finished' | 'cancelled' | 'failed';
      total: number;
      done: number;
      /** @description Documents; those who have one already are left out. */
      issued: number;
      failure: ('interrupted' | 'not-allowed' | 'no-room' | 'error') | null;
      /** @description Of a finished file. */
      bytes: number | null;
      problems: {
        /** Format: uuid */
        subjectId: string;
        /** @description Null for a person who is not listed any more. */
        name: string | null;
        /** @enum {string} */
        reason: 'no-evidence' | 'not-listed' | 'texts' | 'revoked' | 'signature' | 'facts';
      }[];
      /** Format: date-time */
      requestedAt: string;
      endedAt: string | null;
      /** @description When the job is deleted, with its file. */
      expiresAt: string | null;
    };
    DocumentJobRequest: {
      /** @enum {string} */
      kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
      /**
       * @description Documents: issues one for all who have evidence and none yet. PDF: one file for print. ZIP: a file for each person.
       * @enum {string}
       */
      output: 'documents' | 'pdf' | 'zip';
    };
    DocumentJobs: {
      items: components['schemas']['DocumentJob'][];
    };
    DocumentLayout: {
      /** @description Those that differ from the code, by id. */
      texts: {
        [key: string]: string;
      };
      signatures: components['schemas']['DocumentSignature'][];
      /**
       * @description Blank for the mark of the site.
       * @default
       */
      logo: '' | string;
    };
    DocumentLayoutChange: {
      /** @description Those that differ from the code, by id. */
      texts: {
        [key: string]: string;
      };
      signatures: components['schemas']['DocumentSignature'][];
      /**
       * @description Blank for the mark of the site.
       * @default
       */
      logo: '' | string;
      /** @description That the change is based on. */
      version: number;
    };
    DocumentPlaceholder: {
      name: string;
      /** @enum {string} */
      type: 'text' | 'number' | 'choice';
      /** @description Of a choice. */
      options: string[];
    };
    DocumentPreviewRequest: {
      /** @enum {string} */
      kind: 'document-preview';
      /** @enum {string} */
      documentKind:
        | 'attendance'
        | 'presentation'
        | 'reviewing'
        | 'acceptance'
        | 'badge'
        | 'invitation';
      /** @description Texts that are not saved yet. */
      layout?: components['schemas']['DocumentLayout'];
    };
    DocumentReplaced: {
      /** Format: uuid */
      id: string;
      number: string;
    };
    DocumentSignature: {
      name: string;
      role: string;
      /** @description The address of an uploaded picture. */
      picture: '' | string;
    };
    DocumentTexts: {
      /** @enum {string} */
      kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'invitation';
      /** @description 0 for the texts of the code. */
      version: number;
      /** @description With an address and a date at its top. */
      isLetter: boolean;
      texts: {
        /** @enum {string} */
        id: 'title' | 'lead' | 'before' | 'after';
        /** @enum {string} */
        part: 'subject' | 'paragraph' | 'note' | 'label' | 'button' | 'added';
        /** @description The text of the code, an ICU message. */
        source: string;
        /** @description The edited text, or the source. */
        text: string;
        mayBeEmpty: boolean;
        /** @description Those of the source. */
        placeholders: {
          name: string;
          /** @enum {string} */
          type: 'text' | 'number' | 'choice';
          /** @description Of a choice. */
          options: string[];
          isRequired: boolean;
        }[];
      }[];
      /** @description Available in every text. */
      placeholders: components['schemas']['DocumentPlaceholder'][];
      signatures: components['schemas']['DocumentSignature'][];
      logo: string;
      /** @description Newest first; of many the newest. */
      versions: {
        /** @description 0 for the texts of the code. */
        version: number;
        /** Format: date-time */
        savedAt: string;
        savedBy: string;
        texts: {
          [key: string]: string;
        };
        signatures: components['schemas']['DocumentSignature'][];
        logo: string;
      }[];
    };
    DocumentsIssued: {
      /** @description 0 for a revocation. */
      issued: number;
    };
    DownloadLink: {
      url: string;
    };
    DownloadRequest:
      | components['schemas']['ApplicationsExport']
      | components['schemas']['AuditExport']
      | components['schemas']['CameraReadyExport']
      | components['schemas']['DocumentFileRequest']
      | components['schemas']['DocumentPreviewRequest']
      | components['schemas']['EnquiriesExport']
      | components['schemas']['FileDownload']
      | components['schemas']['GroupDocument']
      | components['schemas']['GroupsExport']
      | components['schemas']['InstitutionsExport']
      | components['schemas']['InvoicesExport']
      | components['schemas']['IssuedDocumentRequest']
      | components['schemas']['JournalExport']
      | {
          /** @enum {string} */
          kind: 'my-data';
        }
      | components['schemas']['PaperDownload']
      | components['schemas']['PaperAgreementDownload']
      | components['schemas']['PapersExport']
      | components['schemas']['PaymentDocument']
      | components['schemas']['PaymentsExport']
      | {
          /** @enum {string} */
          kind: 'person-data';
          /** Format: uuid */
          userId: string;
        }
      | components['schemas']['RefundFile']
      | components['schemas']['ReviewPdfDownload']
      | components['schemas']['UsersExport']
      | components['schemas']['VisaLetterRequest']
      | components['schemas']['VisaLetterPreviewRequest'];
    DraftChanges: {
      /** @enum {string} */
      kind?: 'full-paper' | 'poster';
      title?: string;
      abstract?: string;
      keywords?: string[];
      topic?: string;
      aiUse?: string;
      isOriginal?: boolean;
      /** @description In order. */
      authors?: components['schemas']['PaperAuthor'][];
      /** @description The revision that the changes are based on; any other returns 409. */
      revision: number;
    };
    DueRefund: {
      /**
       * Format: uuid
       * @description Of the payment.
       */
      id: string;
      reference: string;
      name: string;
      /** @enum {string} */
      kind: 'refund' | 'overpayment';
      /** @enum {string} */
      cause: 'cancelled' | 'rejected' | 'withdrawn' | 'overpaid';
      /** @description In dollars. */
      amount: number;
      /** Format: date-time */
      since: string;
    };
    DueRefunds: {
      items: components['schemas']['DueRefund'][];
      nextCursor: string | null;
      counts: {
        /** @description Refunds to prepare. */
        due: number;
        asking: number;
        ready: number;
        batched: number;
        exported: number;
        paid: number;
        failed: number;
        withdrawn: number;
      };
    };
    Edition: {
      slug: string;
      year: number;
      name: string;
      /** @description The two lines next to the logo. */
      shortName: [string, string];
      /** @description The start of every payment reference. */
      referencePrefix: string;
      /** @description IANA name; the schedule is told in it. */
      timeZone: string;
      hero: {
        titleLines: string[];
        lead: string;
        locationChip: string;
        dateChip: string;
      };
      dates: {
        /** @enum {string} */
        key:
          | 'full-paper'
          | 'notification'
          | 'registration-payment'
          | 'camera-ready'
          | 'forum-physical'
          | 'forum-online';
        label: string;
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        /** @description A deadline that ends at this time of the edition’s zone. Left out: with the day. */
        time?: string;
        /**
         * Format: date-time
         * @description The last moment of a deadline; the first moment of any other day. The server works it out.
         */
        at: string;
        /**
         * @description The server works it out.
         * @enum {string}
         */
        precision: 'day' | 'minute';
        /** @description The day ends when it has ended in UTC−12. */
        anywhereOnEarth: boolean;
        note: string;
      }[];
      /** @enum {string} */
      currency: 'USD';
      registration: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
      };
      submissions: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
        /** @description After `closesAt`, for papers begun before it. Left out: none. */
        graceMinutes?: number;
      };
      registrationQuestions: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        label: string;
        help: string;
        /** @enum {string} */
        kind: 'text' | 'long-text' | 'one-of' | 'several-of' | 'yes-no';
        /** @description Of one-of and several-of; empty for other kinds. */
        options: string[];
        required: boolean;
        /** @description The answers tell of health: erased 30 days after the conference. */
        sensitive: boolean;
        /** @description Empty for every package. */
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
      }[];
      extras: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        name: string;
        description: string;
        /** @description In dollars. */
        price: number;
        /** @description Available in all; left out for no limit. */
        quantity?: number;
        /** @description Empty for every package. */
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
        /**
         * Format: date
         * @description Sold until the end of this day in the edition’s zone.
         */
        lastDay?: string;
      }[];
      reductions: {
        /** @description The registration form asks for a discount code. */
        discountCodes: boolean;
        /** @description Registrants can apply for a waiver of the fee. */
        waivers: boolean;
      };
      limits: {
        abstractWordsMin: number;
        abstractWordsMax: number;
        keywordsMin: number;
        keywordsMax: number;
        /** @description Pages at most, references included. */
        paperPages: number;
        posterPagesMin: number;
        posterPagesMax: number;
        posterFormat: string;
        /** @description Authors stay under it; a paper at it is returned to its author. */
        similarityPercent: number;
        /** @description Authors are asked to stay under it. */
        aiPercentAdvised: number;
        /** @description A paper at it is returned to its author. */
        aiPercentReturned: number;
        reviewersInvited: number;
        /** @description Finished reviews that make a decision possible. */
        reviewsNeeded: number;
        /** @description Default for reviewers without a personal limit. */
        papersPerReviewer: number;
        /** @description Whether chairs do not see papers by authors of their institution. */
        institutionConflicts: boolean;
        /** @description From the invitation to a review until its deadline. */
        reviewDays: number;
        acknowledgementDays: number;
        correctionDays: number;
        verificationDays: number;
        cvBytes: number;
        proofBytes: number;
        paperBytes: number;
      };
      topics: {
        name: string;
        detail: string;
      }[];
      workflow: {
        step: string;
        text: string;
        who: string;
        when: string;
      }[];
      guidelines: string[];
      posterGuidelines: string[];
      speakers: {
        name: string;
        title: string;
        company: string;
        initials: string;
        /** @description The address that the upload of the picture answered. */
        img?: string;
      }[];
      venue: {
        name: string;
        address: string;
        description: string;
        /** @description The address that the upload of the picture answered. */
        image?: string;
        /** Format: uri */
        mapUrl: string;
        /**
         * Format: uri
         * @description A map to embed, loaded on press.
         */
        embedUrl?: string;
        text: string[];
        gallery: {
          caption: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
        }[];
      };
      partners: {
        name: string;
        /** @enum {string} */
        tier: 'academic partner' | 'research partner';
        /** @description The address that the upload of the picture answered. */
        logo?: string;
      }[];
      committee: {
        chair: {
          name: string;
          role: string;
          initials: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        organizing: {
          name: string;
          role: string;
          initials: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        scientific: {
          name: string;
          role: string;
          initials: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
      };
      about: {
        heading: string;
        lead: string;
        text: string;
      };
      quotation: {
        text: string;
        source: string;
      };
      gallery: {
        caption: string;
        /** @description The address that the upload of the picture answered. */
        image?: string;
      }[];
      contact: {
        addressLines: string[];
        email: string;
        /** @description Where receipts may be mailed. */
        paymentsEmail: string;
        whatsapp: string;
        phone: string;
        /** Format: uri */
        mapUrl: string;
        social: {
          label: string;
          /** Format: uri */
          url: string;
        }[];
      };
      footerAbout: string;
      whoWeAre: {
        welcome: string;
        about: string[];
        vision: string;
        mission: string[];
      };
      /** @description Places of the schedule, in their order. Left out: none. */
      rooms?: {
        /** @description Items refer to it; the name can change. */
        id: string;
        name: string;
        /** @enum {string} */
        kind: 'physical' | 'online';
      }[];
      schedule: {
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        label: string;
        place: string;
        items: {
          /** @description Local time of the edition, 09:30. */
          start: string;
          end: string;
          title: string;
          /** @description Speakers, or a remark. */
          detail: string;
          /**
           * @description Left out: none of these.
           * @enum {string}
           */
          kind?: 'papers' | 'talk' | 'panel' | 'break';
          /** @description The id of a room. Left out: for everyone. */
          room?: string;
          /** @description In their order. Left out: none. */
          papers?: {
            /** @description Of an accepted, released paper. */
            number: number;
            /** @description Within the item. Left out: after the paper before it. */
            start?: string;
          }[];
        }[];
      }[];
      bank: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      legal: {
        /** @description The pages say that their texts are samples. */
        isSample: boolean;
        privacy: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        terms: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        refunds: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
      };
      /** @description Grows with every change of the edition. */
      revision: number;
      fees: {
        /** @description The revision of the fee table; a registration keeps its own. */
        revision: number;
        packages: {
          /** @enum {string} */
          id:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * @description Where its holder attends.
           * @enum {string}
           */
          mode: 'physical' | 'virtual';
          /** @description The paper appears in the proceedings; the holder registers as an author. */
          publishesPaper: boolean;
          /** @description Sold to the owner of an accepted paper only. */
          needsAcceptedPaper: boolean;
          name: string;
          summary: string;
          description: string;
          /** @description Until the first dated price. */
          prices: {
            student: number;
            professional: number;
          };
        }[];
        /** @description Each replaces the price of its package at an instant; in order. */
        datedPrices: {
          id: string;
          /** @enum {string} */
          packageId:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * Format: date
           * @description The price holds from the start of this day in the edition’s zone.
           */
          from: string;
          prices: {
            student: number;
            professional: number;
          };
          /** Format: date-time */
          at: string;
        }[];
        notes: string[];
      };
      /** @description Tax is added to the shown fees; the quote has its amount. Left out: no. */
      addsTax?: boolean;
      /** @description The fee depends on the country of the person. Left out: no. */
      feeBands?: {
        /** @description Fiscal year of the World Bank’s classification. */
        year: number;
        shares: {
          /** @description Percent of the fee of the package, from 1 to 100. */
          low: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          lowerMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          upperMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          high: number;
        };
        /** @enum {string} */
        unclassified: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
        /** @description Finance checks the country of a reduced fee. */
        isChecked: boolean;
      };
      /**
       * @description Groups can be opened and joined. Left out: no.
       * @enum {boolean}
       */
      groupsOpen?: true;
      /**
       * @description Invitation letters for a visa can be requested. Left out: no.
       * @enum {boolean}
       */
      visaLettersOpen?: true;
      /**
       * @description Businesses in other countries can account for the tax. Left out: no.
       * @enum {boolean}
       */
      offersReverseCharge?: true;
      /** @description Providers to pay at, next to the bank transfer. Left out: none. */
      paymentPages?: ('stripe' | 'paystack')[];
      /** @description Left out: none. */
      tracks?: components['schemas']['PublicTrack'][];
      /** @description The papers that items of the schedule hold. Left out: none. */
      schedulePapers?: {
        number: number;
        title: string;
        /** @description Names, in their order. */
        authors: string[];
      }[];
    };
    EditionChange: {
      slug?: string;
      year?: number;
      name?: string;
      /** @description The two lines next to the logo. */
      shortName?: [string, string];
      /** @description The start of every payment reference. */
      referencePrefix?: string;
      /** @description IANA name; the schedule is told in it. */
      timeZone?: string;
      hero?: {
        titleLines: string[];
        lead: string;
        locationChip: string;
        dateChip: string;
      };
      dates?: {
        /** @enum {string} */
        key:
          | 'full-paper'
          | 'notification'
          | 'registration-payment'
          | 'camera-ready'
          | 'forum-physical'
          | 'forum-online';
        label: string;
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        time?: string;
        /**
         * Format: date-time
         * @description The last moment of a deadline; the first moment of any other day. The server works it out.
         */
        at: string;
        /**
         * @description The server works it out.
         * @enum {string}
         */
        precision: 'day' | 'minute';
        /** @description The day ends when it has ended in UTC−12. */
        anywhereOnEarth: boolean;
        note: string;
      }[];
      /** @enum {string} */
      currency?: 'USD';
      registration?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      submissions?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
        graceMinutes?: number;
      };
      bidding?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      responses?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        opensAt?: string;
        /** @description Words of one response at most. */
        wordLimit: number;
      };
      discussion?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      metaReviews?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      shepherds?: {
        /** @description Authors read the name of the shepherd who verifies their corrections. */
        namedToAuthors: boolean;
      };
      registrationQuestions?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        label: string;
        help: string;
        /** @enum {string} */
        kind: 'text' | 'long-text' | 'one-of' | 'several-of' | 'yes-no';
        options: string[];
        required: boolean;
        /** @description The answers tell of health: erased 30 days after the conference. */
        sensitive: boolean;
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
      }[];
      extras?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        name: string;
        description: string;
        /** @description In dollars. */
        price: number;
        quantity?: number;
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
        /** Format: date */
        lastDay?: string;
      }[];
      reductions?: {
        /** @description The registration form asks for a discount code. */
        discountCodes: boolean;
        /** @description Registrants can apply for a waiver of the fee. */
        waivers: boolean;
      };
      feeBands?: {
        /** @description Registrants pay the share of the income group of their country. */
        open: boolean;
        shares: {
          /** @description Percent of the fee of the package, from 1 to 100. */
          low: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          lowerMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          upperMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          high: number;
        };
        /**
         * @description Whose share holds for countries that the World Bank does not classify.
         * @enum {string}
         */
        unclassified: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
        /**
         * @description Who checks the country of a reduced fee: no one, or finance before it confirms the payment.
         * @enum {string}
         */
        check: 'none' | 'finance';
      };
      limits?: {
        abstractWordsMin: number;
        abstractWordsMax: number;
        keywordsMin: number;
        keywordsMax: number;
        /** @description Pages at most, references included. */
        paperPages: number;
        posterPagesMin: number;
        posterPagesMax: number;
        posterFormat: string;
        /** @description Authors stay under it; a paper at it is returned to its author. */
        similarityPercent: number;
        /** @description Authors are asked to stay under it. */
        aiPercentAdvised: number;
        /** @description A paper at it is returned to its author. */
        aiPercentReturned: number;
        reviewersInvited: number;
        /** @description Finished reviews that make a decision possible. */
        reviewsNeeded: number;
        /** @description Default for reviewers without a personal limit. */
        papersPerReviewer: number;
        /** @description Whether chairs do not see papers by authors of their institution. */
        institutionConflicts: boolean;
        /** @description From the invitation to a review until its deadline. */
        reviewDays: number;
        acknowledgementDays: number;
        correctionDays: number;
        verificationDays: number;
        cvBytes: number;
        proofBytes: number;
        paperBytes: number;
      };
      reviewForm?: {
        recommendation: {
          visibleToAuthors: boolean;
        };
        originality: {
          visibleToAuthors: boolean;
        };
        relevance: {
          visibleToAuthors: boolean;
        };
        method: {
          visibleToAuthors: boolean;
        };
        clarity: {
          visibleToAuthors: boolean;
        };
        significance: {
          visibleToAuthors: boolean;
        };
        confidence: {
          visibleToAuthors: boolean;
        };
        commentsToAuthors: {
          visibleToAuthors: boolean;
        };
        commentsToCommittee: {
          /** @enum {boolean} */
          visibleToAuthors: false;
        };
        concern: {
          visibleToAuthors: boolean;
        };
      };
      reviewFields?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        label: string;
        help: string;
        /** @enum {string} */
        kind: 'scale' | 'text' | 'choice';
        options: string[];
        maxLength?: number;
        required: boolean;
        /** @description Otherwise only the committee reads it. */
        visibleToAuthors: boolean;
      }[];
      tracks?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        name: string;
        topics: string[];
        limits: {
          reviewersInvited?: number;
          reviewsNeeded?: number;
          reviewDays?: number;
        };
        /**
         * @description Whether the added fields of its review form are those of the conference.
         * @enum {string}
         */
        reviewForm: 'conference' | 'own';
        reviewFields: {
          /** @description Stays when the texts change: answers and price lines refer to it. */
          id: string;
          label: string;
          help: string;
          /** @enum {string} */
          kind: 'scale' | 'text' | 'choice';
          options: string[];
          maxLength?: number;
          required: boolean;
          /** @description Otherwise only the committee reads it. */
          visibleToAuthors: boolean;
        }[];
      }[];
      agreement?: {
        title: string;
        /** @description Changes with every change of the text. */
        version: string;
        text: string;
        /**
         * @description Authors agree online, upload a signed form, or choose one of both.
         * @enum {string}
         */
        mode: 'online' | 'upload' | 'either';
      };
      paperLanguages?: (
        | 'ar'
        | 'de'
        | 'en'
        | 'es'
        | 'fr'
        | 'hi'
        | 'id'
        | 'it'
        | 'ne'
        | 'nl'
        | 'pt'
        | 'ru'
        | 'ta'
        | 'tr'
      )[];
      topics?: {
        name: string;
        detail: string;
      }[];
      workflow?: {
        step: string;
        text: string;
        who: string;
        when: string;
      }[];
      guidelines?: string[];
      posterGuidelines?: string[];
      speakers?: {
        name: string;
        title: string;
        company: string;
        initials: string;
        img?: string;
      }[];
      venue?: {
        name: string;
        address: string;
        description: string;
        image?: string;
        /** Format: uri */
        mapUrl: string;
        /** Format: uri */
        embedUrl?: string;
        text: string[];
        gallery: {
          caption: string;
          image?: string;
        }[];
      };
      partners?: {
        name: string;
        /** @enum {string} */
        tier: 'academic partner' | 'research partner';
        logo?: string;
      }[];
      committee?: {
        chair: {
          name: string;
          role: string;
          initials: string;
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        organizing: {
          name: string;
          role: string;
          initials: string;
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        scientific: {
          name: string;
          role: string;
          initials: string;
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
      };
      about?: {
        heading: string;
        lead: string;
        text: string;
      };
      quotation?: {
        text: string;
        source: string;
      };
      gallery?: {
        caption: string;
        image?: string;
      }[];
      contact?: {
        addressLines: string[];
        email: string;
        /** @description Where receipts may be mailed. */
        paymentsEmail: string;
        whatsapp: string;
        phone: string;
        /** Format: uri */
        mapUrl: string;
        social: {
          label: string;
          /** Format: uri */
          url: string;
        }[];
      };
      footerAbout?: string;
      whoWeAre?: {
        welcome: string;
        about: string[];
        vision: string;
        mission: string[];
      };
      rooms?: {
        /** @description Items refer to it; the name can change. */
        id: string;
        name: string;
        /** @enum {string} */
        kind: 'physical' | 'online';
      }[];
      schedule?: {
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        label: string;
        place: string;
        items: {
          /** @description Local time of the edition, 09:30. */
          start: string;
          end: string;
          title: string;
          /** @description Speakers, or a remark. */
          detail: string;
          /** @enum {string} */
          kind?: 'papers' | 'talk' | 'panel' | 'break';
          room?: string;
          papers?: {
            /** @description Of an accepted, released paper. */
            number: number;
            start?: string;
          }[];
        }[];
      }[];
      bank?: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      invoicing?: {
        issuer: string;
        addressLines: string[];
        taxNumber: string;
        note: string;
        /** @description Dollars that may be missing from a payment, as banks on the way keep fees. */
        underpaymentTolerance: number;
        refundApprovalAbove?: number;
        localRates?: {
          /** @enum {string} */
          currency: 'GHS' | 'KES' | 'NGN' | 'ZAR';
          /** @description Units of the currency for one USD. */
          rate: number;
          /**
           * Format: date
           * @description Of the rate.
           */
          day: string;
        }[];
      };
      taxes?: {
        /** @description Payers can get invoices with continuous numbers. */
        invoices: boolean;
        /** @description Of the issuer, a name of the list of countries. Empty without rates. */
        country: string;
        /** @description The shown fees contain the tax; otherwise it is added to them. */
        includedInFees: boolean;
        rates: {
          /** @description Stays when the texts change. */
          id: string;
          /** @description VAT, GST or another name of the tax. */
          name: string;
          /** @description With at most two digits after the point; 0 unless the kind is standard. */
          percent: number;
          /**
           * @description The categories S, Z and E of EN 16931.
           * @enum {string}
           */
          kind: 'standard' | 'zero' | 'exempt';
          /** @description Why no tax is charged: on documents of an exempt supply. */
          reason: string;
          packages: (
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only'
          )[];
          extras: string[];
        }[];
        /** @description Businesses in other countries with a tax number account for the tax themselves. */
        reverseCharge: boolean;
        /** @description On documents with reverse charge. */
        reverseChargeText: string;
      };
      overdue?: {
        /**
         * @description After the payment date, an unpaid registration stays, is reminded again, or is cancelled.
         * @enum {string}
         */
        rule: 'keep' | 'remind' | 'cancel';
        /** @description Between reminders, or from the payment date to the cancellation. */
        days: number;
        /**
         * @description Money for a cancelled registration: finance decides, or returns it to its sender.
         * @enum {string}
         */
        lateMoney: 'keep' | 'return';
      };
      groups?: {
        /** @description A person can open a group, and pay for many registrations by one invoice. */
        open: boolean;
        /**
         * @description Requests for invitations that all payers together send within 24 hours.
         * @default 100
         */
        invitationsPerDay: number;
      };
      places?: {
        onSite?: number;
        packages: {
          physical_publication?: number;
          physical_presentation_only?: number;
          virtual_publication?: number;
          virtual_presentation_only?: number;
        };
        /** @description How long an offer from the waiting list keeps its place. */
        offerHours: number;
      };
      joining?: {
        /** Format: uri */
        address?: string;
        instructions: string;
        /** @description Attendees on site join online as well, on other days. */
        onSiteToo: boolean;
      };
      retention?: {
        proofs?: number;
        drafts?: number;
        waivers?: number;
        arrivals?: number;
        attendance?: number;
        documents?: number;
        enquiries?: number;
        applications?: number;
        emails?: number;
      };
      visaLetters?: {
        /** @description Registered people can request an invitation letter for a visa. */
        open: boolean;
        /** @description Only once their registration is paid. */
        paymentFirst: boolean;
        /** Format: date */
        destroyOn?: string;
        /** @description About embassies and visas, for people who request one. */
        hint: string;
        /** @description Whom embassies can ask, in the letter. Empty: the email address of the conference. */
        contact: string;
      };
      legal?: {
        /** @description The pages say that their texts are samples. */
        isSample: boolean;
        privacy: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        terms: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        refunds: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
      };
      fees?: {
        packages: {
          /** @enum {string} */
          id:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * @description Where its holder attends.
           * @enum {string}
           */
          mode: 'physical' | 'virtual';
          /** @description The paper appears in the proceedings; the holder registers as an author. */
          publishesPaper: boolean;
          /** @description Sold to the owner of an accepted paper only. */
          needsAcceptedPaper: boolean;
          name: string;
          summary: string;
          description: string;
          prices: {
            student: number;
            professional: number;
          };
        }[];
        /**
         * @description Later prices of packages, such as regular and late ones. Empty for one price.
         * @default []
         */
        datedPrices: {
          id: string;
          /** @enum {string} */
          packageId:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * Format: date
           * @description The price holds from the start of this day in the edition’s zone.
           */
          from: string;
          prices: {
            student: number;
            professional: number;
          };
        }[];
        notes: string[];
      };
      /** @description The revision that the change began from. */
      revision: number;
    };
    EditionConflict: {
      statusCode: number;
      /** @enum {string} */
      code:
        | 'VALIDATION_FAILED'
        | 'MALFORMED_REQUEST'
        | 'UNAUTHENTICATED'
        | 'WRONG_CREDENTIALS'
        | 'EMAIL_NOT_VERIFIED'
        | 'FORBIDDEN'
        | 'NOT_FOUND'
        | 'METHOD_NOT_ALLOWED'
        | 'CONFLICT'
        | 'EMAIL_TAKEN'
        | 'EMAIL_ALREADY_VERIFIED'
        | 'LAST_OWNER'
        | 'OWN_ACCOUNT'
        | 'CHANGED_MEANWHILE'
        | 'INVALID_CODE'
        | 'INVALID_RESET_TOKEN'
        | 'INVALID_CONFIRMATION'
        | 'INVALID_LINK'
        | 'INVALID_INVITATION'
        | 'OTHER_ADDRESS'
        | 'WRONG_PASSWORD'
        | 'IDENTITY_PROOF_NEEDED'
        | 'LOGIN_EXPIRED'
        | 'TWO_FACTOR_ENABLED'
        | 'KEY_REUSED'
        | 'PRICE_DIFFERS'
        | 'PAPER_REQUIRED'
        | 'PROOF_REQUIRED'
        | 'ALREADY_REGISTERED'
        | 'CLOSED'
        | 'SOLD_OUT'
        | 'PLACES_LEFT'
        | 'INVALID_TRANSITION'
        | 'INVALID_FILE'
        | 'UPLOAD_LOCKED'
        | 'WRONG_OFFSET'
        | 'BODY_TOO_LARGE'
        | 'HEADERS_TOO_LARGE'
        | 'REQUEST_TIMEOUT'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'RATE_LIMITED'
        | 'INTERNAL'
        | 'UNAVAILABLE'
        | 'BUSY'
        | 'STORAGE_FULL';
      message: string;
      fields?: {
        [key: string]: string;
      };
      requestId: string;
      /** @description The saved edition. */
      current: components['schemas']['AdminEdition'];
      /** @description Fields in which the rejected change differs from the saved edition. */
      differs: string[];
      /** @description Fields that others changed since the revision that was read. */
      changedSince: string[];
    };
    EditionDraft: {
      slug: string;
      year: number;
      name: string;
      /** @description The two lines next to the logo. */
      shortName: [string, string];
      /** @description The start of every payment reference. */
      referencePrefix: string;
      /** @description IANA name; the schedule is told in it. */
      timeZone: string;
      hero: {
        titleLines: string[];
        lead: string;
        locationChip: string;
        dateChip: string;
      };
      dates: {
        /** @enum {string} */
        key:
          | 'full-paper'
          | 'notification'
          | 'registration-payment'
          | 'camera-ready'
          | 'forum-physical'
          | 'forum-online';
        label: string;
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        /** @description A deadline that ends at this time of the edition’s zone. Left out: with the day. */
        time?: string;
        /**
         * Format: date-time
         * @description The last moment of a deadline; the first moment of any other day. The server works it out.
         */
        at: string;
        /**
         * @description The server works it out.
         * @enum {string}
         */
        precision: 'day' | 'minute';
        /** @description The day ends when it has ended in UTC−12. */
        anywhereOnEarth: boolean;
        note: string;
      }[];
      /** @enum {string} */
      currency: 'USD';
      registration: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
      };
      submissions: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
        /** @description After `closesAt`, for papers begun before it. Left out: none. */
        graceMinutes?: number;
      };
      /** @description When reviewers say which papers they want to review. */
      bidding: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
      };
      /** @description When authors respond to the reviews of their papers. */
      responses: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
        /**
         * Format: date-time
         * @description Opens by itself at this instant, once it is open.
         */
        opensAt?: string;
        /** @description Words of one response at most. */
        wordLimit: number;
      };
      /** @description Whether reviewers and organisers discuss papers. */
      discussion: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
      };
      /** @description Whether reviewers summarise the reviews of papers for the committee. */
      metaReviews: {
        open: boolean;
        /**
         * Format: date-time
         * @description Closes by itself at this instant.
         */
        closesAt?: string;
      };
      /** @description Who verify minor corrections. */
      shepherds: {
        /** @description Authors read the name of the shepherd who verifies their corrections. */
        namedToAuthors: boolean;
      };
      registrationQuestions: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        label: string;
        help: string;
        /** @enum {string} */
        kind: 'text' | 'long-text' | 'one-of' | 'several-of' | 'yes-no';
        /** @description Of one-of and several-of; empty for other kinds. */
        options: string[];
        required: boolean;
        /** @description The answers tell of health: erased 30 days after the conference. */
        sensitive: boolean;
        /** @description Empty for every package. */
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
      }[];
      extras: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        name: string;
        description: string;
        /** @description In dollars. */
        price: number;
        /** @description Available in all; left out for no limit. */
        quantity?: number;
        /** @description Empty for every package. */
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
        /**
         * Format: date
         * @description Sold until the end of this day in the edition’s zone.
         */
        lastDay?: string;
      }[];
      reductions: {
        /** @description The registration form asks for a discount code. */
        discountCodes: boolean;
        /** @description Registrants can apply for a waiver of the fee. */
        waivers: boolean;
      };
      feeBands: {
        /** @description Registrants pay the share of the income group of their country. */
        open: boolean;
        shares: {
          /** @description Percent of the fee of the package, from 1 to 100. */
          low: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          lowerMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          upperMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          high: number;
        };
        /**
         * @description Whose share holds for countries that the World Bank does not classify.
         * @enum {string}
         */
        unclassified: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
        /**
         * @description Who checks the country of a reduced fee: no one, or finance before it confirms the payment.
         * @enum {string}
         */
        check: 'none' | 'finance';
      };
      limits: {
        abstractWordsMin: number;
        abstractWordsMax: number;
        keywordsMin: number;
        keywordsMax: number;
        /** @description Pages at most, references included. */
        paperPages: number;
        posterPagesMin: number;
        posterPagesMax: number;
        posterFormat: string;
        /** @description Authors stay under it; a paper at it is returned to its author. */
        similarityPercent: number;
        /** @description Authors are asked to stay under it. */
        aiPercentAdvised: number;
        /** @description A paper at it is returned to its author. */
        aiPercentReturned: number;
        reviewersInvited: number;
        /** @description Finished reviews that make a decision possible. */
        reviewsNeeded: number;
        /** @description Default for reviewers without a personal limit. */
        papersPerReviewer: number;
        /** @description Whether chairs do not see papers by authors of their institution. */
        institutionConflicts: boolean;
        /** @description From the invitation to a review until its deadline. */
        reviewDays: number;
        acknowledgementDays: number;
        correctionDays: number;
        verificationDays: number;
        cvBytes: number;
        proofBytes: number;
        paperBytes: number;
      };
      reviewForm: {
        recommendation: {
          visibleToAuthors: boolean;
        };
        originality: {
          visibleToAuthors: boolean;
        };
        relevance: {
          visibleToAuthors: boolean;
        };
        method: {
          visibleToAuthors: boolean;
        };
        clarity: {
          visibleToAuthors: boolean;
        };
        significance: {
          visibleToAuthors: boolean;
        };
        confidence: {
          visibleToAuthors: boolean;
        };
        commentsToAuthors: {
          visibleToAuthors: boolean;
        };
        commentsToCommittee: {
          /** @enum {boolean} */
          visibleToAuthors: false;
        };
        concern: {
          visibleToAuthors: boolean;
        };
      };
      /** @description Fields of the review form after those that every conference has. */
      reviewFields: components['schemas']['ReviewFormField'][];
      /** @description Groups of topics with rules for their papers. */
      tracks: components['schemas']['Track'][];
      agreement: {
        title: string;
        /** @description Changes with every change of the text. */
        version: string;
        text: string;
        /**
         * @description Authors agree online, upload a signed form, or choose one of both.
         * @enum {string}
         */
        mode: 'online' | 'upload' | 'either';
      };
      /** @description Languages of papers: a search finds the forms of their words. */
      paperLanguages: (
        | 'ar'
        | 'de'
        | 'en'
        | 'es'
        | 'fr'
        | 'hi'
        | 'id'
        | 'it'
        | 'ne'
        | 'nl'
        | 'pt'
        | 'ru'
        | 'ta'
        | 'tr'
      )[];
      topics: {
        name: string;
        detail: string;
      }[];
      workflow: {
        step: string;
        text: string;
        who: string;
        when: string;
      }[];
      guidelines: string[];
      posterGuidelines: string[];
      speakers: {
        name: string;
        title: string;
        company: string;
        initials: string;
        /** @description The address that the upload of the picture answered. */
        img?: string;
      }[];
      venue: {
        name: string;
        address: string;
        description: string;
        /** @description The address that the upload of the picture answered. */
        image?: string;
        /** Format: uri */
        mapUrl: string;
        /**
         * Format: uri
         * @description A map to embed, loaded on press.
         */
        embedUrl?: string;
        text: string[];
        gallery: {
          caption: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
        }[];
      };
      partners: {
        name: string;
        /** @enum {string} */
        tier: 'academic partner' | 'research partner';
        /** @description The address that the upload of the picture answered. */
        logo?: string;
      }[];
      committee: {
        chair: {
          name: string;
          role: string;
          initials: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        organizing: {
          name: string;
          role: string;
          initials: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        scientific: {
          name: string;
          role: string;
          initials: string;
          /** @description The address that the upload of the picture answered. */
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
      };
      about: {
        heading: string;
        lead: string;
        text: string;
      };
      quotation: {
        text: string;
        source: string;
      };
      gallery: {
        caption: string;
        /** @description The address that the upload of the picture answered. */
        image?: string;
      }[];
      contact: {
        addressLines: string[];
        email: string;
        /** @description Where receipts may be mailed. */
        paymentsEmail: string;
        whatsapp: string;
        phone: string;
        /** Format: uri */
        mapUrl: string;
        social: {
          label: string;
          /** Format: uri */
          url: string;
        }[];
      };
      footerAbout: string;
      whoWeAre: {
        welcome: string;
        about: string[];
        vision: string;
        mission: string[];
      };
      /** @description Places of the schedule, in their order. Left out: none. */
      rooms?: {
        /** @description Items refer to it; the name can change. */
        id: string;
        name: string;
        /** @enum {string} */
        kind: 'physical' | 'online';
      }[];
      schedule: {
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        label: string;
        place: string;
        items: {
          /** @description Local time of the edition, 09:30. */
          start: string;
          end: string;
          title: string;
          /** @description Speakers, or a remark. */
          detail: string;
          /**
           * @description Left out: none of these.
           * @enum {string}
           */
          kind?: 'papers' | 'talk' | 'panel' | 'break';
          /** @description The id of a room. Left out: for everyone. */
          room?: string;
          /** @description In their order. Left out: none. */
          papers?: {
            /** @description Of an accepted, released paper. */
            number: number;
            /** @description Within the item. Left out: after the paper before it. */
            start?: string;
          }[];
        }[];
      }[];
      bank: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      invoicing: {
        issuer: string;
        addressLines: string[];
        taxNumber: string;
        note: string;
        /** @description Dollars that may be missing from a payment, as banks on the way keep fees. */
        underpaymentTolerance: number;
        /** @description Dollars of a bank file above which a second person approves it. Left out: off. */
        refundApprovalAbove?: number;
        /** @description One at most, for payment pages in a local currency. Left out: not offered. */
        localRates?: {
          /** @enum {string} */
          currency: 'GHS' | 'KES' | 'NGN' | 'ZAR';
          /** @description Units of the currency for one USD. */
          rate: number;
          /**
           * Format: date
           * @description Of the rate.
           */
          day: string;
        }[];
      };
      taxes: {
        /** @description Payers can get invoices with continuous numbers. */
        invoices: boolean;
        /** @description Of the issuer, a name of the list of countries. Empty without rates. */
        country: string;
        /** @description The shown fees contain the tax; otherwise it is added to them. */
        includedInFees: boolean;
        rates: {
          /** @description Stays when the texts change. */
          id: string;
          /** @description VAT, GST or another name of the tax. */
          name: string;
          /** @description With at most two digits after the point; 0 unless the kind is standard. */
          percent: number;
          /**
           * @description The categories S, Z and E of EN 16931.
           * @enum {string}
           */
          kind: 'standard' | 'zero' | 'exempt';
          /** @description Why no tax is charged: on documents of an exempt supply. */
          reason: string;
          packages: (
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only'
          )[];
          /** @description Names of extras. */
          extras: string[];
        }[];
        /** @description Businesses in other countries with a tax number account for the tax themselves. */
        reverseCharge: boolean;
        /** @description On documents with reverse charge. */
        reverseChargeText: string;
      };
      overdue: {
        /**
         * @description After the payment date, an unpaid registration stays, is reminded again, or is cancelled.
         * @enum {string}
         */
        rule: 'keep' | 'remind' | 'cancel';
        /** @description Between reminders, or from the payment date to the cancellation. */
        days: number;
        /**
         * @description Money for a cancelled registration: finance decides, or returns it to its sender.
         * @enum {string}
         */
        lateMoney: 'keep' | 'return';
      };
      groups: {
        /** @description A person can open a group, and pay for many registrations by one invoice. */
        open: boolean;
        /**
         * @description Requests for invitations that all payers together send within 24 hours.
         * @default 100
         */
        invitationsPerDay: number;
      };
      places: {
        /** @description Places in the room, shared by all packages that attend on site. */
        onSite?: number;
        packages: {
          physical_publication?: number;
          physical_presentation_only?: number;
          virtual_publication?: number;
          virtual_presentation_only?: number;
        };
        /** @description How long an offer from the waiting list keeps its place. */
        offerHours: number;
      };
      joining: {
        /**
         * Format: uri
         * @description Where attendees join online. Left out until it is known.
         */
        address?: string;
        instructions: string;
        /** @description Attendees on site join online as well, on other days. */
        onSiteToo: boolean;
      };
      retention: {
        /** @description Proofs of payment and of being a student, after the conference. */
        proofs?: number;
        /** @description Papers that were not submitted, after the conference. */
        drafts?: number;
        /** @description Reasons in applications for a reduction, after the conference. */
        waivers?: number;
        /** @description Arrivals and the log of the entrance, after the conference. */
        arrivals?: number;
        /** @description Imported attendance of online sessions, after the conference. */
        attendance?: number;
        /** @description Facts of certificates, letters and badges, after the conference. */
        documents?: number;
        /** @description Enquiries, after they arrived. */
        enquiries?: number;
        /** @description Committee applications with their CVs, after they arrived. */
        applications?: number;
        /** @description Emails that were sent, with the lists of emails to groups. */
        emails?: number;
      };
      visaLetters: {
        /** @description Registered people can request an invitation letter for a visa. */
        open: boolean;
        /** @description Only once their registration is paid. */
        paymentFirst: boolean;
        /**
         * Format: date
         * @description The keys of passport data are destroyed. Left out: 30 days after the last day.
         */
        destroyOn?: string;
        /** @description About embassies and visas, for people who request one. */
        hint: string;
        /** @description Whom embassies can ask, in the letter. Empty: the email address of the conference. */
        contact: string;
      };
      legal: {
        /** @description The pages say that their texts are samples. */
        isSample: boolean;
        privacy: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        terms: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        refunds: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
      };
      fees: {
        packages: {
          /** @enum {string} */
          id:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * @description Where its holder attends.
           * @enum {string}
           */
          mode: 'physical' | 'virtual';
          /** @description The paper appears in the proceedings; the holder registers as an author. */
          publishesPaper: boolean;
          /** @description Sold to the owner of an accepted paper only. */
          needsAcceptedPaper: boolean;
          name: string;
          summary: string;
          description: string;
          prices: {
            student: number;
            professional: number;
          };
        }[];
        /**
         * @description Later prices of packages, such as regular and late ones. Empty for one price.
         * @default []
         */
        datedPrices: {
          id: string;
          /** @enum {string} */
          packageId:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * Format: date
           * @description The price holds from the start of this day in the edition’s zone.
           */
          from: string;
          prices: {
            student: number;
            professional: number;
          };
        }[];
        notes: string[];
      };
    };
    EditionHistory: {
      items: {
        revision: number;
        /** @description The revision of the fee table that belongs to it. */
        feeRevision: number;
        /** Format: date-time */
        savedAt: string;
        /** @description Null for the revision of the installation. */
        savedBy: {
          id: string;
          name: string;
        } | null;
        /** @description Dot paths: "hero.lead", "speakers.2.name". */
        fields: string[];
        /** @description The revision that this one brought back. */
        restoredFrom: number | null;
      }[];
      nextCursor: string | null;
      counts: {
        all: number;
      };
    };
    EditionMakeCurrent: {
      /** @description The slug of the edition, typed once more. */
      confirm: string;
    };
    EditionPreview: {
      /** @description The home page of the preview, to be opened in a tab; /venue is `<url>/venue`. */
      url: string;
      /** Format: date-time */
      expiresAt: string;
    };
    EditionPreviewRequest: {
      slug?: string;
      year?: number;
      name?: string;
      /** @description The two lines next to the logo. */
      shortName?: [string, string];
      /** @description The start of every payment reference. */
      referencePrefix?: string;
      /** @description IANA name; the schedule is told in it. */
      timeZone?: string;
      hero?: {
        titleLines: string[];
        lead: string;
        locationChip: string;
        dateChip: string;
      };
      dates?: {
        /** @enum {string} */
        key:
          | 'full-paper'
          | 'notification'
          | 'registration-payment'
          | 'camera-ready'
          | 'forum-physical'
          | 'forum-online';
        label: string;
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        time?: string;
        /**
         * Format: date-time
         * @description The last moment of a deadline; the first moment of any other day. The server works it out.
         */
        at: string;
        /**
         * @description The server works it out.
         * @enum {string}
         */
        precision: 'day' | 'minute';
        /** @description The day ends when it has ended in UTC−12. */
        anywhereOnEarth: boolean;
        note: string;
      }[];
      /** @enum {string} */
      currency?: 'USD';
      registration?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      submissions?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
        graceMinutes?: number;
      };
      bidding?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      responses?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        opensAt?: string;
        /** @description Words of one response at most. */
        wordLimit: number;
      };
      discussion?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      metaReviews?: {
        open: boolean;
        /**
         * Format: date-time
         * @description An instant in UTC.
         */
        closesAt?: string;
      };
      shepherds?: {
        /** @description Authors read the name of the shepherd who verifies their corrections. */
        namedToAuthors: boolean;
      };
      registrationQuestions?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        label: string;
        help: string;
        /** @enum {string} */
        kind: 'text' | 'long-text' | 'one-of' | 'several-of' | 'yes-no';
        options: string[];
        required: boolean;
        /** @description The answers tell of health: erased 30 days after the conference. */
        sensitive: boolean;
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
      }[];
      extras?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        name: string;
        description: string;
        /** @description In dollars. */
        price: number;
        quantity?: number;
        packages: (
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only'
        )[];
        /** Format: date */
        lastDay?: string;
      }[];
      reductions?: {
        /** @description The registration form asks for a discount code. */
        discountCodes: boolean;
        /** @description Registrants can apply for a waiver of the fee. */
        waivers: boolean;
      };
      feeBands?: {
        /** @description Registrants pay the share of the income group of their country. */
        open: boolean;
        shares: {
          /** @description Percent of the fee of the package, from 1 to 100. */
          low: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          lowerMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          upperMiddle: number;
          /** @description Percent of the fee of the package, from 1 to 100. */
          high: number;
        };
        /**
         * @description Whose share holds for countries that the World Bank does not classify.
         * @enum {string}
         */
        unclassified: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
        /**
         * @description Who checks the country of a reduced fee: no one, or finance before it confirms the payment.
         * @enum {string}
         */
        check: 'none' | 'finance';
      };
      limits?: {
        abstractWordsMin: number;
        abstractWordsMax: number;
        keywordsMin: number;
        keywordsMax: number;
        /** @description Pages at most, references included. */
        paperPages: number;
        posterPagesMin: number;
        posterPagesMax: number;
        posterFormat: string;
        /** @description Authors stay under it; a paper at it is returned to its author. */
        similarityPercent: number;
        /** @description Authors are asked to stay under it. */
        aiPercentAdvised: number;
        /** @description A paper at it is returned to its author. */
        aiPercentReturned: number;
        reviewersInvited: number;
        /** @description Finished reviews that make a decision possible. */
        reviewsNeeded: number;
        /** @description Default for reviewers without a personal limit. */
        papersPerReviewer: number;
        /** @description Whether chairs do not see papers by authors of their institution. */
        institutionConflicts: boolean;
        /** @description From the invitation to a review until its deadline. */
        reviewDays: number;
        acknowledgementDays: number;
        correctionDays: number;
        verificationDays: number;
        cvBytes: number;
        proofBytes: number;
        paperBytes: number;
      };
      reviewForm?: {
        recommendation: {
          visibleToAuthors: boolean;
        };
        originality: {
          visibleToAuthors: boolean;
        };
        relevance: {
          visibleToAuthors: boolean;
        };
        method: {
          visibleToAuthors: boolean;
        };
        clarity: {
          visibleToAuthors: boolean;
        };
        significance: {
          visibleToAuthors: boolean;
        };
        confidence: {
          visibleToAuthors: boolean;
        };
        commentsToAuthors: {
          visibleToAuthors: boolean;
        };
        commentsToCommittee: {
          /** @enum {boolean} */
          visibleToAuthors: false;
        };
        concern: {
          visibleToAuthors: boolean;
        };
      };
      reviewFields?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        label: string;
        help: string;
        /** @enum {string} */
        kind: 'scale' | 'text' | 'choice';
        options: string[];
        maxLength?: number;
        required: boolean;
        /** @description Otherwise only the committee reads it. */
        visibleToAuthors: boolean;
      }[];
      tracks?: {
        /** @description Stays when the texts change: answers and price lines refer to it. */
        id: string;
        name: string;
        topics: string[];
        limits: {
          reviewersInvited?: number;
          reviewsNeeded?: number;
          reviewDays?: number;
        };
        /**
         * @description Whether the added fields of its review form are those of the conference.
         * @enum {string}
         */
        reviewForm: 'conference' | 'own';
        reviewFields: {
          /** @description Stays when the texts change: answers and price lines refer to it. */
          id: string;
          label: string;
          help: string;
          /** @enum {string} */
          kind: 'scale' | 'text' | 'choice';
          options: string[];
          maxLength?: number;
          required: boolean;
          /** @description Otherwise only the committee reads it. */
          visibleToAuthors: boolean;
        }[];
      }[];
      agreement?: {
        title: string;
        /** @description Changes with every change of the text. */
        version: string;
        text: string;
        /**
         * @description Authors agree online, upload a signed form, or choose one of both.
         * @enum {string}
         */
        mode: 'online' | 'upload' | 'either';
      };
      paperLanguages?: (
        | 'ar'
        | 'de'
        | 'en'
        | 'es'
        | 'fr'
        | 'hi'
        | 'id'
        | 'it'
        | 'ne'
        | 'nl'
        | 'pt'
        | 'ru'
        | 'ta'
        | 'tr'
      )[];
      topics?: {
        name: string;
        detail: string;
      }[];
      workflow?: {
        step: string;
        text: string;
        who: string;
        when: string;
      }[];
      guidelines?: string[];
      posterGuidelines?: string[];
      speakers?: {
        name: string;
        title: string;
        company: string;
        initials: string;
        img?: string;
      }[];
      venue?: {
        name: string;
        address: string;
        description: string;
        image?: string;
        /** Format: uri */
        mapUrl: string;
        /** Format: uri */
        embedUrl?: string;
        text: string[];
        gallery: {
          caption: string;
          image?: string;
        }[];
      };
      partners?: {
        name: string;
        /** @enum {string} */
        tier: 'academic partner' | 'research partner';
        logo?: string;
      }[];
      committee?: {
        chair: {
          name: string;
          role: string;
          initials: string;
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        organizing: {
          name: string;
          role: string;
          initials: string;
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
        scientific: {
          name: string;
          role: string;
          initials: string;
          image?: string;
          /** Format: uri */
          linkedin?: string;
          bio?: string;
        }[];
      };
      about?: {
        heading: string;
        lead: string;
        text: string;
      };
      quotation?: {
        text: string;
        source: string;
      };
      gallery?: {
        caption: string;
        image?: string;
      }[];
      contact?: {
        addressLines: string[];
        email: string;
        /** @description Where receipts may be mailed. */
        paymentsEmail: string;
        whatsapp: string;
        phone: string;
        /** Format: uri */
        mapUrl: string;
        social: {
          label: string;
          /** Format: uri */
          url: string;
        }[];
      };
      footerAbout?: string;
      whoWeAre?: {
        welcome: string;
        about: string[];
        vision: string;
        mission: string[];
      };
      rooms?: {
        /** @description Items refer to it; the name can change. */
        id: string;
        name: string;
        /** @enum {string} */
        kind: 'physical' | 'online';
      }[];
      schedule?: {
        /**
         * Format: date
         * @description A calendar day, 2025-10-05.
         */
        day: string;
        label: string;
        place: string;
        items: {
          /** @description Local time of the edition, 09:30. */
          start: string;
          end: string;
          title: string;
          /** @description Speakers, or a remark. */
          detail: string;
          /** @enum {string} */
          kind?: 'papers' | 'talk' | 'panel' | 'break';
          room?: string;
          papers?: {
            /** @description Of an accepted, released paper. */
            number: number;
            start?: string;
          }[];
        }[];
      }[];
      bank?: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      invoicing?: {
        issuer: string;
        addressLines: string[];
        taxNumber: string;
        note: string;
        /** @description Dollars that may be missing from a payment, as banks on the way keep fees. */
        underpaymentTolerance: number;
        refundApprovalAbove?: number;
        localRates?: {
          /** @enum {string} */
          currency: 'GHS' | 'KES' | 'NGN' | 'ZAR';
          /** @description Units of the currency for one USD. */
          rate: number;
          /**
           * Format: date
           * @description Of the rate.
           */
          day: string;
        }[];
      };
      taxes?: {
        /** @description Payers can get invoices with continuous numbers. */
        invoices: boolean;
        /** @description Of the issuer, a name of the list of countries. Empty without rates. */
        country: string;
        /** @description The shown fees contain the tax; otherwise it is added to them. */
        includedInFees: boolean;
        rates: {
          /** @description Stays when the texts change. */
          id: string;
          /** @description VAT, GST or another name of the tax. */
          name: string;
          /** @description With at most two digits after the point; 0 unless the kind is standard. */
          percent: number;
          /**
           * @description The categories S, Z and E of EN 16931.
           * @enum {string}
           */
          kind: 'standard' | 'zero' | 'exempt';
          /** @description Why no tax is charged: on documents of an exempt supply. */
          reason: string;
          packages: (
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only'
          )[];
          extras: string[];
        }[];
        /** @description Businesses in other countries with a tax number account for the tax themselves. */
        reverseCharge: boolean;
        /** @description On documents with reverse charge. */
        reverseChargeText: string;
      };
      overdue?: {
        /**
         * @description After the payment date, an unpaid registration stays, is reminded again, or is cancelled.
         * @enum {string}
         */
        rule: 'keep' | 'remind' | 'cancel';
        /** @description Between reminders, or from the payment date to the cancellation. */
        days: number;
        /**
         * @description Money for a cancelled registration: finance decides, or returns it to its sender.
         * @enum {string}
         */
        lateMoney: 'keep' | 'return';
      };
      groups?: {
        /** @description A person can open a group, and pay for many registrations by one invoice. */
        open: boolean;
        /**
         * @description Requests for invitations that all payers together send within 24 hours.
         * @default 100
         */
        invitationsPerDay: number;
      };
      places?: {
        onSite?: number;
        packages: {
          physical_publication?: number;
          physical_presentation_only?: number;
          virtual_publication?: number;
          virtual_presentation_only?: number;
        };
        /** @description How long an offer from the waiting list keeps its place. */
        offerHours: number;
      };
      joining?: {
        /** Format: uri */
        address?: string;
        instructions: string;
        /** @description Attendees on site join online as well, on other days. */
        onSiteToo: boolean;
      };
      retention?: {
        proofs?: number;
        drafts?: number;
        waivers?: number;
        arrivals?: number;
        attendance?: number;
        documents?: number;
        enquiries?: number;
        applications?: number;
        emails?: number;
      };
      visaLetters?: {
        /** @description Registered people can request an invitation letter for a visa. */
        open: boolean;
        /** @description Only once their registration is paid. */
        paymentFirst: boolean;
        /** Format: date */
        destroyOn?: string;
        /** @description About embassies and visas, for people who request one. */
        hint: string;
        /** @description Whom embassies can ask, in the letter. Empty: the email address of the conference. */
        contact: string;
      };
      legal?: {
        /** @description The pages say that their texts are samples. */
        isSample: boolean;
        privacy: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        terms: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
        refunds: {
          /** @description The page in one or two sentences. */
          lead: string;
          parts: {
            title: string;
            items: string[];
          }[];
        };
      };
      fees?: {
        packages: {
          /** @enum {string} */
          id:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * @description Where its holder attends.
           * @enum {string}
           */
          mode: 'physical' | 'virtual';
          /** @description The paper appears in the proceedings; the holder registers as an author. */
          publishesPaper: boolean;
          /** @description Sold to the owner of an accepted paper only. */
          needsAcceptedPaper: boolean;
          name: string;
          summary: string;
          description: string;
          prices: {
            student: number;
            professional: number;
          };
        }[];
        /**
         * @description Later prices of packages, such as regular and late ones. Empty for one price.
         * @default []
         */
        datedPrices: {
          id: string;
          /** @enum {string} */
          packageId:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /**
           * Format: date
           * @description The price holds from the start of this day in the edition’s zone.
           */
          from: string;
          prices: {
            student: number;
            professional: number;
          };
        }[];
        notes: string[];
      };
    };
    EditionRestore: {
      /** @description The latest revision. */
      revision: number;
    };
    EditionRevision: {
      revision: number;
      /** @description The revision of the fee table that belongs to it. */
      feeRevision: number;
      /** Format: date-time */
      savedAt: string;
      /** @description Null for the revision of the installation. */
      savedBy: {
        id: string;
        name: string;
      } | null;
      /** @description Dot paths: "hero.lead", "speakers.2.name". */
      fields: string[];
      /** @description The revision that this one brought back. */
      restoredFrom: number | null;
      document: components['schemas']['EditionDraft'];
      /** @description Against the revision before. */
      changes: {
        field: string;
        before?: unknown;
        after?: unknown;
      }[];
      /** @description From this revision to the latest one. */
      sinceThen: {
        field: string;
        before?: unknown;
        after?: unknown;
      }[];
    };
    EmailDetails: {
      email: string;
    };
    EmailDomain: {
      /** @description Of the sender. */
      domain: string;
      sender: string;
      /** @description Of the envelope sender, which SPF is about. */
      envelopeDomain: string;
      /** @description The mail server; null while emails stay on this machine. */
      server: string | null;
      records: components['schemas']['EmailDomainRecord'][];
    };
    EmailDomainRecord: {
      /** @enum {string} */
      kind: 'spf' | 'dkim' | 'dmarc';
      /** @enum {string} */
      state: 'ok' | 'missing' | 'several' | 'wrong' | 'unsure' | 'off' | 'unknown';
      /** @description Of the TXT record; null while it is off. */
      name: string | null;
      /** @description Records of this kind. */
      found: string[];
      /** @description The record to add or to change to; null if it is right. */
      expected: string | null;
      /** @description Of SPF: the part that has to be in the record. */
      needs: string | null;
    };
    EmailEventsReceived: {
      /** @enum {boolean} */
      received: true;
    };
    EmailOnly: {
      email: string;
    };
    EmailPlaceholder: {
      name: string;
      /** @enum {string} */
      type: 'text' | 'number' | 'choice';
      /** @description Of a choice. */
      options: string[];
    };
    EmailRealPreview: {
      texts: {
        [key: string]: string;
      };
    };
    EmailSamplePreview: {
      texts: {
        [key: string]: string;
      };
      /** @default 0 */
      sample: number;
    };
    EmailTemplate: {
      /** @enum {string} */
      kind:
        | 'account-deleted'
        | 'announcement'
        | 'authorship-denial-undone'
        | 'authorship-denied'
        | 'authorship-denied-for-organisers'
        | 'backup-failed'
        | 'bank-change-cancelled'
        | 'bank-change-effective'
        | 'bank-change-requested'
        | 'bank-change-scheduled'
        | 'bank-details-changed'
        | 'bulk-message'
        | 'camera-ready-extended'
        | 'camera-ready-sent-back'
        | 'co-author-invited'
        | 'committee-application'
        | 'country-checked'
        | 'discussion-digest'
        | 'email-change'
        | 'email-change-requested'
        | 'email-changed'
        | 'enquiry'
        | 'enquiry-copy'
        | 'front-end-rolled-back'
        | 'group-invitation'
        | 'group-left'
        | 'group-paid'
        | 'group-payment'
        | 'inbox-reply'
        | 'joining-details'
        | 'login-link'
        | 'meta-review-assigned'
        | 'meta-review-cancelled'
        | 'new-device'
        | 'notice'
        | 'notice-digest'
        | 'paper-decision'
        | 'paper-decision-co-author'
        | 'paper-desk-rejected'
        | 'paper-edited-for-author'
        | 'paper-handed-over'
        | 'paper-in-review'
        | 'paper-mention'
        | 'paper-received'
        | 'paper-rejected-for-cause'
        | 'paper-reopened'
        | 'paper-returned'
        | 'paper-sent-back'
        | 'paper-withdrawn'
        | 'password-changed'
        | 'password-reset'
        | 'payment-arrived'
        | 'payment-confirmed'
        | 'payment-credited'
        | 'payment-extended'
        | 'payment-refunded'
        | 'payment-rejected'
        | 'payment-reminder'
        | 'payment-underpaid'
        | 'place-offered'
        | 'recovery-code-used'
        | 'refund-account-asked'
        | 'refund-account-replaced'
        | 'registration-cancelled'
        | 'registration-changed'
        | 'registration-corrected'
        | 'registration-received'
        | 'response-due'
        | 'response-end-changed'
        | 'responses-opened'
        | 'review-cancelled'
        | 'review-ended'
        | 'review-extended'
        | 'review-invitation'
        | 'review-invitation-link'
        | 'review-paper-withdrawn'
        | 'review-reminder'
        | 'review-response'
        | 'review-thanks'
        | 'revision-due'
        | 'revision-extended'
        | 'revision-received'
        | 'shepherd-answered'
        | 'shepherd-assigned'
        | 'shepherd-cancelled'
        | 'shepherd-released'
        | 'shepherd-reminder'
        | 'shepherd-revision'
        | 'two-factor-disabled'
        | 'two-factor-enabled'
        | 'two-factor-removed'
        | 'verification-code'
        | 'visa-letter-changed'
        | 'waiting-list-joined'
        | 'waiver-decided'
        | 'welcome';
      /** @description 0 for the texts of the code. */
      version: number;
      texts: {
        id: string;
        /** @enum {string} */
        part: 'subject' | 'paragraph' | 'note' | 'label' | 'button' | 'added';
        /** @description The text of the code, an ICU message. */
        source: string;
        /** @description The edited text, or the source. */
        text: string;
        mayBeEmpty: boolean;
        /** @description Available in this text only. */
        placeholders: {
          name: string;
          /** @enum {string} */
          type: 'text' | 'number' | 'choice';
          /** @description Of a choice. */
          options: string[];
          isRequired: boolean;
        }[];
      }[];
      /** @description Available in every text. */
      placeholders: components['schemas']['EmailPlaceholder'][];
      /** @description What differs from the first sample, by index. */
      samples: string[];
      /** @description Newest first; of many the newest. */
      versions: {
        /** @description 0 for the texts of the code. */
        version: number;
        /** Format: date-time */
        savedAt: string;
        savedBy: string;
        /** @description The edited texts by id. */
        texts: {
          [key: string]: string;
        };
      }[];
    };
    EmailTemplates: {
      items: {
        /** @enum {string} */
        kind:
          | 'account-deleted'
          | 'announcement'
          | 'authorship-denial-undone'
          | 'authorship-denied'
          | 'authorship-denied-for-organisers'
          | 'backup-failed'
          | 'bank-change-cancelled'
          | 'bank-change-effective'
          | 'bank-change-requested'
          | 'bank-change-scheduled'
          | 'bank-details-changed'
          | 'bulk-message'
          | 'camera-ready-extended'
          | 'camera-ready-sent-back'
          | 'co-author-invited'
          | 'committee-application'
          | 'country-checked'
          | 'discussion-digest'
          | 'email-change'
          | 'email-change-requested'
          | 'email-changed'
          | 'enquiry'
          | 'enquiry-copy'
          | 'front-end-rolled-back'
          | 'group-invitation'
          | 'group-left'
          | 'group-paid'
          | 'group-payment'
          | 'inbox-reply'
          | 'joining-details'
          | 'login-link'
          | 'meta-review-assigned'
          | 'meta-review-cancelled'
          | 'new-device'
          | 'notice'
          | 'notice-digest'
          | 'paper-decision'
          | 'paper-decision-co-author'
          | 'paper-desk-rejected'
          | 'paper-edited-for-author'
          | 'paper-handed-over'
          | 'paper-in-review'
          | 'paper-mention'
          | 'paper-received'
          | 'paper-rejected-for-cause'
          | 'paper-reopened'
          | 'paper-returned'
          | 'paper-sent-back'
          | 'paper-withdrawn'
          | 'password-changed'
          | 'password-reset'
          | 'payment-arrived'
          | 'payment-confirmed'
          | 'payment-credited'
          | 'payment-extended'
          | 'payment-refunded'
          | 'payment-rejected'
          | 'payment-reminder'
          | 'payment-underpaid'
          | 'place-offered'
          | 'recovery-code-used'
          | 'refund-account-asked'
          | 'refund-account-replaced'
          | 'registration-cancelled'
          | 'registration-changed'
          | 'registration-corrected'
          | 'registration-received'
          | 'response-due'
          | 'response-end-changed'
          | 'responses-opened'
          | 'review-cancelled'
          | 'review-ended'
          | 'review-extended'
          | 'review-invitation'
          | 'review-invitation-link'
          | 'review-paper-withdrawn'
          | 'review-reminder'
          | 'review-response'
          | 'review-thanks'
          | 'revision-due'
          | 'revision-extended'
          | 'revision-received'
          | 'shepherd-answered'
          | 'shepherd-assigned'
          | 'shepherd-cancelled'
          | 'shepherd-released'
          | 'shepherd-reminder'
          | 'shepherd-revision'
          | 'two-factor-disabled'
          | 'two-factor-enabled'
          | 'two-factor-removed'
          | 'verification-code'
          | 'visa-letter-changed'
          | 'waiting-list-joined'
          | 'waiver-decided'
          | 'welcome';
        /** @description 0 for the texts of the code. */
        version: number;
        isEdited: boolean;
        savedAt: string | null;
      }[];
    };
    EmailTextsChange: {
      /** @description That the change is based on. */
      version: number;
      texts: {
        [key: string]: string;
      };
    };
    EmailTextsPreview: {
      subject: string;
      replyTo: string | null;
      text: string;
      /** @description To be shown in a sandboxed frame. */
      html: string;
    };
    EmailUpdated: {
      newEmail: string;
      message: string;
      /** @enum {boolean} */
      isPending?: true;
    };
    EmailVerification: {
      triesLeft: number;
      codeExpiresAt: string | null;
      resendAfter: number;
      delivery: ('queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed') | null;
    };
    EmailVerified: {
      message: string;
      token?: string;
    };
    EnquiriesExport: {
      /** @enum {string} */
      kind: 'enquiries';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      /**
       * @default -createdAt
       * @enum {string}
       */
      sort: '-createdAt' | 'createdAt' | 'name' | '-name';
      /** @enum {string} */
      state?: 'new' | 'read' | 'done';
      /** @enum {string} */
      category?:
        | 'General Inquiry'
        | 'Paper Submission'
        | 'Registration'
        | 'Technical Support'
        | 'Sponsorship'
        | 'Media';
      q?: string;
    };
    EnterLine: {
      amount: number;
      /** Format: date */
      date: string;
      /** @default  */
      sender: string;
    };
    EnterRefundAccount: {
      /** @description As it was read. */
      version: number;
      account: components['schemas']['RefundAccount'];
    };
    EraseOwnAccount: {
      /** Format: password */
      password: string;
      confirmation: string;
    };
    ErasePerson: {
      confirmation: string;
    };
    ExportColumns: {
      columns: {
        id: string;
        label: string;
      }[];
      /** @description Ready choices of columns for a purpose. */
      sets: {
        id: string;
        label: string;
        columns: string[];
      }[];
    };
    ExtrasChoice: {
      /** @description Ids of extras of the edition. */
      extras: string[];
      /** @description The new total in dollars, without tax that is added, as the payer saw it. */
      price: number;
    };
    FailRefund: {
      /** @description As it was read. */
      version: number;
      reason: string;
    };
    FeeBands: {
      items: {
        /** @enum {string} */
        incomeGroup: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
        /** @description Percent of the fee. */
        share: number;
        /** @description Names of the list of countries. */
        countries: string[];
      }[];
    };
    FileDownload: {
      /** @enum {string} */
      kind: 'file';
      /** Format: uuid */
      fileId: string;
    };
    FileFinding: {
      /** @enum {string} */
      part: 'manuscript' | 'supplement';
      /** @enum {string} */
      severity: 'info' | 'warning';
      text: string;
    };
    FoundText: {
      text: string;
      isMatch: boolean;
    }[];
    FrontEndFailure: {
      remote: string;
      version: string;
      shell: string;
      path: string;
      /** @enum {string} */
      reason:
        | 'unreachable'
        | 'late'
        | 'broken'
        | 'altered'
        | 'newer-kit'
        | 'no-page'
        | 'render'
        | 'registry'
        | 'thrown'
        | 'rejected';
      reference: string;
      error: string;
      /**
       * @description Of the engine; kept without its values.
       * @default
       */
      message: string;
      at: string[];
    };
    FrontEndFailureAnswer: {
      /** @enum {boolean} */
      received: true;
    };
    FrontEndFailureCounts: Record<string, never>;
    FrontEndFailureDetails: {
      /** Format: uuid */
      id: string;
      frontEnd: string;
      version: string;
      /** @description Pattern of the last address; * is unknown. */
      path: string;
      /** @enum {string} */
      reason:
        | 'unreachable'
        | 'late'
        | 'broken'
        | 'altered'
        | 'newer-kit'
        | 'no-page'
        | 'render'
        | 'registry'
        | 'thrown'
        | 'rejected';
      /** @description Name of the error, such as TypeError. */
      error: string;
      /** @description The engine's, without values; empty for other errors. */
      message: string;
      count: number;
      /** Format: date-time */
      firstSeenAt: string;
      /** Format: date-time */
      lastSeenAt: string;
      /** @description That people saw, the newest first; at most 20. */
      references: string[];
      /** @description Null: built from files that no commit has. */
      commit: string | null;
      frames: {
        /** @description File, line and column, as the browser reported them. */
        at: string;
        /** @description Path within the repository. Null: not known. */
        source: string | null;
        line: number | null;
        /** @description Of the version that holds the file. */
        commit: string | null;
      }[];
    };
    FrontEndFailureRow: {
      /** Format: uuid */
      id: string;
      frontEnd: string;
      version: string;
      /** @description Pattern of the last address; * is unknown. */
      path: string;
      /** @enum {string} */
      reason:
        | 'unreachable'
        | 'late'
        | 'broken'
        | 'altered'
        | 'newer-kit'
        | 'no-page'
        | 'render'
        | 'registry'
        | 'thrown'
        | 'rejected';
      /** @description Name of the error, such as TypeError. */
      error: string;
      /** @description The engine's, without values; empty for other errors. */
      message: string;
      count: number;
      /** Format: date-time */
      firstSeenAt: string;
      /** Format: date-time */
      lastSeenAt: string;
      /** @description That people saw, the newest first; at most 20. */
      references: string[];
    };
    FrontEndFailures: {
      items: components['schemas']['FrontEndFailureRow'][];
      nextCursor: string | null;
      counts: components['schemas']['FrontEndFailureCounts'];
    };
    FrontEndMeasurement: {
      /** @description Of visits that are measured, in percent. */
      share: number;
      frontEnds: {
        frontEnd: string;
        version: string;
        /** @description Milliseconds. */
        lcp?: number;
        /** @description Milliseconds. */
        inp?: number;
        cls?: number;
      }[];
    };
    FrontEndMeasurementAnswer: {
      /** @enum {boolean} */
      received: true;
    };
    FrontEnds: {
      /** @description Share of visits that are measured, in percent. */
      measuredVisits: number;
      /** @description Whether worse versions are rolled back. */
      hasErrorBudget: boolean;
      frontEnds: {
        /** @description 'shell', or a remote's. */
        name: string;
        /** @description The live version first, then the one before and others with figures. */
        versions: {
          version: string;
          isLive: boolean;
          /** @description "staff", or so many percent of browsers, such as "10%". Null: not rolled out. */
          rolledOutTo: string | null;
          /** @description Since when it is live, or was last. */
          liveSince: string | null;
          /** @description Null: built from files that no commit has. */
          commit: string | null;
          /** @description Visits that loaded it, estimated from those that were measured. */
          loads: number;
          /** @description Measured visits among them. */
          samples: number;
          /** @description Failures to load it. */
          failures: number;
          /** @description Of its loads. Null: no visit was measured. */
          failureShare: number | null;
          /** @description Errors that its code threw. */
          errors: number;
          /** @description Null: not measured. */
          lcp: {
            /** @description Three of four visits have this or less. Milliseconds, but for CLS. */
            p75: number;
            /** @description Measured visits. */
            samples: number;
          } | null;
          /** @description Null: not measured. */
          inp: {
            /** @description Three of four visits have this or less. Milliseconds, but for CLS. */
            p75: number;
            /** @description Measured visits. */
            samples: number;
          } | null;
          /** @description Null: not measured. */
          cls: {
            /** @description Three of four visits have this or less. Milliseconds, but for CLS. */
            p75: number;
            /** @description Measured visits. */
            samples: number;
          } | null;
          /** @description By the error budget. Null: it was not new while it was live, or that was long ago. */
          watch: {
            /**
             * @description exceeded: worse than the error budget allows, and not rolled back.
             * @enum {string}
             */
            state: 'watched' | 'exceeded' | 'rolled-back' | 'kept' | 'replaced';
            /** @description The version that it is compared with. */
            before: string;
            /** @description That the watch has counted. */
            visits: number;
            /** @description Before it is judged. */
            minimumVisits: number;
            /** @description Null while the version is rolled out. */
            until: string | null;
            /** @description Why it was rolled back, or would be. */
            reason: string | null;
            /** @description Why it could not be rolled back yet. */
            failure: string | null;
            endedAt: string | null;
          } | null;
        }[];
      }[];
    };
    GatewayEventReceived: {
      /** @enum {boolean} */
      received: true;
    };
    GrantWaiver: {
      /** @description As it was read. */
      version: number;
      /** @description Of the fee. */
      percent?: number | null;
      amount?: number | null;
      answer?: string | null;
    };
    GroupChange: {
      /** @description As it was read. */
      version: number;
      /** @description Who pays, as members and invited people read it: no addresses of sites or mailboxes. */
      organization?: string;
      /** @description The buyer of its invoices. */
      invoice?: components['schemas']['InvoiceDetails'];
      /** @description Where invoices and reminders go. */
      invoiceEmail?: string;
      /** @description Most people who can join. */
      peopleLimit?: number;
      /** @description That the group pays for. Empty: all. */
      packages?: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      /** @description The end of joining. Null: the end of registration. Now closes the group. */
      closesAt?: string | null;
    };
    GroupDocument: {
      /** @enum {string} */
      kind: 'group-document';
      /** Format: uuid */
      groupId: string;
      /** @enum {string} */
      document: 'pro-forma' | 'invoice' | 'invoice-xml';
      /** @description Of a credit note or an invoice, such as C25-N00001 or C25-I00001; the newest without it. */
      number?: string;
    };
    GroupInvitation: {
      organization: string;
      /** @description That the group pays for. Empty: all. */
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      placesLeft: number;
      /**
       * @description Full at its limit. Closed after its closing date.
       * @enum {string}
       */
      state: 'open' | 'full' | 'closed';
      closesAt: string | null;
    };
    GroupInvitations: {
      emails: string[];
    };
    GroupInvited: {
      /** @description Addresses that get an email. One that got it today gets no second one. */
      invited: number;
    };
    GroupSummary: {
      /** Format: uuid */
      id: string;
      /** @description In each transfer for the group. */
      merchantReference: string;
      organization: string;
      /**
       * @description Full at its limit. Closed after its closing date.
       * @enum {string}
       */
      state: 'open' | 'full' | 'closed';
      peopleLimit: number;
      closesAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description With a live registration. */
      people: number;
      /** @description Of live registrations. */
      amount: number;
      /** @description The part on an invoice, or on a pro forma invoice. */
      invoicedAmount: number;
      receivedAmount: number;
      outstandingAmount: number;
    };
    GroupsExport: {
      /** @enum {string} */
      kind: 'groups';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      q?: string;
      /** @enum {string} */
      state?: 'open' | 'full' | 'closed';
    };
    HeldActs: {
      /** Format: uuid */
      id: string;
      kind: string;
      /** @enum {string} */
      state: 'held' | 'failed';
      count: number;
      /** @description The first three. */
      labels: string[];
      /** @description Such as paper, payment, review or transfer. */
      subjectType: string;
      /**
       * Format: uuid
       * @description Of one of them.
       */
      subjectId: string;
      /** @description Why a failed act had no effect. */
      problem: string | null;
      /** Format: date-time */
      endsAt: string;
      /** @description From its record to its end. */
      holdSeconds: number;
      /** @description By the clock of the server. */
      secondsLeft: number;
    };
    HeldActsList: {
      items: components['schemas']['HeldActs'][];
    };
    HeldPermission: {
      /** @enum {string} */
      permission:
        | 'owner'
        | 'chair'
        | 'track-chair'
        | 'finance'
        | 'site-editor'
        | 'check-in'
        | 'visa-officer'
        | 'read-only';
      /** @description No topics and tracks for the whole conference. */
      topics: string[];
      /** @description Ids. */
      tracks: string[];
      expiresAt: string | null;
    };
    Hold: {
      /** Format: uuid */
      id: string;
      kind: string;
      /** Format: date-time */
      endsAt: string;
      by: string;
      /**
       * Format: uuid
       * @description Of the account that may undo or send it.
       */
      byId: string;
    };
    IdentityProof: {
      /** Format: password */
      password: string;
      /** @description With two-factor authentication. */
      code?: string;
    };
    IgnoreLine: {
      reason: string;
    };
    InboundMessage: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description As the message says; anyone can write in the name of another. */
      email: string;
      subject: string;
      body: string;
      /** Format: date-time */
      receivedAt: string;
    };
    InboundMessageCounts: {
      all: number;
    };
    InboundMessages: {
      items: components['schemas']['InboundMessage'][];
      nextCursor: string | null;
      counts: components['schemas']['InboundMessageCounts'];
    };
    InboxAssignees: {
      people: {
        /** Format: uuid */
        id: string;
        name: string;
      }[];
    };
    InboxChange: {
      /** @enum {string} */
      state: 'new' | 'read' | 'done';
      note: string | null;
      /** @description Null for no one; left out, it stays. */
      assigneeId?: string | null;
      /** @description Of the item as it was read. */
      version: number;
    };
    InboxCounts: {
      [key: string]: number;
    } & {
      all: number;
    };
    InboxLetter: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'received' | 'sent';
      /** @description Of the organiser who replied, or as a received message says. */
      name: string;
      /** @description As a received message says; anyone can write in the name of another. */
      email: string | null;
      body: string;
      /** Format: date-time */
      at: string;
      /** @description Of a reply, while its email is kept. */
      delivery: ('queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed') | null;
    };
    InboxReply: {
      /** @description Emailed to the sender or applicant; an empty line begins a paragraph. */
      text: string;
      /**
       * @description Of the item once the reply is sent.
       * @enum {string}
       */
      state: 'new' | 'read' | 'done';
      /** @description Of the item as it was read. */
      version: number;
    };
    Institution: {
      /** Format: uuid */
      id: string;
      name: string;
      version: number;
      domains: {
        domain: string;
        fromYear: number | null;
        untilYear: number | null;
        /** @description It makes a conflict of interest this year. */
        counts: boolean;
      }[];
    };
    InstitutionChange: {
      name: string;
      domains: {
        /** @description A domain, or an address of the site. */
        domain: string;
        /**
         * @description From when it belongs to the institution.
         * @default null
         */
        fromYear: number | null;
        /**
         * @description Counts until three years later.
         * @default null
         */
        untilYear: number | null;
      }[];
      /** @description As it was read. */
      version: number;
    };
    Institutions: {
      items: components['schemas']['Institution'][];
      nextCursor: string | null;
      counts: {
        all: number;
      };
    };
    InstitutionsExport: {
      /** @enum {string} */
      kind: 'institutions';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      q?: string;
    };
    InstitutionsFile: {
      /** @description CSV with the columns name and domains. */
      text: string;
    };
    InstitutionsPreview: {
      lines: {
        line: number;
        name: string;
        domains: string[];
        /**
         * @description Of a name that is listed, it replaces the domains.
         * @enum {string}
         */
        effect: 'new' | 'changed' | 'unchanged' | 'problem';
        problem: string | null;
      }[];
      counts: {
        new: number;
        changed: number;
        unchanged: number;
        problem: number;
      };
    };
    InvitedAccount: {
      firstName: string;
      lastName: string;
      /** Format: password */
      password: string;
      institution: string;
    };
    Invoice: {
      addressee: string;
      /** @description Up to six lines. */
      address: string | null;
      country: string | null;
      taxNumber: string | null;
      purchaseOrder: string | null;
      reverseCharge: boolean;
    };
    InvoiceDetails: {
      addressee: string;
      address?: string | null;
      /** @default null */
      country: string | null;
      taxNumber?: string | null;
      purchaseOrder?: string | null;
      /**
       * @description The buyer is a business in another country that accounts for the tax.
       * @default false
       */
      reverseCharge: boolean;
    };
    Invoices: {
      items: components['schemas']['ListedInvoice'][];
      nextCursor: string | null;
      counts: {
        valid: number;
        corrected: number;
        'credit-note': number;
      };
    };
    InvoicesExport: {
      /** @enum {string} */
      kind: 'invoices';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      q?: string;
      /**
       * @description A credit note corrects the corrected ones.
       * @enum {string}
       */
      state?: 'valid' | 'corrected' | 'credit-note';
    };
    IssuedDocumentRequest: {
      /** @enum {string} */
      kind: 'issued-document';
      /** Format: uuid */
      id: string;
    };
    IssuedInvoice: {
      number: string;
      /** @enum {string} */
      kind: 'invoice' | 'credit-note';
      /** @description The invoice that a credit note corrects. */
      corrects: string | null;
      amount: number;
      /** @description A credit note corrects it. */
      isCorrected: boolean;
      /** Format: date-time */
      issuedAt: string;
    };
    IssuedInvoices: {
      invoices: components['schemas']['IssuedInvoice'][];
    };
    JoinWaitingList: {
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      name: string;
      email: string;
    };
    Joining: {
      /** @description Null until the payment is confirmed and the address is set. */
      joining: {
        /** Format: uri */
        address: string;
        instructions: string;
      } | null;
    };
    JoiningState: {
      /** @description Null until the address is set. */
      revision: string | null;
      /** @description Paid registrations that join online. */
      attendees: number;
      /** @description Those of them who were not emailed this revision. */
      recipients: number;
    };
    JournalExport: {
      /** @enum {string} */
      kind: 'journal';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      /** Format: date */
      from?: string;
      /** Format: date */
      to?: string;
    };
    LaterReturn: {
      /** @description The revision that the chair read. */
      revision: number;
      /** @description Emailed to all authors. */
      reason: string;
    };
    LedgerPeriod: {
      /** @description The last locked day. */
      lockedUntil: string | null;
      version: number;
      /** @description The newest 20 locks and unlocks, newest first. */
      changes: {
        lockedUntil: string | null;
        reason: string;
        /** Format: date-time */
        at: string;
      }[];
    };
    LinkCheck: {
      /** Format: date-time */
      expiresAt: string;
    };
    ListedInvoice: {
      number: string;
      /** @enum {string} */
      kind: 'invoice' | 'credit-note';
      /** @description The invoice that a credit note corrects. */
      corrects: string | null;
      amount: number;
      /** @description A credit note corrects it. */
      isCorrected: boolean;
      /** Format: date-time */
      issuedAt: string;
      /** @description Null for an invoice of a group. */
      paymentId: string | null;
      groupId: string | null;
      /** @description Of the payment or the group. */
      reference: string;
      buyer: string;
      tax: number;
      /** @description Of a credit note. */
      reason: string | null;
    };
    Live: {
      /** @enum {string} */
      status: 'ok';
    };
    LockPeriod: {
      /** Format: date */
      until: string;
      version: number;
    };
    Login: {
      email: string;
      /** Format: password */
      password: string;
    };
    LoginResult: components['schemas']['NewSession'] | components['schemas']['TwoFactorRequired'];
    MadeRegistration: {
      /** Format: uuid */
      paymentId: string;
      merchantReference: string;
      /** @description False where the person was registered already. */
      isNew: boolean;
    };
    MatchLine: {
      version: number;
      parts: {
        /** Format: uuid */
        paymentId: string;
        amount: number;
      }[];
    };
    MatchPayment: {
      amount: number;
      /** Format: date */
      date: string;
      bankTransactionId: string;
      /** @description Of the payment as it was read. */
      version: number;
    };
    MatchProposal: {
      score: number;
      reasons: {
        text: string;
        /** @enum {string} */
        look: 'agrees' | 'note' | 'warning';
      }[];
      parts: {
        /** Format: uuid */
        paymentId: string;
        reference: string;
        name: string;
        /** @description Dollars of this line. */
        amount: number;
        /** @description Dollars outstanding. */
        due: number;
      }[];
    };
    MatchedLine: {
      confirmed: number;
      matched: number;
    };
    Me: {
      user?: components['schemas']['User'];
      /** @description What an administrator may do; other roles have none. */
      rights?: (
        | 'overview:read'
        | 'papers:read'
        | 'papers:write'
        | 'payments:read'
        | 'payments:write'
        | 'check-in:write'
        | 'periods:unlock'
        | 'people:read'
        | 'people:write'
        | 'edition:read'
        | 'edition:write'
        | 'site:write'
        | 'reviewing:write'
        | 'fees:write'
        | 'enquiries:read'
        | 'enquiries:write'
        | 'emails:read'
        | 'emails:write'
        | 'bulk-emails:write'
        | 'documents:write'
        | 'visa-letters:read'
        | 'visa-letters:write'
        | 'notices:write'
        | 'audit:read'
        | 'front-ends:read'
        | 'files:read'
        | 'samples:write'
      )[];
      /** @description Emails to the address of the account came back, so that it gets no others. */
      bounce?: {
        /** @description In the words of the mail server. */
        reason: string;
      };
    };
    Message: {
      message: string;
    };
    MetaReview: {
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      round: number;
      /** @description The meta-review can be saved and submitted. */
      isOpen: boolean;
      isSubmitted: boolean;
      /** @description The form has unsubmitted changes. */
      hasDraft: boolean;
      paper: {
        abstract: string;
        keywords: string[];
      };
      pdf: {
        pages: number;
        hasSupplement: boolean;
      } | null;
      /** @description Null until the caller’s own review of the paper is submitted. */
      read: {
        /** @description Submitted reviews of this round. */
        reviews: components['schemas']['ReviewInDiscussion'][];
        /** @description The oldest first. */
        comments: {
          /** Format: uuid */
          id: string;
          /** @description As in "Reviewer 2"; null for an organiser. */
          alias: number | null;
          isOwn: boolean;
          /** @description Another person wrote it, and the caller has not read it. */
          isNew: boolean;
          /** @description Null once its author deleted it. */
          text: string | null;
          /**
           * Format: date-time
           * @description To the minute for reviewers.
           */
          postedAt: string;
          /** @description A mention in it reached the caller. */
          mentionsYou: boolean;
          /** @description Places in the text, in its order. */
          mentions: {
            /** @description In UTF-16 units of the text. */
            startsAt: number;
            /** @description With the @. */
            length: number;
            isYou: boolean;
          }[];
        }[];
        /** @description Of the authors. */
        response: components['schemas']['ResponseForm'] | null;
      } | null;
      /** @description The draft, or the submitted meta-review without one. */
      form: components['schemas']['MetaReviewDraft'];
      draftSavedAt: string | null;
      /** @description The last submission. */
      submittedAt: string | null;
      /** @description Sent with every save; any other returns 409. */
      revision: number;
    };
    MetaReviewChange: {
      /** @description The revision that the caller read. */
      revision: number;
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      text: string;
    };
    MetaReviewDraft: {
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      text: string;
    };
    MetaReviewForm: {
      /** @enum {string} */
      recommendation: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
      text: string;
    };
    MetaReviewSaved: {
      revision: number;
      /** Format: date-time */
      savedAt: string;
    };
    MetaReviewSubmission: {
      /** @description The revision that the caller read. */
      revision: number;
      /** @enum {string} */
      recommendation: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
      text: string;
    };
    MetaReviewerChoice: {
      /** @description Of the paper that the caller read. */
      revision: number;
      /** @description Null for no one. */
      reviewerId: string | null;
    };
    NewAssignment: {
      /** Format: uuid */
      reviewerId?: string;
      email?: string;
      /**
       * Format: date-time
       * @description Defaults to the review period of the edition.
       */
      dueAt?: string;
      overrideReason?: string;
    };
    NewAssignments: {
      /** @description With up to 20,000 reviewers in all. */
      papers: {
        /** Format: uuid */
        id: string;
        reviewerIds: string[];
      }[];
      /**
       * Format: date-time
       * @description Defaults to the review period of the edition.
       */
      dueAt?: string;
    };
    NewBankTransfer: {
      amount: number;
      /** Format: date */
      date: string;
      bankTransactionId: string;
      sender: string;
      remittance?: string | null;
    };
    NewBid: {
      /** @description 1 not willing, 2 in a pinch, 3 neutral, 4 willing, 5 eager; null without a bid. */
      level: (1 | 2 | 3 | 4 | 5) | null;
    };
    NewCheckInChanges: {
      /**
       * Format: date-time
       * @description By the clock of the device: the times of changes count from it.
       */
      sentAt: string;
      changes: (
        | {
            /**
             * Format: uuid
             * @description Made by the device: a repeat changes nothing.
             */
            id: string;
            /**
             * Format: date-time
             * @description By the clock of the device.
             */
            at: string;
            /**
             * @description The change of the same person before, while the device has no answer to it.
             * @default null
             */
            follows: string | null;
            /** @enum {string} */
            kind: 'arrival';
            /** Format: uuid */
            attendeeId: string;
            /**
             * @description Confirmed at the desk.
             * @default false
             */
            acceptsUnpaid: boolean;
          }
        | {
            /**
             * Format: uuid
             * @description Made by the device: a repeat changes nothing.
             */
            id: string;
            /**
             * Format: date-time
             * @description By the clock of the device.
             */
            at: string;
            /**
             * @description The change of the same person before, while the device has no answer to it.
             * @default null
             */
            follows: string | null;
            /** @enum {string} */
            kind: 'undo';
            /** Format: uuid */
            attendeeId: string;
          }
        | {
            /**
             * Format: uuid
             * @description Made by the device: a repeat changes nothing.
             */
            id: string;
            /**
             * Format: date-time
             * @description By the clock of the device.
             */
            at: string;
            /**
             * @description The change of the same person before, while the device has no answer to it.
             * @default null
             */
            follows: string | null;
            /** @enum {string} */
            kind: 'walk-in';
            firstName: string;
            lastName: string;
            email: string;
            /** @enum {string} */
            packageId:
              | 'physical_publication'
              | 'physical_presentation_only'
              | 'virtual_publication'
              | 'virtual_presentation_only';
            /** @enum {string} */
            academicCategory: 'student' | 'professional';
            isPaidAtDesk: boolean;
          }
      )[];
    };
    NewDiscountCode: {
      code: string & (unknown & unknown);
      note?: string | null;
      percent?: number | null;
      amount?: number | null;
      /** @default [] */
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      firstDay?: string | null;
      lastDay?: string | null;
      maxUses?: number | null;
      maxUsesPerPerson?: number | null;
      budget?: number | null;
    };
    NewDraft: {
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
    };
    NewGroup: {
      /** @description Who pays, as members and invited people read it: no addresses of sites or mailboxes. */
      organization: string;
      /** @description The buyer of its invoices. */
      invoice: components['schemas']['InvoiceDetails'];
      /** @description Where invoices and reminders go. */
      invoiceEmail: string;
      /** @description Most people who can join. */
      peopleLimit: number;
      /**
       * @description That the group pays for. Empty: all.
       * @default []
       */
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      /**
       * @description The end of joining. Null: the end of registration. Now closes the group.
       * @default null
       */
      closesAt: string | null;
    };
    NewGroupForPayer: {
      /** @description Who pays, as members and invited people read it: no addresses of sites or mailboxes. */
      organization: string;
      /** @description The buyer of its invoices. */
      invoice: components['schemas']['InvoiceDetails'];
      /** @description Where invoices and reminders go. */
      invoiceEmail: string;
      /** @description Most people who can join. */
      peopleLimit: number;
      /**
       * @description That the group pays for. Empty: all.
       * @default []
       */
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      /**
       * @description The end of joining. Null: the end of registration. Now closes the group.
       * @default null
       */
      closesAt: string | null;
      /** @description Of an account that has confirmed it. */
      payerEmail: string;
    };
    NewInstitution: {
      name: string;
      domains: {
        /** @description A domain, or an address of the site. */
        domain: string;
        /**
         * @description From when it belongs to the institution.
         * @default null
         */
        fromYear: number | null;
        /**
         * @description Counts until three years later.
         * @default null
         */
        untilYear: number | null;
      }[];
    };
    NewPaperComment: {
      text: string;
    };
    NewPaperNote: {
      text: string;
    };
    NewRefund: {
      /** @enum {string} */
      kind: 'refund' | 'overpayment' | 'return';
      /**
       * Format: uuid
       * @description Of the payment; of the transfer for a return.
       */
      id: string;
      /** @description As it was read. */
      version: number;
      amount: number;
      /** @enum {string} */
      cause:
        | 'cancelled'
        | 'visa-refused'
        | 'paid-twice'
        | 'overpaid'
        | 'not-ours'
        | 'conference-changed'
        | 'other';
      reason: string;
      account:
        | {
            /** @enum {string} */
            kind: 'ask';
          }
        | {
            /** @enum {string} */
            kind: 'transfer';
          }
        | {
            /** @enum {string} */
            kind: 'gateway';
          }
        | {
            /** @enum {string} */
            kind: 'iban';
            holder: string;
            iban: string;
            bic?: string | null;
          }
        | {
            /** @enum {string} */
            kind: 'other';
            holder: string;
            number: string;
            bank: string;
            country: string;
            bic?: string | null;
          };
    };
    NewRefundBatch: {
      refundIds: string[];
    };
    NewRefundBatches: {
      batches: components['schemas']['RefundBatch'][];
    };
    NewRelation:
      | {
          /** @enum {string} */
          kind: 'collaborator';
          value: string;
          /** @description Null: still. */
          untilYear: number | null;
        }
      | {
          /** @enum {string} */
          kind: 'advisor' | 'personal';
          value: string;
        }
      | {
          /** @enum {string} */
          kind: 'institution';
          /** @description A domain, or an address of the site. */
          value: string;
          /** @description Null: still. */
          untilYear: number | null;
        };
    NewSession: {
      token: string;
      user: components['schemas']['User'];
    };
    NewView: {
      /**
       * @description A list, or an export, of which columns are kept.
       * @enum {string}
       */
      list: 'papers' | 'papers-export' | 'payments-export' | 'users-export' | 'audit-export';
      /** @description A view of the same name is replaced. */
      name: string;
      search: string;
    };
    NewWaiverBudget: {
      budget: number;
    };
    NoticeChoice: {
      /** @enum {string} */
      choice: 'at-once' | 'daily' | 'never';
    };
    NoticeChoices: {
      /** @description The kinds that the caller’s permissions include. */
      items: components['schemas']['NoticeOfKind'][];
    };
    NoticeOfKind: {
      /** @enum {string} */
      kind:
        | 'submission'
        | 'decline'
        | 'last-review'
        | 'revision'
        | 'camera-ready'
        | 'proof-of-payment'
        | 'enquiry'
        | 'visa-letter'
        | 'failed-email';
      /** @enum {string} */
      choice: 'at-once' | 'daily' | 'never';
    };
    OnlinePayment: {
      /** @description Next to the bank transfer. Empty where none is offered, or nothing is owed. */
      ways: {
        /** @enum {string} */
        gateway: 'stripe' | 'paystack';
        /** @description Owed dollars. */
        amount: number;
        /** @description What the page asks for, where it is not USD. */
        local: {
          /** @description In units of the currency. */
          amount: number;
          currency: string;
          /** @description Units for one USD. */
          rate: number;
          /**
           * Format: date
           * @description Of the rate.
           */
          day: string;
        } | null;
      }[];
      /** @description The newest visit to a payment page. */
      attempt: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        gateway: 'stripe' | 'paystack';
        /** @enum {string} */
        status: 'starting' | 'open' | 'paid' | 'ended';
        /** @description The last one that the provider reported. */
        failure: ('details' | 'funds' | 'declined' | 'expired' | 'cancelled' | 'other') | null;
        amount: number;
        /** @description What the page asks for, where it is not USD. */
        local: {
          /** @description In units of the currency. */
          amount: number;
          currency: string;
          /** @description Units for one USD. */
          rate: number;
          /**
           * Format: date
           * @description Of the rate.
           */
          day: string;
        } | null;
      } | null;
    };
    OpenWork: {
      items: {
        /**
         * @description The caller’s own reviews, meta-reviews and revisions to verify; what the dashboard lists for an administrator.
         * @enum {string}
         */
        kind: 'reviews' | 'dashboard';
        count: number;
      }[];
    };
    OwnDocuments: {
      items: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
        number: string;
        paper: string | null;
        event: string;
        /** Format: date-time */
        issuedAt: string;
      }[];
    };
    OwnGroup: {
      /** Format: uuid */
      id: string;
      /** @description In each transfer for the group. */
      merchantReference: string;
      organization: string;
      /**
       * @description Full at its limit. Closed after its closing date.
       * @enum {string}
       */
      state: 'open' | 'full' | 'closed';
      peopleLimit: number;
      closesAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description With a live registration. */
      people: number;
      /** @description Of live registrations. */
      amount: number;
      /** @description The part on an invoice, or on a pro forma invoice. */
      invoicedAmount: number;
      receivedAmount: number;
      outstandingAmount: number;
      packages: (
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only'
      )[];
      invoice: components['schemas']['Invoice'];
      invoiceEmail: string | null;
      /** @description To register at the expense of the group. */
      link: string | null;
      /** @description In the order of joining, ended ones included. */
      members: {
        /** Format: uuid */
        paymentId: string;
        /** @description With the title. */
        name: string;
        packageName: string;
        amount: number;
        /** @enum {string} */
        status: 'pending' | 'completed' | 'rejected' | 'refunded' | 'cancelled';
        /** @description On an invoice, or on a pro forma invoice. */
        isInvoiced: boolean;
        isRemovable: boolean;
      }[];
      /** @description Who has joined since the last invoice. None: there is nothing to invoice. */
      toInvoice: {
        people: number;
        amount: number;
      };
      /** @description Without, the same act fixes the members of a pro forma invoice. */
      issuesInvoices: boolean;
      /** @description A pro forma invoice can be downloaded. */
      hasProForma: boolean;
      /** @description And their credit notes, by number. */
      invoices: components['schemas']['IssuedInvoice'][];
      /** @description Of the outstanding amount. Null without one. */
      payBy: string | null;
      version: number;
      bank: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      paymentsEmail: string;
    };
    /** @description Of the current edition, newest first. */
    OwnGroups: {
      items: components['schemas']['GroupSummary'][];
    };
    OwnRefund: {
      reference: string;
      /** @enum {string} */
      status: 'asking' | 'ready' | 'batched' | 'exported' | 'paid' | 'failed' | 'withdrawn';
      /** @description In dollars. */
      amount: number;
      reason: string;
      paymentReference: string;
      /** @description Masked. */
      account: string | null;
      /** @description The account can be given or changed. */
      isOpen: boolean;
      failure: string | null;
    };
    OwnVisaRequest: {
      /** @description Why nothing can be requested or corrected. */
      blocked: ('closed' | 'not-registered' | 'not-paid') | null;
      /**
       * Format: date
       * @description Passport data is destroyed with the beginning of the day.
       */
      keptUntil: string;
      /**
       * Format: date
       * @description Of the conference: passports must be valid after it.
       */
      lastDay: string;
      /** @description Who sees the passport data, by name. */
      officers: string[];
      /** @description About embassies and visas; can be empty. */
      hint: string;
      request: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        status: 'requested' | 'in-progress' | 'returned' | 'issued' | 'refused' | 'withdrawn';
        version: number;
        /** Format: date-time */
        createdAt: string;
        /** Format: date-time */
        changedAt: string;
        /** @description Null once it is destroyed. */
        passport: components['schemas']['VisaPassport'] | null;
        /** @description Why it was returned or refused. */
        answer: string | null;
        /** @description The valid one. */
        letter: {
          number: string;
          /** Format: date-time */
          issuedAt: string;
        } | null;
        canChange: boolean;
        /** @description Destroys the passport data. */
        canWithdraw: boolean;
      } | null;
    };
    OwnWaiver: {
      /** @description Apply, or change an open application. */
      canApply: boolean;
      /** @description Dollars that can be waived: the package after a discount. */
      fee: number;
      waiver: {
        /** @description Empty once it is erased. */
        reason: string;
        /** @description Dollars of the fee that the applicant can pay. */
        canPay: number | null;
        /** @enum {string} */
        status: 'open' | 'granted' | 'declined' | 'withdrawn';
        /** @description Dollars that were granted. */
        amount: number | null;
        /** @description Of finance, for the applicant. */
        answer: string | null;
        decidedAt: string | null;
        /** Format: date-time */
        createdAt: string;
      } | null;
    };
    PackageChoice: {
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      price: number;
      /** @description Required with several unregistered accepted papers. */
      paperId?: string | null;
    };
    PaperAgreement: {
      /** Format: date-time */
      at: string;
      by: string;
      title: string;
      version: string;
      /** @description As it was agreed to; a later change of the edition changes nothing. */
      text: string;
      /** @description The signed form; null for an agreement given online. */
      form: {
        /** Format: uuid */
        id: string;
        name: string;
        bytes: number;
      } | null;
    };
    PaperAgreementDownload: {
      /** @enum {string} */
      kind: 'paper-agreement';
      /** Format: uuid */
      paperId: string;
    };
    PaperAuthor: {
      givenName: string;
      familyName: string;
      email: string;
      affiliation: string;
      country: string;
      isPresenting: boolean;
      isCorresponding: boolean;
    };
    PaperCameraReady: {
      /** @enum {string} */
      state: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
      /** @description Of the camera-ready version: sent with every act on it. */
      revision: number;
      /** @description The deadline, if the edition has one. */
      by: string | null;
      /** @description Of the newest submitted version. */
      versionId: string | null;
      version: number | null;
      pages: number | null;
      maxPages: number;
      /** @description Fonts that are not embedded; null if the file was not examined. */
      missingFonts: string[] | null;
      /** @description The licence or copyright agreement is given. */
      isAgreed: boolean;
      /** @description Authors of the submission whom the first page does not name; null if not examined. */
      authorsNotFound: string[] | null;
      /** @description What an organiser has to confirm. */
      toTick: ('pages' | 'fonts' | 'agreement' | 'authors')[];
      /** @description Newest first. */
      acts: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        act: 'check' | 'send-back' | 'lock' | 'unlock';
        /** Format: date-time */
        at: string;
        actor: string;
        version: number;
        ticked: ('pages' | 'fonts' | 'agreement' | 'authors')[];
        /** @description For the author. */
        reasons: string;
      }[];
    };
    PaperCommentPosted: {
      /** Format: uuid */
      id: string;
    };
    PaperComparison: {
      /** @description Papers with a submitted review that the reader sees, in the order of their numbers. */
      papers: {
        /** Format: uuid */
        id: string;
        number: number | null;
        /** @enum {string} */
        kind: 'full-paper' | 'poster';
        title: string;
        topic: string;
        /** @enum {string} */
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
        round: number;
        /** @description Sent with every action; any other returns 409. */
        revision: number;
        /** @description Their names, in order. */
        authors: string;
        /** Format: date-time */
        submittedAt: string;
        /** @description The promised date of this status; under review, the first open review deadline. */
        dueAt: string | null;
        isOverdue: boolean;
        /** @description Of the paper’s round. */
        reviews: {
          assigned: number;
          submitted: number;
        };
        similarityPercent: number | null;
        aiPercent: number | null;
        /** @description Mean of the submitted reviews of the round, each the mean of its criteria; 1 to 5. */
        score: number | null;
        /** @description From the lowest review to the highest; null below two reviews. */
        spread: number | null;
        /** @description When responses of authors close, where it is later than for other papers. */
        laterResponseEnd: string | null;
        /** @description Of organisers, in alphabetical order. */
        tags: string[];
        /** @description The organiser who is responsible; null for no one in particular. */
        handler: {
          /** Format: uuid */
          id: string;
          name: string;
        } | null;
        /** @description Null unless the paper is accepted. */
        publication: {
          /** @enum {string} */
          registration: 'none' | 'registered' | 'paid';
          /** @enum {string} */
          cameraReady: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
        } | null;
        /** @description The last one, released or not; null while there is none. */
        decision: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
        /** @description Null while no one is assigned. */
        metaReview: {
          /** @description Null until it is submitted. */
          recommendation:
            | ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected')
            | null;
        } | null;
        /** @description Of the current round; null while no one is named. */
        shepherd: {
          /** @description Null until it is given. */
          answer: ('verified' | 'not-yet') | null;
        } | null;
        /** @description Of the reviews, 1 to 5. */
        mean: number;
        /** @description The mean less the bias of the reviewers; it can leave 1 to 5. */
        adjusted: number;
        /** @description The mean, weighted by the confidence of the reviews. */
        weighted: number;
        /** @description Standard deviation of the reviews; null below two. */
        deviation: number | null;
        /** @description Submitted reviews of the newest round that has some. */
        compared: {
          /** Format: uuid */
          reviewerId: string;
          alias: number;
          /** @description The mean of its criteria, 1 to 5. */
          score: number;
          confidence: number | null;
          recommendation:
            | ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected')
            | null;
        }[];
      }[];
      /** @description Of these reviews only, the harshest first. */
      reviewers: {
        /** Format: uuid */
        id: string;
        name: string;
        reviews: number;
        /** @description 1 to 5 */
        mean: number;
        /** @description How much higher they score than others on the same papers, drawn towards 0. */
        bias: number;
        /** @description Standard deviation of their scores. */
        deviation: number | null;
      }[];
    };
    PaperDecision: {
      /** @description The revision that the chair read. */
      revision: number;
      /** @enum {string} */
      decision: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
      /** @default  */
      noteToAuthors: string;
      /** @default  */
      noteToCommittee: string;
    };
    PaperDetails: {
      /** Format: uuid */
      id: string;
      /** @description Assigned at the first submission. */
      number: number | null;
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
      title: string;
      abstract: string;
      keywords: string[];
      topic: string;
      aiUse: string;
      isOriginal: boolean;
      authors: components['schemas']['PaperAuthor'][];
      /** @description Addresses of named authors who said that they are not authors. */
      deniedAuthors: string[];
      /**
       * @description Of the caller. The submitter is the corresponding author and makes changes.
       * @enum {string}
       */
      role: 'submitter' | 'co-author';
      /** @enum {string} */
      status:
        | 'draft'
        | 'submitted'
        | 'screening'
        | 'under-review'
        | 'minor-corrections'
        | 'major-corrections'
        | 'revision-submitted'
        | 'accepted'
        | 'rejected'
        | 'desk-rejected'
        | 'withdrawn';
      /** Format: date-time */
      createdAt: string;
      /** @description Of drafts. */
      savedAt: string | null;
      /** @description Of drafts and submitted papers: increases with every save. */
      revision: number | null;
      /** @description A submitted paper, by its submitter, until screening starts or submissions close. */
      isEditable: boolean;
      /** @description Of drafts, if submissions close by themselves: with the grace of those begun before. */
      submitBy: string | null;
      submittedAt: string | null;
      /** @description Until screening is complete. */
      acknowledgeBy: string | null;
      /** @description While a revision is due. */
      correctionsBy: string | null;
      /** @description While the revision is being verified. */
      verifyBy: string | null;
      /** @description Of accepted papers. */
      paymentBy: string | null;
      /**
       * @description Of accepted papers.
       * @enum {string}
       */
      payment: 'none' | 'pending' | 'confirmed';
      registeredBy: ('you' | 'another-author') | null;
      /** @description Null unless the paper is accepted. */
      cameraReady: {
        /** @enum {string} */
        state: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
        /** @description The deadline, if the edition has one. */
        by: string | null;
        /** @description Whether a file can be submitted, once it is paid. */
        isOpen: boolean;
        /** @description Why it was sent back; empty in other states. */
        reasons: string;
      } | null;
      /** @description Newest first. */
      versions: components['schemas']['PaperVersion'][];
      /** @description Oldest first. */
      transitions: components['schemas']['PaperTransition'][];
      /** @description Problems of a draft by field: "abstract", "authors.0.email". */
      problems: {
        [key: string]: string;
      };
      decisions: {
        round: number;
        /** @enum {string} */
        decision: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
        note: string;
        /** Format: date-time */
        releasedAt: string;
      }[];
      reviews: components['schemas']['ReleasedReview'][];
      /** @description Who verifies the corrections, until they are verified; null in editions that keep the name. */
      shepherd: string | null;
      /** @description About the files of the unsubmitted version; none prevents the submission. */
      findings: components['schemas']['FileFinding'][];
      /** @description Asked for with the camera-ready version. Null unless the paper is accepted. */
      agreement: {
        title: string;
        /** @description Changes with every change of the text. */
        version: string;
        text: string;
        /**
         * @description Authors agree online, upload a signed form, or choose one of both.
         * @enum {string}
         */
        mode: 'online' | 'upload' | 'either';
      } | null;
      agreed: components['schemas']['PaperAgreement'] | null;
    };
    PaperDownload: {
      /** @enum {string} */
      kind: 'paper';
      /** Format: uuid */
      versionId: string;
      /** @enum {string} */
      part: 'manuscript' | 'supplement';
    };
    PaperEdit: {
      /** @enum {string} */
      kind: 'full-paper' | 'poster';
      title: string;
      abstract: string;
      keywords: string[];
      topic: string;
      aiUse: string;
      isOriginal: boolean;
      /** @description In order. */
      authors: components['schemas']['PaperAuthor'][];
      /** @description The revision that the changes are based on. */
      revision: number;
    };
    PaperEditForAuthor: {
      title: string;
      abstract: string;
      keywords: string[];
      topic: string;
      /** @description In order. */
      authors: components['schemas']['PaperAuthor'][];
      /** @description The revision that the chair read. */
      revision: number;
      /** @description Emailed to all authors. */
      reason: string;
    };
    PaperHandlerChoice: {
      /** @description Null for no one in particular. */
      userId: string | null;
    };
    PaperHandlers: {
      items: {
        /** Format: uuid */
        id: string;
        name: string;
        papers: number;
      }[];
    };
    PaperMetaReview: {
      round: number;
      reviewer: {
        /** Format: uuid */
        id: string;
        name: string;
      };
      /** Format: date-time */
      assignedAt: string;
      /** @description Null until it is submitted. */
      form: components['schemas']['MetaReviewForm'] | null;
      submittedAt: string | null;
    };
    PaperNote: {
      /** Format: uuid */
      id: string;
      author: string;
      /** @description Written by the caller, who may delete it. */
      isOwn: boolean;
      text: string;
      /** Format: date-time */
      createdAt: string;
    };
    PaperNoteAdded: {
      /** Format: uuid */
      id: string;
    };
    PaperPayment: {
      /** @description Null unless a publication of the paper is registered. */
      payment: {
        /** Format: uuid */
        id: string;
        reference: string;
        /** @description The name of the registered author. */
        registered: string;
        /** @description USD. */
        amount: number;
        /** @description USD. */
        received: number;
      } | null;
    };
    PaperResponse: {
      round: number;
      form: components['schemas']['ResponseForm'];
      /** Format: date-time */
      submittedAt: string;
    };
    PaperShepherd: {
      /** Format: uuid */
      id: string;
      round: number;
      reviewer: {
        /** Format: uuid */
        id: string;
        name: string;
      };
      /** Format: date-time */
      assignedAt: string;
      /** @description False until the decision is released. */
      isTold: boolean;
      /** @description False after a change, and for an earlier revision. */
      isCurrent: boolean;
      given: {
        /** @enum {string} */
        answer: 'verified' | 'not-yet';
        toChairs: string;
        toAuthors: string;
        /** Format: date-time */
        answeredAt: string;
      } | null;
    };
    PaperTags: {
      items: {
        tag: string;
        papers: number;
      }[];
    };
    PaperTransition: {
      /** @enum {string} */
      action:
        | 'submit'
        | 'screen'
        | 'pass'
        | 'return-to-author'
        | 'desk-reject'
        | 'decide'
        | 'release-accepted'
        | 'release-minor-corrections'
        | 'release-major-corrections'
        | 'release-rejected'
        | 'submit-revision'
        | 'verify'
        | 'review-again'
        | 'reopen'
        | 'reopen-revision'
        | 'send-back'
        | 'reject'
        | 'withdraw';
      /**
       * @description Only released statuses.
       * @enum {string}
       */
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
      /** Format: date-time */
      at: string;
      note: string;
    };
    PaperVersion: {
      /** Format: uuid */
      id: string;
      number: number;
      /** @enum {string} */
      stage: 'submission' | 'revision' | 'camera-ready';
      /** @description An unsubmitted version can be replaced. */
      isSubmitted: boolean;
      note: string;
      /** @description Of an edit of the submission. */
      changes: (
        | 'kind'
        | 'title'
        | 'abstract'
        | 'keywords'
        | 'topic'
        | 'aiUse'
        | 'authors'
        | 'manuscript'
        | 'supplement'
      )[];
      /** @description Of a submission that was edited. */
      content: {
        title: string;
        abstract: string;
      } | null;
      /** Format: date-time */
      createdAt: string;
      manuscript: {
        name: string;
        bytes: number;
        pages: number;
        /** @description Of the uploaded file, in hexadecimal digits. */
        sha256: string;
      };
      supplement: {
        name: string;
        bytes: number;
        pages: number;
        /** @description Of the uploaded file, in hexadecimal digits. */
        sha256: string;
      } | null;
    };
    PaperWithdrawal: {
      /** @description The revision that the chair read. */
      revision: number;
      /** @description Emailed to the author. */
      reason: string;
    };
    PapersExport: {
      /** @enum {string} */
      kind: 'papers';
      /** @enum {string} */
      format: 'csv' | 'xlsx' | 'json' | 'zip';
      /** @description Ids of columns; all without it. Unknown ones are ignored. */
      columns?: string[];
      /** @description Only these of the papers that the filters select. */
      ids?: string[];
      /**
       * @default -submittedAt
       * @enum {string}
       */
      sort:
        | '-submittedAt'
        | 'submittedAt'
        | 'number'
        | '-number'
        | 'title'
        | '-title'
        | 'due'
        | '-due'
        | 'score'
        | '-score';
      /**
       * @description Several statuses: a tab of the list.
       * @enum {string}
       */
      phase?: 'screening' | 'review' | 'decisions' | 'final';
      /** @enum {string} */
      status?:
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
      /**
       * @description The kind of paper.
       * @enum {string}
       */
      type?: 'full-paper' | 'poster';
      /**
       * @description The statuses that a figure of the dashboard counts.
       * @enum {string}
       */
      outcome?: 'pending' | 'accepted' | 'rejected';
      topic?: string;
      /** @description Its id. */
      track?: string;
      tag?: string;
      /** @description The organiser who is responsible: an id, the caller, or no one in particular. */
      handler?: ('mine' | 'none') | string;
      /**
       * @description Accepted papers without a registration for publication, with one, or paid.
       * @enum {string}
       */
      registration?: 'none' | 'registered' | 'paid';
      /**
       * @description Accepted papers by the state of their camera-ready version.
       * @enum {string}
       */
      cameraReady?: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
      /**
       * @description Past a promised date or a review deadline.
       * @enum {string}
       */
      overdue?: 'true';
      /**
       * @description Under review with fewer submitted reviews than are needed.
       * @enum {string}
       */
      reviewsMissing?: 'true';
      /**
       * @description By the report of a service on the newest file; none: not asked for.
       * @enum {string}
       */
      similarityReport?: 'none' | 'waiting' | 'ready' | 'failed';
      /**
       * @description What the paper needs from a chair: fewer reviewers were asked than reviews are needed; or some declined and fewer are asked than the edition invites; reviews that are late; enough reviews for a decision; the release of its decision; another handler. Nothing while an act on it is on hold.
       * @enum {string}
       */
      needs?:
        | 'acknowledgement'
        | 'reviewers'
        | 'replacement'
        | 'late-reviews'
        | 'decision'
        | 'discussion'
        | 'similarity'
        | 'handler'
        | 'release'
        | 'verification'
        | 'camera-ready';
      q?: string;
    };
    PasswordAndCode: {
      /** Format: password */
      password: string;
      code: string;
    };
    PastedPublications: {
      text: string;
    };
    PayBy: {
      /** Format: date-time */
      payBy: string;
      /** @description Accepted papers of the account without a registration. */
      papers: {
        /** Format: uuid */
        id: string;
        /** Format: date-time */
        payBy: string;
      }[];
    };
    Payment: {
      /** Format: uuid */
      id: string;
      merchantReference: string;
      /** @description The bank's once it is known, the reference until then. */
      transactionId: string;
      amount: number;
      /** @enum {string} */
      currency: 'USD';
      /** @enum {string} */
      status: 'pending' | 'completed' | 'rejected' | 'refunded' | 'cancelled';
      /** @enum {string} */
      paymentGateway: 'manual' | 'stripe' | 'paystack';
      /** @enum {string} */
      registrationType: 'author' | 'participant';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      packageName: string;
      /** @description What a publication is for. Null for strangers. */
      paper: {
        /** Format: uuid */
        id: string;
        title: string;
      } | null;
      /** @description A proof of payment awaits a check by finance. */
      hasPaymentProof: boolean;
      /**
       * @description Proof of student status, needed before the payment of a student is confirmed.
       * @enum {string}
       */
      studentProof: 'not-needed' | 'missing' | 'uploaded';
      /** @description Dollars still to be paid; less than the amount after a partial payment. */
      outstandingAmount: number;
      /** @description Its owner may cancel it, or choose another package. */
      isChangeable: boolean;
      /** @description Its owner may correct name and contact data. */
      isCorrectable: boolean;
      /** @description A receipt is available as a PDF. */
      hasReceipt: boolean;
      /** @description That correct receipts, oldest first, each as a PDF. Empty for strangers. */
      creditNotes: components['schemas']['CreditNote'][];
      /** @description Whom invoice and receipt name instead of the registrant. Null for strangers. */
      invoice: components['schemas']['Invoice'] | null;
      /** @description Its owner can get an invoice. */
      issuesInvoices: boolean;
      /** @description And their credit notes, in the order of their numbers. Empty for strangers. */
      invoices: components['schemas']['IssuedInvoice'][];
      /** @description Businesses in other countries can account for the tax themselves. */
      offersReverseCharge: boolean;
      /** @description Under way; the payer gives the account to send it to. Null for strangers. */
      refund: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        status: 'asking' | 'ready' | 'batched' | 'exported';
      } | null;
      /** @description Package and extras; their sum is the amount. */
      lines: components['schemas']['PriceLine'][];
      /** @description To the organiser’s questions. Null for strangers. */
      answers: components['schemas']['RegistrationAnswer'][] | null;
      /** @description The fee depends on the country. Left out where it does not, and for strangers. */
      band?: components['schemas']['RegistrationBand'];
      /**
       * @description A proof of the country was uploaded since finance last checked it.
       * @enum {boolean}
       */
      hasCountryProof?: true;
      /**
       * @description Its owner applied for a waiver, which is not decided.
       * @enum {boolean}
       */
      hasOpenWaiver?: true;
      /**
       * @description Its owner can pay on a payment page, or paid on one: `online` has more.
       * @enum {boolean}
       */
      hasPaymentPages?: true;
      /** @description A required question has no answer yet. */
      hasUnanswered: boolean;
      /**
       * Format: date-time
       * @description Answers can be changed until this instant.
       */
      answersUntil: string;
      /** @description That pays it. Left out without a group, and for strangers. */
      group?: {
        organization: string;
        /** @description The person can pay instead. */
        canLeave: boolean;
      };
      /** Format: date-time */
      payBy: string;
      /** Format: date-time */
      createdAt: string;
      bank: {
        accountHolder: string;
        bank: string;
        iban: string;
        swift: string;
        note: string;
      };
      registrationData: {
        userId: string | null;
        title: string;
        firstName: string;
        lastName: string;
        email: string;
        /** @description Null for strangers, as the next three. */
        organization: string | null;
        position: string | null;
        country: string | null;
        phone: string | null;
        /** @enum {string} */
        registrationType: 'author' | 'participant';
        isMasked: boolean;
      };
    };
    PaymentAnswer: {
      /** @enum {boolean} */
      success: true;
      data: components['schemas']['Payment'];
    };
    PaymentDocument: {
      /** @enum {string} */
      kind: 'payment-document';
      /** Format: uuid */
      paymentId: string;
      /** @enum {string} */
      document: 'pro-forma' | 'receipt' | 'credit-note' | 'invoice' | 'invoice-xml';
      /** @description Of a credit note or an invoice, such as C25-N00001 or C25-I00001; the newest without it. */
      number?: string;
    };
    PaymentExtension: {
      /**
       * Format: date
       * @description The new deadline is the end of this day.
       */
      lastDay: string;
      /** @description Emailed to the person. */
      reason: string;
      /** @description Of the payment as it was read. */
      version: number;
    };
    PaymentNote: {
      text: string;
    };
    PaymentPage: {
      /** Format: uri */
      url: string;
    };
    PaymentTotals: {
      /** @description One row for each package and state that has payments, in the order of packages. */
      packages: {
        /** @enum {string} */
        registrationPackage:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        packageName: string;
        /** @enum {string} */
        state:
          | 'awaiting-payment'
          | 'proof-uploaded'
          | 'matched'
          | 'underpaid'
          | 'completed'
          | 'rejected'
          | 'refunded'
          | 'cancelled';
        count: number;
        /** @description Fees and extras. */
        amount: number;
        /** @description Received less refunds. */
        received: number;
      }[];
      /** @description Newest first; days without either are left out. */
      days: {
        /** Format: date */
        day: string;
        /** @description Made on this day, in UTC, in any state. */
        registrations: number;
        /** @description Their fees and extras. */
        amount: number;
        /** @description Money with this value date. */
        received: number;
        refunded: number;
      }[];
    };
    PaymentsExport: {
      /** @enum {string} */
      kind: 'payments';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      /** @description Ids of columns; all without it. Unknown ones are ignored. */
      columns?: string[];
      /**
       * @default -createdAt
       * @enum {string}
       */
      sort: '-createdAt' | 'createdAt' | 'name' | '-name' | 'amount' | '-amount';
      /** @enum {string} */
      state?:
        | 'awaiting-payment'
        | 'proof-uploaded'
        | 'matched'
        | 'underpaid'
        | 'completed'
        | 'rejected'
        | 'refunded'
        | 'cancelled';
      /**
       * @description What the payment needs from finance: a look at the proof of payment; the confirmation of matched money; a look at the proof of student status; the check of the country that the fee depends on; the confirmation of money that the desk took. Nothing while an act on it is on hold.
       * @enum {string}
       */
      needs?: 'proof' | 'confirmation' | 'student-proof' | 'country' | 'desk-payment';
      /**
       * @description Of students without a proof of status yet.
       * @enum {string}
       */
      studentProof?: 'missing';
      /**
       * @description How the money came. Payments without money have no way yet.
       * @enum {string}
       */
      way?: 'transfer' | 'stripe' | 'paystack';
      /** @enum {string} */
      package?:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      /** @enum {string} */
      category?: 'student' | 'professional';
      /**
       * Format: uuid
       * @description Paid by this group.
       */
      group?: string;
      /**
       * Format: date
       * @description The first day of registering, in UTC.
       */
      from?: string;
      /**
       * Format: date
       * @description The last day of registering, in UTC.
       */
      to?: string;
      duplicates?: boolean;
      q?: string;
      /** @description With the answers about health. */
      sensitive?: boolean;
    };
    PendingPayments: {
      /** @enum {boolean} */
      success: true;
      /** @description The newest. */
      data: components['schemas']['Payment'] | null;
      /** @description Those before it: each accepted paper has its own. */
      others: components['schemas']['Payment'][];
    };
    PermissionGrant: {
      /** @description Null for no end. */
      expiresAt: string | null;
      /**
       * @description Of a track chair only.
       * @default []
       */
      topics: string[];
      /**
       * @description Their ids, of a track chair only: the topics that the tracks have at any time.
       * @default []
       */
      tracks: string[];
    };
    Permissions: {
      permissions: components['schemas']['HeldPermission'][];
    };
    PhoneNumber: {
      phone: string | null;
      country?: string | null;
    };
    Picture: {
      /** @description For the edition. It is the largest width; `<address>/640` is a smaller one. */
      address: string;
      /** @description Pixels. */
      width: number;
      height: number;
    };
    Places: {
      packages: {
        /** @enum {string} */
        id:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        /** @enum {string} */
        state: 'open' | 'few' | 'sold-out';
        /** @description How many, where there are few. */
        left: number | null;
      }[];
    };
    PlannedChange:
      | {
          /** @enum {string} */
          act: 'open';
          /** @enum {string} */
          of: 'submissions' | 'registration';
        }
      | {
          /** @enum {string} */
          act: 'close';
          /** @enum {string} */
          of: 'submissions' | 'registration';
        }
      | {
          /** @enum {string} */
          act: 'extend';
          /** @enum {string} */
          date: 'full-paper' | 'notification' | 'registration-payment' | 'camera-ready';
          /**
           * Format: date
           * @description The new, later day of the date.
           */
          day: string;
        }
      | {
          /** @enum {string} */
          act: 'price';
          /** @enum {string} */
          packageId:
            | 'physical_publication'
            | 'physical_presentation_only'
            | 'virtual_publication'
            | 'virtual_presentation_only';
          /** @description Dollars. */
          prices: {
            student: number;
            professional: number;
          };
        };
    Preferences: {
      /** @description Keys of a single character act in lists. */
      hasShortcuts: boolean;
      /** @description Names of columns; null for the usual ones. Unknown names are ignored by the list. */
      paperColumns: string[] | null;
      /** @description Columns of exports by list; all columns where a list has no entry. */
      exportColumns: {
        [key: string]: string[];
      };
      /** @description By the address of the account: emails of organisers to groups, such as news. */
      getsAnnouncements: boolean;
      views: components['schemas']['SavedView'][];
    };
    PreferencesChange: {
      hasShortcuts?: boolean;
      /** @description Names of columns; null for the usual ones. Unknown names are ignored by the list. */
      paperColumns?: string[] | null;
      /** @description Columns of exports by list; all columns where a list has no entry. */
      exportColumns?: {
        [key: string]: string[];
      };
      getsAnnouncements?: boolean;
    };
    Presentation: {
      /** Format: date */
      presentedOn: string;
    };
    PresentationAnswer: {
      presentedOn: string | null;
    };
    PriceLine: {
      /** @enum {string} */
      kind: 'package' | 'band' | 'extra' | 'discount' | 'waiver' | 'tax';
      /** @description The id of the package, the extra, the discount code or the waiver, or of the tax; the income group of a band, or `refused`. */
      item: string;
      name: string;
      /** @description Negative for a band, a discount and a waiver. */
      amount: number;
    };
    Profile: {
      title?: string | null;
      firstName?: string;
      lastName?: string;
      organization?: string;
      position?: string | null;
      country?: string | null;
      phone?: string | null;
    };
    ProfileAnswer: {
      user: components['schemas']['User'];
    };
    ProposalRequest: {
      ids?: string[];
      /**
       * @description Defaults to mix.
       * @enum {string}
       */
      aim?: 'total' | 'fair' | 'mix';
      /** @description The largest probability of a pair; below 1 pairs are drawn. Defaults to 1. */
      chance?: number;
      /** @description A reviewer with three finished reviews. */
      needsExperienced?: boolean;
      isOnePerInstitution?: boolean;
      pinned?: {
        /** Format: uuid */
        paperId: string;
        /** Format: uuid */
        reviewerId: string;
      }[];
      forbidden?: {
        /** Format: uuid */
        paperId: string;
        /** Format: uuid */
        reviewerId: string;
      }[];
    };
    ProviderCheck: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      gateway: 'stripe' | 'paystack';
      /** @enum {string} */
      kind:
        | 'money-without-rate'
        | 'refund-elsewhere'
        | 'refund-exists'
        | 'refund-unanswered'
        | 'refund-returned'
        | 'dispute';
      /** @enum {string} */
      status: 'open' | 'settled' | 'dismissed';
      /** @description As the provider reports it. */
      charge: {
        /** @description In units of the currency. */
        amount: number;
        currency: string;
      };
      /** @description At the provider. */
      transactionId: string | null;
      /** @description Of the registrant, where an order is known. */
      name: string | null;
      paymentId: string | null;
      paymentReference: string | null;
      /** @description Of our refund. */
      refundId: string | null;
      refundReference: string | null;
      refundStatus:
        | ('asking' | 'ready' | 'batched' | 'exported' | 'paid' | 'failed' | 'withdrawn')
        | null;
      /** @description Of the money in the ledger. */
      transferId: string | null;
      /** @description A dispute that the provider has decided for the payer. */
      isReportedLost: boolean;
      outcome: ('booked' | 'paid' | 'failed' | 'asked-again' | 'returned' | 'lost' | 'won') | null;
      note: string | null;
      /** @description Null for the provider’s own report. */
      settledBy: string | null;
      settledAt: string | null;
      hold: components['schemas']['Hold'] | null;
      version: number;
      /** Format: date-time */
      openedAt: string;
    };
    ProviderCheckDetails: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      gateway: 'stripe' | 'paystack';
      /** @enum {string} */
      kind:
        | 'money-without-rate'
        | 'refund-elsewhere'
        | 'refund-exists'
        | 'refund-unanswered'
        | 'refund-returned'
        | 'dispute';
      /** @enum {string} */
      status: 'open' | 'settled' | 'dismissed';
      /** @description As the provider reports it. */
      charge: {
        /** @description In units of the currency. */
        amount: number;
        currency: string;
      };
      /** @description At the provider. */
      transactionId: string | null;
      /** @description Of the registrant, where an order is known. */
      name: string | null;
      paymentId: string | null;
      paymentReference: string | null;
      /** @description Of our refund. */
      refundId: string | null;
      refundReference: string | null;
      refundStatus:
        | ('asking' | 'ready' | 'batched' | 'exported' | 'paid' | 'failed' | 'withdrawn')
        | null;
      /** @description Of the money in the ledger. */
      transferId: string | null;
      /** @description A dispute that the provider has decided for the payer. */
      isReportedLost: boolean;
      outcome: ('booked' | 'paid' | 'failed' | 'asked-again' | 'returned' | 'lost' | 'won') | null;
      note: string | null;
      /** @description Null for the provider’s own report. */
      settledBy: string | null;
      settledAt: string | null;
      hold: components['schemas']['Hold'] | null;
      version: number;
      /** Format: date-time */
      openedAt: string;
      booking: {
        /** @description Empty where the ledger cannot book it: the money is not there. */
        kinds: ('refund' | 'overpayment' | 'return')[];
        /** @description In dollars, by the rate of the money. */
        amount: number;
      } | null;
    };
    ProviderCheckReason: {
      /** @description As it was read. */
      version: number;
      reason: string;
    };
    ProviderCheckVersion: {
      /** @description As it was read. */
      version: number;
    };
    ProviderChecks: {
      items: components['schemas']['ProviderCheck'][];
      nextCursor: string | null;
      counts: {
        open: number;
        settled: number;
        dismissed: number;
      };
    };
    PublicTrack: {
      /** @description Stays when the texts change: answers and price lines refer to it. */
      id: string;
      name: string;
      /** @description Papers of these topics belong to the track. A topic belongs to one track at most. */
      topics: string[];
      limits: {
        /** @description Left out: as in the conference. */
        reviewersInvited?: number;
        /** @description Left out: as in the conference. */
        reviewsNeeded?: number;
      };
    };
    Publication: {
      /** @enum {string} */
      state: 'live' | 'waiting' | 'failed' | 'no-site' | 'not-current';
      message: string;
    };
    Quote: {
      /**
       * Format: uuid
       * @description Redeemed by the header Price-Quote of the registration.
       */
      id: string;
      lines: components['schemas']['PriceLine'][];
      /** @description In dollars: the sum of the lines. */
      total: number;
      /** Format: date-time */
      expiresAt: string;
    };
    QuoteRequest: {
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @description Ids of extras of the edition. */
      extras: string[];
      discountCode?: string;
      /** @description Of the person: the fee can depend on it. Left out: the whole fee. */
      country?: string;
    };
    RateProviderMoney: {
      /** @description As it was read. */
      version: number;
      /** @description Units of the currency for one USD. */
      rate: number;
      /**
       * Format: date
       * @description Of the rate.
       */
      day: string;
    };
    ReadPublications: {
      publications: {
        title: string;
        /** @description May be empty. */
        abstract: string;
      }[];
      /** @description Entries without a title, or beyond the limit. */
      skipped: number;
    };
    Ready: {
      /** @enum {string} */
      status:
        | 'ok'
        | 'degraded: mail'
        | 'degraded: archive'
        | 'degraded: site'
        | 'degraded: replica';
    };
    RecognisedPhone: {
      formatted: string | null;
    };
    Reconciliation: {
      /** @description Newest first, by value date; a refund has the day of the line that pays it. */
      days: {
        /** Format: date */
        day: string;
        /** @description Received less sent, by the lines of imported statements. */
        bank: number;
        /** @description Received less refunded and returned, by the ledger. */
        ledger: number;
        /** @description Of the bank: lines that were ignored with a reason. */
        ignored: number;
        /** @description Bank less ledger and ignored. */
        difference: number;
        /** @description Sum of the differences up to this day. */
        open: number;
        /** @description Balance by the bank, of statements in USD that end on this day. */
        closing: number | null;
        /** @description With lines of this day. */
        statements: {
          /** Format: uuid */
          id: string;
          fileName: string;
        }[];
      }[];
      packages: {
        /** @enum {string} */
        registrationPackage:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        packageName: string;
        /** @description Live registrations. */
        count: number;
        /** @description Fees of live registrations. */
        expected: number;
        /** @description Less refunds; also of ended registrations. */
        received: number;
        outstanding: number;
        /** @description Received beyond the expected fees. */
        above: number;
      }[];
      /** @description Open, oldest first within a kind. */
      differences: {
        /** @enum {string} */
        kind:
          | 'unmatched'
          | 'doubtful'
          | 'unreadable'
          | 'unexplained'
          | 'without-line'
          | 'refund-without-line'
          | 'balance-gap';
        day: string | null;
        amount: number | null;
        /** @description Sender, payer or file. */
        name: string;
        /** @description Of all of its kind; at most 100 of a kind are listed. */
        count: number;
        statementId: string | null;
        transferId: string | null;
        paymentId: string | null;
      }[];
    };
    RecoveryCodes: {
      recoveryCodes: string[];
    };
    ReferenceLookUp: {
      /** @description It cannot be right: the rows are what one slip leads to. */
      isMistyped: boolean;
      items: components['schemas']['AdminPaymentRow'][];
    };
    Refund: {
      /** Format: uuid */
      id: string;
      reference: string;
      /** @enum {string} */
      kind: 'refund' | 'overpayment' | 'return';
      /** @enum {string} */
      status: 'asking' | 'ready' | 'batched' | 'exported' | 'paid' | 'failed' | 'withdrawn';
      /** @description Of the registrant, or the sender of the transfer. */
      name: string;
      paymentId: string | null;
      paymentReference: string | null;
      transferId: string | null;
      amount: number;
      pay: {
        amount: number;
        currency: string;
      };
      /** @enum {string} */
      cause:
        | 'cancelled'
        | 'visa-refused'
        | 'paid-twice'
        | 'overpaid'
        | 'not-ours'
        | 'conference-changed'
        | 'other';
      reason: string;
      /** @description Masked. */
      account: string | null;
      accountSource: ('payer' | 'transfer' | 'finance') | null;
      /** @description The provider that sends it. */
      gateway: ('stripe' | 'paystack') | null;
      batch: {
        /** Format: uuid */
        id: string;
        messageId: string;
        /** @enum {string} */
        status: 'awaiting-approval' | 'ready' | 'exported' | 'discarded';
      } | null;
      failure: string | null;
      /** @description The ledger has it. */
      isBooked: boolean;
      /** @description Of the line that paid it. */
      statementId: string | null;
      preparedBy: string;
      version: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
    };
    RefundAccount:
      | {
          /** @enum {string} */
          kind: 'iban';
          holder: string;
          iban: string;
          bic?: string | null;
        }
      | {
          /** @enum {string} */
          kind: 'other';
          holder: string;
          number: string;
          bank: string;
          country: string;
          bic?: string | null;
        };
    RefundBatch: {
      /** Format: uuid */
      id: string;
      messageId: string;
      /** @enum {string} */
      format: 'pain.001' | 'csv';
      /** @enum {string} */
      status: 'awaiting-approval' | 'ready' | 'exported' | 'discarded';
      count: number;
      /** @description In units of the currency. */
      total: number;
      currency: string;
      /** @description In dollars. */
      amount: number;
      needsApproval: boolean;
      /** @description By the caller, who did not prepare it. */
      canApprove: boolean;
      preparedBy: string;
      approvedBy: string | null;
      exportedBy: string | null;
      version: number;
      /** Format: date-time */
      createdAt: string;
      exportedAt: string | null;
      /** @description Refunds that a line of the bank pays. */
      paid: number;
    };
    RefundBatches: {
      items: components['schemas']['RefundBatch'][];
      nextCursor: string | null;
      counts: Record<string, never>;
    };
    RefundFile: {
      /** @enum {string} */
      kind: 'refund-file';
      /** Format: uuid */
      id: string;
    };
    RefundLine:
      | {
          entryId: string;
        }
      | {
          /** Format: uuid */
          refundId: string;
        };
    RefundOffer: {
      name: string;
      reference: string;
      version: number;
      /** @description Dollars that can be refunded; 0 where nothing can. */
      most: number;
      /** @description In which it is paid. */
      currency: string;
      /** @description The most in that currency. */
      payMost: number;
      /** @description Of the incoming transfer, masked. */
      transferAccount: string | null;
      /** @description The provider that took the money, and can send it back. */
      gateway: ('stripe' | 'paystack') | null;
      /** @description The payer can be asked by email. */
      canAsk: boolean;
      /** @description A refund of it is under way. */
      isUnderWay: boolean;
    };
    RefundVersion: {
      /** @description As it was read. */
      version: number;
    };
    Refunds: {
      items: components['schemas']['Refund'][];
      nextCursor: string | null;
      counts: {
        /** @description Refunds to prepare. */
        due: number;
        asking: number;
        ready: number;
        batched: number;
        exported: number;
        paid: number;
        failed: number;
        withdrawn: number;
      };
    };
    Register: {
      email: string;
      firstName: string;
      lastName: string;
      /** Format: password */
      password: string;
      institution: string;
    };
    RegistrablePerson: {
      /** Format: uuid */
      id: string;
      email: string;
      title: string | null;
      firstName: string;
      lastName: string;
      organization: string;
      position: string | null;
      country: string | null;
      phone: string | null;
      /** @description Accepted papers without a registration. */
      papers: {
        /** Format: uuid */
        id: string;
        title: string;
      }[];
      /** @description Live ones, newest first. */
      registrations: {
        /** Format: uuid */
        paymentId: string;
        merchantReference: string;
        packageName: string;
      }[];
    };
    RegistrablePersonSearch: {
      email: string;
    };
    RegistrantDetails: {
      /** @enum {string} */
      title: 'Dr' | 'Prof' | 'Mr' | 'Mrs' | 'Ms';
      firstName: string;
      lastName: string;
      organization: string;
      position: string;
      country: string;
      phone?: string | null;
    };
    RegistrationAnswer: {
      questionId: string;
      /** @description Text, the chosen options, or yes and no. */
      answer: string | string[] | boolean;
    };
    RegistrationAnswers: {
      answers: {
        questionId: string;
        answer: string | string[] | boolean;
      }[];
    };
    RegistrationBand: {
      /** @description As the person declared it. */
      country: string;
      /** @enum {string} */
      incomeGroup: 'low' | 'lowerMiddle' | 'upperMiddle' | 'high';
      /** @description Percent of the fee. */
      share: number;
      /** @description Fiscal year of the World Bank’s classification. */
      year: number;
      /**
       * @description `declared` waits for finance; of `refused`, a second price line reverses the reduction.
       * @enum {string}
       */
      countryCheck: 'none' | 'declared' | 'confirmed' | 'refused';
    };
    RegistrationData: {
      /** @enum {string} */
      registrationType: 'author' | 'participant';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      price: number;
      /** @enum {string} */
      title: 'Dr' | 'Prof' | 'Mr' | 'Mrs' | 'Ms';
      firstName: string;
      lastName: string;
      email: string;
      organization: string;
      position: string;
      country: string;
      phone?: string | null;
      id?: string | null;
      userId?: string | null;
      /** @description Required with several unregistered accepted papers. */
      paperId?: string | null;
    };
    RegistrationStatus: {
      isRegistered: boolean;
      registrationDetails: {
        transactionId: string;
        /** Format: uuid */
        id: string;
        amount: number;
        merchantReference: string;
        /** @enum {string} */
        registrationType: 'author' | 'participant';
        /** @enum {string} */
        currency: 'USD';
        /** @enum {string} */
        status: 'pending' | 'completed' | 'rejected' | 'refunded' | 'cancelled';
        /** @enum {string} */
        registrationPackage:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        /** @enum {string} */
        academicCategory: 'student' | 'professional';
      } | null;
    };
    RegistrationTotals: {
      registrations: number;
      extras: {
        id: string;
        name: string;
        sold: number;
        /** @description Null without a limit. */
        quantity: number | null;
      }[];
      questions: {
        id: string;
        label: string;
        /** @enum {string} */
        kind: 'text' | 'long-text' | 'one-of' | 'several-of' | 'yes-no';
        /** @description About health. */
        isSensitive: boolean;
        answered: number;
        /** @description How often each option was chosen; empty for texts. */
        options: {
          option: string | boolean;
          count: number;
        }[];
      }[];
    };
    RejectPayment: {
      reason: string;
      /** @description Of the payment as it was read. */
      version: number;
    };
    Release: {
      papers: {
        /** Format: uuid */
        id: string;
        /** @description The revision that the chair read. */
        revision?: number;
      }[];
      /**
       * @description Returns the emails without releasing anything.
       * @default false
       */
      preview: boolean;
    };
    ReleaseAnswer: {
      items: {
        /** Format: uuid */
        id: string;
        number: number | null;
        title: string;
        revision: number;
        decision: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
        /** @enum {string} */
        outcome: 'ready' | 'released' | 'held' | 'skipped';
        /** @description Why the paper was skipped. */
        reason: string | null;
        /** @description When a held release reaches its authors. */
        heldUntil: string | null;
        /** @description Of a preview; null for skipped papers. */
        email: {
          to: string;
          subject: string;
          text: string;
        } | null;
      }[];
    };
    /** @description Fields that are only for the committee are null or empty. */
    ReleasedReview: {
      round: number;
      /** @description The reviewer’s number in this paper, as in "Reviewer 2". */
      reviewer: number;
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      /** @description From 1 to 5. */
      criteria: {
        [key: string]: number;
      };
      /** @description From 1 to 3. */
      confidence: number | null;
      comments: string;
      /** @description A suspicion of copied or generated text. */
      concern: string;
      /** @description Answers to added fields that authors see. */
      added: components['schemas']['AnsweredReviewField'][];
    };
    Reminded: {
      reminded: number;
      /** @description Invited or reminded within the last day. */
      skipped: number;
    };
    Reminders: {
      ids: string[];
    };
    RemovedSamples: {
      people: number;
      papers: number;
      registrations: number;
      enquiries: number;
      /** @description Accounts that other records name, such as a decision: kept as those of erased people. */
      keptPeople: number;
    };
    Reopening: {
      /** @description The revision that the chair read. */
      revision: number;
      reason: string;
    };
    Repayment: {
      amount: number;
      reason: string;
      /** @description Of the payment as it was read. */
      version: number;
    };
    ResetCheck: {
      /** Format: date-time */
      expiresAt: string;
      email: string;
    };
    ResetPassword: {
      /** Format: password */
      password: string;
    };
    ResponseChange: {
      /** @description The revision that the caller read. */
      revision: number;
      /** @description To all reviewers and the committee. */
      general: string;
      answers: {
        /** @description The reviewer’s number in this paper, as in "Reviewer 2". */
        reviewer: number;
        text: string;
      }[];
    };
    ResponseEndChoice: {
      /** @description Null for the end of the edition. */
      lastDay: string | null;
      /** @description Emailed to the person. */
      reason: string;
      /** @description The paper’s own end that the caller read; any other returns 409. */
      seen: string | null;
    };
    ResponseForReviewer: {
      /** @description Null before its submission, and before that of the review. */
      response: {
        /** @description To all reviewers and the committee. */
        general: string;
        answers: {
          /** @description The reviewer’s number in this paper, as in "Reviewer 2". */
          reviewer: number;
          text: string;
          isYours: boolean;
        }[];
      } | null;
    };
    ResponseForm: {
      /** @description To all reviewers and the committee. */
      general: string;
      answers: {
        /** @description The reviewer’s number in this paper, as in "Reviewer 2". */
        reviewer: number;
        text: string;
      }[];
    };
    ResponseSaved: {
      revision: number;
      /** Format: date-time */
      savedAt: string;
    };
    RetentionOverview: {
      kinds: {
        /** @enum {string} */
        kind:
          | 'proofs'
          | 'drafts'
          | 'waivers'
          | 'arrivals'
          | 'attendance'
          | 'documents'
          | 'enquiries'
          | 'applications'
          | 'emails';
        /** @description Of the current edition. Null: kept. */
        months: number | null;
        /**
         * @description Counted from the last day of the conference, or from each record.
         * @enum {string}
         */
        since: 'conference' | 'record';
        /** @description Records that can be erased in the end. Those under way do not count. */
        stored: number;
        /** @description Records whose period has passed. */
        due: number;
        /** @description When due records are erased, a week after they were announced. Null: none is announced. */
        erasesAt: string | null;
      }[];
      /** @description Erased records, the newest first; at most 50. */
      runs: {
        /** @enum {string} */
        kind:
          | 'proofs'
          | 'drafts'
          | 'waivers'
          | 'arrivals'
          | 'attendance'
          | 'documents'
          | 'enquiries'
          | 'applications'
          | 'emails'
          | 'visa-letters';
        records: number;
        /** Format: date-time */
        at: string;
      }[];
      /** @description How many daily backups are kept, which still have erased records. Null: the host makes backups. */
      dailyBackups: number | null;
    };
    ReturnToAuthor: {
      /** @description The revision that the chair read. */
      revision: number;
      note: string;
    };
    ReviewCandidate: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      organization: string;
      topics: string[];
      knowsTopic: boolean;
      load: number;
      maxLoad: number;
      isPaused: boolean;
      conflict: ('author' | 'declared' | 'relation' | 'co-author' | 'institution') | null;
      /** @description That they share with an author, by name or domain; null if they declared it. */
      institution: string | null;
      /** @description The conflict can be overridden with a reason. */
      canOverride: boolean;
      /** @description A request that is not sent yet asks them. */
      isOnHold: boolean;
      /** @description The status of their review of this round; null without one. */
      review: ('invited' | 'accepted' | 'declined' | 'submitted') | null;
    };
    ReviewCandidates: {
      items: components['schemas']['ReviewCandidate'][];
      total: number;
    };
    ReviewDecline: {
      isConflict: boolean;
      /** @description A person who could review instead; the chair decides whether to invite them. */
      suggestion?: {
        name: string;
        email: string;
      };
      reason: string;
    };
    ReviewDraft: {
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      criteria: {
        /** @description From 1, poor, to 5, excellent. */
        originality?: number;
        /** @description From 1, poor, to 5, excellent. */
        relevance?: number;
        /** @description From 1, poor, to 5, excellent. */
        method?: number;
        /** @description From 1, poor, to 5, excellent. */
        clarity?: number;
        /** @description From 1, poor, to 5, excellent. */
        significance?: number;
      };
      /** @description From 1, low, to 3, high. */
      confidence: number | null;
      commentsToAuthors: string;
      /** @description Hidden from authors. */
      commentsToCommittee: string;
      /** @description A suspicion of copied or generated text. */
      concern: string;
      /** @description By added field: the step of a scale from 1, an option or a text. */
      answers: {
        [key: string]: number | string;
      };
    };
    ReviewDraftChange: {
      /** @description The revision that the caller read. */
      revision: number;
      /**
       * @description Of the form that the caller read.
       * @default none
       */
      formVersion: string;
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      criteria: {
        /** @description From 1, poor, to 5, excellent. */
        originality?: number;
        /** @description From 1, poor, to 5, excellent. */
        relevance?: number;
        /** @description From 1, poor, to 5, excellent. */
        method?: number;
        /** @description From 1, poor, to 5, excellent. */
        clarity?: number;
        /** @description From 1, poor, to 5, excellent. */
        significance?: number;
      };
      /** @description From 1, low, to 3, high. */
      confidence: number | null;
      commentsToAuthors: string;
      /** @description Hidden from authors. */
      commentsToCommittee: string;
      /** @description A suspicion of copied or generated text. */
      concern: string;
      /**
       * @description By added field: the step of a scale from 1, an option or a text.
       * @default {}
       */
      answers: {
        [key: string]: number | string;
      };
    };
    ReviewDraftSaved: {
      revision: number;
      /** Format: date-time */
      savedAt: string;
    };
    ReviewExtension: {
      /**
       * Format: date
       * @description The new deadline is the end of this day.
       */
      lastDay: string;
      /** @description Emailed to the person. */
      reason: string;
    };
    ReviewFormField: {
      /** @description Stays when the texts change: answers and price lines refer to it. */
      id: string;
      label: string;
      help: string;
      /** @enum {string} */
      kind: 'scale' | 'text' | 'choice';
      /** @description Names of a scale’s steps, the lowest first; options of a choice; none of a text. */
      options: string[];
      /** @description Of a text, in characters; left out for 20000. */
      maxLength?: number;
      required: boolean;
      /** @description Otherwise only the committee reads it. */
      visibleToAuthors: boolean;
    };
    ReviewInDiscussion: {
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      criteria: {
        /** @description From 1, poor, to 5, excellent. */
        originality?: number;
        /** @description From 1, poor, to 5, excellent. */
        relevance?: number;
        /** @description From 1, poor, to 5, excellent. */
        method?: number;
        /** @description From 1, poor, to 5, excellent. */
        clarity?: number;
        /** @description From 1, poor, to 5, excellent. */
        significance?: number;
      };
      /** @description From 1, low, to 3, high. */
      confidence: number | null;
      commentsToAuthors: string;
      /** @description Hidden from authors. */
      commentsToCommittee: string;
      /** @description A suspicion of copied or generated text. */
      concern: string;
      alias: number;
      added: components['schemas']['AnsweredReviewField'][];
      /** @description Changes since its reviewer could read the discussion; none without any. */
      versions: components['schemas']['ReviewVersion'][];
    };
    ReviewInvitation: {
      /** @description The invited address; the account must have it. */
      email: string;
      /** @description Accepting requires a login; otherwise a sign-up. */
      hasAccount: boolean;
      /** @description Name of the chair. */
      invitedBy: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      abstract: string;
      keywords: string[];
      pages: number | null;
      visibleToAuthors: (
        | 'recommendation'
        | 'originality'
        | 'relevance'
        | 'method'
        | 'clarity'
        | 'significance'
        | 'confidence'
        | 'commentsToAuthors'
        | 'commentsToCommittee'
        | 'concern'
      )[];
      /**
       * Format: date-time
       * @description Before `dueAt`; the link works until `expiresAt`.
       */
      answerBy: string;
      /** Format: date-time */
      dueAt: string;
      /** Format: date-time */
      expiresAt: string;
      /** @description Set once the caller has accepted. */
      paperId: string | null;
    };
    ReviewInvitationAccepted: {
      /** Format: uuid */
      paperId: string;
    };
    ReviewInvitationRedeemed: {
      token: string;
      user: components['schemas']['User'];
      /** Format: uuid */
      paperId: string;
    };
    ReviewPaper: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      /** @description 2 when a revision went back to reviewers. */
      round: number;
      /** @enum {string} */
      status: 'invited' | 'accepted' | 'declined' | 'submitted';
      /** @description The paper awaits reviews of this round. */
      isOpen: boolean;
      /** @description Not submitted, and past its deadline. */
      isOverdue: boolean;
      /** Format: date-time */
      dueAt: string;
      /** @description The last submission. */
      submittedAt: string | null;
      /** @description Completed required parts of the form. */
      progress: {
        done: number;
        total: number;
      };
      /** @description In the discussion of the paper; 0 for reviewers who take no part in it. */
      unreadComments: number;
      /** @description The caller’s number in this paper, as in "Reviewer 2". */
      alias: number;
      paper: {
        abstract: string;
        keywords: string[];
      } | null;
      /** @description Null until the review is accepted, and while there is no file. */
      pdf: {
        pages: number;
        hasSupplement: boolean;
      } | null;
      /** @description The invitation can be accepted. */
      canAnswer: boolean;
      canDecline: boolean;
      /** @description The form can be saved and submitted. */
      canWrite: boolean;
      /** @description The draft, or the submitted review without one. */
      form: components['schemas']['ReviewDraft'];
      /** @description Added by organisers; a submitted review keeps those that it was written with. */
      fields: components['schemas']['ReviewFormField'][];
      /** @description Of the added fields. Sent with every save. */
      formVersion: string;
      /** @description The draft was saved with another version of the form. */
      isFormChanged: boolean;
      /** @description Fields that authors see after the decision, or while responses are open; all others only the committee. */
      visibleToAuthors: (
        | 'recommendation'
        | 'originality'
        | 'relevance'
        | 'method'
        | 'clarity'
        | 'significance'
        | 'confidence'
        | 'commentsToAuthors'
        | 'commentsToCommittee'
        | 'concern'
      )[];
      /** @description The form has unsubmitted changes. */
      hasDraft: boolean;
      draftSavedAt: string | null;
      /** @description Sent with every save; any other returns 409. */
      revision: number;
    };
    ReviewPdfDownload: {
      /** @enum {string} */
      kind: 'review-pdf';
      /** Format: uuid */
      paperId: string;
      /**
       * @default paper
       * @enum {string}
       */
      part: 'paper' | 'supplement';
    };
    ReviewProposal: {
      /** @description The lowest score first. */
      items: {
        /** Format: uuid */
        id: string;
        number: number | null;
        title: string;
        topic: string;
        /** @description Number of missing reviewers. */
        wanted: number;
        /** @description The best match first. */
        reviewers: {
          /** Format: uuid */
          id: string;
          name: string;
          organization: string;
          /** @description Of the match, from 0 to 1. */
          score: number;
          bid: (1 | 2 | 3 | 4 | 5) | null;
          /** @description Shared by the paper and the reviewer’s publications. */
          terms: string[];
          knowsTopic: boolean;
          isExperienced: boolean;
          isPinned: boolean;
          /** @description With this proposal. */
          load: number;
          maxLoad: number;
        }[];
        /** @description The sum of all its reviewers, assigned ones included. */
        score: number;
        /** @description A match below 0.4, or too few reviewers. */
        isWeak: boolean;
        /** @description Reviewers with a match of 0.4 or more. */
        good: number;
        /** @description Of these, with a conflict, invited before, or forbidden. */
        goodExcluded: number;
        /** @description Of these, at their limit. */
        goodFull: number;
      }[];
      result: {
        total: number;
        /** @description No assignment under these rules has more. */
        totalBound: number;
        lowest: number;
        lowestBound: number;
        matches: number;
        wanted: number;
        /** @description Pairs that were avoided. */
        conflicts: number;
        /** @description The most costly first. */
        bindings: {
          /** @enum {string} */
          limit: 'load' | 'chance' | 'experienced' | 'institution';
          /** @description At their limit, where one paper more would help. */
          reviewers: number;
          /** @description Possible without the rule, or with one paper more for these. */
          total: number;
        }[];
        withoutExperienced: string[];
        /** @description Pins with a conflict, or beyond a limit. */
        leftOutPins: number;
        /** @description Reviewers by number of papers. */
        loads: number[];
        /** @description The bounds then hold for the average of draws. */
        isDrawn: boolean;
      };
      rules: {
        /** @enum {string} */
        aim: 'total' | 'fair' | 'mix';
        chance: number;
        needsExperienced: boolean;
        isOnePerInstitution: boolean;
        pinned: {
          /** Format: uuid */
          paperId: string;
          /** Format: uuid */
          reviewerId: string;
        }[];
        forbidden: {
          /** Format: uuid */
          paperId: string;
          /** Format: uuid */
          reviewerId: string;
        }[];
      };
      seconds: number;
    };
    ReviewRating: {
      organiser: string;
      /** @description Given by the caller, who may change it. */
      isOwn: boolean;
      /** @enum {string} */
      rating: 'helpful' | 'sufficient' | 'not-sufficient';
      note: string;
      /** Format: date-time */
      ratedAt: string;
    };
    ReviewRatingChange: {
      /** @description Null removes the caller’s rating. */
      rating: ('helpful' | 'sufficient' | 'not-sufficient') | null;
      /**
       * @description For organisers only.
       * @default
       */
      note: string;
    };
    ReviewSubmission: {
      /** @enum {string} */
      recommendation: 'accepted' | 'minor-corrections' | 'major-corrections' | 'rejected';
      criteria: {
        originality: number;
        relevance: number;
        method: number;
        clarity: number;
        significance: number;
      };
      confidence: number;
      commentsToAuthors: string;
      /** @description Hidden from authors. */
      commentsToCommittee: string;
      /** @description A suspicion of copied or generated text. */
      concern: string;
      /**
       * @description By added field: the step of a scale from 1, an option or a text.
       * @default {}
       */
      answers: {
        [key: string]: number | string;
      };
      /** @description The revision that the caller read. */
      revision: number;
      /**
       * @description Any other than the current version returns 409.
       * @default none
       */
      formVersion: string;
      /** @description The fields that the form named as visible to authors; any others return 409. */
      visibleToAuthors: (
        | 'recommendation'
        | 'originality'
        | 'relevance'
        | 'method'
        | 'clarity'
        | 'significance'
        | 'confidence'
        | 'commentsToAuthors'
        | 'commentsToCommittee'
        | 'concern'
      )[];
    };
    ReviewVersion: {
      recommendation: ('accepted' | 'minor-corrections' | 'major-corrections' | 'rejected') | null;
      criteria: {
        /** @description From 1, poor, to 5, excellent. */
        originality?: number;
        /** @description From 1, poor, to 5, excellent. */
        relevance?: number;
        /** @description From 1, poor, to 5, excellent. */
        method?: number;
        /** @description From 1, poor, to 5, excellent. */
        clarity?: number;
        /** @description From 1, poor, to 5, excellent. */
        significance?: number;
      };
      /** @description From 1, low, to 3, high. */
      confidence: number | null;
      commentsToAuthors: string;
      /** @description Hidden from authors. */
      commentsToCommittee: string;
      /** @description A suspicion of copied or generated text. */
      concern: string;
      /** @description From 1. */
      number: number;
      /**
       * Format: date-time
       * @description To the minute for other reviewers.
       */
      submittedAt: string;
      /** @description The authors had responded to the reviews. */
      isAfterResponse: boolean;
      /** @description The reviewer could read the discussion. */
      isAfterDiscussion: boolean;
      added: components['schemas']['AnsweredReviewField'][];
    };
    ReviewVersions: {
      /** @description The oldest first, the last one is the review; none while it was not changed. */
      versions: components['schemas']['ReviewVersion'][];
    };
    ReviewerExpertise: {
      keywords: string[];
      publications: {
        title: string;
        /** @description May be empty. */
        abstract: string;
      }[];
      /** @description The version that was read; any other returns 409. */
      version: number;
    };
    ReviewerProfile: {
      /** @description Maximum papers; null for the edition’s default. */
      maxLoad: number | null;
      /** @description Of the edition. */
      topics: string[];
      /** @description Left out of proposals. */
      isPaused: boolean;
      /** @description The version that was read; any other returns 409. */
      version: number;
    };
    ReviewerRelations: {
      items: {
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        kind: 'collaborator' | 'advisor' | 'personal' | 'institution';
        /** @description An email address, or the domain of an institution. */
        value: string;
        untilYear: number | null;
        /** @description Collaborations and affiliations count until three years after they ended. */
        counts: boolean;
      }[];
    };
    RevisionExtension: {
      /**
       * Format: date
       * @description The new deadline is the end of this day.
       */
      lastDay: string;
      /** @description Emailed to the person. */
      reason: string;
      /** @description The revision that the chair read. */
      revision: number;
    };
    RevisionSubmission: {
      /** @default  */
      note: string;
    };
    RevokedDocument: {
      /** Format: uuid */
      id: string;
      number: string;
      /** @enum {string} */
      kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
      /** @description Null once the person was erased. */
      name: string | null;
      paper: string | null;
      /** Format: date-time */
      revokedAt: string;
      /** @description Null where an erasure revoked it. */
      revokedBy: string | null;
      reason: string | null;
      /** @description The number of the document that replaces it. */
      replacedBy: string | null;
    };
    RevokedDocumentCounts: {
      all: number;
    };
    RevokedDocuments: {
      items: components['schemas']['RevokedDocument'][];
      nextCursor: string | null;
      counts: components['schemas']['RevokedDocumentCounts'];
    };
    Samples: {
      people: number;
      papers: number;
      registrations: number;
      enquiries: number;
    };
    SavedView: {
      /** Format: uuid */
      id: string;
      /**
       * @description A list, or an export, of which columns are kept.
       * @enum {string}
       */
      list: 'papers' | 'papers-export' | 'payments-export' | 'users-export' | 'audit-export';
      name: string;
      /** @description The query of the list’s address. Of an export: "columns", ids with spaces between. */
      search: string;
    };
    SchedulePapers: {
      items: {
        number: number;
        title: string;
        /** @description Names, in their order. */
        authors: string[];
      }[];
    };
    ScheduleRequest: {
      /** Format: date-time */
      at: string;
      change: components['schemas']['PlannedChange'];
    };
    ScheduledChange: {
      /** Format: uuid */
      id: string;
      /**
       * Format: date-time
       * @description It takes effect then, or when the server runs again.
       */
      at: string;
      change: components['schemas']['PlannedChange'];
      /** @enum {string} */
      status: 'scheduled' | 'done' | 'cancelled' | 'failed';
      /** @description Why a failed change had no effect. */
      problem: string | null;
      /** @description A name. */
      scheduledBy: string;
      closedAt: string | null;
    };
    ScheduledChanges: {
      /** @description All that are scheduled, and the last twenty others, by time. */
      items: components['schemas']['ScheduledChange'][];
    };
    Screening: {
      /** @description The revision that the chair read. */
      revision: number;
      similarityPercent?: number;
      aiPercent?: number;
      /**
       * @description Sends the paper to review; needs both figures.
       * @default false
       */
      pass: boolean;
    };
    SendConfirmation: {
      /** Format: uuid */
      userId: string;
      paymentId?: string | null;
      merchantReference?: string | null;
    };
    SendJoining: {
      /** @description Changes with the address and the instructions. */
      revision: string;
    };
    SentAgreementForm: {
      version: string;
      /** Format: uuid */
      uploadId: string;
    };
    SentPaperFile: {
      /** @enum {string} */
      part: 'manuscript' | 'supplement';
      /** Format: uuid */
      uploadId: string;
    };
    SentProof: {
      /** @enum {string} */
      kind: 'payment' | 'student' | 'country';
      /** Format: uuid */
      uploadId: string;
    };
    Session: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      lastUsedAt: string;
      device: string | null;
      isCurrent: boolean;
    };
    Sessions: {
      items: components['schemas']['Session'][];
    };
    SettledLine: {
      /** Format: uuid */
      id: string;
    };
    SettledStatementLine: {
      /** Format: uuid */
      id: string;
      fileLine: number;
      date: string | null;
      sender: string;
      text: string;
      amount: number | null;
      currency: string | null;
      /** @description Of the transfer; null without one. */
      version: number | null;
      /** @enum {string} */
      outcome: 'pending' | 'on-hold' | 'matched' | 'returned' | 'refund' | 'ignored' | 'replaced';
      payments: {
        /** Format: uuid */
        id: string;
        reference: string;
        name: string;
        amount: number;
        /** @description A credit note comes before unmatching. */
        isConfirmed: boolean;
        /** @description Of the payment. */
        version: number;
      }[];
      /** @description Reference of the refunded registration. */
      refund: string | null;
      /** @description Why it is ignored. */
      reason: string | null;
    };
    SettledStatementLines: {
      items: components['schemas']['SettledStatementLine'][];
      nextCursor: string | null;
      counts: Record<string, never>;
    };
    ShepherdAnswer: {
      /** @enum {string} */
      answer: 'verified' | 'not-yet';
      /**
       * @description For the committee only.
       * @default
       */
      toChairs: string;
      /**
       * @description A suggestion: chairs decide what authors read.
       * @default
       */
      toAuthors: string;
    };
    ShepherdChoice: {
      /** @description Of the paper that the caller read. */
      revision: number;
      /** @description Null for no one. */
      reviewerId: string | null;
    };
    ShepherdedPaper: {
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      /**
       * @description open: the revision is submitted, and the shepherd can answer.
       * @enum {string}
       */
      state: 'awaiting-revision' | 'open' | 'closed';
      answer: ('verified' | 'not-yet') | null;
    };
    ShepherdedPapers: {
      items: components['schemas']['ShepherdedPaper'][];
    };
    Shepherding: {
      /** Format: uuid */
      paperId: string;
      paperNumber: number | null;
      paperTitle: string;
      /** @enum {string} */
      paperKind: 'full-paper' | 'poster';
      topic: string;
      /**
       * @description open: the revision is submitted, and the shepherd can answer.
       * @enum {string}
       */
      state: 'awaiting-revision' | 'open' | 'closed';
      answer: ('verified' | 'not-yet') | null;
      round: number;
      paper: {
        abstract: string;
        keywords: string[];
      };
      pdf: {
        pages: number;
        hasSupplement: boolean;
      } | null;
      read: {
        /** @description Submitted reviews of this round. */
        reviews: components['schemas']['ReviewInDiscussion'][];
        /** @description The oldest first. */
        comments: {
          /** Format: uuid */
          id: string;
          /** @description As in "Reviewer 2"; null for an organiser. */
          alias: number | null;
          isOwn: boolean;
          /** @description Another person wrote it, and the caller has not read it. */
          isNew: boolean;
          /** @description Null once its author deleted it. */
          text: string | null;
          /**
           * Format: date-time
           * @description To the minute for reviewers.
           */
          postedAt: string;
          /** @description A mention in it reached the caller. */
          mentionsYou: boolean;
          /** @description Places in the text, in its order. */
          mentions: {
            /** @description In UTF-16 units of the text. */
            startsAt: number;
            /** @description With the @. */
            length: number;
            isYou: boolean;
          }[];
        }[];
        /** @description Of the authors to the reviews. */
        response: components['schemas']['ResponseForm'] | null;
      };
      /** @description Of the released decision. */
      noteToAuthors: string;
      correctionsBy: string | null;
      /** @description When authors expect an answer to their revision. */
      verifyBy: string | null;
      /** @description Of the authors, with their revision. */
      summaryOfChanges: string;
      /** @description To the last revision. */
      given: {
        /** @enum {string} */
        answer: 'verified' | 'not-yet';
        toChairs: string;
        toAuthors: string;
        /** Format: date-time */
        answeredAt: string;
      } | null;
    };
    ShownVisaPassport: {
      /** @description Null once it is destroyed. */
      passport: components['schemas']['VisaPassport'] | null;
      /** @description Why it was returned or refused. */
      answer: string | null;
    };
    SimilarityCheck: {
      /**
       * @description Pending until the newest file was compared.
       * @enum {string}
       */
      state: 'pending' | 'compared';
      /** @description Null while pending. Other than "read", only title and abstract were compared: the file has no text, or was not found and is tried again. */
      file: ('read' | 'unreadable' | 'unavailable') | null;
      /** @description Of a service outside; null where none is set up. */
      report: components['schemas']['SimilarityReport'] | null;
      /** @description At most ten, the most similar first; without papers that the reader must not see. */
      matches: {
        paper: {
          /** Format: uuid */
          id: string;
          number: number;
          title: string;
          /** @enum {string} */
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
          /** @description Its name; null for the current edition. */
          edition: string | null;
        };
        sharesAuthor: boolean;
        /** @description Of the words of the paper that the other one contains. */
        percent: number;
        /** @description At the limit of similarity or above it, and no chair has marked it as checked. */
        needsCheck: boolean;
        /** @description When a chair found it to be fine. */
        checkedAt: string | null;
        /** @description With the words around them, in the order of the paper; the longest twenty. */
        passages: {
          own: {
            text: string;
            isMatching: boolean;
          }[];
          other: {
            text: string;
            isMatching: boolean;
          }[];
        }[];
      }[];
    };
    SimilarityMark: {
      isChecked: boolean;
    };
    SimilarityReport: {
      /** @description The name of the service. */
      service: string;
      /**
       * @description Of the newest submitted file; none until a chair asks for it.
       * @enum {string}
       */
      state: 'none' | 'waiting' | 'ready' | 'failed';
      /** @description Of the paper, found elsewhere; null unless ready. */
      percent: number | null;
      /** @description The code of the service; null unless failed. */
      failure: string | null;
      requestedAt: string | null;
    };
    SimilarityReportAddress: {
      /**
       * Format: uri
       * @description Of the report, for the caller and a short time.
       */
      url: string;
    };
    StartOnlinePayment: {
      /** @enum {string} */
      gateway: 'stripe' | 'paystack';
    };
    Statement: {
      /** Format: uuid */
      id: string;
      day: string | null;
      fileName: string;
      format: string;
      version: string | null;
      account: string;
      currency: string | null;
      lines: number;
      /** @description Lines that wait for a person. */
      open: number;
      /** Format: date-time */
      createdAt: string;
      imported: {
        /** Format: uuid */
        byId: string;
        by: string;
        /** Format: date-time */
        at: string;
      };
      /** @description The newest act on its money by another organiser than the caller. */
      othersAct: {
        /** Format: uuid */
        byId: string;
        by: string;
        /** Format: date-time */
        at: string;
      } | null;
      opening: number | null;
      received: number;
      receivedLines: number;
      sent: number;
      sentLines: number;
      /** @description Opening balance and all lines. */
      read: number | null;
      closing: number | null;
      /** @description Read total less closing balance; 0 where it is unknown. */
      difference: number;
      skipped: number;
      skippedAmount: number;
      pending: number;
      done: number;
      /** @description Of these, how many a search finds; null without one. The sections hold what it finds. */
      found: {
        pending: number;
        done: number;
      } | null;
      certain: {
        count: number;
        amount: number;
        items: components['schemas']['StatementLine'][];
      };
      proposals: {
        count: number;
        amount: number;
        items: components['schemas']['StatementLine'][];
      };
      duplicates: {
        count: number;
        amount: number;
        items: components['schemas']['StatementLine'][];
      };
      unmatched: {
        count: number;
        amount: number;
        items: components['schemas']['StatementLine'][];
      };
      unreadable: {
        count: number;
        amount: number;
        items: components['schemas']['StatementLine'][];
      };
    };
    StatementImport: {
      statements: {
        /** Format: uuid */
        id: string;
        added: number;
        skipped: number;
        /** @description The import that had all of the lines; null where this one added some. */
        earlier: {
          /** Format: uuid */
          byId: string;
          by: string;
          /** Format: date-time */
          at: string;
        } | null;
      }[];
      /** @description The detected columns of a CSV file, for the person to confirm. */
      csv: {
        layout: components['schemas']['CsvLayout'];
        columns: string[];
        rows: {
          line: number;
          cells: string[];
        }[];
        accounts: string[];
      } | null;
    };
    StatementLine: {
      /** Format: uuid */
      id: string;
      fileLine: number;
      date: string | null;
      sender: string;
      text: string;
      marks: {
        from: number;
        to: number;
        /** @enum {string} */
        look: 'exact' | 'slip' | 'wrong';
      }[];
      amount: number | null;
      currency: string | null;
      /** @description What the sender ordered in another currency. */
      ordered: {
        amount: number;
        currency: string;
        rate: string | null;
      } | null;
      /** @description Dollars neither matched nor returned. */
      open: number | null;
      /** @description Of the transfer; null without one. */
      version: number | null;
      isDoubtful: boolean;
      fault: string | null;
      proposal: components['schemas']['MatchProposal'] | null;
      refund: {
        /** @description Of the ledger; null before it is booked. */
        entryId: string | null;
        /** @description Null where it was recorded without a bank file. */
        refundId: string | null;
        reference: string;
        name: string;
        reason: {
          text: string;
          /** @enum {string} */
          look: 'agrees' | 'note' | 'warning';
        };
      } | null;
    };
    StatementRow: {
      /** Format: uuid */
      id: string;
      day: string | null;
      fileName: string;
      format: string;
      version: string | null;
      account: string;
      currency: string | null;
      lines: number;
      /** @description Lines that wait for a person. */
      open: number;
      /** Format: date-time */
      createdAt: string;
    };
    Statements: {
      items: components['schemas']['StatementRow'][];
      nextCursor: string | null;
      counts: Record<string, never>;
    };
    SuggestedDomains: {
      /** @description The most frequent first, at most 50. */
      items: {
        domain: string;
        accounts: number;
      }[];
    };
    Track: {
      /** @description Stays when the texts change: answers and price lines refer to it. */
      id: string;
      name: string;
      /** @description Papers of these topics belong to the track. A topic belongs to one track at most. */
      topics: string[];
      limits: {
        /** @description Left out: as in the conference. */
        reviewersInvited?: number;
        /** @description Left out: as in the conference. */
        reviewsNeeded?: number;
        /** @description Left out: as in the conference. */
        reviewDays?: number;
      };
      /**
       * @description Whether the added fields of its review form are those of the conference.
       * @enum {string}
       */
      reviewForm: 'conference' | 'own';
      /** @description The own ones, used while they are chosen. */
      reviewFields: components['schemas']['ReviewFormField'][];
    };
    TransferMatch: {
      /** Format: uuid */
      paymentId: string;
      amount: number;
      /** @description Of the transfer as it was read. */
      version: number;
    };
    TransferReturn: {
      amount: number;
      reason: string;
      /** @description Of the transfer as it was read. */
      version: number;
    };
    TransferUnmatch: {
      /** Format: uuid */
      paymentId: string;
      reason: string;
      /** @description Of the transfer as it was read. */
      version: number;
    };
    TwoFactorConfirm: {
      challenge?: string;
      code: string;
    };
    TwoFactorConfirmed: {
      recoveryCodes: string[];
      token?: string;
      user?: components['schemas']['User'];
    };
    TwoFactorLogin: {
      challenge: string;
      code: string;
    };
    TwoFactorRequired: {
      /** @enum {string} */
      twoFactor: 'code' | 'setup';
      challenge: string;
    };
    TwoFactorSecret: {
      secret: string;
      uri: string;
    };
    TwoFactorSetup:
      | {
          challenge: string;
        }
      | {
          /** Format: password */
          password: string;
        };
    TwoFactorState: {
      isOn: boolean;
      isRequired: boolean;
      since: string | null;
      recoveryCodesLeft: number;
    };
    Unassigned: {
      message: string;
      /** @description Set while it is on hold. */
      heldUntil: string | null;
    };
    UnlockPeriod: {
      /** @description The last day that stays locked; null opens all. */
      until: string | null;
      reason: string;
      version: number;
    };
    UnmatchPayment: {
      /** @description Of the ledger entry that brought the money. */
      entryId: string;
      /**
       * @description Typed-in money is at the bank: it becomes an unmatched payment.
       * @default false
       */
      keepsMoney: boolean;
      reason: string;
      /** @description Of the payment as it was read. */
      version: number;
    };
    UnreadComments: {
      unread: number;
    };
    UpdateEmail: {
      email: string;
      /** Format: password */
      password?: string;
    };
    User: {
      /** Format: uuid */
      id: string;
      email: string;
      firstName: string;
      lastName: string;
      title: string | null;
      organization: string;
      position: string | null;
      country: string | null;
      phone: string | null;
      /** @enum {string} */
      role: 'researcher' | 'reviewer' | 'admin';
      isEmailVerified: boolean;
    };
    UserChange: {
      /** @enum {string} */
      role?: 'researcher' | 'reviewer' | 'admin';
      disabled?: boolean;
      /** @description Of the account as it was read. */
      version: number;
      /** @description Must be true for the account of the caller, to prevent accidental lockout. */
      confirmSelf?: boolean;
    };
    UsersExport: {
      /** @enum {string} */
      kind: 'users';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      /** @description Ids of columns; all without it. Unknown ones are ignored. */
      columns?: string[];
      /**
       * @default -createdAt
       * @enum {string}
       */
      sort: '-createdAt' | 'createdAt' | 'name' | '-name';
      /** @enum {string} */
      role?: 'researcher' | 'reviewer' | 'admin';
      verified?: boolean;
      disabled?: boolean;
      q?: string;
    };
    Verification: {
      /** @description The revision that the chair read. */
      revision: number;
      /**
       * @description verified accepts the revision; review-again starts another review round.
       * @enum {string}
       */
      outcome: 'verified' | 'review-again';
      /**
       * @description For the authors, once released.
       * @default
       */
      note: string;
    };
    VerifiedDocument: {
      /**
       * @description Erased: issued, but its facts are not kept any more. Mistyped: the check character does not fit, so that no document can have it.
       * @enum {string}
       */
      state: 'valid' | 'replaced' | 'revoked' | 'erased' | 'unknown' | 'mistyped';
      /** @description As it is printed. Null for a mistyped one. */
      number: string | null;
      /** @description Since when it is replaced, revoked or erased. */
      endedAt: string | null;
      facts: {
        /** @enum {string} */
        kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge' | 'invitation';
        title: string;
        name: string;
        /** @enum {string} */
        role: 'attendee' | 'presenter' | 'reviewer' | 'author' | 'speaker' | 'organiser';
        mode: ('physical' | 'virtual') | null;
        paper: string | null;
        event: string;
        date: string;
        /** Format: date-time */
        issuedAt: string;
      } | null;
    };
    VerifyEmail: {
      email: string;
      code: string;
    };
    ViewRenaming: {
      name: string;
    };
    VisaAct: {
      /** @description As it was read. */
      version: number;
    };
    VisaAnswer: {
      /** @description As it was read. */
      version: number;
      reason: string;
    };
    VisaLetterPreviewRequest: {
      /** @enum {string} */
      kind: 'visa-letter-preview';
      /** Format: uuid */
      id: string;
    };
    VisaLetterRequest: {
      /** @enum {string} */
      kind: 'visa-letter';
      /** Format: uuid */
      id: string;
    };
    VisaPassport: {
      fullName: string;
      nationality: string;
      passportNumber: string;
      /** Format: date */
      dateOfBirth: string;
      /** Format: date */
      issuedOn: string;
      /** Format: date */
      expiresOn: string;
      address: string;
      embassy: string;
      /** Format: date */
      arrivesOn: string;
      /** Format: date */
      leavesOn: string;
    };
    VisaRequest: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'requested' | 'in-progress' | 'returned' | 'issued' | 'refused' | 'withdrawn';
      version: number;
      /** @description Of the registration. */
      name: string;
      email: string;
      organization: string;
      country: string;
      /** @enum {string} */
      registrationStatus: 'pending' | 'completed' | 'rejected' | 'cancelled' | 'refunded';
      /** @description The officer who acted last. */
      handledBy: string | null;
      /** @description The passport data. */
      isDestroyed: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
      /** Format: date */
      keptUntil: string;
      /** @description The valid one. */
      letter: {
        number: string;
        /** Format: date-time */
        issuedAt: string;
      } | null;
      /** @description Who saw the passport data, newest first; at most 50. */
      views: {
        /** Format: date-time */
        at: string;
        by: string;
      }[];
    };
    VisaRequestCounts: {
      open: number;
      requested: number;
      'in-progress': number;
      returned: number;
      issued: number;
      refused: number;
      withdrawn: number;
      all: number;
    };
    VisaRequestRow: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'requested' | 'in-progress' | 'returned' | 'issued' | 'refused' | 'withdrawn';
      version: number;
      /** @description Of the registration. */
      name: string;
      email: string;
      organization: string;
      country: string;
      /** @enum {string} */
      registrationStatus: 'pending' | 'completed' | 'rejected' | 'cancelled' | 'refunded';
      /** @description The officer who acted last. */
      handledBy: string | null;
      /** @description The passport data. */
      isDestroyed: boolean;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
    };
    VisaRequests: {
      items: components['schemas']['VisaRequestRow'][];
      nextCursor: string | null;
      counts: components['schemas']['VisaRequestCounts'];
    };
    WaitingPeople: {
      items: components['schemas']['WaitingPerson'][];
      nextCursor: string | null;
      counts: {
        waiting: number;
        offered: number;
      };
    };
    WaitingPerson: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'waiting' | 'offered' | 'registered' | 'expired' | 'left' | 'removed';
      name: string;
      email: string;
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      packageName: string;
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      /** Format: date-time */
      createdAt: string;
      offeredAt: string | null;
      expiresAt: string | null;
      /** @description Of an offer out of turn. */
      hold: components['schemas']['Hold'] | null;
    };
    WaitingPlace: {
      /** @enum {string} */
      status: 'waiting' | 'offered' | 'registered' | 'expired' | 'left' | 'removed';
      /** @enum {string} */
      registrationPackage:
        | 'physical_publication'
        | 'physical_presentation_only'
        | 'virtual_publication'
        | 'virtual_presentation_only';
      /** @enum {string} */
      academicCategory: 'student' | 'professional';
      packageName: string;
      email: string;
      /** @description Until when the place is or was offered. */
      expiresAt: string | null;
    };
    Waiver: {
      /** Format: uuid */
      id: string;
      /** @description Empty once it is erased. */
      reason: string;
      /** @description Dollars of the fee that the applicant can pay. */
      canPay: number | null;
      /** @enum {string} */
      status: 'open' | 'granted' | 'declined' | 'withdrawn';
      /** @description Dollars that were granted. */
      amount: number | null;
      /** @description Of finance, for the applicant. */
      answer: string | null;
      decidedAt: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description Dollars of a grant on hold, which are reserved. */
      offered: number | null;
      /** @description Of a decision. */
      hold: components['schemas']['Hold'] | null;
      name: string;
      organization: string;
      country: string;
      packageId: string;
      academicCategory: string;
      /** @description Dollars that can be waived: the package after a discount. */
      fee: number;
      /** Format: uuid */
      paymentId: string;
      paymentReference: string;
      /** @enum {string} */
      paymentStatus:
        | 'awaiting-payment'
        | 'proof-uploaded'
        | 'matched'
        | 'underpaid'
        | 'completed'
        | 'rejected'
        | 'refunded'
        | 'cancelled';
      /** @description False once the payment is made or has ended. */
      isDecidable: boolean;
      /** @description Dollars of the payment now. */
      due: number;
      decidedBy: string | null;
      version: number;
    };
    /** @description In dollars. */
    WaiverBudget: {
      budget: number;
      /** @description To live registrations. */
      granted: number;
      /** @description By grants on hold. */
      reserved: number;
      left: number;
    };
    Waivers: {
      items: components['schemas']['Waiver'][];
      nextCursor: string | null;
      counts: {
        open: number;
        granted: number;
        declined: number;
        withdrawn: number;
      };
    };
    Withdrawal: {
      /** @default  */
      reason: string;
    };
    WorkItem: {
      /** @enum {string} */
      kind:
        | 'late-reviews'
        | 'verifications'
        | 'acknowledgements'
        | 'releases'
        | 'verified-releases'
        | 'decisions'
        | 'replacements'
        | 'reviewers'
        | 'lost-handlers'
        | 'camera-ready'
        | 'discussions'
        | 'similarities'
        | 'proofs'
        | 'matched'
        | 'student-proofs'
        | 'unmatched'
        | 'refunds-due'
        | 'refund-accounts'
        | 'refund-approvals'
        | 'refund-exports'
        | 'provider-checks'
        | 'waivers'
        | 'countries'
        | 'desk-payments'
        | 'group-invitations'
        | 'emails'
        | 'bounced-addresses'
        | 'enquiries'
        | 'applications'
        | 'visa-letters'
        | 'schedule-papers'
        | 'settings'
        | 'data-to-erase'
        | 'failed-acts'
        | 'lapsed-acts';
      /** @enum {string} */
      area: 'papers' | 'money' | 'site';
      count: number;
      /** @description Of the count. */
      overdue: number;
      /** @description Since when the oldest waits. */
      since: string | null;
      /** @description The earliest deadline. */
      dueAt: string | null;
      /** @description Dollars. */
      amount: number | null;
      /** @description Of late reviews, their papers; of replacements, the papers below the needed reviews. */
      papers: number | null;
      /** @description Parts that are still samples. */
      settings:
        | (
            | 'bank'
            | 'invoicing'
            | 'venue'
            | 'speakers'
            | 'partners'
            | 'committee'
            | 'contact'
            | 'whoWeAre'
            | 'schedule'
            | 'agreement'
            | 'legal'
          )[]
        | null;
    };
    WorkQueue: {
      items: components['schemas']['WorkItem'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  AdminApplications_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt' | 'name' | '-name';
        state?: 'new' | 'read' | 'done';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminApplications'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminApplications_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminApplication'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminApplications_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboxChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminApplication'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminApplications_reply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboxReply'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminApplication'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAudit_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-at' | 'at';
        /** @description Who did it. */
        actor?: string;
        action?: string;
        subjectType?: string;
        /** @description The subject's id. */
        subject?: string;
        /** @description The first moment. */
        from?: string;
        /** @description The moment after the last. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Audit'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAudit_filters: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditFilters'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BankChanges_list: {
    parameters: {
      query?: {
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankChanges'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BankChanges_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankChange'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BankChanges_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankChangeConfirmation'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankChange'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BouncedAddresses_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-since' | 'since';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BouncedAddresses'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BouncedAddresses_clear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt';
        state?: 'draft' | 'sending' | 'stopped' | 'sent';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkEmailDraft'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_people: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkEmailAudienceRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmailPeople'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_preview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkEmailPreviewRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmailPreview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkEmailChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_delete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_recipients: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'position';
        delivery?:
          | 'waiting'
          | 'queued'
          | 'sent'
          | 'failed'
          | 'expired'
          | 'bounced'
          | 'suppressed'
          | 'opted-out'
          | 'left-out'
          | 'address-bounced';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmailRecipients'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_resume: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkEmailSending'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_stop: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BulkEmails_test: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CheckIn_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'name' | '-name';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Attendees'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CheckIn_apply: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewCheckInChanges'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckInOutcomes'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CheckIn_deviceList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckInDeviceList'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Dashboard_progress: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardProgress'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Dashboard_stats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardStats'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Dashboard_readTrends: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DashboardTrends'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Dashboard_work: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorkQueue'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DiscountCodes_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'createdAt' | '-createdAt';
        stopped?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscountCodes'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DiscountCodes_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDiscountCode'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscountCodeDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DiscountCodes_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscountCodeDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DiscountCodes_stop: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscountCodeDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DocumentJobs_list: {
    parameters: {
      query: {
        kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentJobs'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DocumentJobs_start: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentJobRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentJob'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DocumentJobs_dismiss: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentJobs'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DocumentJobs_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentJobs'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DocumentLayouts_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'invitation';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentTexts'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DocumentLayouts_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'invitation';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentLayoutChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentTexts'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        kind?: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
        state?: 'to-issue' | 'without-evidence' | 'issued' | 'all';
        sort?: 'name' | '-name';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentCandidates'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_issue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentIssue'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentsIssued'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_replace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentEnd'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentReplaced'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_revoke: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DocumentEnd'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentsIssued'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
        subjectId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentCandidate'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEditions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPictures_upload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          picture: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Picture'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEdition'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditionChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEdition'];
        };
      };
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditionConflict'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  BankChanges_request: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BankChangeRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankChange'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_copy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEdition'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_makeCurrent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditionMakeCurrent'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEdition'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_history: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditionHistory'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_readRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditionRevision'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEditions_restore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        revision: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditionRestore'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEdition'];
        };
      };
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditionConflict'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EditionPreviews_begin: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditionPreviewRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EditionPreview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminSchedule_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SchedulePapers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ScheduledChanges_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledChanges'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ScheduledChanges_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScheduleRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledChanges'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ScheduledChanges_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        change: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledChanges'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  DomainCheck_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailDomain'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EmailTexts_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplates'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EmailTexts_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind:
          | 'account-deleted'
          | 'announcement'
          | 'authorship-denial-undone'
          | 'authorship-denied'
          | 'authorship-denied-for-organisers'
          | 'backup-failed'
          | 'bank-change-cancelled'
          | 'bank-change-effective'
          | 'bank-change-requested'
          | 'bank-change-scheduled'
          | 'bank-details-changed'
          | 'bulk-message'
          | 'camera-ready-extended'
          | 'camera-ready-sent-back'
          | 'co-author-invited'
          | 'committee-application'
          | 'country-checked'
          | 'discussion-digest'
          | 'email-change'
          | 'email-change-requested'
          | 'email-changed'
          | 'enquiry'
          | 'enquiry-copy'
          | 'front-end-rolled-back'
          | 'group-invitation'
          | 'group-left'
          | 'group-paid'
          | 'group-payment'
          | 'inbox-reply'
          | 'joining-details'
          | 'login-link'
          | 'meta-review-assigned'
          | 'meta-review-cancelled'
          | 'new-device'
          | 'notice'
          | 'notice-digest'
          | 'paper-decision'
          | 'paper-decision-co-author'
          | 'paper-desk-rejected'
          | 'paper-edited-for-author'
          | 'paper-handed-over'
          | 'paper-in-review'
          | 'paper-mention'
          | 'paper-received'
          | 'paper-rejected-for-cause'
          | 'paper-reopened'
          | 'paper-returned'
          | 'paper-sent-back'
          | 'paper-withdrawn'
          | 'password-changed'
          | 'password-reset'
          | 'payment-arrived'
          | 'payment-confirmed'
          | 'payment-credited'
          | 'payment-extended'
          | 'payment-refunded'
          | 'payment-rejected'
          | 'payment-reminder'
          | 'payment-underpaid'
          | 'place-offered'
          | 'recovery-code-used'
          | 'refund-account-asked'
          | 'refund-account-replaced'
          | 'registration-cancelled'
          | 'registration-changed'
          | 'registration-corrected'
          | 'registration-received'
          | 'response-due'
          | 'response-end-changed'
          | 'responses-opened'
          | 'review-cancelled'
          | 'review-ended'
          | 'review-extended'
          | 'review-invitation'
          | 'review-invitation-link'
          | 'review-paper-withdrawn'
          | 'review-reminder'
          | 'review-response'
          | 'review-thanks'
          | 'revision-due'
          | 'revision-extended'
          | 'revision-received'
          | 'shepherd-answered'
          | 'shepherd-assigned'
          | 'shepherd-cancelled'
          | 'shepherd-released'
          | 'shepherd-reminder'
          | 'shepherd-revision'
          | 'two-factor-disabled'
          | 'two-factor-enabled'
          | 'two-factor-removed'
          | 'verification-code'
          | 'visa-letter-changed'
          | 'waiting-list-joined'
          | 'waiver-decided'
          | 'welcome';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplate'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EmailTexts_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind:
          | 'account-deleted'
          | 'announcement'
          | 'authorship-denial-undone'
          | 'authorship-denied'
          | 'authorship-denied-for-organisers'
          | 'backup-failed'
          | 'bank-change-cancelled'
          | 'bank-change-effective'
          | 'bank-change-requested'
          | 'bank-change-scheduled'
          | 'bank-details-changed'
          | 'bulk-message'
          | 'camera-ready-extended'
          | 'camera-ready-sent-back'
          | 'co-author-invited'
          | 'committee-application'
          | 'country-checked'
          | 'discussion-digest'
          | 'email-change'
          | 'email-change-requested'
          | 'email-changed'
          | 'enquiry'
          | 'enquiry-copy'
          | 'front-end-rolled-back'
          | 'group-invitation'
          | 'group-left'
          | 'group-paid'
          | 'group-payment'
          | 'inbox-reply'
          | 'joining-details'
          | 'login-link'
          | 'meta-review-assigned'
          | 'meta-review-cancelled'
          | 'new-device'
          | 'notice'
          | 'notice-digest'
          | 'paper-decision'
          | 'paper-decision-co-author'
          | 'paper-desk-rejected'
          | 'paper-edited-for-author'
          | 'paper-handed-over'
          | 'paper-in-review'
          | 'paper-mention'
          | 'paper-received'
          | 'paper-rejected-for-cause'
          | 'paper-reopened'
          | 'paper-returned'
          | 'paper-sent-back'
          | 'paper-withdrawn'
          | 'password-changed'
          | 'password-reset'
          | 'payment-arrived'
          | 'payment-confirmed'
          | 'payment-credited'
          | 'payment-extended'
          | 'payment-refunded'
          | 'payment-rejected'
          | 'payment-reminder'
          | 'payment-underpaid'
          | 'place-offered'
          | 'recovery-code-used'
          | 'refund-account-asked'
          | 'refund-account-replaced'
          | 'registration-cancelled'
          | 'registration-changed'
          | 'registration-corrected'
          | 'registration-received'
          | 'response-due'
          | 'response-end-changed'
          | 'responses-opened'
          | 'review-cancelled'
          | 'review-ended'
          | 'review-extended'
          | 'review-invitation'
          | 'review-invitation-link'
          | 'review-paper-withdrawn'
          | 'review-reminder'
          | 'review-response'
          | 'review-thanks'
          | 'revision-due'
          | 'revision-extended'
          | 'revision-received'
          | 'shepherd-answered'
          | 'shepherd-assigned'
          | 'shepherd-cancelled'
          | 'shepherd-released'
          | 'shepherd-reminder'
          | 'shepherd-revision'
          | 'two-factor-disabled'
          | 'two-factor-enabled'
          | 'two-factor-removed'
          | 'verification-code'
          | 'visa-letter-changed'
          | 'waiting-list-joined'
          | 'waiver-decided'
          | 'welcome';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTextsChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplate'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EmailTexts_previewSample: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind:
          | 'account-deleted'
          | 'announcement'
          | 'authorship-denial-undone'
          | 'authorship-denied'
          | 'authorship-denied-for-organisers'
          | 'backup-failed'
          | 'bank-change-cancelled'
          | 'bank-change-effective'
          | 'bank-change-requested'
          | 'bank-change-scheduled'
          | 'bank-details-changed'
          | 'bulk-message'
          | 'camera-ready-extended'
          | 'camera-ready-sent-back'
          | 'co-author-invited'
          | 'committee-application'
          | 'country-checked'
          | 'discussion-digest'
          | 'email-change'
          | 'email-change-requested'
          | 'email-changed'
          | 'enquiry'
          | 'enquiry-copy'
          | 'front-end-rolled-back'
          | 'group-invitation'
          | 'group-left'
          | 'group-paid'
          | 'group-payment'
          | 'inbox-reply'
          | 'joining-details'
          | 'login-link'
          | 'meta-review-assigned'
          | 'meta-review-cancelled'
          | 'new-device'
          | 'notice'
          | 'notice-digest'
          | 'paper-decision'
          | 'paper-decision-co-author'
          | 'paper-desk-rejected'
          | 'paper-edited-for-author'
          | 'paper-handed-over'
          | 'paper-in-review'
          | 'paper-mention'
          | 'paper-received'
          | 'paper-rejected-for-cause'
          | 'paper-reopened'
          | 'paper-returned'
          | 'paper-sent-back'
          | 'paper-withdrawn'
          | 'password-changed'
          | 'password-reset'
          | 'payment-arrived'
          | 'payment-confirmed'
          | 'payment-credited'
          | 'payment-extended'
          | 'payment-refunded'
          | 'payment-rejected'
          | 'payment-reminder'
          | 'payment-underpaid'
          | 'place-offered'
          | 'recovery-code-used'
          | 'refund-account-asked'
          | 'refund-account-replaced'
          | 'registration-cancelled'
          | 'registration-changed'
          | 'registration-corrected'
          | 'registration-received'
          | 'response-due'
          | 'response-end-changed'
          | 'responses-opened'
          | 'review-cancelled'
          | 'review-ended'
          | 'review-extended'
          | 'review-invitation'
          | 'review-invitation-link'
          | 'review-paper-withdrawn'
          | 'review-reminder'
          | 'review-response'
          | 'review-thanks'
          | 'revision-due'
          | 'revision-extended'
          | 'revision-received'
          | 'shepherd-answered'
          | 'shepherd-assigned'
          | 'shepherd-cancelled'
          | 'shepherd-released'
          | 'shepherd-reminder'
          | 'shepherd-revision'
          | 'two-factor-disabled'
          | 'two-factor-enabled'
          | 'two-factor-removed'
          | 'verification-code'
          | 'visa-letter-changed'
          | 'waiting-list-joined'
          | 'waiver-decided'
          | 'welcome';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailSamplePreview'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTextsPreview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EmailTexts_previewReal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind:
          | 'account-deleted'
          | 'announcement'
          | 'authorship-denial-undone'
          | 'authorship-denied'
          | 'authorship-denied-for-organisers'
          | 'backup-failed'
          | 'bank-change-cancelled'
          | 'bank-change-effective'
          | 'bank-change-requested'
          | 'bank-change-scheduled'
          | 'bank-details-changed'
          | 'bulk-message'
          | 'camera-ready-extended'
          | 'camera-ready-sent-back'
          | 'co-author-invited'
          | 'committee-application'
          | 'country-checked'
          | 'discussion-digest'
          | 'email-change'
          | 'email-change-requested'
          | 'email-changed'
          | 'enquiry'
          | 'enquiry-copy'
          | 'front-end-rolled-back'
          | 'group-invitation'
          | 'group-left'
          | 'group-paid'
          | 'group-payment'
          | 'inbox-reply'
          | 'joining-details'
          | 'login-link'
          | 'meta-review-assigned'
          | 'meta-review-cancelled'
          | 'new-device'
          | 'notice'
          | 'notice-digest'
          | 'paper-decision'
          | 'paper-decision-co-author'
          | 'paper-desk-rejected'
          | 'paper-edited-for-author'
          | 'paper-handed-over'
          | 'paper-in-review'
          | 'paper-mention'
          | 'paper-received'
          | 'paper-rejected-for-cause'
          | 'paper-reopened'
          | 'paper-returned'
          | 'paper-sent-back'
          | 'paper-withdrawn'
          | 'password-changed'
          | 'password-reset'
          | 'payment-arrived'
          | 'payment-confirmed'
          | 'payment-credited'
          | 'payment-extended'
          | 'payment-refunded'
          | 'payment-rejected'
          | 'payment-reminder'
          | 'payment-underpaid'
          | 'place-offered'
          | 'recovery-code-used'
          | 'refund-account-asked'
          | 'refund-account-replaced'
          | 'registration-cancelled'
          | 'registration-changed'
          | 'registration-corrected'
          | 'registration-received'
          | 'response-due'
          | 'response-end-changed'
          | 'responses-opened'
          | 'review-cancelled'
          | 'review-ended'
          | 'review-extended'
          | 'review-invitation'
          | 'review-invitation-link'
          | 'review-paper-withdrawn'
          | 'review-reminder'
          | 'review-response'
          | 'review-thanks'
          | 'revision-due'
          | 'revision-extended'
          | 'revision-received'
          | 'shepherd-answered'
          | 'shepherd-assigned'
          | 'shepherd-cancelled'
          | 'shepherd-released'
          | 'shepherd-reminder'
          | 'shepherd-revision'
          | 'two-factor-disabled'
          | 'two-factor-enabled'
          | 'two-factor-removed'
          | 'verification-code'
          | 'visa-letter-changed'
          | 'waiting-list-joined'
          | 'waiver-decided'
          | 'welcome';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailRealPreview'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTextsPreview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEmails_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt';
        state?: 'queued' | 'sent' | 'failed' | 'expired' | 'bounced' | 'suppressed';
        kind?:
          | 'account-deleted'
          | 'announcement'
          | 'authorship-denial-undone'
          | 'authorship-denied'
          | 'authorship-denied-for-organisers'
          | 'backup-failed'
          | 'bank-change-cancelled'
          | 'bank-change-effective'
          | 'bank-change-requested'
          | 'bank-change-scheduled'
          | 'bank-details-changed'
          | 'bulk-message'
          | 'camera-ready-extended'
          | 'camera-ready-sent-back'
          | 'co-author-invited'
          | 'committee-application'
          | 'country-checked'
          | 'discussion-digest'
          | 'email-change'
          | 'email-change-requested'
          | 'email-changed'
          | 'enquiry'
          | 'enquiry-copy'
          | 'front-end-rolled-back'
          | 'group-invitation'
          | 'group-left'
          | 'group-paid'
          | 'group-payment'
          | 'inbox-reply'
          | 'joining-details'
          | 'login-link'
          | 'meta-review-assigned'
          | 'meta-review-cancelled'
          | 'new-device'
          | 'notice'
          | 'notice-digest'
          | 'paper-decision'
          | 'paper-decision-co-author'
          | 'paper-desk-rejected'
          | 'paper-edited-for-author'
          | 'paper-handed-over'
          | 'paper-in-review'
          | 'paper-mention'
          | 'paper-received'
          | 'paper-rejected-for-cause'
          | 'paper-reopened'
          | 'paper-returned'
          | 'paper-sent-back'
          | 'paper-withdrawn'
          | 'password-changed'
          | 'password-reset'
          | 'payment-arrived'
          | 'payment-confirmed'
          | 'payment-credited'
          | 'payment-extended'
          | 'payment-refunded'
          | 'payment-rejected'
          | 'payment-reminder'
          | 'payment-underpaid'
          | 'place-offered'
          | 'recovery-code-used'
          | 'refund-account-asked'
          | 'refund-account-replaced'
          | 'registration-cancelled'
          | 'registration-changed'
          | 'registration-corrected'
          | 'registration-received'
          | 'response-due'
          | 'response-end-changed'
          | 'responses-opened'
          | 'review-cancelled'
          | 'review-ended'
          | 'review-extended'
          | 'review-invitation'
          | 'review-invitation-link'
          | 'review-paper-withdrawn'
          | 'review-reminder'
          | 'review-response'
          | 'review-thanks'
          | 'revision-due'
          | 'revision-extended'
          | 'revision-received'
          | 'shepherd-answered'
          | 'shepherd-assigned'
          | 'shepherd-cancelled'
          | 'shepherd-released'
          | 'shepherd-reminder'
          | 'shepherd-revision'
          | 'two-factor-disabled'
          | 'two-factor-enabled'
          | 'two-factor-removed'
          | 'verification-code'
          | 'visa-letter-changed'
          | 'waiting-list-joined'
          | 'waiver-decided'
          | 'welcome';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEmails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEmails_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEmails_retry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEmail'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEnquiries_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt' | 'name' | '-name';
        state?: 'new' | 'read' | 'done';
        category?:
          | 'General Inquiry'
          | 'Paper Submission'
          | 'Registration'
          | 'Technical Support'
          | 'Sponsorship'
          | 'Media';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEnquiries'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEnquiries_assignees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboxAssignees'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEnquiries_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEnquiry'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEnquiries_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboxChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEnquiry'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminEnquiries_reply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InboxReply'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminEnquiry'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminFrontEnds_overview: {
    parameters: {
      query?: {
        /** @description Until today, in UTC. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FrontEnds'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminFrontEnds_failures: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-lastSeenAt' | 'lastSeenAt';
        /** @description Until today, in UTC. */
        days?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FrontEndFailures'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminFrontEnds_failure: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FrontEndFailureDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminGroups_page: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'createdAt' | '-createdAt';
        state?: 'open' | 'full' | 'closed';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminGroups'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminGroups_open: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroupForPayer'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminGroups_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminGroups_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminGroups_invoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminGroups_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Holds_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HeldActsList'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Holds_dismiss: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DismissedActs'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Holds_sendNow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosedActs'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Holds_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosedActs'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OtherMessages_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-receivedAt' | 'receivedAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InboundMessages'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'name' | '-name';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Institutions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInstitution'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Institution'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_import: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InstitutionsFile'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstitutionsPreview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_preview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InstitutionsFile'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InstitutionsPreview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_suggestions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuggestedDomains'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Institution'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InstitutionChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Institution'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Institutions_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInvoices_page: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-number' | 'number';
        /** @description A credit note corrects the corrected ones. */
        state?: 'valid' | 'corrected' | 'credit-note';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invoices'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Joining_state: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoiningState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Joining_send: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendJoining'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JoiningState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  NoticeChoices_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoticeChoices'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  NoticeChoices_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind:
          | 'submission'
          | 'decline'
          | 'last-review'
          | 'revision'
          | 'camera-ready'
          | 'proof-of-payment'
          | 'enquiry'
          | 'visa-letter'
          | 'failed-email';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoticeChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoticeChoices'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlineAttendance_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttendanceImports'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlineAttendance_import: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          session?: string;
          minimumMinutes?: string;
          layout?: string;
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttendanceImported'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlineAttendance_assign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceAssignment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttendanceImportLines'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlineAttendance_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttendanceImportLines'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlineAttendance_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttendanceImports'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPapers_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?:
          | '-submittedAt'
          | 'submittedAt'
          | 'number'
          | '-number'
          | 'title'
          | '-title'
          | 'due'
          | '-due'
          | 'score'
          | '-score';
        /** @description Several statuses: a tab of the list. */
        phase?: 'screening' | 'review' | 'decisions' | 'final';
        status?:
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
        /** @description The kind of paper. */
        type?: 'full-paper' | 'poster';
        /** @description The statuses that a figure of the dashboard counts. */
        outcome?: 'pending' | 'accepted' | 'rejected';
        topic?: string;
        /** @description Its id. */
        track?: string;
        tag?: string;
        /** @description The organiser who is responsible: an id, the caller, or no one in particular. */
        handler?: ('mine' | 'none') | string;
        /** @description Accepted papers without a registration for publication, with one, or paid. */
        registration?: 'none' | 'registered' | 'paid';
        /** @description Accepted papers by the state of their camera-ready version. */
        cameraReady?: 'missing' | 'received' | 'checked' | 'sent-back' | 'locked';
        /** @description Past a promised date or a review deadline. */
        overdue?: 'true';
        /** @description Under review with fewer submitted reviews than are needed. */
        reviewsMissing?: 'true';
        /** @description By the report of a service on the newest file; none: not asked for. */
        similarityReport?: 'none' | 'waiting' | 'ready' | 'failed';
        /** @description What the paper needs from a chair: fewer reviewers were asked than reviews are needed; or some declined and fewer are asked than the edition invites; reviews that are late; enough reviews for a decision; the release of its decision; another handler. Nothing while an act on it is on hold. */
        needs?:
          | 'acknowledgement'
          | 'reviewers'
          | 'replacement'
          | 'late-reviews'
          | 'decision'
          | 'discussion'
          | 'similarity'
          | 'handler'
          | 'release'
          | 'verification'
          | 'camera-ready';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPapers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminBulk_act: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BulkPaperAct'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BulkPaperResults'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_assignMany: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAssignments'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Assigned'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_bidding: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BiddingProgress'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Comparison_compare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperComparison'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminHandlers_used: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperHandlers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_propose: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposalRequest'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewProposal'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_release: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Release'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReleaseAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_remind: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reminders'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reminded'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminBulk_tags: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperTags'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPapers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaper'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_assign: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAssignment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Unassigned'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDeadlines_extendReview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewExtension'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminCameraReady_act: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CameraReadyAct'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminAssignments_candidatesOf: {
    parameters: {
      query?: {
        q?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewCandidates'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInterventions_declareConflict: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConflictDeclaration'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaperDecision'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_deskReject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeskRejection'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDiscussion_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscussionForChair'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDiscussion_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPaperComment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperCommentPosted'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDiscussion_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDiscussion_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DiscussionRead'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadComments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInterventions_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaperEditForAuthor'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDeadlines_extendCameraReady: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CameraReadyExtension'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDeadlines_extendRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RevisionExtension'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInterventions_correctFigures: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectedFigures'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminHandlers_name: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaperHandlerChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminHandlers_candidates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperHandlers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInterventions_returnToAuthor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LaterReturn'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminMetaReviewers_choose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MetaReviewerChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminNotes_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPaperNote'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperNoteAdded'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminNotes_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        noteId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPapers_payment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInterventions_reject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LaterReturn'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_reopen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Reopening'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDeadlines_chooseResponseEnd: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResponseEndChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_returnToAuthor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReturnToAuthor'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminRatings_rate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewRatingChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_screen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Screening'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminShepherds_choose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShepherdChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminSimilarity_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarityCheck'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminSimilarity_request: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarityReport'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminSimilarity_open: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarityReportAddress'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminSimilarity_mark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        otherId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SimilarityMark'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarityCheck'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminDecisions_verify: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Verification'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInterventions_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaperWithdrawal'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPaperState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentTotals_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentTotals'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPayments_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt' | 'name' | '-name' | 'amount' | '-amount';
        state?:
          | 'awaiting-payment'
          | 'proof-uploaded'
          | 'matched'
          | 'underpaid'
          | 'completed'
          | 'rejected'
          | 'refunded'
          | 'cancelled';
        /** @description What the payment needs from finance: a look at the proof of payment; the confirmation of matched money; a look at the proof of student status; the check of the country that the fee depends on; the confirmation of money that the desk took. Nothing while an act on it is on hold. */
        needs?: 'proof' | 'confirmation' | 'student-proof' | 'country' | 'desk-payment';
        /** @description Of students without a proof of status yet. */
        studentProof?: 'missing';
        /** @description How the money came. Payments without money have no way yet. */
        way?: 'transfer' | 'stripe' | 'paystack';
        package?:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
        category?: 'student' | 'professional';
        /** @description Paid by this group. */
        group?: string;
        /** @description The first day of registering, in UTC. */
        from?: string;
        /** @description The last day of registering, in UTC. */
        to?: string;
        /** @description Came without login from the address of an account that has a registration already. */
        duplicates?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPayments_lookUp: {
    parameters: {
      query: {
        ref: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReferenceLookUp'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminPayments_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RejectPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CountryChecks_decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckCountry'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_credit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreditPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_extend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentExtension'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminInvoices_issue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedInvoices'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_match: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MatchPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_note: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentNote'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_changePackage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdminPackageChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_refund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Repayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_refundOverpayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Repayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_reject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RejectPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_resendEmail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDecisions_unmatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UnmatchPayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminWaitingList_places: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminPlaces'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_markPresented: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Presentation'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PresentationAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_unmarkPresented: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PresentationAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'openedAt' | '-openedAt';
        status?: 'open' | 'settled' | 'dismissed';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderChecks'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_askAgain: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_bookMoney: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateProviderMoney'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_bookRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookProviderRefund'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_dismiss: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_disputeLost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_refundFailed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_refundPaid: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_refundReturned: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckReason'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderChecks_reopen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderCheckVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderCheckDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reconciliation_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reconciliation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reconciliation_lock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LockPeriod'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerPeriod'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reconciliation_period: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerPeriod'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reconciliation_unlock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UnlockPeriod'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerPeriod'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RefundBatches_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt';
        status?: 'awaiting-approval' | 'ready' | 'exported' | 'discarded';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundBatches'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RefundBatches_prepare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRefundBatch'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewRefundBatches'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RefundBatches_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundBatch'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RefundBatches_approve: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundBatch'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RefundBatches_discard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundBatch'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RefundBatches_export: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundBatch'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt';
        status?: 'asking' | 'ready' | 'batched' | 'exported' | 'paid' | 'failed' | 'withdrawn';
        /** @description Exported for 7 days, and on no statement yet. */
        overdue?: 'true';
        batchId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refunds'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_prepare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRefund'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_due: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'since' | '-since';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DueRefunds'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_offer: {
    parameters: {
      query: {
        kind: 'refund' | 'overpayment' | 'return';
        /** @description Of the payment; of the transfer for a return. */
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundOffer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_enterAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnterRefundAccount'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_ask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_fail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FailRefund'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_send: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Refunds_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationTotals_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationTotals'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationsOnBehalf_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationData'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeRegistration'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationsOnBehalf_find: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrablePersonSearch'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrablePerson'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Retention_overview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RetentionOverview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminReviewers_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'name' | '-name' | 'load' | '-load';
        availability?: 'available' | 'at-capacity' | 'paused';
        /** @description A topic of the reviewer. */
        topic?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminReviewers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminReviewers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminReviewer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminReviewers_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewerProfile'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminReviewer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_revoked: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        kind?: 'attendance' | 'presentation' | 'reviewing' | 'acceptance' | 'badge';
        sort?: 'revokedAt' | '-revokedAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevokedDocuments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Samples_find: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Samples'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Samples_remove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemovedSamples'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Statements_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Statements'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Statements_import: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          account?: string;
          layout?: string;
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatementImport'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledLine'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_enter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnterLine'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledLine'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_ignore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IgnoreLine'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledLine'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_match: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MatchLine'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchedLine'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_payRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundLine'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledLine'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_restore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledLine'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Statements_read: {
    parameters: {
      query?: {
        q?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Statement'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  StatementLines_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmLines'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmedLines'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Statements_lines: {
    parameters: {
      query: {
        limit?: number;
        cursor?: string;
        q?: string;
        state: 'done' | 'pending';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledStatementLines'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminTransfers_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt';
        /** @description Those of which something waits for its payment, and no act on which is on hold. */
        open?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankTransfers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminTransfers_record: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBankTransfer'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankTransfer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminTransfers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankTransfer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminTransfers_match: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransferMatch'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankTransfer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminTransfers_returnToSender: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransferReturn'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankTransfer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminTransfers_unmatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TransferUnmatch'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankTransfer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUsers_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: '-createdAt' | 'createdAt' | 'name' | '-name';
        role?: 'researcher' | 'reviewer' | 'admin';
        verified?: string;
        disabled?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUsers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUser_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Erasure_erasePerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ErasePerson'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUsers_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUser'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Permissions_list: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Permissions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Permissions_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        permission:
          | 'owner'
          | 'chair'
          | 'track-chair'
          | 'finance'
          | 'site-editor'
          | 'check-in'
          | 'visa-officer'
          | 'read-only';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PermissionGrant'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Permissions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Permissions_revoke: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        permission:
          | 'owner'
          | 'chair'
          | 'track-chair'
          | 'finance'
          | 'site-editor'
          | 'check-in'
          | 'visa-officer'
          | 'read-only';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Permissions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUsers_resendVerification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUsers_endSessions: {
    parameters: {
      query?: {
        confirmSelf?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUsers_endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminUsers_removeTwoFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'createdAt' | '-createdAt';
        /** @description Open: requested or in progress. */
        state?:
          | 'open'
          | 'requested'
          | 'in-progress'
          | 'returned'
          | 'issued'
          | 'refused'
          | 'withdrawn'
          | 'any';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisaRequests'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_issue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisaAct'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShownVisaPassport'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_refuse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisaAnswer'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_return: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisaAnswer'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  VisaLetters_start: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisaAct'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminWaitingList_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'createdAt' | '-createdAt';
        status?: 'waiting' | 'offered' | 'registered' | 'expired' | 'left' | 'removed';
        package?:
          | 'physical_publication'
          | 'physical_presentation_only'
          | 'virtual_publication'
          | 'virtual_presentation_only';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingPeople'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminWaitingList_offer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingPerson'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AdminWaitingList_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingPerson'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Waivers_list: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        q?: string;
        sort?: 'createdAt' | '-createdAt';
        status?: 'open' | 'granted' | 'declined' | 'withdrawn';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Waivers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Waivers_budget: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaiverBudget'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Waivers_setBudget: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewWaiverBudget'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaiverBudget'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Waivers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Waiver'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Waivers_decline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeclineWaiver'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Waiver'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Waivers_grant: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GrantWaiver'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Waiver'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Unsubscribe_ask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Unsubscribe_unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_checkConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkCheck'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_confirmEmail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailUpdated'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_forgotPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailOnly'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Login'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginResult'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_askLoginLink: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AskLoginLink'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_loginByLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginResult'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_me: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Erasure_eraseOwn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EraseOwnAccount'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Preferences_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Preferences_change: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PreferencesChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Preferences_saveView: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewView'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Preferences_deleteView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Preferences_renameView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewRenaming'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Preferences'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Profile'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProfileAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Register'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewSession'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_resendVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_checkResetToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResetCheck'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPassword'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Sessions_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Sessions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Sessions_endAll: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: password */
          password: string;
          /** @default false */
          keepCurrent?: boolean;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Sessions_prove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IdentityProof'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Sessions_end: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: password */
          password: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  TwoFactor_state: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoFactorState'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  TwoFactor_logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoFactorLogin'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewSession'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  TwoFactor_turnOff: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordAndCode'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  TwoFactor_confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoFactorConfirm'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoFactorConfirmed'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  TwoFactor_renewCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordAndCode'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodes'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  TwoFactor_setUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TwoFactorSetup'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoFactorSecret'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_updateEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateEmail'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailUpdated'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_verificationState: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailVerification'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_verifyEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmail'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailVerified'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Auth_verifyEmailByLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailVerified'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Committee_apply: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          firstName: string;
          lastName: string;
          email: string;
          country: string;
          affiliation: string;
          /** Format: binary */
          cv: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApplicationAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Contact_send: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Contact'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Contact_sendForm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['Contact'];
      };
    };
    responses: {
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_own: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnDocuments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Downloads_ask: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DownloadRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadLink'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Downloads_columns: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        kind: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportColumns'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Downloads_open: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ticket: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Editions_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Edition'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EditionPreviews_home: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ticket: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  EditionPreviews_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        ticket: string;
        page: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProviderEvents_receive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: 'generic' | 'mailgun';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailEventsReceived'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Files_download: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  FrontEndFailures_report: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FrontEndFailure'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FrontEndFailureAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  FrontEndMeasurements_report: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FrontEndMeasurement'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FrontEndMeasurementAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnGroups'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_open: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroup'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_invitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupInvitation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_change: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_invite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupInvitations'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupInvited'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_invoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Groups_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        paymentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnGroup'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Health_live: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Live'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Health_ready: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ready'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OpenWork_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenWork'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_mine: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorPapers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_create: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDraft'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CoAuthors_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Authorship'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CoAuthors_deny: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  CoAuthors_undo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Papers_checkAcceptedPaper: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AcceptedPaperCheck'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_save: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DraftChanges'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaperAgreements_agree: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgreementVersion'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaperAgreements_upload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          form: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaperAgreements_addSent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SentAgreementForm'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_submitCameraReady: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaperFiles_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** @enum {string} */
          part: 'manuscript' | 'supplement';
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Responses_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorResponse'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Responses_saveDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResponseChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResponseSaved'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Responses_submit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResponseChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorResponse'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_submitRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RevisionSubmission'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaperFiles_addSent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SentPaperFile'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_submit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaperFiles_removeSupplement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_edit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaperEdit'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  AuthorPapers_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Withdrawal'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperDetails'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_byReference: {
    parameters: {
      query: {
        ref: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_emailDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailDetails'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationExtras_available: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AvailableExtras'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationExtras_feeBands: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeeBands'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  GatewayEvents_receive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        gateway: 'stripe' | 'paystack';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewayEventReceived'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationData'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_payBy: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayBy'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_pending: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingPayments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationExtras_quote: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['QuoteRequest'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnRefunds_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the email, or the id for its payer. */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRefund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnRefunds_give: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The token of the email, or the id for its payer. */
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundAccount'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRefund'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_sendConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendConfirmation'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProofUploads_begin: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
        'Upload-Length': string;
        'Upload-Metadata': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/offset+octet-stream': string;
      };
    };
    responses: {
      /** @description tus 1.0.0 */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProofUploads_remove: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description tus 1.0.0 */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProofUploads_find: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description tus 1.0.0 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ProofUploads_resume: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
        'Upload-Offset': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/offset+octet-stream': string;
      };
    };
    responses: {
      /** @description tus 1.0.0 */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  WaitingList_join: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JoinWaitingList'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  WaitingList_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingPlace'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  WaitingList_claim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingPlace'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  WaitingList_leave: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingPlace'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationExtras_changeAnswers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationAnswers'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_cancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentProofs_addCountryProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          proof: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDocuments_open: {
    parameters: {
      query?: {
        /** @description Of a credit note or an invoice, such as C25-N00001 or C25-I00001; the newest without it. */
        number?: string;
      };
      header?: never;
      path: {
        id: string;
        document: 'pro-forma' | 'receipt' | 'credit-note' | 'invoice' | 'invoice-xml';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentDocuments_ask: {
    parameters: {
      query?: {
        /** @description Of a credit note or an invoice, such as C25-N00001 or C25-I00001; the newest without it. */
        number?: string;
      };
      header?: never;
      path: {
        id: string;
        document: 'pro-forma' | 'receipt' | 'credit-note' | 'invoice' | 'invoice-xml';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadLink'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_emailOwn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Confirmation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationExtras_changeExtras: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExtrasChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_changeInvoice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvoiceDetails'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Invoices_issue: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Joining_own: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Joining'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  GroupMember_leave: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlinePayments_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OnlinePayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlinePayments_start: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StartOnlinePayment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentPage'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OnlinePayments_check: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OnlinePayment'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_changePackage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PackageChoice'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentProofs_add: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          proof: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Payments_correct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrantDetails'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentProofs_addSent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SentProof'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PaymentProofs_addStudentProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          proof: string;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentAnswer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnWaivers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnWaiver'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnWaivers_apply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApplyForWaiver'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnWaiver'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnWaivers_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnWaiver'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  PhoneNumbers_recognise: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PhoneNumber'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecognisedPhone'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Pictures_largest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Pictures_sized: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
        width: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  RegistrationStatus_check: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationStatus'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Places_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Places'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_mine: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Assignments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Bids_list: {
    parameters: {
      query?: {
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BidList'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Bids_bid: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBid'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewBid'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Bids_declareConflict: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BidConflict'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewBid'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Expertise_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerExpertise'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Expertise_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewerExpertise'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerExpertise'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Expertise_readPasted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PastedPublications'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadPublications'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ReviewInvitations_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewInvitation'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ReviewInvitations_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewInvitationAccepted'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ReviewInvitations_redeem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitedAccount'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewInvitationRedeemed'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ReviewInvitations_decline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewDecline'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  MetaReviews_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignedMetaReviews'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewPaper'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_accept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewPaper'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_decline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewDecline'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewPaper'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Discussion_show: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscussionForReviewer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Discussion_post: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPaperComment'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaperCommentPosted'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Discussion_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Discussion_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DiscussionRead'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadComments'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_saveDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewDraftChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewDraftSaved'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  MetaReviews_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MetaReview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  MetaReviews_saveDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MetaReviewChange'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MetaReviewSaved'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  MetaReviews_submit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MetaReviewSubmission'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MetaReview'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_pdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ResponsesForReviewers_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResponseForReviewer'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Shepherding_read: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shepherding'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Shepherding_answer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShepherdAnswer'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shepherding'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_submit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewSubmission'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewPaper'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Reviews_versions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        paperId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewVersions'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ReviewerProfile_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerProfile'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  ReviewerProfile_save: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewerProfile'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerProfile'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Relations_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerRelations'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Relations_add: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewRelation'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerRelations'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Relations_remove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewerRelations'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Shepherding_list: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ShepherdedPapers'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Uploads_begin: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
        'Upload-Length': string;
        'Upload-Metadata': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/offset+octet-stream': string;
      };
    };
    responses: {
      /** @description tus 1.0.0 */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Uploads_remove: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description tus 1.0.0 */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Uploads_find: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description tus 1.0.0 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  Uploads_resume: {
    parameters: {
      query?: never;
      header: {
        'Tus-Resumable': '1.0.0';
        'Upload-Offset': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/offset+octet-stream': string;
      };
    };
    responses: {
      /** @description tus 1.0.0 */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  IssuedDocuments_verify: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerifiedDocument'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnVisaLetters_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnVisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnVisaLetters_put: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VisaPassport'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnVisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
  OwnVisaLetters_withdraw: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnVisaRequest'];
        };
      };
      /** @description What went wrong */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApiError'];
        };
      };
    };
  };
}
