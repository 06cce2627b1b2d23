import { useParams } from '@plenary/kit/router';
import { useQuery } from '@tanstack/react-query';
import { shepherdingQuery } from '../../shared/shepherding.api';
import { LoadedPaper } from './loaded-paper';
import { ShepherdingView } from './shepherding-view';
import { shepherdingTexts } from './texts';

export default function ShepherdingPage() {
  const { paperId = '' } = useParams();
  return (
    <LoadedPaper query={useQuery(shepherdingQuery(paperId))} words={shepherdingTexts}>
      {(shepherding) => <ShepherdingView key={paperId} shepherding={shepherding} />}
    </LoadedPaper>
  );
}
