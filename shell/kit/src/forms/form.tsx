import { styled } from '@mui/material/styles';
import {
  useEffect,
  useId,
  useInsertionEffect,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { ApiError } from '../api';
import { Alert } from '../ui/alert';
import { useHydrated } from '../ui/use-hydrated';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import { texts } from './texts';
import { typedBefore } from './typed-before';
import type { KitForm } from './use-form';

const Root = styled('form')({
  display: 'grid',
  gap: 20,
  '&[data-pressed] [type="submit"]': { opacity: 0.6, cursor: 'progress' },
});

/**
 * A form outside a dialog goes nowhere by this method (HTML, form submission): what stands in it never
 * becomes part of an address, should it be sent before its code is here.
 */
const NOWHERE = 'dialog';

export interface FormProps<Input extends FieldValues, Output> {
  form: KitForm<Input, Output>;
  /**
   * Called with the parsed values when there are no errors. Return the promise of the call: while
   * it runs the form is busy; when it resolves the draft is forgotten; when it rejects with an
   * ApiError the server's messages go to their fields, and `error` says the rest. Messages of which
   * no field is here are said above the fields.
   */
  onSubmit: (values: Output) => unknown;
  /** Work is under way. Without it, the form is busy until the promise of `onSubmit` settles. */
  busy?: boolean;
  /** Address that takes the fields as a posted form while no script runs. */
  withoutScript?: string;
  /** What went wrong as a whole, shown in an alert above the fields. */
  error?: ReactNode;
  children: ReactNode;
}

/** A form that checks itself, without the browser's validation: alert, summary of errors, then the fields. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, children, withoutScript } = props;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const busy = props.busy ?? isSubmitting;
  const message = props.error || errors.root?.message;
  const alert = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const id = useId();
  const { typed } = form;

  // The last moment before the fields are given their first values.
  useInsertionEffect(() => {
    const delivered = document.getElementById(id);
    if (!(delivered instanceof HTMLFormElement)) return;
    for (const [name, value] of typedBefore(delivered)) typed.set(name, value);
  }, [id, typed]);

  useEffect(() => {
    const delivered = document.getElementById(id);
    if (delivered?.dataset.pressed === undefined) return;
    delete delivered.dataset.pressed;
    // First the fields are given what was typed.
    const sending = setTimeout(() => (delivered as HTMLFormElement).requestSubmit());
    return () => clearTimeout(sending);
  }, [id]);

  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  async function submit(event: FormEvent) {
    event.stopPropagation();
    event.preventDefault();
    if (busy) return;
    let isInvalid = false;
    const send = form.handleSubmit(
      async (values) => {
        await onSubmit(values);
        form.forgetDraft();
      },
      () => {
        isInvalid = true;
      },
    );
    try {
      await send(event);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      const isAtFields = form.setServerErrors(cause);
      const [unplaced] = isAtFields ? [] : Object.values(cause.fields);
      if (unplaced) form.setError('root', { message: cause.serverMessage ?? unplaced });
    }
    if (isInvalid) form.report();
  }

  return (
    <FormContext value={{ form: form as unknown as KitForm<FieldValues, unknown>, busy }}>
      <Root
        id={id}
        action={withoutScript}
        method={withoutScript ? 'post' : NOWHERE}
        noValidate={isHydrated || !withoutScript}
        onSubmit={(event) => void submit(event)}
      >
        <div ref={alert} hidden={!message}>
          {message && <Alert severity="error">{message}</Alert>}
        </div>
        <ErrorSummary />
        {!withoutScript && <noscript>{texts.needsScript}</noscript>}
        {children}
      </Root>
    </FormContext>
  );
}
