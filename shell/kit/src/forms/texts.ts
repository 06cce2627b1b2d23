/** Texts of the form parts. */
export const texts = {
  needsScript: 'This form needs JavaScript.',
  optional: '(optional)',
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
  chooseOption: 'Choose',
  chooseCountry: 'Choose a country',
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  remove: (name: string) => `Remove ${name}`,
  sent: (percent: number) => `${percent} % sent`,
  checking: 'All sent; waiting for the answer',
  toCorrect: (count: number) =>
    `${numbers[count] ?? count} ${count === 1 ? 'thing' : 'things'} to correct`,
};

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
