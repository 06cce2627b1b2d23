import { Block } from '../../../shared/page/columns';
import { PanelScroll, PanelTable } from '../../../shared/page/panel-table';
import { figure, type ComparedReviewer } from './comparison.api';
import { texts } from './texts';

export function ReviewerBiases({ reviewers }: { reviewers: ComparedReviewer[] }) {
  return (
    <Block style={{ marginBlockStart: 32 }}>
      <h2 id="reviewers">{texts.reviewers}</h2>
      <p>
        <small>{texts.reviewersHint}</small>
      </p>
      <PanelScroll role="region" aria-labelledby="reviewers" tabIndex={0}>
        <PanelTable>
          <thead>
            <tr>
              <th scope="col">{texts.reviewer}</th>
              <th scope="col" data-number>
                {texts.reviews}
              </th>
              <th scope="col" data-number>
                {texts.scores.mean}
              </th>
              <th scope="col" data-number>
                {texts.bias}
              </th>
              <th scope="col" data-number>
                {texts.deviation}
              </th>
            </tr>
          </thead>
          <tbody>
            {reviewers.map(({ id, name, reviews, mean, bias, deviation }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-number>{reviews}</td>
                <td data-number>{figure(mean)}</td>
                <td data-number>{signed(bias)}</td>
                <td data-number>{deviation === null ? '–' : figure(deviation)}</td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </PanelScroll>
    </Block>
  );
}

/** With a minus sign, which screen readers say. */
function signed(value: number): string {
  const rounded = figure(Math.abs(value));
  if (Number(rounded) === 0) return rounded;
  return value < 0 ? `−${rounded}` : `+${rounded}`;
}
