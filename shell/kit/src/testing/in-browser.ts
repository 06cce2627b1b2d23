import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

export { HttpResponse } from 'msw';
export * from './samples';

/**
 * The simulated server where a browser runs instead of a test: the same samples answer in both. What
 * this module lacks of the testing door belongs to tests alone.
 */
export const server = setupWorker(...handlers);
