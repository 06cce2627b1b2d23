import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

export const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '112px 1fr', gap: 16 },
  '& svg, & img': { inlineSize: '100%', blockSize: 112, objectFit: 'cover' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 32,
    '& li': { gridTemplateColumns: '1fr', gap: 14, alignContent: 'start' },
    '& svg, & img': { blockSize: 'auto', aspectRatio: '400 / 372' },
  },
}));

const Lines = styled('div')({
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& strong': { display: 'block', fontSize: '1.25rem', lineHeight: 1.3, color: colours.ink },
  '& > :last-child:not(strong)': { color: colours.muted },
  '& p': { color: colours.body },
});

export const cardSizes = '(min-width: 1400px) 419px, (min-width: 600px) 31vw, 112px';

export function Card(props: { picture: ReactNode; name: string; lines: string[] }) {
  return (
    <li>
      {props.picture}
      <Lines>
        <strong>{props.name}</strong>
        {props.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Lines>
    </li>
  );
}
