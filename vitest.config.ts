import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    setupFiles: ['tests/words.ts'],
    testTimeout: 60_000,
  },
});
