import { Dialog } from '@plenary/kit/overlays';
import { paths } from '@plenary/kit/paths';
import { Button, colours, Link, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { texts } from './texts';

const Content = styled('div')({
  display: 'grid',
  gap: 16,
  padding: 24,
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 16px',
    alignItems: 'baseline',
  },
  '& kbd': {
    display: 'inline-block',
    minInlineSize: 24,
    paddingInline: 6,
    border: `1px solid ${colours.control}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: '0.8125rem',
    textAlign: 'center',
  },
});

export default function ShortcutHelp(props: { hasSelection: boolean; onClose: () => void }) {
  const titleId = useId();
  const { keysFor } = texts;
  const keys: [string, string][] = [
    ['J', keysFor.next],
    ['K', keysFor.previous],
    ['Enter', keysFor.open],
    ...(props.hasSelection ? [['X', keysFor.select] as [string, string]] : []),
    ['/', keysFor.search],
    ['?', keysFor.help],
  ];
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Content>
        <h2 id={titleId}>{texts.shortcuts}</h2>
        <dl>
          {keys.map(([key, label]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <Link to={paths.profile.href()}>{texts.turnOffShortcuts}</Link>
        <Button look="outlined" onClick={props.onClose}>
          {texts.close}
        </Button>
      </Content>
    </Dialog>
  );
}
