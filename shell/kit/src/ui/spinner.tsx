import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Room = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gap: 16,
  alignContent: 'center',
  minBlockSize: '40vh',
  padding: 24,
});

/** Waiting for a page's code, or for a short answer. The text is announced. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <Room role="status">
      <CircularProgress aria-hidden />
      <span>{label}</span>
    </Room>
  );
}
