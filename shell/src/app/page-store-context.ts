import { createContext, useContext } from 'react';
import type { PageStore } from '../remotes/page-store';

const PageStoreContext = createContext<PageStore | null>(null);

export const PageStoreProvider = PageStoreContext;

export function usePageStore(): PageStore {
  const store = useContext(PageStoreContext);
  if (!store) throw new Error('The page store is missing');
  return store;
}
