import { formatDollars, packageById, useEdition } from '@plenary/kit/edition';
import { SubmitButton } from '@plenary/kit/forms';
import { colours, LOW_SCREEN, Panel, shadows, styled, Terms, Total } from '@plenary/kit/ui';
import type { Band } from '../../shared/bands/bands.api';
import { texts as bands } from '../../shared/bands/texts';
import type { Extra } from '../../shared/extras/offers';
import type { AuthorObstacle } from '../../shared/packages/package-choice';
import { texts as choice } from '../../shared/packages/texts';
import {
  registrationTypeOf,
  type AcademicCategory,
} from '../../shared/registrations/registration-data';
import { texts as shared } from '../../shared/registrations/texts';
import { waysToPay } from '../../shared/registrations/ways-to-pay';
import { texts } from './texts';

const Box = styled(Panel)(({ theme }) => ({
  '& small': { fontSize: '0.8125rem', lineHeight: 1.45, overflowWrap: 'anywhere' },
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
    backgroundColor: colours.surface,
    boxShadow: shadows.stickyBar,
    '& > h2, & > dl, & > small': { display: 'none' },
    '& > p': { display: 'grid', border: 0, padding: 0, fontSize: '0.875rem' },
    '& [role="status"]': { gridColumn: '1 / -1', order: -1 },
  },
  [LOW_SCREEN]: { position: 'static' },
}));

const Reason = styled('p')({
  color: colours.error,
  fontSize: '0.875rem',
  fontWeight: 700,
  // A live region must exist before its text; empty, it takes no space.
  '&:empty': { position: 'absolute' },
});

interface Props {
  category: string | null | undefined;
  packageId: string | null | undefined;
  /** By the country; in dollars, negative. */
  reduction?: Band & { amount: number };
  extras: readonly Extra[];
  /** With the extras, in dollars. */
  price: number | undefined;
  obstacle: AuthorObstacle | null;
  /** An organisation that pays. */
  payer?: string;
}

function bandRow({ incomeGroup, share, amount }: Band & { amount: number }): [string, string] {
  const group = bands.groups[incomeGroup];
  return [bands.line({ group, share }), formatDollars(amount)];
}

export function SummaryPanel(props: Props) {
  const { category, packageId, reduction, extras, price, obstacle, payer } = props;
  const edition = useEdition();
  const chosen = packageById(edition, packageId ?? '');
  return (
    <Box aria-labelledby="summary">
      <h2 id="summary">{texts.summary}</h2>
      <Terms
        items={[
          [texts.type, chosen && shared.type[registrationTypeOf(chosen)]],
          [texts.category, category && shared.category[category as AcademicCategory]],
          [choice.package, chosen?.name],
          ...(reduction ? [bandRow(reduction)] : []),
          ...extras.map(({ name, price: amount }): [string, string] => [
            name,
            formatDollars(amount),
          ]),
        ]}
      />
      {price === undefined ? (
        <p>{texts.noTotal}</p>
      ) : (
        <Total
          label={edition.addsTax ? texts.totalBeforeTax : texts.total}
          amount={formatDollars(price)}
        />
      )}
      <SubmitButton disabled={obstacle !== null} aria-describedby="blocked">
        {payer ? texts.submitPaid : texts.submit}
      </SubmitButton>
      <Reason role="status" id="blocked">
        {obstacle && choice.blocked[obstacle]}
      </Reason>
      <small>
        {payer
          ? texts.paidBy({ organization: payer })
          : texts.submitNote({ ways: waysToPay(edition) })}
      </small>
    </Box>
  );
}
