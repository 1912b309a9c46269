/** Heart icon, filled for a favourite. */
export function HeartIcon({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill={full ? 'currentColor' : 'none'}>
      <path
        d="M12 20 4.2 12.4a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Icon of two columns, with a tick if the product is being compared. */
export function CompareIcon({ chosen }: { chosen: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={chosen ? 'M4 12.5l5.5 5.5L20 7' : 'M4 5h6v14H4zM14 5h6v14h-6z'} strokeLinejoin="round" />
    </svg>
  );
}
