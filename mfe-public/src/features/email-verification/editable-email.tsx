import { IconEdit } from '@plenary/kit/art/icons';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useRef, useState } from 'react';
import { EmailForm } from './email-form';
import { texts } from './texts';

const Lines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > [role="status"]:not(:empty)': { marginBlockStart: 8 },
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlockEnd: 12,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& strong': { minInlineSize: 0, fontWeight: 700, color: colours.ink },
  '& button': { flex: 'none', marginInlineEnd: -8, paddingInline: 8 },
});

interface EditableEmailProps {
  email: string;
  lead: string;
  onChanged: (email: string) => void;
}

export function EditableEmail({ email, lead, onChanged }: EditableEmailProps) {
  const [isEditing, setEditing] = useState(false);
  const [message, setMessage] = useState<string>();
  const display = useRef<HTMLDivElement>(null);

  function close() {
    setEditing(false);
    requestAnimationFrame(() => display.current?.querySelector('button')?.focus());
  }

  return (
    <Lines>
      {!isEditing && <p>{lead}</p>}
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
        <Line ref={display}>
          <strong>{email}</strong>
          <Button look="text" startIcon={<IconEdit />} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        </Line>
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
