import * as emotionReact from '@emotion/react';
import emotionStyled, * as emotionStyledModule from '@emotion/styled';
import * as kitApi from '@plenary/kit/api';
import * as kitDialogs from '@plenary/kit/dialogs';
import * as kitEdition from '@plenary/kit/edition';
import * as kitForms from '@plenary/kit/forms';
import * as kitI18n from '@plenary/kit/i18n';
import * as kitTabs from '@plenary/kit/tabs';
import * as kitRouter from '@plenary/kit/router';
import * as kitSession from '@plenary/kit/session';
import * as kitUi from '@plenary/kit/ui';
import * as reactQuery from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import { leftOut } from '../../left-out.mjs';

/** As browsers get it. */
function reached(request: string, module: object): object {
  const names = Object.entries(module).filter(([name]) => !leftOut[request]?.includes(name));
  return Object.fromEntries(names);
}

/** The list of shared-requests.mjs. */
export const sharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  '@tanstack/react-query': reached('@tanstack/react-query', reactQuery),
  '@emotion/react': emotionReact,
  '@emotion/styled': { ...emotionStyledModule, default: emotionStyled, __esModule: true },
  '@plenary/kit/api': kitApi,
  '@plenary/kit/dialogs': kitDialogs,
  '@plenary/kit/edition': kitEdition,
  '@plenary/kit/forms': kitForms,
  '@plenary/kit/i18n': kitI18n,
  '@plenary/kit/router': kitRouter,
  '@plenary/kit/session': kitSession,
  '@plenary/kit/tabs': kitTabs,
  '@plenary/kit/ui': kitUi,
};
