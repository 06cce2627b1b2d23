import { Drawer } from '../../../shared/drawer/drawer';
import { MatchForm } from '../transfers/match-form';
import { MarkedText } from './marked-text';
import type { StatementLine } from './statements.api';

export interface FindDrawerProps {
  line: StatementLine;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** The registration is found by hand, as for other unmatched payments. */
export function FindDrawer({ line, onClose, onDone }: FindDrawerProps) {
  return (
    <Drawer title={line.sender} onClose={onClose}>
      <MarkedText {...line} />
      <MatchForm
        transfer={{ id: line.id, open: line.open ?? 0, version: line.version ?? 1 }}
        onDone={onDone}
      />
    </Drawer>
  );
}
