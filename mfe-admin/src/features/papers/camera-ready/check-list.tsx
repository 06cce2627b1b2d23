import { IconAlertTriangle, IconCheck } from '@plenary/kit/art/icons';
import { formatList } from '@plenary/kit/i18n';
import { colours, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { CameraReady } from './camera-ready.api';
import { texts } from './texts';

const Points = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  '& li': { display: 'flex', gap: 8, alignItems: 'start', overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', marginBlockStart: 2, color: colours.success },
  '& li[data-state="open"] svg': { color: colours.warningText },
});

type Check = CameraReady['toTick'][number];

/** What the file tells of itself. */
export function CheckList({ cameraReady }: { cameraReady: CameraReady }) {
  const { pages, maxPages, missingFonts, isAgreed, authorsNotFound, toTick } = cameraReady;
  const names = authorsNotFound ?? [];
  const areAuthorsNamed = authorsNotFound !== null && names.length === 0;
  const points: [check: Check, text: string, isOpen: boolean][] = [
    ['pages', texts.pages({ pages: pages ?? 0, max: maxPages }), toTick.includes('pages')],
    ['fonts', fontsText(missingFonts), toTick.includes('fonts')],
    ['agreement', isAgreed ? texts.agreed : texts.notAgreed, toTick.includes('agreement')],
    ['authors', authorsText(authorsNotFound), !areAuthorsNamed],
  ];
  return (
    <Points aria-label={texts.checks} role="list">
      {points.map(([check, text, isOpen]) => (
        <li key={check} data-state={isOpen ? 'open' : 'passed'}>
          {isOpen ? <IconAlertTriangle /> : <IconCheck />}
          <VisuallyHidden>{isOpen ? texts.attention : texts.passed}</VisuallyHidden>
          <span>{text}</span>
        </li>
      ))}
    </Points>
  );
}

function fontsText(missing: string[] | null): string {
  if (missing === null) return texts.fontsUnknown;
  return missing.length > 0
    ? texts.fontsMissing({ names: formatList(missing) })
    : texts.fontsEmbedded;
}

function authorsText(missing: string[] | null): string {
  if (missing === null) return texts.authorsUnknown;
  return missing.length > 0
    ? texts.authorsNotFound({ names: formatList(missing) })
    : texts.authorsNamed;
}
