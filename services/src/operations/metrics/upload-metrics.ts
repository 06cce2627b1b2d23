import { Counter, Gauge, type Registry } from 'prom-client';
import type { UploadAdmission } from '../../platform/uploads/upload-admission.js';

/** How much of the uploads' limits is used, and how often authors were asked to wait. */
export function measureUploads(admission: UploadAdmission, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'plenary_uploads_open',
    help: 'Uploads in progress.',
    registers,
    collect() {
      this.set(admission.open);
    },
  });
  new Gauge({
    name: 'plenary_pdf_checks_waiting',
    help: 'PDFs that are not checked yet.',
    registers,
    collect() {
      this.set(admission.pdfChecks);
    },
  });
  new Counter({
    name: 'plenary_uploads_refused_total',
    help: 'New uploads that were asked to wait, by the limit that was reached.',
    labelNames: ['limit'],
    registers,
    collect() {
      this.reset();
      for (const [limit, count] of Object.entries(admission.refused)) this.inc({ limit }, count);
    },
  });
}
