/**
 * Assigns cascade layers to style sheets by folder. `ORDER` lists them from weakest to strongest. A game's sheets are
 * in no layer but below the game's root class, so they override all layers.
 */
import type { CSSOptions } from 'vite';
import { here } from './games.ts';

const ORDER = 'kit, app';

/** The first matching entry applies. */
const LAYERS: readonly (readonly [under: string, layer: string])[] = [
  // Styles of the app inside a table (coach, controls, presence) and of the kit inside a page share a layer, so that
  // neither overrides the other.
  ['src/table/css/text.css', 'app'],
  ['src/table/css/presence.css', 'app'],
  ['src/table/css/almanac.css', 'app'],
  ['src/table/', 'kit'],
  ['src/app/', 'app'],
];

const layerOf = (file: string | undefined): string | null =>
  LAYERS.find(([under]) => file?.startsWith(here(under)) === true)?.[1] ?? null;

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/** Puts each rule of a sheet, including imported ones, into the layer of its file. */
export const inLayers: PostcssPlugins[number] = {
  postcssPlugin: 'in-layers',
  OnceExit(root, { AtRule }) {
    // Consecutive rules of the same layer share a block.
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
    // Every sheet declares the order, because any of them may load first.
    if (hasLayers) root.prepend(new AtRule({ name: 'layer', params: ORDER }));
  },
};
