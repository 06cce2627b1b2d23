import { feePackages, useEdition } from '@plenary/kit/edition';
import {
  CountryField,
  SegmentedField,
  SelectField,
  TextAreaField,
  TextField,
} from '@plenary/kit/forms';
import { paperStateLabel, paymentStateLabel } from '@plenary/kit/states';
import { useMay } from '@plenary/kit/session';
import { Button } from '@plenary/kit/ui';
import { Block } from '../../shared/page/columns';
import type { Values } from './audience-form';
import { texts } from './texts';

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
  values: Pick<Values, 'kind' | 'group' | 'to'>;
  others: Record<string, string>;
  onDropOthers: () => void;
}

export function GroupFields({ values, others, onDropOthers }: GroupFieldsProps) {
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
        <PaperFields to={values.to} others={others} onDropOthers={onDropOthers} />
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

function PaperFields(props: Pick<GroupFieldsProps, 'others' | 'onDropOthers'> & { to: string }) {
  const { to, others, onDropOthers } = props;
  const { topics } = useEdition();
  const filters = Object.entries(others).map((pair) => pair.join('='));
  const statuses = STATUSES.map((value) => ({ value, label: paperStateLabel(value) }));
  return (
    <>
      <SelectField name="status" label={texts.status} options={statuses} {...any} />
      <SelectField name="type" label={texts.type} options={optionsOf(texts.types)} {...any} />
      <SelectField
        name="topic"
        label={texts.topic}
        options={topics.map(({ name }) => name)}
        {...any}
      />
      <TextField name="tag" label={texts.tag} optional />
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
