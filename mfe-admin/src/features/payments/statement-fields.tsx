import { TextField } from '@plenary/kit/forms';
import { FieldRow } from '../../shared/drawer/drawer-parts';
import { texts } from './texts';

export function StatementFields() {
  return (
    <>
      <FieldRow>
        <TextField
          name="amount"
          label={texts.amount}
          unit={texts.usd}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField name="date" label={texts.date} type="date" />
      </FieldRow>
      <TextField
        name="bankTransactionId"
        label={texts.transactionId}
        autoComplete="off"
        maxLength={100}
      />
    </>
  );
}
