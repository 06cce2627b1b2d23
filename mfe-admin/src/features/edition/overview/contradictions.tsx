import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatInstant } from '@plenary/kit/edition';
import { Actions, Alert, Button, LinkButton, styled } from '@plenary/kit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import type { Disagreement } from '../../../shared/dates/disagreements';
import { useSaveSection, type AdminEdition } from '../edition.api';
import { sectionById } from '../model/sections';
import { samplesQuery } from '../samples/samples.api';
import { texts } from '../texts';
import { May } from '../../../shared/may';
import { useMay, type Right } from '@plenary/kit/session';

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

type ContradictionProps = Omit<ContradictionsProps, 'found'> & { found: Disagreement };

function Contradiction({ edition, found, search, onDone }: ContradictionProps) {
  const save = useSaveSection(edition.id, sectionById('opening')!);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const { of, text, repair } = found;

  async function apply() {
    setAsking(false);
    await save.mutateAsync({ revision: edition.revision, values: { [of]: repair } });
    onDone(texts.repair.done);
  }

  async function begin() {
    const isOpening = of === 'registration' && !edition.document.registration.open;
    const isFilled =
      isOpening && may('samples:write') && (await client.fetchQuery(samplesQuery())).people > 0;
    if (isFilled) setAsking(true);
    else await apply().catch(() => undefined);
  }

  return (
    <Alert severity="error" role="status">
      <p>{text}</p>
      {save.error && <p role="alert">{messageOf(save.error, texts.saveFailed)}</p>}
      <Actions>
        <May right={RIGHTS[of]}>
          <Button look="outlined" busy={save.isPending} onClick={() => void begin()}>
            {repairText(found)}
          </Button>
        </May>
        <LinkButton look="text" to={adminPaths.editionSection.href({ section: 'dates' }) + search}>
          {texts.repair.dates}
        </LinkButton>
      </Actions>
      {isAsking && (
        <ConfirmDialog
          {...texts.openWithSamples}
          onClose={() => setAsking(false)}
          onConfirm={apply}
        />
      )}
    </Alert>
  );
}

function repairText({ of, repair: { open, closesAt } }: Disagreement): string {
  const { repair } = texts;
  if (!open) return repair.close[of];
  return closesAt === undefined
    ? repair.open[of]
    : repair.extend({ time: formatInstant(closesAt) });
}
