import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { startBehaviours, startReaderTimes } from '../behaviours';
import { server } from './server';

// For busy machines. Jest does not read it from the configuration of one project.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

// In development React captures a stack for each element, up to this many in a second, for its own
// messages: a seventh of the time of the tests of a long form.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

// As in browsers since the scroll methods answer with a promise (CSSOM View).
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
window.scrollTo = () => undefined;
// jsdom draws nothing.
window.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
  unobserve() {}
};

// As browsers do; jsdom only reflects the attribute.
let opener: Element | null = null;
HTMLDialogElement.prototype.showModal = function () {
  opener = document.activeElement;
  this.open = true;
  this.querySelector('button')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  if (opener instanceof HTMLElement) opener.focus();
};
startBehaviours();
startReaderTimes();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());
