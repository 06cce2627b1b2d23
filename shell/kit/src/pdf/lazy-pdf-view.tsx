import { lazy } from 'react';

/** Loads the viewer and pdf.js with the first paper; suspends until then. */
export const PdfView = lazy(() => import('./pdf-view'));
