import { Actions, Alert, Button, styled } from '@plenary/kit/ui';
import { useRef, useState } from 'react';
import { EmailForm } from './email-form';
import { texts } from './texts';

const Lines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > [role="status"]:not(:empty)': { marginBlockStart: 8 },
});

interface KnownEmailProps {
  email: string;
  /** Called with the address that the server keeps now. */
  onChanged: (email: string) => void;
}

/** The address that the code went to. It can be corrected in its place. */
export function KnownEmail({ email, onChanged }: KnownEmailProps) {
  const [isEdited, setEdited] = useState(false);
  const [message, setMessage] = useState<string>();
  const edit = useRef<HTMLDivElement>(null);

  function close() {
    setEdited(false);
    requestAnimationFrame(() => edit.current?.querySelector('button')?.focus());
  }

  return (
    <Lines>
      <p>{texts.sentTo}</p>
      {isEdited ? (
        <EmailForm
          email={email}
          onClose={close}
          onSaved={(answer) => {
            onChanged(answer.newEmail);
            setMessage(answer.message);
            close();
          }}
        />
      ) : (
        <Actions ref={edit}>
          <strong>{email}</strong>
          <Button look="outlined" size="small" onClick={() => setEdited(true)}>
            {texts.edit}
          </Button>
        </Actions>
      )}
      <div role="status">
        {message && !isEdited && (
          <Alert severity="success" role="presentation">
            {message}
          </Alert>
        )}
      </div>
    </Lines>
  );
}
