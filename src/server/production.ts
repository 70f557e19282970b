// boardgame.io and koa read this when they are imported, and log less in production. Import this file before them.
process.env.NODE_ENV ??= 'production';
