export const en = {
  title: 'Report a problem',
  about:
    'The report contains the board and the log as this seat sees them, nothing hidden. Save or copy it, and send it to whoever runs this site.',
  save: 'Save as a file',
  copy: 'Copy',
  copied: 'Copied',
  issue: 'Open an issue',
  text: 'The whole report',
  close: 'Close',
} as const;
