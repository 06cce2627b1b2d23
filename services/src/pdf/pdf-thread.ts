// First: what is loaded after it allocates under its count.
import './allocation-limit.js';
import { parentPort } from 'node:worker_threads';
import { examinePdf } from './examine-pdf.js';
import type { PdfTask } from './pdf-findings.js';

/** The program of the thread in which PDFs are read: one task at a time. */
parentPort?.on('message', (task: PdfTask) => {
  void examinePdf(task).then((findings) => parentPort?.postMessage(findings));
});
parentPort?.postMessage('ready');
