import { Button } from '@plenary/kit/ui';
import { useNavigate } from '@plenary/kit/router';
import { errorTexts } from './texts';

/** Absent when the reader came from another site. */
export function BackButton() {
  const navigate = useNavigate();
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx === 0) return null;
  return (
    <Button look="outlined" onClick={() => void navigate(-1)}>
      {errorTexts.back}
    </Button>
  );
}
