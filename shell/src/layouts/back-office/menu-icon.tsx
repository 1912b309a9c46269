const paths: Record<string, string> = {
  gauge: 'M4 18a9 9 0 1 1 16 0M12 14l4-5',
  document: 'M6 3h8l4 4v14H6V3ZM14 3v4h4M9 12h6M9 16h6',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14a6.5 6.5 0 0 1 3.5 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4l2-2ZM10 21h4',
  badge: 'M5 7h14v13H5V7ZM10 7V4h4v3M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.5 17.5a3.5 3.5 0 0 1 7 0',
  shield: 'M12 3 5 6v5c0 4.5 3 8 7 10 4-2 7-5.5 7-10V6l-7-3ZM9 12l2 2 4-4',
  tag: 'M3 12V4h8l10 10-8 8L3 12ZM7.5 8.5h.01',
  building: 'M5 21V4h10v17M15 9h4v12M3 21h18M8.5 8h3M8.5 12h3M8.5 16h3',
  layers: 'M12 3 3 8l9 5 9-5-9-5ZM3 12.5l9 5 9-5M3 17l9 5 9-5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  tyre: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  shape: 'M4 4h7v7H4V4ZM13 13h7v7h-7v-7ZM16.5 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM7.5 13 4 20h7l-3.5-7Z',
  folder: 'M3 6h6l2 2h10v11H3V6Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
};

const anything = 'M5 12h14M12 5v14';

/** Icon of a menu item; unknown names show a generic icon. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name] ?? anything} />
    </svg>
  );
}
