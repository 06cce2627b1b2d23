import { formatDollars, packageById, useEdition } from '@plenary/kit/edition';
import { SubmitButton } from '@plenary/kit/forms';
import { Panel, styled, Terms, Total } from '@plenary/kit/ui';
import type { AuthorObstacle } from '../../parts/package-choice/author-obstacle';
import { texts as choice } from '../../parts/package-choice/texts';
import { registrationTypeOf, type AcademicCategory } from '../../registration/registration-data';
import { texts as shared } from '../../registration/texts';
import { texts } from './texts';

const Box = styled(Panel)(({ theme }) => ({
  '& small': { fontSize: '0.8125rem', lineHeight: 1.45 },
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 5,
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '8px 16px',
    marginInline: 'calc(50% - 50vw)',
    padding: '12px 20px',
    borderBlockStart: 0,
    backgroundColor: '#fff',
    boxShadow: '0 -8px 24px rgba(0, 0, 81, .08)',
    '& > h2, & > dl, & > small': { display: 'none' },
    '& > p': { display: 'grid', border: 0, padding: 0, fontSize: '0.875rem' },
    '& [role="status"]': { gridColumn: '1 / -1', order: -1 },
  },
}));

const Reason = styled('p')({
  color: '#bb002f',
  fontSize: '0.875rem',
  fontWeight: 500,
  // Takes no room, yet stays known to screen readers.
  '&:empty': { position: 'absolute' },
});

interface Props {
  category: string | null | undefined;
  packageId: string | null | undefined;
  /** In dollars. */
  price: number | undefined;
  obstacle: AuthorObstacle | null;
}

/** What was chosen, what it costs, and the way on. */
export function SummaryPanel({ category, packageId, price, obstacle }: Props) {
  const chosen = packageById(useEdition(), packageId ?? '');
  return (
    <Box aria-labelledby="summary">
      <h2 id="summary">{texts.summary}</h2>
      <Terms
        items={[
          [texts.type, chosen && shared.type[registrationTypeOf(chosen.id)]],
          [texts.summaryCategory, category && shared.category[category as AcademicCategory]],
          [choice.package, chosen?.name],
        ]}
      />
      {price === undefined ? (
        <p>{texts.noTotal}</p>
      ) : (
        <Total label={texts.total} amount={formatDollars(price)} />
      )}
      <SubmitButton disabled={obstacle !== null} aria-describedby="blocked">
        {texts.submit}
      </SubmitButton>
      <Reason role="status" id="blocked">
        {obstacle && choice.blocked[obstacle]}
      </Reason>
      <small>{texts.submitNote}</small>
    </Box>
  );
}
