import { matchPath, NavLink, Outlet, useLocation } from 'react-router-dom';
import type { RouteManifest } from '../remote';
import { colours, styled } from '../ui';
import { Notice } from './notice';
import { changeSetting, isAdmitted, type Setting } from './setting';
import { texts } from './texts';

const Bar = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1.5rem',
  alignItems: 'center',
  padding: '0.5rem 1rem',
  color: colours.onDark,
  background: colours.primaryDark,
  '& select': { font: 'inherit', marginInlineStart: '0.5rem', minBlockSize: '2.75rem' },
  '& summary': { cursor: 'pointer', paddingBlock: '0.625rem' },
  '& a': { display: 'block', color: 'inherit', paddingBlock: '0.5rem' },
  '& a[aria-current]': { fontWeight: 700 },
});

const answers: Setting['answers'][] = ['at once', 'slowly', 'with failures'];
const people = Object.keys(texts.people) as Setting['person'][];

export function Workbench({ routes, setting }: { routes: RouteManifest; setting: Setting }) {
  const { pathname } = useLocation();
  const { access = 'public' } = routes.routes.find(({ path }) => matchPath(path, pathname)) ?? {};
  return (
    <>
      <Bar>
        <strong>{texts.heading({ name: routes.name })}</strong>
        <Choice
          label={texts.person}
          value={setting.person}
          options={people}
          textOf={(person) => texts.people[person]}
          onChoose={(person) => changeSetting({ ...setting, person })}
        />
        <Choice
          label={texts.answers}
          value={setting.answers}
          options={answers}
          textOf={(answer) => answer}
          onChoose={(chosen) => changeSetting({ ...setting, answers: chosen })}
        />
        <Choice
          label={texts.language}
          value={setting.lang}
          options={['en', 'en-XA', 'ar-XB']}
          textOf={(lang) => lang}
          onChoose={(lang) => changeSetting({ ...setting, lang })}
        />
        <details>
          <summary>{texts.pages}</summary>
          <nav aria-label={texts.pages}>
            {routes.routes
              .filter(({ path }) => !path.includes(':'))
              .map(({ path, title }) => (
                <NavLink key={path} to={path} end>
                  {title}
                </NavLink>
              ))}
          </nav>
        </details>
      </Bar>
      <main id="main">
        {isAdmitted(setting.person, access) ? (
          <Outlet />
        ) : (
          <Notice title={texts.guarded} text={texts.guardedText({ access })} />
        )}
      </main>
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: T[];
  textOf: (option: T) => string;
  onChoose: (option: T) => void;
}

function Choice<T extends string>({ label, value, options, textOf, onChoose }: ChoiceProps<T>) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
