import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { PageTitle } from './page-title';
import { texts } from './texts';
import { colours } from './theme/tokens';

const Trail = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  fontSize: '0.9375rem',
  color: colours.muted,
  '& li + li::before': { content: '"/"', marginInlineEnd: 8 },
  '& a': { paddingBlock: 4 },
});

const Head = styled('div')({ display: 'grid', gap: 12, marginBlockEnd: 24 });

export interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumb({ items }: { items: Crumb[] }) {
  const all: Crumb[] = [{ label: texts.home, to: paths.home.href() }, ...items];
  return (
    <nav aria-label={texts.breadcrumb}>
      <Trail>
        {all.map((item, index) => (
          <li key={item.label} aria-current={index === all.length - 1 ? 'page' : undefined}>
            {item.to ? <RouterLink to={item.to}>{item.label}</RouterLink> : item.label}
          </li>
        ))}
      </Trail>
    </nav>
  );
}

export function PageHeader(props: { title: string; trail?: Crumb[]; children?: ReactNode }) {
  const { title, trail = [{ label: title }], children } = props;
  return (
    <Head>
      <Breadcrumb items={trail} />
      <PageTitle>{title}</PageTitle>
      {children}
    </Head>
  );
}
