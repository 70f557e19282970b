import '@fontsource/shippori-mincho/600.css';
import '@fontsource/shippori-mincho/700.css';
import '@fontsource-variable/noto-sans-jp/index.css';

/** A module with only style sheets would be dropped from a dynamic import. */
export const loaded = true;
