import { messageOf } from '@plenary/kit/api';
import { useWatch } from '@plenary/kit/forms';
import { Alert, Button, colours, ExternalLink, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCreatePreview, type AdminEdition } from '../edition.api';
import type { EditionSection } from '../model/fields';
import { fromForm } from '../model/form-values';
import { previewPageOf } from '../model/preview-pages';
import { texts } from '../texts';
import type { EditionForm } from './use-section-form';

/** From the last change until the page is made again: each page costs the server a second. */
const PAUSE_MS = 1500;

const WIDTHS = { phone: 360, desktop: 1120 } as const;
type Width = keyof typeof WIDTHS;

const Panel = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  alignSelf: 'start',
  // Below the header.
  scrollMarginBlockStart: 80,
  padding: 16,
  backgroundColor: colours.surface,
  '& > header': { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' },
  '& h2': { fontSize: '1.1875rem', marginInlineEnd: 'auto' },
  '& p': { fontSize: '0.8125rem', color: colours.muted },
});

const FRAME_HEIGHT = 640;

/** Only the page scrolls sideways. Its space is there before it. */
const Screen = styled('div')({
  overflowX: 'auto',
  minBlockSize: FRAME_HEIGHT + 2,
  '& iframe': {
    display: 'block',
    blockSize: FRAME_HEIGHT,
    marginInline: 'auto',
    border: `1px solid ${colours.control}`,
    colorScheme: 'light',
  },
});

interface PreviewProps {
  section: EditionSection;
  edition: AdminEdition;
  form: EditionForm;
}

/** The public page with the unsaved changes, made again after each pause. */
export function Preview({ section, edition, form }: PreviewProps) {
  const [width, setWidth] = useState<Width>('phone');
  const preview = useCreatePreview(edition.id, section);
  const values = useWatch({ control: form.control });
  const make = useEffectEvent(() => preview.mutate(fromForm(section.fields, form.getValues())));
  const [isFirst, setFirst] = useState(true);

  useEffect(() => {
    const timer = setTimeout(
      () => {
        make();
        setFirst(false);
      },
      isFirst ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- The first preview starts no second one.
  }, [values]);

  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Next to the fields it is seen already. Newer browsers answer with a promise, which is no cleanup.
    const isBelow = (panel.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
    if (isBelow) panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  const { preview: words } = texts;
  const url = preview.data && preview.data.url + previewPageOf(section.id);
  return (
    <Panel ref={panel} aria-label={words.title} data-width={width}>
      <header>
        <h2>{words.title}</h2>
        {(Object.keys(WIDTHS) as Width[]).map((each) => (
          <Button
            key={each}
            look={each === width ? 'filled' : 'outlined'}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {words[each]}
          </Button>
        ))}
        {url && <ExternalLink href={url}>{words.open}</ExternalLink>}
      </header>
      <p>{words.hint}</p>
      <div role="status">
        {preview.isPending && words.making}
        {preview.isError && (
          <Alert severity="error" role="presentation">
            {messageOf(preview.error, words.failed)}
          </Alert>
        )}
      </div>
      <Screen>
        {url && (
          <iframe src={url} title={words.frame} width={WIDTHS[width]} sandbox="allow-same-origin" />
        )}
      </Screen>
    </Panel>
  );
}
