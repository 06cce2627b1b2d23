import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatInstant } from '@plenary/kit/edition';
import { Actions, Alert, Button, LinkButton, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import type { Disagreement } from '../../../shared/dates/disagreements';
import { useSaveSection, type AdminEdition } from '../edition.api';
import { sectionById } from '../model/sections';
import { useHasSamples } from '../samples/samples.api';
import { texts } from '../texts';
import { May } from '../../../shared/may';
import type { Right } from '@plenary/kit/session';

const Band = styled('div')({ display: 'grid', gap: 12, '& p': { marginBlockEnd: 8 } });

interface ContradictionsProps {
  edition: AdminEdition;
  found: readonly Disagreement[];
  search: string;
  onDone: (text: string) => void;
}

/** What dates and switches contradict, each with its repair. */
export function Contradictions({ found, ...props }: ContradictionsProps) {
  return (
    <Band>
      {found.map((each) => (
        <Contradiction key={each.of} {...props} found={each} />
      ))}
    </Band>
  );
}

const RIGHTS: Record<Disagreement['of'], Right> = {
  registration: 'fees:write',
  submissions: 'reviewing:write',
};

type Repair = NonNullable<Disagreement['repair']>;

type ContradictionProps = Omit<ContradictionsProps, 'found'> & { found: Disagreement };

function Contradiction({ edition, found, search, onDone }: ContradictionProps) {
  const save = useSaveSection(edition.id, sectionById('opening')!);
  const [isAsking, setAsking] = useState(false);
  const hasSamples = useHasSamples();
  const { of, text, repair } = found;

  async function apply(repair: Repair) {
    setAsking(false);
    await save.mutateAsync({ revision: edition.revision, values: { [of]: repair } });
    onDone(texts.repair.done);
  }

  async function begin(repair: Repair) {
    const isOpening = of === 'registration' && !edition.document.registration.open;
    if (isOpening && (await hasSamples())) setAsking(true);
    else await apply(repair).catch(() => undefined);
  }

  return (
    <Alert severity="error" role="status">
      <p>{text}</p>
      {save.error && <p role="alert">{messageOf(save.error, texts.saveFailed)}</p>}
      <Actions>
        {repair && (
          <May right={RIGHTS[of]}>
            <Button look="outlined" busy={save.isPending} onClick={() => void begin(repair)}>
              {repairText(of, repair)}
            </Button>
          </May>
        )}
        <LinkButton look="text" to={adminPaths.editionSection.href({ section: 'dates' }) + search}>
          {texts.repair.dates}
        </LinkButton>
      </Actions>
      {isAsking && repair && (
        <ConfirmDialog
          {...texts.openWithSamples}
          onClose={() => setAsking(false)}
          onConfirm={() => apply(repair)}
        />
      )}
    </Alert>
  );
}

function repairText(of: Disagreement['of'], { open, closesAt }: Repair): string {
  const { repair } = texts;
  if (!open) return repair.close[of];
  return closesAt === undefined
    ? repair.open[of]
    : repair.extend({ time: formatInstant(closesAt) });
}
