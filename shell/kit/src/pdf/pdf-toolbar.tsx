import { IconDownload, IconMinus, IconPlus } from '@plenary/kit/art/icons';
import { formatPercent } from '@plenary/kit/i18n';
import { Button, colours, IconButton, LOW_SCREEN, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import type { Zoom } from './use-zoom';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: 52,
  paddingInline: 8,
  [theme.breakpoints.up('sm')]: { gap: 4, paddingInline: 16 },
  borderBlockEnd: `1px solid ${colours.hairline}`,
  backgroundColor: colours.surface,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  [LOW_SCREEN]: { position: 'static' },
}));

const PageNumber = styled('span')({ marginInlineEnd: 'auto', whiteSpace: 'nowrap' });

export interface PdfToolbarProps {
  current: number;
  pages: number;
  zoom: Zoom;
  isDownloading: boolean;
  onDownload: () => void;
}

export function PdfToolbar({ current, pages, zoom, isDownloading, onDownload }: PdfToolbarProps) {
  return (
    <Bar role="toolbar" aria-label={texts.toolbar}>
      <PageNumber>{texts.pageOf({ current, pages })}</PageNumber>
      <IconButton
        color="primary"
        aria-label={texts.zoomOut}
        disabled={!zoom.zoomOut}
        onClick={zoom.zoomOut}
      >
        <IconMinus />
      </IconButton>
      <Button
        look="text"
        size="small"
        aria-label={texts.fitWidth({ percent: formatPercent(zoom.percent) })}
        onClick={zoom.fitWidth}
      >
        {formatPercent(zoom.percent)}
      </Button>
      <IconButton
        color="primary"
        aria-label={texts.zoomIn}
        disabled={!zoom.zoomIn}
        onClick={zoom.zoomIn}
      >
        <IconPlus />
      </IconButton>
      <Button
        look="text"
        size="small"
        startIcon={<IconDownload />}
        busy={isDownloading}
        aria-label={texts.download}
        onClick={onDownload}
      >
        PDF
      </Button>
    </Bar>
  );
}
