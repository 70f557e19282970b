/** Which cascade layer a style sheet lies in follows from its folder: from the weakest to the
 *  strongest as in `ORDER`; a game's sheets are in no layer, under the game's own root class, and hold over all of them. */
import type { AcceptedPlugin } from 'postcss';
import { here } from './games';

const ORDER = 'page, kit, app, placed';

/** The first that a file lies under. */
const LAYERS: readonly (readonly [under: string, layer: string])[] = [
  // Elements, colours and forms of every page.
  ['src/app/app.css', 'page'],
  ['src/table/palette.css', 'page'],
  // How the kit dresses what the app puts into a table: coach, plan, who is there.
  ['src/table/css/text.css', 'placed'],
  ['src/table/css/presence.css', 'placed'],
  ['src/table/', 'kit'],
  ['src/app/', 'app'],
];

const layerOf = (file: string | undefined): string | null =>
  LAYERS.find(([under]) => file?.startsWith(here(under)) === true)?.[1] ?? null;

/** Puts each rule of a sheet, or of one that it imports, into the layer of the file that it stands in. */
export const inLayers: AcceptedPlugin = {
  postcssPlugin: 'in-layers',
  OnceExit(root, { AtRule }) {
    let last: { layer: string; rule: InstanceType<typeof AtRule> } | null = null;
    for (const node of [...root.nodes]) {
      const layer =
        node.type === 'atrule' && node.name === 'import' ? null : layerOf(node.source?.input.file);
      if (layer === null) {
        last = null;
        continue;
      }
      if (last?.layer !== layer) {
        const rule = new AtRule({ name: 'layer', params: layer, nodes: [], source: node.source });
        node.before(rule);
        last = { layer, rule };
      }
      last.rule.append(node);
    }
    // Whichever sheet comes first says the order.
    if (root.some((node) => node.type === 'atrule' && node.name === 'layer'))
      root.prepend(new AtRule({ name: 'layer', params: ORDER }));
  },
};
