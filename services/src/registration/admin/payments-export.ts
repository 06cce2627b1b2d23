import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Clock } from '../../platform/core/clock.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { chosenColumns, presentColumns } from '../../platform/downloads/export-columns.js';
import { listExport } from '../../platform/downloads/list-export.js';
import { AdminPaymentsQuery } from './admin-payments.query.js';
import { paymentsExportSchema, type PaymentsExportRequest } from './admin-payments.schema.js';
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
    const { downloads, payments, clock } = this;
    const source = listExport(
      { name: 'payments', right: 'payments:read', clock },
      async ({ sensitive = false, columns }: PaymentsExportRequest) =>
        chosenColumns(await this.columns(sensitive), columns),
      (request) => payments.all(request),
    );
    const columns = async () => presentColumns(await this.columns(false));
    downloads.add(paymentsExportSchema, { ...source, columns });
  }

  private async columns(withSensitive: boolean) {
    const { document } = await this.editions.current(this.dataSource.manager);
    return paymentColumns({ ...document, withSensitive });
  }
}
