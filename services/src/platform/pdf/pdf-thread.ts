// First, so that it counts the allocations of the modules below.
import './allocation-limit.js';
import { parentPort } from 'node:worker_threads';
import { examinePdf } from './examine-pdf.js';
import type { PdfTask } from './pdf-findings.js';

parentPort?.on('message', (task: PdfTask) => {
  void examinePdf(task).then((findings) => parentPort?.postMessage(findings));
});
parentPort?.postMessage('ready');
