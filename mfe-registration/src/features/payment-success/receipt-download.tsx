import { styled } from '@plenary/kit/ui';
import { DownloadButton } from '../../parts/download-button';
import { texts } from './texts';

const Room = styled('div')({ marginBlockStart: 24 });

/** The receipt of a confirmed payment, as a PDF. */
export function ReceiptDownload({ paymentId }: { paymentId: string }) {
  return (
    <Room>
      <DownloadButton
        document="receipt"
        paymentId={paymentId}
        label={texts.receipt.download}
        failed={texts.receipt.failed}
      />
    </Room>
  );
}
