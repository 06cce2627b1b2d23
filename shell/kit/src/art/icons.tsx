export type IconProps = { size?: number; className?: string };

const Icon = ({ d, size = 20, className }: IconProps & { d: string }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d={d} />
  </svg>
);

export const IconMenu = (props: IconProps) => <Icon {...props} d="M3 6h18M3 12h18M3 18h18" />;

export const IconClose = (props: IconProps) => <Icon {...props} d="M5 5l14 14M19 5L5 19" />;

export const IconChevronDown = (props: IconProps) => <Icon {...props} d="M6 9l6 6 6-6" />;

export const IconChevronUp = (props: IconProps) => <Icon {...props} d="M6 15l6-6 6 6" />;

export const IconChevronLeft = (props: IconProps) => <Icon {...props} d="M15 6l-6 6 6 6" />;

export const IconChevronRight = (props: IconProps) => <Icon {...props} d="M9 6l6 6-6 6" />;

export const IconArrowRight = (props: IconProps) => <Icon {...props} d="M3 12h17M13 5l7 7-7 7" />;

export const IconPin = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 22c-5-5-8-8.5-8-12a8 8 0 0 1 16 0c0 3.5-3 7-8 12zM9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"
  />
);

export const IconCalendar = (props: IconProps) => (
  <Icon {...props} d="M4 5h16v16H4zM4 10h16M8 2v5M16 2v5" />
);

export const IconClock = (props: IconProps) => (
  <Icon {...props} d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7v5.5l4 2" />
);

export const IconCheck = (props: IconProps) => <Icon {...props} d="M4 13l5 5L20 7" />;

export const IconMinus = (props: IconProps) => <Icon {...props} d="M5 12h14" />;

export const IconPlus = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;

export const IconAlertTriangle = (props: IconProps) => (
  <Icon {...props} d="M12 3l10 18H2zM12 9.5v6M12 17v2" />
);

export const IconAlertCircle = (props: IconProps) => (
  <Icon {...props} d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 7v6M12 15v2" />
);

export const IconInfo = (props: IconProps) => (
  <Icon {...props} d="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 11v6M12 7v2" />
);

export const IconCopy = (props: IconProps) => <Icon {...props} d="M9 9h12v12H9zM9 15H3V3h12v6" />;

export const IconUpload = (props: IconProps) => (
  <Icon {...props} d="M12 17V4M6 10l6-6 6 6M4 16v5h16v-5" />
);

export const IconDownload = (props: IconProps) => (
  <Icon {...props} d="M12 3v13M6 10l6 6 6-6M4 16v5h16v-5" />
);

export const IconFile = (props: IconProps) => <Icon {...props} d="M5 2h9l5 6v14H5zM14 2v6h5" />;

export const IconSearch = (props: IconProps) => (
  <Icon {...props} d="M3.5 10.5a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM15.5 15.5L21 21" />
);

export const IconFilter = (props: IconProps) => <Icon {...props} d="M3 6h18M6 12h12M10 18h4" />;

export const IconList = (props: IconProps) => (
  <Icon {...props} d="M8 6h13M8 12h13M8 18h13M3 6h2M3 12h2M3 18h2" />
);

export const IconSettings = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 7h10M18 7h3M3 17h3M11 17h10M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z"
  />
);

export const IconEye = (props: IconProps) => (
  <Icon
    {...props}
    d="M1 12c3-5 7-7 11-7s8 2 11 7c-3 5-7 7-11 7s-8-2-11-7zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"
  />
);

export const IconEyeOff = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 5.4A11 11 0 0 1 12 5c4 0 8 2 11 7a18 18 0 0 1-3.2 3.8M6.5 6.5A15 15 0 0 0 1 12c3 5 7 7 11 7a11 11 0 0 0 5.5-1.5M9.9 9.9a3 3 0 0 0 4.2 4.2M3 3l18 18"
  />
);

export const IconMail = (props: IconProps) => <Icon {...props} d="M2 5h20v14H2zM2 6l10 8 10-8" />;

export const IconPhone = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 3h5l2 6-3 2a11 11 0 0 0 5 5l2-3 6 2v5a1 1 0 0 1-1 1A17 17 0 0 1 3 4a1 1 0 0 1 1-1z"
  />
);

export const IconExternalLink = (props: IconProps) => (
  <Icon {...props} d="M19 14v7H3V5h7M14 3h7v7M21 3L11 13" />
);

export const IconDashboard = (props: IconProps) => (
  <Icon {...props} d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z" />
);

export const IconUser = (props: IconProps) => (
  <Icon {...props} d="M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM4 22v-1a8 8 0 0 1 16 0v1" />
);

export const IconUsers = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM2 22v-1a7 7 0 0 1 14 0v1M16 4a4 4 0 0 1 0 8M18 14.5a7 7 0 0 1 4 6.5v1"
  />
);

export const IconTicket = (props: IconProps) => (
  <Icon {...props} d="M2 5h20v4a3 3 0 0 0 0 6v4H2v-4a3 3 0 0 0 0-6zM12 5v14" />
);

export const IconEdit = (props: IconProps) => (
  <Icon {...props} d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" />
);

export const IconLogOut = (props: IconProps) => (
  <Icon {...props} d="M11 4H4v16h7M9 12h12M16 7l5 5-5 5" />
);

export const IconStar = (props: IconProps) => (
  <Icon {...props} d="M12 3l2.7 6 6.3.7-4.7 4.3 1.4 6.5L12 17.2 6.3 20.5l1.4-6.5L3 9.7 9.3 9z" />
);

export const IconTrash = (props: IconProps) => (
  <Icon {...props} d="M3 6h18M8 6V3h8v3M5 6l1 15h12l1-15M10 10v7M14 10v7" />
);

export const IconRefresh = (props: IconProps) => (
  <Icon {...props} d="M20 11a8 8 0 1 0-2 6.3M20 4v7h-7" />
);

export const IconLock = (props: IconProps) => (
  <Icon {...props} d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2" />
);
