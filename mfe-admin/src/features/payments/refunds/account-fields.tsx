import { CountryField, TextField } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import type { RefundAccount } from './refunds.api';
import { texts } from './texts';

const { fields } = texts;

export const noAccount = { holder: '', iban: '', number: '', bank: '', country: '', bic: '' };

const text = (field: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, texts.tooLong({ field, max })));

/** As typed; the server checks the check digits. */
export const accountFields = z.object({
  holder: text(fields.holder, 70),
  iban: text(fields.iban, 60),
  number: text(fields.number, 40),
  bank: text(fields.bank, 100),
  country: z.string(),
  bic: text(fields.bic, 20),
});

type Typed = Record<keyof typeof noAccount, string>;

/** Names of the fields that the kind of account needs, and that are blank. */
export function missingIn(kind: 'iban' | 'other', typed: Typed): (keyof Typed)[] {
  const needed =
    kind === 'iban'
      ? (['holder', 'iban'] as const)
      : (['holder', 'number', 'bank', 'country'] as const);
  return needed.filter((name) => typed[name].trim() === '');
}

export function accountOf(kind: 'iban' | 'other', typed: Typed): RefundAccount {
  const { holder, iban, number, bank, country } = typed;
  const bic = typed.bic || null;
  return kind === 'iban'
    ? { kind, holder, iban, bic }
    : { kind, holder, number, bank, country, bic };
}

export function AccountFields({ kind }: { kind: 'iban' | 'other' }) {
  return (
    <>
      <TextField
        name="account.holder"
        label={fields.holder}
        hint={fields.holderHint}
        autoComplete="off"
      />
      {kind === 'iban' ? (
        <TextField name="account.iban" label={fields.iban} autoComplete="off" spellCheck={false} />
      ) : (
        <>
          <TextField
            name="account.number"
            label={fields.number}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField name="account.bank" label={fields.bank} autoComplete="off" />
          <CountryField name="account.country" label={fields.country} />
        </>
      )}
      <TextField
        name="account.bic"
        label={fields.bic}
        autoComplete="off"
        spellCheck={false}
        optional
      />
    </>
  );
}
