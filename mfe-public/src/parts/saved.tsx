import { Alert } from '@plenary/kit/ui';

/** What went well, said aloud; empty until then, so that it is announced when it appears. */
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
