import { readToken } from '@plenary/kit/api';
import { IconCheck } from '@plenary/kit/art/icons';
import { colours, styled, typeSizes } from '@plenary/kit/ui';
import { errorTexts } from './texts';

const Part = styled('section')({
  inlineSize: '100%',
  maxInlineSize: 640,
  borderBlockStart: `6px solid ${colours.primary}`,
  paddingBlockStart: 20,
  '& h2': { fontSize: typeSizes.h3, lineHeight: 1.1 },
  '& ul': { listStyle: 'none' },
  '& li': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& svg': { flex: 'none', color: colours.success },
});

export function NothingLost() {
  const { stayLoggedIn, changesKept, sentOnce } = errorTexts;
  const kept = [...(readToken() ? [stayLoggedIn] : []), changesKept, sentOnce];
  return (
    <Part>
      <h2>{errorTexts.nothingLost}</h2>
      <ul>
        {kept.map((text) => (
          <li key={text}>
            <IconCheck />
            {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}
