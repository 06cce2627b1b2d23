import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { formatDay } from '@plenary/kit/edition';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/loaded';
import { ownDocumentsQuery, useDownloadDocument } from './own-documents.api';
import { Saved } from './saved';
import { SettingsSection } from './settings-section';
import { texts as allTexts } from './texts';

const { documents: texts } = allTexts;

const Rows = styled('ul')({
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& small': { display: 'block', color: colours.muted, overflowWrap: 'anywhere' },
});

/** Certificates, letters and badges that organisers issued to the person. */
export function OwnDocuments() {
  const query = useQuery(ownDocumentsQuery());
  const download = useDownloadDocument();
  return (
    <div id="documents">
      <SettingsSection title={texts.title} lead={texts.lead}>
        <Loaded query={query} failed={texts.failed}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <Rows>
                {items.map(({ id, kind, paper, event, number, issuedAt }) => (
                  <li key={id}>
                    <div>
                      {texts.kinds[kind]}
                      <small>{paper ?? event}</small>
                      <small>
                        {texts.issued({ number, day: formatDay(issuedAt.slice(0, 10)) })}
                      </small>
                    </div>
                    <Button
                      look="outlined"
                      size="small"
                      startIcon={<IconDownload />}
                      aria-label={texts.downloadNamed({ name: texts.kinds[kind], number })}
                      busy={download.isPending && download.variables === id}
                      onClick={() => download.mutate(id)}
                    >
                      {texts.download}
                    </Button>
                  </li>
                ))}
              </Rows>
            )
          }
        </Loaded>
        {download.isError && (
          <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
        )}
        <Saved text={download.isSuccess && texts.started} />
      </SettingsSection>
    </div>
  );
}
