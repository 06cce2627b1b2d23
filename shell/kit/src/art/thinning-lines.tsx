const drawings = {
  empty: {
    colour: '#a5a3d8',
    d: 'M0 0h88v9H0zM0 15h60v7H0zM0 28h40v5H0zM0 40h24v3H0zM0 49.5h12V51H0z',
  },
  error: {
    colour: '#bb002f',
    d: 'M0 0h38v9H0zM52 0h36v9H52zM0 15h30v7H0zM44 15h16v7H44zM0 28h22v5H0zM0 40h14v3H0z',
  },
};

type ThinningLinesProps = {
  tone: keyof typeof drawings;
  className?: string;
};

export const ThinningLines = ({ tone, className }: ThinningLinesProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={className}
    width="88"
    height="52"
    viewBox="0 0 88 52"
  >
    <path fill={drawings[tone].colour} d={drawings[tone].d} />
  </svg>
);
