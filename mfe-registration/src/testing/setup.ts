import { simulateOnline } from './online-server';

// Pages of payments ask for it; without payment pages they are as specified.
beforeEach(() => simulateOnline());
