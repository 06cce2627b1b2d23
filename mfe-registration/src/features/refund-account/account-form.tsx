import { formErrorOf } from '@plenary/kit/api';
import {
  CountryField,
  Form,
  SegmentedField,
  SubmitButton,
  TextField,
  useForm,
  useWatch,
} from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { texts as person } from '../../shared/registrations/person-texts';
import { useGiveAccount, type RefundAccount } from './refund-account.api';
import { texts } from './texts';

const text = (field: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, person.tooLong({ field, max })));

const schema = z
  .object({
    kind: z.enum(['iban', 'other']),
    holder: text(texts.holder, 70).check(z.minLength(1, texts.required)),
    iban: text(texts.iban, 60),
    number: text(texts.number, 40),
    bank: text(texts.bank, 100),
    country: z.string(),
    bic: text(texts.bic, 20),
  })
  .check((context) => {
    const { value } = context;
    const needed =
      value.kind === 'iban' ? (['iban'] as const) : (['number', 'bank', 'country'] as const);
    for (const name of needed.filter((each) => value[each].trim() === '')) {
      context.issues.push({
        code: 'custom',
        message: texts.required,
        path: [name],
        input: value[name],
      });
    }
  });

const empty = { holder: '', iban: '', number: '', bank: '', country: '', bic: '' };

interface AccountFormProps {
  refundKey: string;
  onDone: () => void;
  /** Missing while an account has to be given. */
  onCancel?: () => void;
}

/** No draft is kept: an account does not stay in the browser. */
export function AccountForm({ refundKey, onDone, onCancel }: AccountFormProps) {
  const give = useGiveAccount(refundKey);
  const form = useForm({ schema, defaultValues: { kind: 'iban' as const, ...empty } });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Form
      form={form}
      error={formErrorOf(give.error, texts.failed)}
      onSubmit={async (values) => {
        await give.mutateAsync(accountOf(values));
        onDone();
      }}
    >
      <SegmentedField
        name="kind"
        label={texts.kind}
        options={(['iban', 'other'] as const).map((value) => ({
          value,
          label: texts.kinds[value],
        }))}
      />
      <TextField name="holder" label={texts.holder} hint={texts.holderHint} autoComplete="name" />
      {kind === 'iban' ? (
        <TextField
          name="iban"
          label={texts.iban}
          hint={texts.ibanHint}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <>
          <TextField name="number" label={texts.number} autoComplete="off" spellCheck={false} />
          <TextField name="bank" label={texts.bank} autoComplete="off" />
          <CountryField name="country" label={texts.country} />
        </>
      )}
      <TextField name="bic" label={texts.bic} autoComplete="off" spellCheck={false} optional />
      <Actions>
        {onCancel && (
          <Button look="outlined" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <SubmitButton>{texts.save}</SubmitButton>
      </Actions>
    </Form>
  );
}

function accountOf(values: z.output<typeof schema>): RefundAccount {
  const { kind, holder, iban, number, bank, country } = values;
  const bic = values.bic || null;
  return kind === 'iban'
    ? { kind, holder, iban, bic }
    : { kind, holder, number, bank, country, bic };
}
