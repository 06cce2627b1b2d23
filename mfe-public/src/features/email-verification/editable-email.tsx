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

interface EditableEmailProps {
  email: string;
  onChanged: (email: string) => void;
}

export function EditableEmail({ email, onChanged }: EditableEmailProps) {
  const [isEditing, setEditing] = useState(false);
  const [message, setMessage] = useState<string>();
  const display = useRef<HTMLDivElement>(null);

  function close() {
    setEditing(false);
    requestAnimationFrame(() => display.current?.querySelector('button')?.focus());
  }

  return (
    <Lines>
      <p>{texts.sentTo}</p>
      {isEditing ? (
        <EmailForm
          email={email}
          onClose={close}
          onSaved={(response) => {
            onChanged(response.newEmail);
            setMessage(response.message);
            close();
          }}
        />
      ) : (
        <Actions ref={display}>
          <strong>{email}</strong>
          <Button look="outlined" size="small" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        </Actions>
      )}
      <div role="status">
        {message && !isEditing && (
          <Alert severity="success" role="presentation">
            {message}
          </Alert>
        )}
      </div>
    </Lines>
  );
}
