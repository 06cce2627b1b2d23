import { colours, fonts, styled } from '@plenary/kit/ui';
import type { SectionStatus } from '../model/status';
import { texts } from '../texts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  listStyle: 'none',
  padding: 0,
  '& li': { display: 'flex', gap: 8, alignItems: 'baseline', minInlineSize: 140 },
  '& strong': { fontFamily: fonts.display, fontSize: '1.75rem', color: colours.primary },
});

export function Figures({ statuses }: { statuses: readonly SectionStatus[] }) {
  const { ready, sample, toComplete } = texts.figures;
  const count = (matches: (status: SectionStatus) => boolean) => statuses.filter(matches).length;
  const figures: [number, string][] = [
    [
      count(({ filled, required, samples }) => filled === required && samples === 0),
      ready({ count: statuses.length }),
    ],
    [count(({ samples }) => samples > 0), sample],
    [count(({ filled, required }) => filled < required), toComplete],
  ];
  return (
    <List role="list">
      {figures.map(([figure, label]) => (
        <li key={label}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </List>
  );
}
