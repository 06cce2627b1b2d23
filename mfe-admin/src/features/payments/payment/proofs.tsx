import { IconFile } from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import { DownloadStatus, fileSize } from '../../../shared/download-status';
import { useStartDownload } from '../../../shared/downloads.api';
import type { AdminPayment } from '../payments.api';
import { texts as shared } from '../../../shared/texts';
import { texts } from '../texts';

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
  backgroundColor: colours.surface,
  color: colours.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: colours.control },
  '& svg': { gridRow: '1 / span 2' },
  '& b': { color: colours.primary, fontWeight: 700, textDecoration: 'underline' },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

/** Uploads are downloaded, never rendered in our origin. */
export function Proofs({ proofs }: { proofs: Proof[] }) {
  const download = useStartDownload();
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
              <small>{typeAndSize(proof)}</small>
            </Tile>
          </li>
        ))}
      </List>
      <DownloadStatus download={download} />
    </div>
  );
}

const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/** `PDF, 212 KB` */
function typeAndSize({ type, bytes }: Proof): string {
  const size = fileSize(bytes);
  const label = types[type];
  return label ? shared.downloads.typeAndSize({ type: label, size }) : size;
}
