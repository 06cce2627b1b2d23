import { IconClose, IconSearch } from '@plenary/kit/art/icons';
import { IconButton, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

export function SearchField({ list, label }: { list: List; label: string }) {
  const q = list.get('q');
  const input = useRef<HTMLInputElement>(null);
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

  const send = useEffectEvent(() => {
    setSent(query);
    list.replace({ q: query });
  });

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
