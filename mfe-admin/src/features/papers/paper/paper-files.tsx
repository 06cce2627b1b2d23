import { IconDownload } from '@plenary/kit/art/icons';
import { Actions, Button, colours, styled } from '@plenary/kit/ui';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { DownloadStatus } from '../../../shared/download-status';
import { useStartDownload } from '../../../shared/downloads.api';
import { Block } from '../../../shared/page/columns';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';

const AgreementText = styled('p')({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  color: colours.ink,
});

/** All versions, newest first. Uploads are downloaded, never rendered in our origin. */
export function PaperFiles({ paper }: { paper: AdminPaper }) {
  const download = useStartDownload();
  const { agreed } = paper;
  const form = agreed?.form;
  const button = (fileId: string, label: string, number: number) => (
    <Button
      look="outlined"
      startIcon={<IconDownload />}
      aria-label={texts.ofVersion({ action: label, number })}
      onClick={() => download.mutate({ kind: 'file', fileId })}
    >
      {label}
    </Button>
  );
  return (
    <Block>
      <h2>{texts.files}</h2>
      {paper.versions.length === 0 && <p>{texts.noFiles}</p>}
      {paper.versions.map(({ id, number, stage, pages, note, file, supplement }) => (
        <div key={id}>
          <p>{texts.version({ number, stage: texts.stages[stage], pages })}</p>
          {note && <p>{note}</p>}
          <Actions>
            {button(file.id, texts.downloadPdf, number)}
            {supplement && button(supplement.id, texts.downloadSupplement, number)}
          </Actions>
        </div>
      ))}
      {agreed && (
        <>
          <h3>{texts.agreement}</h3>
          <Facts
            items={[
              [texts.agreementTitle, agreed.title],
              [texts.agreementVersion, agreed.version],
              [texts.agreementGiven, <Instant key="at" at={agreed.at} />],
              [texts.agreementBy, agreed.by],
              [texts.agreementWay, form ? texts.agreementForm : texts.agreementOnline],
            ]}
          />
          <details>
            <summary>{texts.agreementText}</summary>
            <AgreementText>{agreed.text}</AgreementText>
          </details>
          {form && (
            <Actions>
              <Button
                look="outlined"
                startIcon={<IconDownload />}
                onClick={() => download.mutate({ kind: 'file', fileId: form.id })}
              >
                {texts.downloadForm}
              </Button>
            </Actions>
          )}
        </>
      )}
      <DownloadStatus download={download} />
    </Block>
  );
}
