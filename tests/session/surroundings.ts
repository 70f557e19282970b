/** What a report states about the page, in tests */
export const SURROUNDINGS = {
  address: 'http://localhost:8000/table',
  browser: 'Chromium',
  size: '1280 × 720',
  language: 'en',
  error: null,
} as const;
