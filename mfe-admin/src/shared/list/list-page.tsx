import { colours, styled, useMediaQuery, useTheme } from '@plenary/kit/ui';
import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AbovePage, PageContent } from '../page/admin-page';
import { BESIDE_FROM, DRAWER_WIDTH } from '../drawer/drawer-parts';
import { moveBetweenRows } from './rows/row-keys';
import { ROW_ID } from './rows/row-link';
import { Shortcuts } from './shortcuts';
import { texts } from './texts';
import { Toolbar } from './tools/toolbar';
import type { List } from './use-list';

const Area = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '&[data-open]': { display: 'none' } },
  [`@media (min-width: ${BESIDE_FROM}px)`]: { '&[data-open]': { paddingInlineEnd: DRAWER_WIDTH } },
}));

const Backdrop = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'fixed',
    inset: 0,
    zIndex: 4,
    backgroundColor: colours.scrim,
  },
  [`@media (min-width: ${BESIDE_FROM}px)`]: { display: 'none' },
}));

const Skip = styled('a')({
  position: 'absolute',
  zIndex: 2,
  padding: '10px 16px',
  backgroundColor: colours.primary,
  color: colours.onPrimary,
  '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' },
});

/** Below the title where it would leave no room for it. */
const Acts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
  [theme.breakpoints.up('sm')]: { justifyContent: 'flex-end' },
}));

const Frame = styled('div')({});

export interface ListPageProps {
  list: List;
  title: string;
  tabs?: ReactNode;
  tools?: ReactNode;
  /** An action on the whole list, next to the tools; without tools, or on phones, next to the title. */
  action?: ReactNode;
  /** Actions on the whole list in the title row, at any width. */
  actions?: ReactNode;
  /** Whether keys of a single character act from the whole page; undefined: in the list only. */
  shortcuts?: boolean;
  onSelect?: (id: string) => void;
  /** Drawer of the open row: next to the list from 1400 px, over it from 900 px, in its place below. */
  drawer?: (id: string, close: () => void) => ReactNode;
  children: ReactNode;
}

/** Escape closes the drawer, and the focus returns to the row. */
export function ListPage(props: ListPageProps) {
  const { list, title, tabs, tools, action, actions, drawer, children } = props;
  const { shortcuts, onSelect } = props;
  const isBeside = useMediaQuery(`(min-width: ${BESIDE_FROM}px)`);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const isBesideTitle = isNarrow || !tools;
  const frame = useFocusReturn(list.item);
  const isOpen = drawer !== undefined && list.item !== '';
  const close = () => list.close();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isOpen) close();
    else moveBetweenRows(event, shortcuts !== false);
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
      <Skip
        href="#list"
        onClick={(event) => {
          event.preventDefault();
          frame.current?.querySelector<HTMLElement>('section')?.focus();
        }}
      >
        {texts.skip}
      </Skip>
      {shortcuts && <Shortcuts frame={frame} onSelect={onSelect} />}
      <Area data-open={isOpen || undefined} inert={isOpen && !isBeside}>
        <PageContent
          title={title}
          action={actions ? <Acts>{actions}</Acts> : isBesideTitle && action}
        >
          {isNarrow ? head.reverse() : head}
          {children}
        </PageContent>
      </Area>
      {isOpen && (
        <>
          <Backdrop onClick={close} />
          {drawer(list.item, close)}
        </>
      )}
      <AbovePage />
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
