import '@testing-library/jest-dom';

export { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { HttpResponse } from 'msw';
export { renderRemote } from './render-remote';
export type { RenderOptions, Rendered } from './render-remote';
export { server } from './server';
export { logIn } from './log-in';
export * from './samples';
export { SimulatedUploads } from './simulated-uploads';
export { setWindowWidth } from './window-width';
