import { styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { Fragment, Suspense, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AdminPage } from '../page/admin-page';
import { WaitingDrawer } from './drawer';
import { BESIDE_FROM, DRAWER_WIDTH } from './drawer-parts';
import { moveBetweenRows } from './row-keys';
import { ROW_ID } from './row-link';
import { Toolbar } from './toolbar';
import type { List } from './use-list';

const Area = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '&[data-open]': { display: 'none' } },
  [`@media (min-width: ${BESIDE_FROM}px)`]: { '&[data-open]': { paddingInlineEnd: DRAWER_WIDTH } },
}));

/** What is seen of the list under an open drawer; a press on it closes the drawer. */
const Cover = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'fixed',
    inset: 0,
    zIndex: 4,
    backgroundColor: 'rgba(0, 0, 81, .24)',
  },
  [`@media (min-width: ${BESIDE_FROM}px)`]: { display: 'none' },
}));

const Frame = styled('div')({});

export interface ListPageProps {
  list: List;
  title: string;
  /** The values of the most important filter, with their counts. */
  tabs?: ReactNode;
  /** The search and the other filters. */
  tools?: ReactNode;
  /** What is done with the whole list: beside the tools; without any, or on a phone, beside the title. */
  action?: ReactNode;
  /** The open row's drawer: beside the list, over it, or in its place, as the window has room. */
  drawer?: (id: string, close: () => void) => ReactNode;
  children: ReactNode;
}

/** A page that is a list. Escape closes the open row, and the focus returns to its link. */
export function ListPage({ list, title, tabs, tools, action, drawer, children }: ListPageProps) {
  const isBeside = useMediaQuery(`(min-width: ${BESIDE_FROM}px)`);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const isBesideTitle = isNarrow || !tools;
  const frame = useFocusReturn(list.item);
  const isOpen = drawer !== undefined && list.item !== '';
  const close = () => list.close();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isOpen) close();
    else moveBetweenRows(event);
  };
  const head = [
    <Fragment key="tabs">{tabs}</Fragment>,
    tools && (
      <Toolbar key="tools">
        {tools}
        {!isBesideTitle && action}
      </Toolbar>
    ),
  ];
  return (
    <Frame ref={frame} onKeyDown={onKeyDown}>
      <Area data-open={isOpen || undefined} inert={isOpen && !isBeside}>
        <AdminPage title={title} action={isBesideTitle && action}>
          {isNarrow ? head.reverse() : head}
          {children}
        </AdminPage>
      </Area>
      {isOpen && (
        <>
          <Cover onClick={close} />
          <Suspense fallback={<WaitingDrawer onClose={close} />}>
            {drawer(list.item, close)}
          </Suspense>
        </>
      )}
    </Frame>
  );
}

function useFocusReturn(item: string) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef(item);
  useEffect(() => {
    const closed = last.current;
    last.current = item;
    if (!closed || item) return;
    const links = frame.current?.querySelectorAll<HTMLElement>(`[${ROW_ID}]`) ?? [];
    const link = [...links].find((each) => each.getAttribute(ROW_ID) === closed);
    (link ?? frame.current?.querySelector<HTMLElement>('section'))?.focus();
  }, [item]);
  return frame;
}
