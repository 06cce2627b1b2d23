import { MapArt, mapMotion } from '@plenary/kit/art';
import { IconCalendar, IconPin } from '@plenary/kit/art/icons';
import { useEdition } from '@plenary/kit/edition';
import { DarkBand, Edge } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { colours, Content, PageTitle, styled, typeSizes } from '@plenary/kit/ui';
import { OutlinedLink, PinkLink } from '../../shared/dark-links';
import { texts } from './texts';

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
  [theme.breakpoints.up('sm')]: { paddingBlock: '67px 24px' },
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
    fontWeight: 500,
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

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBlockStart: 24,
  '& a': { paddingInline: 24, fontSize: '1.1875rem', fontWeight: 700 },
  [theme.breakpoints.up('sm')]: { display: 'flex', marginBlockStart: 36 },
}));

const MapNote = styled('p')(({ theme }) => ({
  marginBlockStart: 16,
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: colours.mutedOnDark,
  [theme.breakpoints.up('sm')]: { textAlign: 'end' },
}));

export function Hero() {
  const { titleLines, lead, locationChip, dateChip } = useEdition().hero;
  return (
    <>
      <DarkBand>
        <Map arcs />
        <Body>
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
          <Buttons>
            <PinkLink to={paths.conferenceRegister.href()}>{texts.getTickets}</PinkLink>
            <OutlinedLink to={paths.submit.href()}>{texts.submitPaper}</OutlinedLink>
          </Buttons>
          <MapNote data-print="none">{texts.mapNote}</MapNote>
        </Body>
      </DarkBand>
      <Edge aria-hidden />
    </>
  );
}
