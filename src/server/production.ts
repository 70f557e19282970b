// boardgame.io and koa read this once, when they are imported: with it they are quiet. Import this file before them.
process.env.NODE_ENV ??= 'production';
