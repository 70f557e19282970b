export const en = {
  title: 'Report a problem',
  about:
    'The report contains the position and the log as this seat sees them, and nothing hidden from it. Save it as a file or copy it, and send it to whoever runs this site.',
  save: 'Save as a file',
  copy: 'Copy',
  copied: 'Copied',
  issue: 'Open an issue',
  text: 'The whole report',
  close: 'Close',
} as const;
