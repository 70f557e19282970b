const PATHS = {
  people:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21v-2a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9',
  time: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l4 2',
  bot: 'M12 8V4H9M5 8h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1M2 14h2M20 14h2M9 13v2M15 13v2',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  book: 'M12 7v13M3 5h5a4 4 0 0 1 4 3 4 4 0 0 1 4-3h5v14h-6a3 3 0 0 0-3 2 3 3 0 0 0-3-2H3z',
} as const;

type SignProps = {
  readonly name: keyof typeof PATHS;
  /** Text for screen readers; omitted if the text beside the icon says the same. */
  readonly label?: string;
};

export function PageIcon({ name, label }: SignProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
