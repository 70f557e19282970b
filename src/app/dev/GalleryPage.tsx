/** The gallery: shows a screen or kit part of a game in both themes and both languages, at any size. */

import memoize from 'lodash/memoize';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { onlineTables } from '../../../scripts/screens/appPages';
import { KIT } from '../../../scripts/screens/kit';
import { screenLoaders } from '../../../scripts/screens/lists';
import { scenarioLoaders } from '../../../tests/games/scenarios';
import { RuleText } from '../../game-api/lookUp';
import { LANGUAGES } from '../../language/language';
import { entryOf, itemAt } from '../../rules-kit/indexed';
import { lazyPage } from '../../table/loading/lazyPart';
import { DevProblem } from './DevProblem';
import { framed, inSight, type Shot, shotsOf, takeStep } from './gallery';
import { SIDE, unknownName } from './openScenario';

const LOOKS = LANGUAGES.flatMap((language) => ['light', 'dark'].map((theme) => ({ language, theme })));
/** Only the names of these screens are used, so the tables need not exist. */
const NO_ROOM = { matchID: '', credentials: { 0: '', 1: '', 2: '', 3: '' } };
const NEED_TABLES = onlineTables({ waiting: NO_ROOM, running: NO_ROOM, finished: NO_ROOM, personKey: '' }, '')
  .map(({ name }) => name)
  .join(', ');

const SIZES = { width: 1280, height: 720 };

/** A screen, or with `at` only that part of it. */
type Shown = Shot & { readonly at: string | null };

const galleries = Object.fromEntries(
  Object.entries(screenLoaders).map(([game, load]) => [
    game,
    lazyPage(async () => {
      const screens = await load();
      const scenarios = (await scenarioLoaders[game]?.()) ?? [];
      const shownAt = memoize((width: number): readonly Shown[] => {
        const shots = shotsOf(game, screens, scenarios, width);
        const parts = KIT.flatMap(({ name, screen, at }) =>
          shots.filter((shot) => shot.name === screen).map((shot) => ({ ...shot, name: `kit-${name}`, at })),
        );
        return [...shots.map((shot) => ({ ...shot, at: null })), ...parts];
      });
      return () => <Gallery game={game} shownAt={shownAt} />;
    }),
  ]),
);

export function GalleryPage({ game }: { readonly game: string }) {
  if (!Object.hasOwn(galleries, game))
    return <DevProblem text={unknownName('gallery', game, Object.keys(galleries))} />;
  const Page = entryOf(galleries, game);
  return <Page />;
}

type GalleryProps = { readonly game: string; readonly shownAt: (width: number) => readonly Shown[] };

function Gallery({ game, shownAt }: GalleryProps) {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch((previous) => ({ ...Object.fromEntries(previous), [name]: value }), { replace: true });
  const size = {
    width: Number(search.get('width')) || SIZES.width,
    height: Number(search.get('height')) || SIZES.height,
  };
  const all = shownAt(size.width);
  const screen = search.get('screen') ?? itemAt(all, 0).name;
  const shown = all.find(({ name }) => name === screen);
  if (shown === undefined)
    return (
      <DevProblem
        text={unknownName(
          `screen of ${game}`,
          screen,
          all.map(({ name }) => name),
        )}
      />
    );
  return (
    <main className="gallery" data-testid="gallery">
      <header className="gallery-bar">
        <a href="/dev">Workbench</a>
        {Object.keys(galleries).map((other) => (
          <a key={other} href={`/dev/gallery/${other}`} aria-current={other === game ? 'page' : undefined}>
            {other}
          </a>
        ))}
        <label>
          Screen{' '}
          <select value={screen} onChange={({ target }) => set('screen', target.value)}>
            {all.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {(['width', 'height'] as const).map((name) => (
          <label key={name}>
            {name === 'width' ? 'Width' : 'Height'}{' '}
            <input
              type="number"
              required
              min={SIDE.least}
              max={SIDE.most}
              defaultValue={size[name]}
              onBlur={({ target }) => target.reportValidity() && set(name, target.value)}
            />
          </label>
        ))}
        {game === 'app' && <span>Left out, because they need tables on a server: {NEED_TABLES}</span>}
      </header>
      <div className="gallery-frames">
        {LOOKS.map((look) => (
          <Frame
            key={JSON.stringify([shown.name, look, size])}
            shown={shown}
            address={framed(shown, look)}
            label={`${look.language}, ${look.theme}`}
            size={size}
          />
        ))}
      </div>
    </main>
  );
}

type FrameProps = {
  readonly shown: Shown;
  readonly address: string;
  readonly label: string;
  readonly size: { readonly width: number; readonly height: number };
};

/** Shows a page in a frame after taking its steps. For a kit part, it crops the frame to that part. */
function Frame({ shown: { name, kept, steps, at }, address, label, size }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waits' | 'done' | Error>('waits');
  const [part, setPart] = useState<DOMRect | null>(null);
  useEffect(() => {
    let current = true;
    const run = async () => {
      const page = frame.current?.contentDocument ?? null;
      // The real server forbids frames.
      if (page === null) throw new Error('This server forbids frames: open the gallery with npm run dev.');
      if (page.URL === 'about:blank') return;
      for (const step of steps) if (current) await takeStep(page, step);
      if (at !== null) {
        await takeStep(page, { see: at });
        setPart(inSight(page, at)?.getBoundingClientRect() ?? null);
      }
      if (current) setState('done');
    };
    const start = () => void run().catch((error: Error) => current && setState(error));
    const { current: element } = frame;
    element?.addEventListener('load', start);
    return () => {
      current = false;
      element?.removeEventListener('load', start);
    };
  }, [steps, at]);
  const box = part ?? { x: 0, y: 0, ...size };
  return (
    <figure className="gallery-frame">
      <figcaption>
        <a href={address}>
          {name}, {label}
        </a>
        {state === 'waits' && ' Loading …'}
        {state instanceof Error && (
          <span className="problem">
            <RuleText text={` ${state.message}`} />
          </span>
        )}
      </figcaption>
      <div
        className="gallery-window"
        style={{ width: box.width, height: box.height }}
        data-state={state instanceof Error ? 'failed' : state}
      >
        <iframe
          ref={frame}
          title={`${name}, ${label}`}
          src={address}
          data-kept={JSON.stringify(kept)}
          style={{ ...size, translate: `${-box.x}px ${-box.y}px` }}
        />
      </div>
    </figure>
  );
}
