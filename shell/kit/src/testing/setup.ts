import { configure } from '@testing-library/react';
import { server } from '.';

// For busy machines. Jest does not read it from the configuration of one project.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());
