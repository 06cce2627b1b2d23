import { IconClose } from '@plenary/kit/art/icons';
import { ApiError, messageOf } from '@plenary/kit/api';
import { Alert, ErrorState, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Body, Chips, Close, Head, Pane } from './drawer-parts';
import { ListSkeleton } from '../list/list-skeleton';
import { texts } from '../list/texts';

export interface DrawerProps {
  title: string;
  above?: ReactNode;
  chips?: ReactNode;
  /** Success message. It is announced, and the drawer takes the focus again. */
  done?: string;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer({ title, above, chips, done = '', onClose, children }: DrawerProps) {
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    pane.current?.focus({ preventScroll: true });
    // On phones the drawer replaces the list, which may have been scrolled.
    pane.current?.scrollIntoView();
    if (pane.current) pane.current.scrollTop = 0;
  }, [done]);
  return (
    <Pane ref={pane} role="dialog" tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        {above}
        <h2 id={titleId}>{title}</h2>
        {chips && <Chips>{chips}</Chips>}
        <Close aria-label={texts.close} onClick={onClose}>
          <IconClose />
        </Close>
      </Head>
      <Body>
        <div role="status">
          {done && (
            <Alert severity="success" role="presentation">
              {done}
            </Alert>
          )}
        </div>
        {children}
      </Body>
    </Pane>
  );
}

const NOT_FOUND = 404;

const Clipped = styled('div')({ maxBlockSize: 220, overflow: 'hidden' });

export interface LoadedDrawerProps<Item> {
  query: UseQueryResult<Item>;
  /** The title where the item does not exist. */
  gone?: string;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

export function LoadedDrawer<Item>(props: LoadedDrawerProps<Item>) {
  const { query, gone, onClose, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (gone && query.error instanceof ApiError && query.error.status === NOT_FOUND) {
    return (
      <Drawer title={gone} onClose={onClose}>
        {null}
      </Drawer>
    );
  }
  if (query.isError) {
    return (
      <Drawer title={texts.notOpened} onClose={onClose}>
        <ErrorState
          title={messageOf(query.error, texts.noReason)}
          message=""
          onRetry={() => void query.refetch()}
        />
      </Drawer>
    );
  }
  return <LoadingDrawer onClose={onClose} />;
}

export function LoadingDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer title={texts.loading} onClose={onClose}>
      <Clipped>
        <ListSkeleton />
      </Clipped>
    </Drawer>
  );
}
