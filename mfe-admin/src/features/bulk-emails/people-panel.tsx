import { messageOf } from '@plenary/kit/api';
import { Form, TextField, useForm, useWatch } from '@plenary/kit/forms';
import { Alert, Button, Chip, colours, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Block } from '../../shared/page/columns';
import { usePause } from '../../shared/use-pause';
import { peopleQuery, type Audience, type Draft, type People } from './bulk-emails.api';
import { texts } from './texts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxBlockSize: 360,
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& li > span': { flex: '1 1 180px', overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: colours.muted },
});

const schema = z.object({ person: z.string() });

interface PeoplePanelProps {
  audience: Audience;
  kind: Draft['kind'];
  onShow: (key: string) => void;
  onLeaveOut: (key: string) => void;
  onPutBack: (key: string) => void;
}

/** The people of the group, counted again at each change of it. */
export function PeoplePanel({ audience, kind, onPutBack, ...acts }: PeoplePanelProps) {
  const form = useForm({ schema, defaultValues: { person: '' } });
  const q = usePause(useWatch({ control: form.control, name: 'person' }) ?? '').trim();
  const people = useQuery(peopleQuery(audience, q));
  const { data } = people;
  return (
    <Block>
      <h2>{texts.recipients}</h2>
      {people.isPending && <Spinner />}
      {people.isError && (
        <Alert severity="error">{messageOf(people.error, texts.peopleFailed)}</Alert>
      )}
      {data && (
        <>
          <div role="status">
            <Count people={data} kind={kind} />
          </div>
          {data.unmatched.length > 0 && (
            <Alert severity="info" role="note">
              {texts.unmatched({ people: data.unmatched.length })} {data.unmatched.join(', ')}
            </Alert>
          )}
          {data.leftOut.length > 0 && (
            <>
              <p>{texts.leftOut({ people: data.leftOut.length })}</p>
              <List aria-label={texts.leftOutByYou}>
                {data.leftOut.map(({ key, name, email }) => (
                  <li key={key}>
                    <span>
                      {name}
                      <small>{email}</small>
                    </span>
                    <Button
                      look="text"
                      aria-label={texts.putBackOf({ name })}
                      onClick={() => onPutBack(key)}
                    >
                      {texts.putBack}
                    </Button>
                  </li>
                ))}
              </List>
            </>
          )}
          {data.people > 0 && (
            <details>
              <summary>{texts.showPeople}</summary>
              <Form form={form} onSubmit={() => undefined}>
                <TextField name="person" label={texts.findPerson} type="search" optional={false} />
              </Form>
              <List tabIndex={0} aria-label={texts.recipients}>
                {data.items.map((person) => (
                  <Person key={person.key} person={person} {...acts} />
                ))}
              </List>
              {data.items.length < data.people && !q && (
                <p>
                  <small>{texts.shownFirst({ count: data.items.length })}</small>
                </p>
              )}
            </details>
          )}
        </>
      )}
    </Block>
  );
}

function Count({ people: counts, kind }: { people: People } & Pick<Draft, 'kind'>) {
  const { people, optedOut, bounced } = counts;
  if (people === 0) return <p>{texts.noOne}</p>;
  const isAnnouncement = kind === 'announcement';
  return (
    <>
      <p>
        <strong>{texts.getIt({ people: reachedBy(kind, counts) })}</strong>
      </p>
      {optedOut > 0 && (
        <p>{(isAnnouncement ? texts.optedOut : texts.optedOutAnyway)({ people: optedOut })}</p>
      )}
      {bounced > 0 && <p>{texts.bounced({ people: bounced })}</p>}
    </>
  );
}

export const reachedBy = (
  kind: Draft['kind'],
  { people, bounced, either }: Pick<People, 'people' | 'bounced' | 'either'>,
) => people - (kind === 'announcement' ? either : bounced);

interface PersonProps extends Pick<PeoplePanelProps, 'onShow' | 'onLeaveOut'> {
  person: People['items'][number];
}

function Person({ person, onShow, onLeaveOut }: PersonProps) {
  const { key, name, email, isOptedOut, isBounced } = person;
  return (
    <li>
      <span>
        {name}
        <small>{email}</small>
      </span>
      {isBounced && <Chip tone="red">{texts.addressBounced}</Chip>}
      {isOptedOut && <Chip tone="grey">{texts.unsubscribed}</Chip>}
      <Button look="text" aria-label={texts.showForOf({ name })} onClick={() => onShow(key)}>
        {texts.showFor}
      </Button>
      <Button look="text" aria-label={texts.leaveOutOf({ name })} onClick={() => onLeaveOut(key)}>
        {texts.leaveOut}
      </Button>
    </li>
  );
}
