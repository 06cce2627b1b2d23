import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The simulated server of a test. What it is not told to answer fails the test. */
export const server = setupServer(...handlers);
