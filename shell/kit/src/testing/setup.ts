import { configure } from '@testing-library/react';
import { server } from '.';

// What is awaited comes at once on an idle machine; a busy one may take its time. Said here, because
// Jest does not take it from the configuration of one project among several.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

// What jsdom leaves out because it draws nothing.
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());
