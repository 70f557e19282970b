import '@fontsource/shippori-mincho/600.css';
import '@fontsource/shippori-mincho/700.css';
import '@fontsource-variable/noto-sans-jp/index.css';

/** Without an export, the bundler would drop the dynamic import of a module that only imports style sheets. */
export const loaded = true;
