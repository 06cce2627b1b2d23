import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { paymentsExportSchema } from './admin-payments.schema.js';
import { paymentColumns } from './payment.columns.js';

@Injectable()
export class PaymentsExport implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly downloads: DownloadsService,
    private readonly payments: AdminPaymentsQuery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { dataSource, downloads, editions, payments, clock } = this;
    downloads.add(
      paymentsExportSchema,
      listExport(
        { name: 'payments', right: 'payments:read', clock },
        async ({ sensitive: withSensitive = false }) => {
          const { document } = await editions.current(dataSource.manager);
          return paymentColumns({ ...document, withSensitive });
        },
        (request) => payments.all(request),
      ),
    );
  }
}
