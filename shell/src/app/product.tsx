import type { EmotionCache } from '@emotion/react';
import { EditionProvider, type Edition, type EditionState } from '@plenary/kit/edition';
import { AuthProvider, type SessionStore } from '@plenary/kit/session';
import { KitTheme } from '@plenary/kit/ui';
import type { ComponentType, ReactNode } from 'react';
import type { PageStore } from '../remotes/page-store';
import { ComposedYearProvider } from './boot-context';
import { PageStoreProvider } from './page-store-context';

export interface ProductProps {
  edition: Edition;
  composedYear: number;
  composedState?: EditionState;
  composedAt?: number;
  assets: string;
  pages: PageStore;
  session: SessionStore;
  /** Provides the client of queries. */
  Queries: ComponentType<{ children: ReactNode }>;
  cache: EmotionCache;
  children: ReactNode;
}

/** Without retries: the transport has its own. The package is loaded apart from the shell. */
export function queriesWith({
  QueryClient,
  QueryClientProvider,
}: typeof import('@tanstack/react-query')): ProductProps['Queries'] {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
  return function Queries({ children }) {
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };
}

export function Product({ Queries, ...props }: ProductProps) {
  return (
    <KitTheme cache={props.cache} assets={props.assets}>
      <Queries>
        <EditionProvider
          edition={props.edition}
          composedState={props.composedState}
          composedAt={props.composedAt}
        >
          <ComposedYearProvider value={props.composedYear}>
            <AuthProvider store={props.session}>
              <PageStoreProvider value={props.pages}>{props.children}</PageStoreProvider>
            </AuthProvider>
          </ComposedYearProvider>
        </EditionProvider>
      </Queries>
    </KitTheme>
  );
}
