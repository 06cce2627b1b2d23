import { createContext, use } from 'react';

export const AssetsContext = createContext('/assets');

/** Address of the published folder `shell/assets`, without a slash at its end; it contains the hash of the files. */
export const useAssets = () => use(AssetsContext);
