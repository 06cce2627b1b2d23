type MarkProps = {
  size?: number;
  bars?: string;
  className?: string;
};

export const Mark = ({ size = 34, bars = 'currentColor', className }: MarkProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={className}
    width={size}
    height={size}
    viewBox="0 0 34 34"
  >
    <path
      fill={bars}
      d="M0 0h34v7H0zM0 9.75h25v5.5H0zM0 18.5h17.5v4H0zM0 25.7h11v2.6H0zM0 31.6h6v1.4H0z"
    />
    <circle cx="27" cy="27" r="6.8" fill="#f50057" />
  </svg>
);
