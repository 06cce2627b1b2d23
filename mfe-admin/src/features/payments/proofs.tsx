import { IconFile } from '@plenary/kit/art/icons';
import { messageOf } from '@plenary/kit/api';
import { Alert, colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import { useDownload } from '../../downloads/downloads.api';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

type Proof = AdminPayment['proofs'][number];

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: 12,
  listStyle: 'none',
});

const Tile = styled('button')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 12px',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 60,
  padding: '8px 14px',
  border: `1px solid ${colours.hairline}`,
  backgroundColor: '#fff',
  color: colours.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: colours.control },
  '& svg': { gridRow: '1 / span 2' },
  '& b': { color: '#1a237e', fontWeight: 600, textDecoration: 'underline' },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

/** What the registrant sent, to be saved: what strangers send is never shown inside the product. */
export function Proofs({ proofs }: { proofs: Proof[] }) {
  const download = useDownload();
  if (proofs.length === 0) return null;
  return (
    <div>
      <List aria-label={texts.proofs}>
        {proofs.map((proof) => (
          <li key={proof.fileId}>
            <Tile
              type="button"
              title={proof.name}
              onClick={() => download.mutate({ kind: 'file', fileId: proof.fileId })}
            >
              <IconFile />
              <b>{texts.proofKinds[proof.kind]}</b>
              <small>{sizeOf(proof)}</small>
            </Tile>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{download.isSuccess && texts.downloading}</VisuallyHidden>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
    </div>
  );
}

const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** `PDF, 212 KB` */
function sizeOf({ type, bytes }: Proof): string {
  const kilobytes = `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return [types[type], kilobytes].filter(Boolean).join(', ');
}
