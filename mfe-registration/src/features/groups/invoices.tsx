import { messageOf } from '@plenary/kit/api';
import { IconDownload } from '@plenary/kit/art/icons';
import { formatDollars } from '@plenary/kit/edition';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { Part } from '../../shared/layout/columns';
import { useDownload, type Group } from './groups.api';
import { texts } from './texts';

const words = texts.invoices;

const List = styled('ul')({
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    paddingBlock: 8,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& small': { color: colours.muted, fontSize: '0.875rem' },
});

/** Invoices of the group and the credit notes that correct them, oldest first. */
export function Invoices({ group }: { group: Group }) {
  return (
    <Part data-print="none" aria-labelledby="invoices">
      <h2 id="invoices">{words.title}</h2>
      {group.invoices.length === 0 && !group.hasProForma && <p>{words.none}</p>}
      {group.hasProForma && <ProForma group={group} />}
      {group.invoices.length > 0 && (
        <List>
          {group.invoices.map((invoice) => (
            <Entry key={invoice.number} group={group} invoice={invoice} />
          ))}
        </List>
      )}
    </Part>
  );
}

function ProForma({ group }: { group: Group }) {
  const download = useDownload(group);
  return (
    <>
      <Button
        look="outlined"
        size="small"
        startIcon={<IconDownload />}
        busy={download.isPending}
        onClick={() => download.mutate({ document: 'pro-forma' })}
      >
        {words.downloadProForma}
      </Button>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, words.failed)}</Alert>
      )}
    </>
  );
}

function Entry({ group, invoice }: { group: Group; invoice: Group['invoices'][number] }) {
  const { number, kind, corrects, amount, isCorrected } = invoice;
  const download = useDownload(group);
  const files = [
    { document: 'invoice', format: words.pdf },
    { document: 'invoice-xml', format: words.xml },
  ] as const;
  return (
    <li>
      <span>
        {kind === 'invoice'
          ? words.invoice({ number })
          : words['credit-note']({ number, corrects: corrects ?? '' })}{' '}
        <small>
          {formatDollars(amount, { cents: true })}
          {isCorrected && `, ${words.corrected}`}
        </small>
      </span>
      {files.map(({ document, format }) => (
        <Button
          key={document}
          look="text"
          size="small"
          aria-label={words.download({ format, number })}
          busy={download.isPending && download.variables.document === document}
          onClick={() => download.mutate({ document, number })}
        >
          {format}
        </Button>
      ))}
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, words.failed)}</Alert>
      )}
    </li>
  );
}
