import { Alert } from '@plenary/kit/ui';

/** The status region exists before the message, so that screen readers announce it. */
export function Saved({ text }: { text: string | false | undefined }) {
  return <div role="status">{text && <SavedAlert text={text} />}</div>;
}

/** Within a status region. */
export function SavedAlert({ text }: { text: string }) {
  return (
    <Alert severity="success" role="presentation">
      {text}
    </Alert>
  );
}
