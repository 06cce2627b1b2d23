import { IconClose, IconSearch } from '@plenary/kit/art/icons';
import { IconButton, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { texts } from '../texts';
import { ToolBox } from './tool-box';
import type { List } from '../use-list';

const Box = styled(ToolBox)(({ theme }) => ({
  flex: '1 1 10rem',
  [theme.breakpoints.up('sm')]: { flexBasis: '20rem', maxInlineSize: '30rem' },
  '& > svg': { insetInlineStart: 14 },
  '& input': { paddingInline: '44px 48px', textOverflow: 'ellipsis' },
  '& input:placeholder-shown': { paddingInlineEnd: 12 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& button': { position: 'absolute', insetInlineEnd: 0 },
}));

const DEBOUNCE_MS = 250;

export interface SearchFieldProps {
  list: List;
  label: string;
  field?: RefObject<HTMLInputElement | null>;
  /** Searches at once. */
  onEnter?: (query: string) => void;
}

export function SearchField({ list, label, field, onEnter }: SearchFieldProps) {
  const q = list.get('q');
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  const query = typed.trim();

  // `q` follows `sent` with a delay. Any other value comes from Back or from a link.
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }

  function search() {
    setSent(query);
    list.replace({ q: query });
  }
  const send = useEffectEvent(search);

  useEffect(() => {
    if (query === sent) return;
    const timer = setTimeout(() => send(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, sent]);

  return (
    <Box>
      <IconSearch />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          if (query !== sent) search();
          onEnter(query);
        }}
      />
      {typed && (
        <IconButton
          aria-label={texts.clearSearch}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
        >
          <IconClose />
        </IconButton>
      )}
    </Box>
  );
}
