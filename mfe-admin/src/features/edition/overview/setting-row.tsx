import { IconAlertTriangle, IconCheck, IconChevronRight } from '@plenary/kit/art/icons';
import { Chip, colours, Link, styled } from '@plenary/kit/ui';
import { adminPaths } from '../../../paths';
import type { EditionSection } from '../model/fields';
import type { Flag, SectionStatus } from '../model/status';
import { texts } from '../texts';

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  gap: '2px 12px',
  alignItems: 'center',
  minBlockSize: 54,
  paddingBlock: 6,
  fontSize: '0.8125rem',
  color: colours.muted,
  '& + &': { borderBlockStart: `1px solid ${colours.hairline}` },
  '&:hover': { backgroundColor: colours.indigo50 },
  '& > div': { gridColumn: '1 / 3', minInlineSize: 0 },
  '& > svg': { gridArea: '1 / 3', inlineSize: 18 },
  '& a': { fontSize: '0.9375rem', fontWeight: 700, color: colours.ink, textDecoration: 'none' },
  // The whole row opens the section.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 104px 148px 20px',
    '& > div': { gridColumn: 1 },
    '& > svg': { gridArea: 'auto' },
  },
}));

const State = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: colours.body,
  '&[data-samples]': { color: colours.warning },
  '& svg': { inlineSize: 14, blockSize: 14 },
});

const FLAGS = {
  unpublished: { tone: 'indigo' },
  disagree: { tone: 'red', icon: <IconAlertTriangle /> },
  check: { tone: 'amber' },
  sample: { tone: 'amber' },
  incomplete: { tone: 'amber' },
} as const satisfies Record<Flag, object>;

interface SettingRowProps {
  section: EditionSection;
  summary: string;
  status: SectionStatus;
  search: string;
}

export function SettingRow({ section, summary, status, search }: SettingRowProps) {
  const { id, title } = section;
  const { flag } = status;
  return (
    <Row>
      <div>
        <Link to={adminPaths.editionSection.href({ section: id }) + search}>{title}</Link>
        <p>{summary}</p>
      </div>
      <CompletenessState {...status} />
      <span>{flag && <Chip {...FLAGS[flag]}>{texts.flags[flag]}</Chip>}</span>
      <IconChevronRight />
    </Row>
  );
}

function CompletenessState({ filled, required, samples }: SectionStatus) {
  const { complete, partly, toReplace } = texts.completeness;
  if (filled < required) return <State>{partly({ filled, required })}</State>;
  if (samples > 0) return <State data-samples="">{toReplace({ count: samples })}</State>;
  return (
    <State>
      <IconCheck />
      {complete}
    </State>
  );
}
