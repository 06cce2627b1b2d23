import { Alert } from '@plenary/kit/ui';

/** What was just done, said to those who see and to those who listen. */
export function Announcement({ text }: { text: string }) {
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
