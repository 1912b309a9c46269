const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  edit: 'M4 20h4L19 9l-4-4L4 16v4ZM13.5 6.5l4 4',
  plus: 'M12 5v14M5 12h14',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  upload: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 20h14',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  calendar: 'M5 6h14v14H5ZM5 10h14M9 3v5M15 3v5',
  columns: 'M4 5h16v14H4ZM9.5 5v14M14.5 5v14',
  bookmark: 'M7 4h10v16l-5-4-5 4V4Z',
  sliders: 'M4 8h10M18 8h2M4 16h2M10 16h10M16 6v4M8 14v4',
} as const;

export type IconName = keyof typeof paths;

/** Decorative icon. Controls need an accessible name of their own. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
