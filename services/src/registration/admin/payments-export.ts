import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { paymentsExportSchema } from './admin-payments.schema.js';
import { paymentColumns } from './payment.columns.js';

@Injectable()
export class PaymentsExport implements OnModuleInit {
  constructor(
    private readonly downloads: DownloadsService,
    private readonly payments: AdminPaymentsQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, payments, clock } = this;
    downloads.add(
      paymentsExportSchema,
      listExport({ name: 'payments', clock }, paymentColumns, (request) => payments.all(request)),
    );
  }
}
