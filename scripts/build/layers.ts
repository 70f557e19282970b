/** Which cascade layer a style sheet lies in follows from its folder: from the weakest to the
 *  strongest as in `ORDER`; a game's sheets are in no layer, under the game's own root class, and hold over all of them. */
import type { CSSOptions } from 'vite';
import { here } from './games.ts';

const ORDER = 'kit, app';

/** The first that a file lies under. */
const LAYERS: readonly (readonly [under: string, layer: string])[] = [
  // What the app puts into a table (coach, controls, who is there) and the kit into a page of the app: they meet as equals.
  ['src/table/css/text.css', 'app'],
  ['src/table/css/presence.css', 'app'],
  ['src/table/css/almanac.css', 'app'],
  ['src/table/', 'kit'],
  ['src/app/', 'app'],
];

const layerOf = (file: string | undefined): string | null =>
  LAYERS.find(([under]) => file?.startsWith(here(under)) === true)?.[1] ?? null;

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/** Puts each rule of a sheet, or of one that it imports, into the layer of the file that it stands in. */
export const inLayers: PostcssPlugins[number] = {
  postcssPlugin: 'in-layers',
  OnceExit(root, { AtRule }) {
    // One block for each run of rules of one layer.
    let block = new AtRule({ name: 'layer', params: '' });
    let hasLayers = false;
    for (const node of [...root.nodes]) {
      const layer = layerOf(node.source?.input.file);
      if (layer === null) continue;
      if (node.prev() !== block || block.params !== layer) {
        block = new AtRule({ name: 'layer', params: layer, nodes: [], source: node.source });
        node.before(block);
      }
      block.append(node);
      hasLayers = true;
    }
    // Whichever sheet comes first says the order.
    if (hasLayers) root.prepend(new AtRule({ name: 'layer', params: ORDER }));
  },
};
