import { messageOf } from '@plenary/kit/api';
import { Alert, Button, ErrorState, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { EntryList } from './entry-list';
import { RelationForm } from './relation-form';
import { type Relation, relationsQuery, useRemoveRelation } from './relations.api';
import { texts } from './relations.texts';

/** People and institutions whose papers the reviewer must not judge. Each entry is saved at once. */
export function RelationsSection() {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(relationsQuery());
  return (
    <>
      <p>{texts.lead}</p>
      {isPending && <Spinner label={texts.loading} />}
      {isLoadingError && (
        <ErrorState
          title={texts.failed}
          message={messageOf(error, texts.retry)}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <RelationForm />
          <Relations relations={data.items} />
        </>
      )}
    </>
  );
}

function Relations({ relations }: { relations: Relation[] }) {
  const remove = useRemoveRelation();
  if (relations.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <EntryList role="list" aria-label={texts.list}>
        {relations.map(({ id, kind, value, untilYear, counts }) => (
          <li key={id}>
            <span>
              {value}
              <small>
                {texts.kinds[kind]}
                {untilYear !== null && `, ${texts.until({ year: String(untilYear) })}`}
                {!counts && `. ${texts.over}`}
              </small>
            </span>
            <Button
              look="text"
              aria-label={texts.removeOne({ value })}
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </EntryList>
      {remove.isError && <Alert severity="error">{messageOf(remove.error, texts.notSaved)}</Alert>}
    </>
  );
}
