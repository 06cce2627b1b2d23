import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { listExport } from '../downloads/list-export.js';
import { AdminAuditQuery } from './admin-audit.query.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { AdminUsersQuery } from './admin-users.query.js';
import { auditColumns } from './audit.columns.js';
import { paymentColumns } from './payment.columns.js';
import { userColumns } from './user.columns.js';

/** Every list of the admin area as a file. */
@Injectable()
export class ListExports implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly users: AdminUsersQuery,
    private readonly payments: AdminPaymentsQuery,
    private readonly audit: AdminAuditQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, users, payments, audit, clock } = this;
    downloads.add(
      'users',
      listExport({ name: 'users', clock }, userColumns, (request) => users.all(request)),
    );
    downloads.add(
      'payments',
      listExport({ name: 'payments', clock }, paymentColumns, (request) => payments.all(request)),
    );
    downloads.add(
      'audit',
      listExport({ name: 'audit', clock }, auditColumns, (request) => audit.all(request)),
    );
  }
}
