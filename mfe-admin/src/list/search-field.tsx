import { IconClose, IconSearch } from '@plenary/kit/art/icons';
import { IconButton, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from './texts';
import { ToolBox } from './tool-box';
import type { List } from './use-list';

const Box = styled(ToolBox)(({ theme }) => ({
  flex: '1 1 10rem',
  [theme.breakpoints.up('sm')]: { flexBasis: '20rem' },
  '& > svg': { insetInlineStart: 14 },
  '& input': { paddingInline: '44px 48px', textOverflow: 'ellipsis' },
  // The room of the button that clears, while there is nothing to clear.
  '& input:placeholder-shown': { paddingInlineEnd: 12 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& button': { position: 'absolute', insetInlineEnd: 0 },
}));

/** Pause in typing after which the list is searched, in milliseconds. */
const PAUSE_MS = 250;

/** Searches while one types; the words stand in the address as `q`. */
export function SearchField({ list, label }: { list: List; label: string }) {
  const q = list.get('q');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  const words = typed.trim();

  // The address follows a moment after `sent`. Anything else in it came from elsewhere: the
  // browser's Back, or a link.
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setTyped(q);
    }
  }

  const send = useEffectEvent(() => {
    setSent(words);
    list.replace({ q: words });
  });

  useEffect(() => {
    if (words === sent) return;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, sent]);

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
