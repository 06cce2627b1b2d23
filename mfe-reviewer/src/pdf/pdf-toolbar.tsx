import { IconDownload, IconMinus, IconPlus } from '@plenary/kit/art/icons';
import { Button, colours, IconButton, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import type { Zoom } from './use-zoom';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 52,
  paddingInline: 8,
  [theme.breakpoints.up('sm')]: { gap: 4, paddingInline: 16 },
  borderBlockEnd: `1px solid ${colours.hairline}`,
  backgroundColor: '#fff',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
}));

const Where = styled('span')({ marginInlineEnd: 'auto', whiteSpace: 'nowrap' });

export interface PdfToolbarProps {
  current: number;
  pages: number;
  zoom: Zoom;
  busy: boolean;
  onDownload: () => void;
}

export function PdfToolbar({ current, pages, zoom, busy, onDownload }: PdfToolbarProps) {
  return (
    <Bar role="toolbar" aria-label={texts.toolbar}>
      <Where>{texts.where(current, pages)}</Where>
      <IconButton
        color="primary"
        aria-label={texts.farther}
        disabled={!zoom.farther}
        onClick={zoom.farther}
      >
        <IconMinus />
      </IconButton>
      <Button look="text" size="small" aria-label={texts.fit(zoom.percent)} onClick={zoom.fit}>
        {zoom.percent} %
      </Button>
      <IconButton
        color="primary"
        aria-label={texts.closer}
        disabled={!zoom.closer}
        onClick={zoom.closer}
      >
        <IconPlus />
      </IconButton>
      <Button
        look="text"
        size="small"
        startIcon={<IconDownload />}
        busy={busy}
        aria-label={texts.download}
        onClick={onDownload}
      >
        PDF
      </Button>
    </Bar>
  );
}
