import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

export { HttpResponse } from 'msw';
export * from './samples';

export const server = setupWorker(...handlers);
