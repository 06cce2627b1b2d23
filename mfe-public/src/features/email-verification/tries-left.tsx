import { colours, styled } from '@plenary/kit/ui';
import { TRIES_A_DAY } from './email-verification.schema';
import { texts } from './texts';

const Tries = styled('p')({ flex: 1, minInlineSize: 0, fontSize: '0.9375rem', lineHeight: 1.4 });

const Dashes = styled('span')({
  display: 'grid',
  gridTemplateColumns: `repeat(${TRIES_A_DAY}, minmax(0, 18px))`,
  gap: 5,
  marginBlockEnd: 6,
});

const Dash = styled('span')({
  blockSize: 6,
  backgroundColor: colours.indigo200,
  '&[data-left]': { backgroundColor: colours.primary },
  // Forced colours drop backgrounds; the words say the same.
  '@media (forced-colors: active)': { display: 'none' },
});

/** As dashes and in words. */
export function TriesLeft({ count }: { count: number }) {
  return (
    <Tries>
      <Dashes aria-hidden>
        {Array.from({ length: TRIES_A_DAY }, (_, index) => (
          <Dash key={index} data-left={index < count || undefined} />
        ))}
      </Dashes>
      {texts.triesLeft({ count, most: TRIES_A_DAY })}
    </Tries>
  );
}
