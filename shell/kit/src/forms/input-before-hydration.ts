type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function inputBeforeHydration(form: HTMLFormElement): Map<string, string | boolean> {
  const controls = Array.from(form.elements).filter(isControl);
  return new Map(controls.filter(isChanged).map((each) => [each.name, valueOf(each)]));
}

function isControl(element: Element): element is Control {
  const isField = ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName);
  return isField && (element as Control).name !== '' && (element as Control).type !== 'file';
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first =
      control.querySelector<HTMLOptionElement>('option[selected]') ?? control.options[0];
    return control.value !== (first?.value ?? '');
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function valueOf(control: Control): string | boolean {
  return control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
}
