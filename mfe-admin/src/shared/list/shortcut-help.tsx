import { DialogFrame } from '@plenary/kit/dialogs';
import { paths } from '@plenary/kit/paths';
import { Button, colours, Link, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Content = styled('div')({
  display: 'grid',
  gap: 16,
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
    <DialogFrame title={texts.shortcuts} onClose={props.onClose}>
      <Content>
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
    </DialogFrame>
  );
}
