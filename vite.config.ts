import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/app',
  publicDir: 'public',
  plugins: [react()],
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022' },
  server: { fs: { allow: ['../..'] }, proxy: { '/games': 'http://localhost:8000' } },
});
