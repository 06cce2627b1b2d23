const TAB = '[data-tabs] > [role="tab"]';

/** Tabs of a `data-tabs` list, whose panels are all in the document. */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    event.preventDefault();
    select(tab);
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    const next = tab && targetOf(event.key, tab);
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  });
}

function tabOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TAB) : null;
}

const tabsAround = (tab: Element) => Array.from(tab.parentElement?.children ?? []) as HTMLElement[];

function targetOf(key: string, tab: HTMLElement): HTMLElement | undefined {
  const tabs = tabsAround(tab);
  const index = tabs.indexOf(tab);
  const last = tabs.length - 1;
  const [forward, back] =
    document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const targets: Record<string, number> = {
    [forward]: index === last ? 0 : index + 1,
    [back]: index === 0 ? last : index - 1,
    Home: 0,
    End: last,
  };
  return tabs[targets[key] ?? -1];
}

function select(selected: HTMLElement): void {
  for (const tab of tabsAround(selected)) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isSelected;
  }
}
