import { formErrorOf, messageOf } from '@plenary/kit/api';
import { DialogFrame, FormDialog } from '@plenary/kit/dialogs';
import {
  RadioCards,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
  useFormState,
  useWatch,
} from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { money } from '../money';
import { texts as payments } from '../texts';
import { AccountFields, noAccount } from './account-fields';
import { newRefundOf, newRefundSchema } from './new-refund.schema';
import { amountIn } from './refund-row';
import {
  refundOfferQuery,
  usePrepareRefund,
  type RefundKind,
  type RefundOffer,
} from './refunds.api';
import { texts } from './texts';

export interface PrepareDialogProps {
  kind: RefundKind;
  /** Of the payment; of the transfer for a return. */
  id: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Prepares money for a bank file. */
export function PrepareDialog(props: PrepareDialogProps) {
  const { kind, id, onClose } = props;
  const offer = useQuery(refundOfferQuery(kind, id));
  const { prepare } = texts;
  if (offer.data && offer.data.most > 0) return <Form {...props} offer={offer.data} />;
  return (
    <DialogFrame title={prepare.titles[kind]} onClose={onClose}>
      {offer.isPending && <ListSkeleton />}
      {offer.data && <p>{offer.data.isUnderWay ? prepare.underWay : prepare.nothing}</p>}
      {offer.error && <p role="alert">{messageOf(offer.error, prepare.loadFailed)}</p>}
      <Actions>
        <Button look="outlined" onClick={onClose}>
          {texts.keep}
        </Button>
      </Actions>
    </DialogFrame>
  );
}

const FIRST_CAUSE = { refund: 'cancelled', overpayment: 'overpaid', return: 'not-ours' } as const;

function Form({ kind, id, offer, onClose, onDone }: PrepareDialogProps & { offer: RefundOffer }) {
  const { prepare } = texts;
  const { most, currency, payMost, version, name, reference } = offer;
  const action = usePrepareRefund();
  const first = FIRST_CAUSE[kind];
  const form = useForm({
    schema: newRefundSchema(most),
    defaultValues: {
      amount: most.toFixed(2),
      cause: first,
      reason: texts.reasons[first],
      from: offer.gateway
        ? 'gateway'
        : offer.canAsk
          ? 'ask'
          : offer.transferAccount
            ? 'transfer'
            : 'iban',
      account: noAccount,
    },
  });
  const [from, cause] = useWatch({ control: form.control, name: ['from', 'cause'] });
  const { dirtyFields } = useFormState({ control: form.control });
  const isEdited = dirtyFields.reason;
  useEffect(() => {
    if (!isEdited) form.setValue('reason', texts.reasons[cause]);
  }, [cause, isEdited, form]);
  return (
    <FormDialog
      title={prepare.titles[kind]}
      text={prepare.text({ name, reference, most: money(most) })}
      onClose={onClose}
      form={form}
      error={formErrorOf(action.error, texts.actionFailed)}
      onSubmit={async (values) => {
        await action.mutateAsync({ kind, id, version, ...newRefundOf(values) });
        onClose();
        onDone(DONE[values.from]());
      }}
      confirm={prepare.submit}
      keep={texts.keep}
    >
      {currency !== 'USD' && (
        <p>{prepare.pays({ currency, amount: amountIn({ amount: payMost, currency }) })}</p>
      )}
      <TextField
        name="amount"
        label={prepare.amount}
        unit={payments.usd}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField name="cause" label={texts.cause} options={causes} />
      <TextAreaField name="reason" label={texts.reason} rows={2} maxLength={500} />
      <RadioCards name="from" label={prepare.accountFrom} options={sourcesOf(offer)} isColumn />
      {(from === 'iban' || from === 'other') && <AccountFields key={from} kind={from} />}
    </FormDialog>
  );
}

const DONE = {
  gateway: () => texts.prepare.sending,
  ask: () => texts.asked,
  transfer: () => texts.prepare.done,
  iban: () => texts.prepare.done,
  other: () => texts.prepare.done,
};

const causes = Object.entries(texts.causes).map(([value, label]) => ({ value, label }));

function sourcesOf({ canAsk, gateway, transferAccount }: RefundOffer) {
  const { from, gatewayHint, askHint, transferHint } = texts.prepare;
  const provider = gateway && texts.providers[gateway];
  return [
    ...(provider
      ? [{ value: 'gateway', title: from.gateway, text: gatewayHint({ provider }) }]
      : []),
    ...(canAsk ? [{ value: 'ask', title: from.ask, text: askHint }] : []),
    ...(transferAccount
      ? [
          {
            value: 'transfer',
            title: from.transfer,
            text: transferHint({ account: transferAccount }),
          },
        ]
      : []),
    { value: 'iban', title: from.iban },
    { value: 'other', title: from.other },
  ];
}
