import { MapArt } from '../art';
import { Actions, Breadcrumb, Content, PageTitle, styled, typeSizes } from '@plenary/kit/ui';
import type { ComponentProps, ReactNode } from 'react';
import { DarkBand } from './dark-band';
import { Edge } from './edge';

const Map = styled(MapArt)(({ theme }) => ({
  inlineSize: 585,
  insetBlockStart: 12,
  insetInlineStart: 'calc(50% - 190px)',
  [theme.breakpoints.up('sm')]: { inlineSize: 870, insetInlineStart: 'calc(50% - 86px)' },
}));

const Words = styled(Content)(({ theme }) => ({
  paddingBlock: '20px 28px',
  [theme.breakpoints.up('md')]: { paddingBlock: '28px 36px' },
}));

const Title = styled(PageTitle)(({ theme }) => ({
  fontSize: typeSizes.pageHead,
  marginBlockStart: 20,
  [theme.breakpoints.up('md')]: { marginBlockStart: 36 },
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 28px',
  marginBlockStart: 24,
});

const Note = styled('div')({
  maxInlineSize: '52ch',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  '&, & p': { textWrap: 'balance' },
});

interface PageHeadProps {
  title: string;
  trail?: ComponentProps<typeof Breadcrumb>['items'];
  /** At most one PinkLink, and OutlinedLinks. */
  actions?: ReactNode;
  note?: ReactNode;
}

export function PageHead({ title, trail = [{ label: title }], actions, note }: PageHeadProps) {
  return (
    <>
      <DarkBand>
        <Map />
        <Words>
          <Breadcrumb items={trail} />
          <Title>{title}</Title>
          {(actions || note) && (
            <Row>
              {actions && <Actions data-print="none">{actions}</Actions>}
              {note && <Note>{note}</Note>}
            </Row>
          )}
        </Words>
      </DarkBand>
      <Edge aria-hidden />
    </>
  );
}
