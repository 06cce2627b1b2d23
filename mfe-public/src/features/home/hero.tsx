import { MapArt, mapMotion } from '@plenary/kit/art';
import { IconCalendar, IconPin } from '@plenary/kit/art/icons';
import { useEdition, useEditionState } from '@plenary/kit/edition';
import { DarkBand, Edge } from '@plenary/kit/page-head';
import { colours, Content, PageTitle, styled, typeSizes } from '@plenary/kit/ui';
import { HeroButtons } from './hero-buttons';

const Map = styled(MapArt)(mapMotion, ({ theme }) => ({
  // Keeps the host country, at 53 % of the map's width, clear of the chips below.
  inlineSize: 'min(136%, 594px)',
  insetBlockStart: 8,
  insetInlineStart: 'calc(44% - 0.53 * min(136%, 594px))',
  [theme.breakpoints.up('sm')]: {
    insetBlockStart: 30,
    inlineSize: 'clamp(680px, 85.4%, 1230px)',
    insetInlineStart: 'max(25%, calc(50% - 359px))',
  },
}));

const Body = styled(Content)(({ theme }) => ({
  // Leaves room for the map and keeps both buttons on the first screen of a phone.
  paddingBlock: 'min(262px, 60vw) 32px',
  '&[data-strip]': { paddingBlockStart: 'min(208px, 48vw)' },
  [theme.breakpoints.up('sm')]: { '&, &[data-strip]': { paddingBlock: '67px 24px' } },
}));

const Chips = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 8px',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 32,
    padding: '4px 12px',
    border: '1px solid transparent',
    borderRadius: 8,
    backgroundColor: colours.onDark,
    color: colours.onLight,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    fontWeight: 400,
  },
});

const Title = styled(PageTitle)({
  marginBlock: 24,
  fontSize: typeSizes.hero,
  lineHeight: 0.9,
  letterSpacing: '-.02em',
  '& span': { display: 'block' },
});

const Lead = styled('p')({ maxInlineSize: '36rem', fontSize: typeSizes.lead, lineHeight: 1.5 });

export function Hero() {
  const { titleLines, lead, locationChip, dateChip } = useEdition().hero;
  const { phase } = useEditionState();
  return (
    <>
      <DarkBand>
        <Map arcs />
        <Body data-strip={phase === 'open' ? undefined : ''}>
          <Chips>
            <li>
              <IconPin size={16} />
              {locationChip}
            </li>
            <li>
              <IconCalendar size={16} />
              {dateChip}
            </li>
          </Chips>
          <Title>
            {titleLines.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Title>
          <Lead>{lead}</Lead>
          <HeroButtons />
        </Body>
      </DarkBand>
      <Edge aria-hidden />
    </>
  );
}
