import { colours, styled } from '@plenary/kit/ui';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontVariantNumeric: 'tabular-nums',
  '& > i': { inlineSize: 44, blockSize: 6, backgroundColor: colours.indigo200 },
  '& > i > i': { display: 'block', blockSize: 6, backgroundColor: colours.primary },
  '@media (forced-colors: active)': {
    '& > i': { border: '1px solid CanvasText' },
    '& > i > i': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

/** 0 to 100. */
export function Score({ score }: { score: number }) {
  return (
    <Root>
      <i aria-hidden>
        <i style={{ inlineSize: `${score}%` }} />
      </i>
      {score}
    </Root>
  );
}
