/*
 * The published shell runs React's production build, which cannot refresh. In a page of development
 * its shared modules are replaced by the development build, before the shell takes them.
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

/** Newer than any React of the shell, and of its major version: the bundler takes the newest. */
const version = react.version.replace(/\..*/, '.999.0');

/** As the bundler's scopes of shared modules hold them. */
const provided: Record<string, object> = {};
for (const [name, module] of Object.entries(modules)) {
  provided[name] = {
    [version]: { get: () => () => module, from: 'development', eager: true, loaded: 1 },
  };
}

Object.assign(window, { __PLENARY_SHARED__: provided });
