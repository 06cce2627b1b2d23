import { Actions, Button, styled } from '@plenary/kit/ui';
import { texts } from './texts';

const Row = styled(Actions)({ marginBlockStart: 12 });

/** Back, and on to the next step. */
export function StepButtons(props: { onBack?: () => void; isLast: boolean }) {
  return (
    <Row>
      {props.onBack && (
        <Button look="outlined" onClick={props.onBack}>
          {texts.back}
        </Button>
      )}
      {!props.isLast && <Button type="submit">{texts.next}</Button>}
    </Row>
  );
}
