import { PageHeader, styled, typeSizes } from '@plenary/kit/ui';
import type { ReactNode } from 'react';

const Room = styled('div')(({ theme }) => ({
  maxInlineSize: 1384,
  padding: '20px 20px 56px',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '& > div:first-of-type': { gap: 8, marginBlockEnd: 12 },
  '& h1': { fontSize: typeSizes.adminTitle },
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
}));

/** The body of an admin page: breadcrumb, title, then what the page is for. */
export function AdminPage(props: { title: string; section?: string; children: ReactNode }) {
  const { title, section = title, children } = props;
  return (
    <Room>
      <PageHeader title={title} trail={[{ label: section }]} />
      {children}
    </Room>
  );
}
