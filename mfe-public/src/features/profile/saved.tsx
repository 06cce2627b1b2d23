import { Alert } from '@plenary/kit/ui';

/** The status region exists before the message, so that screen readers announce it. */
export function Saved({ text }: { text: string | false | undefined }) {
  return (
    <div role="status">
      {text && (
        <Alert severity="success" role="presentation">
          {text}
        </Alert>
      )}
    </div>
  );
}
