import { paths } from '@plenary/kit/paths';
import { Chip, EmptyState, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { Ago } from '../../shared/details/time';
import { ListPage } from '../../shared/list/list-page';
import { Results } from '../../shared/list/results';
import type { RowShape } from '../../shared/list/rows/row-shape';
import { FilterField } from '../../shared/list/tools/filter-field';
import { SearchField } from '../../shared/list/tools/search-field';
import { useList } from '../../shared/list/use-list';
import { PAGE_SIZE, revokedQuery, type RevokedDocument } from './documents.api';
import { texts } from './texts';

const { revokedList: labels } = texts;
const kinds = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));
const nameOf = ({ name }: RevokedDocument) => name ?? labels.erased;

const replacementOf = (number: string) => labels.replacedBy({ number });

function StateChip({ replacedBy }: RevokedDocument) {
  return replacedBy ? (
    <Chip tone="grey">{replacementOf(replacedBy)}</Chip>
  ) : (
    <Chip tone="red">{labels.revoked}</Chip>
  );
}

const row: RowShape<RevokedDocument> = {
  id: ({ id }) => id,
  href: ({ number }) => paths.verifyDocument.href({ number }),
  head: texts.name,
  title: nameOf,
  note: ({ paper, reason }) => [paper, reason].filter(Boolean).join(' · '),
  columns: [
    { head: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
    { head: texts.number, cell: ({ number }) => <code>{number}</code> },
    { head: texts.state, cell: (document) => <StateChip {...document} /> },
    { head: labels.by, cell: ({ revokedBy }) => revokedBy },
    {
      head: labels.at,
      isNumeric: true,
      sort: { by: 'revokedAt', kind: 'time' },
      cell: ({ revokedAt }, now) => <Ago at={revokedAt} now={now} />,
    },
  ],
  entry: (document, now) => ({
    value: (
      <Chip tone={document.replacedBy ? 'grey' : 'red'}>
        {document.replacedBy ? labels.replaced : labels.revoked}
      </Chip>
    ),
    text: texts.kinds[document.kind],
    age: <Ago at={document.revokedAt} now={now} />,
    foot: [document.number, document.replacedBy && replacementOf(document.replacedBy)]
      .filter(Boolean)
      .join(' · '),
  }),
};

export default function RevokedDocumentsPage() {
  const list = useList({ sort: '-revokedAt', filters: ['kind'] });
  const page = useQuery(revokedQuery(list.query));
  return (
    <ListPage
      list={list}
      title={labels.title}
      actions={<Link to={adminPaths.documents.href()}>{texts.title}</Link>}
      tools={
        <>
          <SearchField list={list} label={labels.search} />
          <FilterField
            list={list}
            name="kind"
            label={texts.kind}
            all={labels.anyKind}
            options={kinds}
          />
        </>
      }
    >
      <Results
        list={list}
        label={labels.title}
        page={page}
        shape={row}
        pageSize={PAGE_SIZE}
        empty={<EmptyState title={labels.none}>{labels.noneHint}</EmptyState>}
      />
    </ListPage>
  );
}
