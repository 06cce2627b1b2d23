import { feePackages, useEdition } from '@plenary/kit/edition';
import { CountryField, SegmentedField, SelectField, TextAreaField } from '@plenary/kit/forms';
import { paperStateLabel, paymentStateLabel } from '@plenary/kit/states';
import { useMay } from '@plenary/kit/session';
import { Button, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery, type SavedView } from '../../shared/list/preferences.api';
import { Block } from '../../shared/page/columns';
import type { Values } from './audience-form';
import { tagsQuery } from './bulk-emails.api';
import { texts } from './texts';

const Views = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& button': { maxInlineSize: '100%', overflowWrap: 'anywhere' },
});

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const any = { placeholder: texts.any, optional: true } as const;

const STATUSES = [
  ...([
    'submitted',
    'screening',
    'under-review',
    'minor-corrections',
    'major-corrections',
  ] as const),
  ...(['revision-submitted', 'accepted', 'rejected', 'desk-rejected', 'withdrawn'] as const),
];
const PAYMENTS = [
  ...(['awaiting-payment', 'proof-uploaded', 'matched', 'underpaid', 'completed'] as const),
  ...(['rejected', 'refunded', 'cancelled'] as const),
];

interface GroupFieldsProps {
  values: Pick<Values, 'kind' | 'group' | 'to' | 'tag'>;
  others: Record<string, string>;
  onDropOthers: () => void;
  onView: (view: SavedView) => void;
}

export function GroupFields({ values, ...ofList }: GroupFieldsProps) {
  const may = useMay();
  const { papers, ...groups } = texts.groups;
  const options = optionsOf(may('papers:read') ? texts.groups : groups);
  return (
    <Block>
      <h2>{texts.group}</h2>
      <SelectField name="group" label={texts.choose} options={options} />
      {values.group === 'people' && (
        <>
          <SelectField name="role" label={texts.role} options={optionsOf(texts.roles)} {...any} />
          <CountryField name="country" label={texts.country} optional />
        </>
      )}
      {values.group === 'papers' && papers && (
        <PaperFields to={values.to} tag={values.tag} {...ofList} />
      )}
      {values.group === 'registrations' && <RegistrationFields />}
      {values.group === 'pasted' && (
        <TextAreaField name="addresses" label={texts.addresses} hint={texts.addressesHint} />
      )}
      <SegmentedField name="kind" label={texts.kind} options={optionsOf(texts.kinds)} />
      <p>
        <small>{texts.kindHints[values.kind]}</small>
      </p>
    </Block>
  );
}

type PaperFieldsProps = Omit<GroupFieldsProps, 'values'> & Pick<Values, 'to' | 'tag'>;

function PaperFields({ to, tag, others, onDropOthers, onView }: PaperFieldsProps) {
  const { topics, tracks = [] } = useEdition();
  const views = useQuery(preferencesQuery()).data?.views.filter(({ list }) => list === 'papers');
  const used = (useQuery(tagsQuery()).data ?? []).map((each) => each.tag);
  // One that no paper has any more stays chosen.
  const tags = tag && !used.includes(tag) ? [tag, ...used] : used;
  const filters = Object.entries(others).map((pair) => pair.join('='));
  const statuses = STATUSES.map((value) => ({ value, label: paperStateLabel(value) }));
  return (
    <>
      {views && views.length > 0 && (
        <Views role="group" aria-label={texts.views}>
          <span>{texts.views}</span>
          {views.map((view) => (
            <Button key={view.id} look="outlined" onClick={() => onView(view)}>
              {view.name}
            </Button>
          ))}
        </Views>
      )}
      <SelectField name="status" label={texts.status} options={statuses} {...any} />
      <SelectField name="type" label={texts.type} options={optionsOf(texts.types)} {...any} />
      <SelectField
        name="topic"
        label={texts.topic}
        options={topics.map(({ name }) => name)}
        {...any}
      />
      {tracks.length > 0 && (
        <SelectField
          name="track"
          label={texts.track}
          options={tracks.map(({ id, name }) => ({ value: id, label: name }))}
          {...any}
        />
      )}
      {tags.length > 0 && <SelectField name="tag" label={texts.tag} options={tags} {...any} />}
      <SelectField
        name="registration"
        label={texts.registration}
        options={optionsOf(texts.registrations)}
        {...any}
      />
      <SelectField name="to" label={texts.to} options={optionsOf(texts.tos)} />
      {to === 'reviewers' && (
        <SelectField
          name="reviews"
          label={texts.reviews}
          options={optionsOf(texts.reviewStates)}
          {...any}
        />
      )}
      {filters.length > 0 && (
        <p>
          {texts.byList({ filters: filters.join(', ') })}{' '}
          <Button look="text" onClick={onDropOthers}>
            {texts.dropFilters}
          </Button>
        </p>
      )}
    </>
  );
}

function RegistrationFields() {
  const edition = useEdition();
  const mayReadPayments = useMay()('payments:read');
  const exact = PAYMENTS.map((value) => ({ value, label: paymentStateLabel(value) }));
  const payments = [...optionsOf(texts.payments), ...(mayReadPayments ? exact : [])];
  const packages = feePackages(edition).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField name="packageId" label={texts.packageId} options={packages} {...any} />
      <SelectField name="payment" label={texts.payment} options={payments} {...any} />
      <CountryField name="country" label={texts.country} optional />
    </>
  );
}
