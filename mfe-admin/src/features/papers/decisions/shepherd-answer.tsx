import { Alert } from '@plenary/kit/ui';
import { currentShepherd, type PaperActionProps } from '../paper.api';
import { texts } from '../texts';

/** Next to the act of the chair, who decides; nothing without a shepherd. */
export function ShepherdAnswer({ paper }: Pick<PaperActionProps, 'paper'>) {
  const shepherd = currentShepherd(paper);
  if (!shepherd) return null;
  const { given, reviewer } = shepherd;
  const { name } = reviewer;
  if (!given) return <Alert severity="info">{texts.shepherdWaits({ name })}</Alert>;
  return (
    <Alert severity={given.answer === 'verified' ? 'success' : 'warning'}>
      {given.answer === 'verified'
        ? texts.shepherdVerified({ name })
        : texts.shepherdNotYet({ name })}{' '}
      <span dir="auto">{given.toChairs}</span>
    </Alert>
  );
}
