import { styled } from '@mui/material/styles';
import {
  useEffect,
  useId,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { ApiError } from '../api';
import { Alert } from '../ui/alert';
import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import { texts } from './texts';
import { inputBeforeHydration } from './input-before-hydration';
import type { KitForm } from './use-form';

const Root = styled('form')({
  display: 'grid',
  gap: 20,
  '&[data-pressed] [type="submit"]': { opacity: 0.6, cursor: 'progress' },
});

/** Sends nothing outside a dialog (HTML), so input before hydration stays out of the URL. */
const NOWHERE = 'dialog';

export interface FormProps<Input extends FieldValues, Output> {
  form: KitForm<Input, Output>;
  /**
   * The form is busy until the returned promise settles. It shows the messages of an ApiError at
   * their fields, or above them; other errors need `error`. Success removes the draft.
   */
  onSubmit: (values: Output) => unknown;
  busy?: boolean;
  withoutScript?: string;
  error?: ReactNode;
  /** Below the fields, announced. Like `error`, it is hidden when a later attempt finds invalid fields. */
  status?: ReactNode;
  children: ReactNode;
}

export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, children, withoutScript } = props;
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const busy = props.busy ?? isSubmitting;
  const [isOutdated, setOutdated] = useState(false);
  const message = (!isOutdated && props.error) || errors.root?.message;
  const alert = useRef<HTMLDivElement>(null);
  const id = useId();
  const { earlyInput } = form;
  const context = useMemo(
    () => ({ form: form as unknown as KitForm<FieldValues, unknown>, busy }),
    [form, busy],
  );

  // The last moment before the fields receive their first values.
  useInsertionEffect(() => {
    const prerendered = document.getElementById(id);
    if (!(prerendered instanceof HTMLFormElement)) return;
    for (const [name, value] of inputBeforeHydration(prerendered)) earlyInput.set(name, value);
  }, [id, earlyInput]);

  useEffect(() => {
    const root = document.getElementById(id);
    if (!(root instanceof HTMLFormElement)) return;
    // The browser validates for readers without code only. As a property it would render all fields again.
    root.noValidate = true;
    if (root.dataset.pressed === undefined) return;
    delete root.dataset.pressed;
    // After the fields have received the input.
    const sending = setTimeout(() => root.requestSubmit());
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
        setOutdated(false);
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
    setOutdated(isInvalid);
    if (isInvalid) form.report();
  }

  return (
    <FormContext value={context}>
      <Root
        id={id}
        action={withoutScript}
        method={withoutScript ? 'post' : NOWHERE}
        noValidate={!withoutScript}
        onSubmit={(event) => void submit(event)}
      >
        <div ref={alert} hidden={!message}>
          {message && <Alert severity="error">{message}</Alert>}
        </div>
        <ErrorSummary />
        {!withoutScript && <noscript>{texts.needsScript}</noscript>}
        {children}
        {'status' in props && <div role="status">{!isOutdated && props.status}</div>}
      </Root>
    </FormContext>
  );
}
