import { IconClose } from '@plenary/kit/art/icons';
import { messageOf } from '@plenary/kit/api';
import { Alert, ErrorState, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Body, Chips, Close, Head, Pane } from './drawer-parts';
import { ListSkeleton } from './list-skeleton';
import { texts } from './texts';

export interface DrawerProps {
  /** What is open: a person's name, a paper's title. */
  title: string;
  /** Stands above the title, such as a reference. */
  above?: ReactNode;
  chips?: ReactNode;
  /** What was just done here. It is announced, and the focus comes back to the drawer. */
  done?: string;
  onClose: () => void;
  children: ReactNode;
}

/** One row of a list with all that is known of it. It takes the focus when it opens. */
export function Drawer({ title, above, chips, done = '', onClose, children }: DrawerProps) {
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    pane.current?.focus({ preventScroll: true });
    // On a phone the drawer stands where the list was, which may have been scrolled far down.
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

const Short = styled('div')({ maxBlockSize: 220, overflow: 'hidden' });

export interface LoadedDrawerProps<Item> {
  query: UseQueryResult<Item>;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** The drawer of a row that is asked for by its id: while it loads, and when it does not. */
export function LoadedDrawer<Item>({ query, onClose, children }: LoadedDrawerProps<Item>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Drawer title={texts.notOpened} onClose={onClose}>
        <ErrorState
          title={messageOf(query.error, texts.failedAnswer)}
          message=""
          onRetry={() => void query.refetch()}
        />
      </Drawer>
    );
  }
  return <WaitingDrawer onClose={onClose} />;
}

/** A drawer whose content, or code, is on its way. */
export function WaitingDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer title={texts.loading} onClose={onClose}>
      <Short>
        <ListSkeleton />
      </Short>
    </Drawer>
  );
}
