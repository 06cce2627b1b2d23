import { useEdition } from '@plenary/kit/edition';
import { colours, Content, fonts, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Band = styled('div')(({ theme }) => ({
  paddingBlock: 56,
  backgroundColor: colours.indigo,
  color: colours.onDark,
  [theme.breakpoints.up('md')]: { paddingBlock: 88 },
  '@media print': {
    paddingBlock: 24,
    backgroundColor: 'transparent',
    '&, & figcaption': { color: colours.print },
  },
}));

const Quote = styled('blockquote')({
  margin: 0,
  maxInlineSize: '18em',
  fontFamily: fonts.display,
  fontWeight: 700,
  fontSize: 'clamp(2.25rem, 1.69rem + 2.29vw, 3.75rem)',
  lineHeight: 1.06,
  textWrap: 'balance',
});

const Source = styled('figcaption')({ marginBlockStart: 24, color: colours.mutedOnDark });

export function Quotation() {
  const { text, source } = useEdition().quotation;
  return (
    <Band data-ground="dark">
      <Content as="figure">
        <Quote>
          <p>{texts.quotation({ text })}</p>
        </Quote>
        {source && <Source>{source}</Source>}
      </Content>
    </Band>
  );
}
