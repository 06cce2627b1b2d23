import { formErrorOf } from '@plenary/kit/api';
import { formatDay } from '@plenary/kit/edition';
import {
  CountryField,
  FieldGrid,
  Form,
  FormSection,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { noPassport, passportSchema } from './passport.schema';
import { texts } from './texts';
import { type Passport, useSendPassport } from './visa-letter.api';

interface PassportFormProps {
  userId: string | undefined;
  /** As it was sent before. */
  passport: Passport | null;
  lastDay: string;
  onDone: () => void;
  /** Missing for the first request. */
  onCancel?: () => void;
}

/** No draft is kept: passport data does not stay in the browser. */
export function PassportForm({ userId, passport, lastDay, onDone, onCancel }: PassportFormProps) {
  const send = useSendPassport(userId);
  const form = useForm({
    schema: passportSchema(lastDay),
    defaultValues: passport ?? noPassport,
  });
  const secret = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <Form
      form={form}
      error={formErrorOf(send.error, texts.sendFailed)}
      onSubmit={async (values) => {
        await send.mutateAsync(values);
        onDone();
      }}
    >
      <p>{texts.notKept}</p>
      <FormSection title={texts.passport}>
        <FieldGrid>
          <TextField
            name="fullName"
            label={texts.fullName}
            hint={texts.fullNameHint}
            autoComplete="off"
          />
          <CountryField name="nationality" label={texts.nationality} hint={texts.nationalityHint} />
          <TextField
            name="passportNumber"
            label={texts.passportNumber}
            hint={texts.passportNumberHint}
            {...secret}
          />
          <TextField
            name="dateOfBirth"
            type="date"
            label={texts.dateOfBirth}
            hint={texts.dateOfBirthHint}
            autoComplete="off"
          />
          <TextField
            name="issuedOn"
            type="date"
            label={texts.issuedOn}
            hint={texts.issuedOnHint}
            autoComplete="off"
          />
          <TextField
            name="expiresOn"
            type="date"
            label={texts.expiresOn}
            hint={texts.expiresOnHint({ day: formatDay(lastDay) })}
            autoComplete="off"
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={texts.stay}>
        <FieldGrid>
          <TextField
            name="embassy"
            label={texts.embassy}
            hint={texts.embassyHint}
            autoComplete="off"
          />
          <TextAreaField
            name="address"
            label={texts.address}
            hint={texts.addressHint}
            rows={3}
            maxLength={300}
          />
          <TextField
            name="arrivesOn"
            type="date"
            label={texts.arrivesOn}
            hint={texts.arrivesOnHint}
            autoComplete="off"
          />
          <TextField name="leavesOn" type="date" label={texts.leavesOn} autoComplete="off" />
        </FieldGrid>
      </FormSection>
      <Actions>
        <SubmitButton>{passport ? texts.sendAgain : texts.send}</SubmitButton>
        {onCancel && (
          <Button look="outlined" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
