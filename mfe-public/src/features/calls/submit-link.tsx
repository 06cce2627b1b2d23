import { isAccepting, useEditionState } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { OutlinedLink, PinkLink } from '../../shared/dark-links';

/** Leads to /submit in each state, which says why nothing can be submitted. */
export function SubmitLink({ children }: { children: string }) {
  const { submissions } = useEditionState();
  const Link = isAccepting(submissions) ? PinkLink : OutlinedLink;
  return <Link to={paths.submit.href()}>{children}</Link>;
}
