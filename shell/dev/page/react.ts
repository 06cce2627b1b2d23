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

interface Shared {
  lib?: () => unknown;
  get?: () => unknown;
}

interface Start {
  userOptions: { shared?: Record<string, Shared[]> };
}

const developmentReact = {
  name: 'development-react',
  beforeInit(start: Start) {
    for (const [name, provided] of Object.entries(start.userOptions.shared ?? {})) {
      if (!(name in modules)) continue;
      for (const each of provided) each.lib = () => modules[name];
    }
    return start;
  },
};

Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [developmentReact] } });
