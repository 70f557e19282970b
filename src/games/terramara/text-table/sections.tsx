import { entryOf } from '../../../rules-kit/indexed';
import { entriesOf } from '../../../rules-kit/records';
import { LEVELS, type PlayerID } from '../content/terms';
import { artifactOf, bonusTileOf, characterOf, territoryOf } from '../rules/content-pack/contentOf';
import { levelAt } from '../rules/metrics';
import { bagOf } from '../rules/resources';
import { type Craftsmen, playerOf, rowOf } from '../rules/state/state';
import { reach } from '../rules/tracks';
import { artifactText, characterText, conditionText, effectsText, outpostText } from '../text/cardText';
import { resourcesPhrase, roadName, rowName, spaceName } from '../text/words';
import { spacesOf } from '../view-model/spaces';
import { spaceEffects } from '../view-model/tell';
import { upcoming } from '../view-model/upcoming';
import { type TextPosition, useText } from './context';

const listed = (items: readonly string[], { t, say }: TextPosition): string =>
  items.length === 0 ? say('none') : items.join(t('kit.comma'));

/** Shows the round, the current player and the next players. */
export function Now() {
  const position = useText();
  const { G, ctx, t, say, viewer, current, myTurn, nameOf } = position;
  const next = upcoming(G, ctx).map(nameOf);
  return (
    <>
      <p data-testid="when">{t('table.roundOf', { round: G.round })}</p>
      <p data-testid="whose">
        {ctx.gameover !== undefined || current === null
          ? t('kit.gameOver')
          : myTurn
            ? say('yourTurn')
            : t('kit.waitFor', { name: nameOf(current) }).replaceAll('*', '')}
      </p>
      {viewer === null && <p>{say('onlooker')}</p>}
      <p>{say('leader', { name: nameOf(G.leader) })}</p>
      {next.length > 0 && <p>{say('next', { names: listed(next, position) })}</p>}
    </>
  );
}

const craftsmenText = (craftsmen: Craftsmen, position: TextPosition): string =>
  listed(
    LEVELS.filter((level) => craftsmen[level] > 0).map((level) => `${craftsmen[level]} × ${level}`),
    position,
  );

/** Lists all public information about a player. */
function PlayerLines({ playerID }: { readonly playerID: PlayerID }) {
  const position = useText();
  const { G, t, say, language } = position;
  const player = playerOf(G, playerID);
  const { character, adult, built, reserved, craftsmen, explorers, chief, warriors } = player;
  return (
    <ul>
      <li>{say('points', { count: player.vp })}</li>
      {character !== null && (
        <li>
          {say('character', {
            name: characterOf(G, character)[language],
            age: t(adult ? 'table.grown' : 'table.child'),
            text: characterText(characterOf(G, character), adult ? 'adult' : 'child', language),
          })}
        </li>
      )}
      <li>{say('workers', { explorers, chief, warriors })}</li>
      <li>{say('resources', { resources: resourcesPhrase(bagOf(player.resources), language) })}</li>
      <li>
        {say('craftsmen', {
          ready: craftsmenText(craftsmen.ready, position),
          used: craftsmenText(craftsmen.used, position),
        })}
      </li>
      <li>
        {say('tracks', {
          military: player.military,
          level: levelAt(G, player.military),
          river: player.river,
          caravans: listed(
            player.caravans.map((at) => roadName(at, language)),
            position,
          ),
          flags: listed(player.flags.map(rowName), position),
        })}
      </li>
      <li>
        {say('built', {
          cards: listed(
            built.map(
              ({ card }) =>
                `${artifactOf(G, card)[language]} (${artifactText(artifactOf(G, card), language)})`,
            ),
            position,
          ),
        })}
      </li>
      {reserved !== null && <li>{say('reserved', { card: artifactOf(G, reserved)[language] })}</li>}
      {player.bonusTiles.length > 0 && (
        <li>
          {listed(
            player.bonusTiles.map((id) => effectsText(bonusTileOf(G, id).do, language)),
            position,
          )}
        </li>
      )}
    </ul>
  );
}

export function Own() {
  const { viewer } = useText();
  return viewer === null ? null : <PlayerLines playerID={viewer} />;
}

export function Players() {
  const { G, viewer, nameOf } = useText();
  return G.turnOrder
    .filter((id) => id !== viewer)
    .map((id) => (
      <section key={id}>
        <h3>{nameOf(id)}</h3>
        <PlayerLines playerID={id} />
      </section>
    ));
}

/** Lists every space with its effects and workers, and outposts with their flags. */
export function Board() {
  const position = useText();
  const { G, viewer, say, t, language, nameOf } = position;
  const spaces = spacesOf(G, viewer);
  const lines = (row: number) =>
    spaces
      .filter((space) => space.row === row)
      .map((space) => {
        const bonus = G.rows[row - 1]?.bonus ?? null;
        const who = space.occupants.map(({ owner, worker }) =>
          t('table.space.occupant', { name: nameOf(owner), worker: t(`terms.worker.${worker}`) }),
        );
        const effects = [
          ...(space.condition === null ? [] : [conditionText(space.condition, language)]),
          spaceEffects(space.do, language, bonus === null ? undefined : bonusTileOf(G, bonus).do),
        ].join(t('kit.comma'));
        return (
          <li key={space.id}>
            {space.hasFire
              ? `${spaceName(space.id, language)}: ${say('fire')}`
              : say('space', {
                  name: spaceName(space.id, language),
                  effects,
                  who: who.length === 0 ? say('empty') : say('stands', { who: listed(who, position) }),
                })}
          </li>
        );
      });
  return [0, 1, 2, 3, 4, 5, 6].map((row) => {
    const plain = row === 0 ? null : territoryOf(G, rowOf(G, row).plain);
    const isOutpost = plain?.back !== undefined && 'outpost' in plain.back && rowOf(G, row).flipped;
    return (
      <section key={row}>
        <h3>{row === 0 ? t('table.homeland') : say('land', { land: rowName(row) })}</h3>
        <ul>
          {lines(row)}
          {isOutpost && plain?.back !== undefined && 'outpost' in plain.back && (
            <li>
              {say('outpost', {
                name: t('table.outpost.name', { land: rowName(row) }),
                text: outpostText(plain.back.outpost, language),
                flags: listed(
                  G.turnOrder.filter((id) => playerOf(G, id).flags.includes(row)).map(nameOf),
                  position,
                ),
              })}
            </li>
          )}
        </ul>
      </section>
    );
  });
}

/** Lists the artifacts of the row from the left, and the reach of the viewer's canoe. */
export function Row() {
  const { G, viewer, say, t, language } = useText();
  return (
    <>
      {viewer !== null && <p>{say('reach', { count: reach(G, viewer) })}</p>}
      <ol>
        {G.row.map((id, index) => {
          const card = artifactOf(G, id);
          return (
            <li key={id}>
              {say('card', {
                place: index + 1,
                name: card[language],
                category: t(`terms.category.${card.category}`),
                vp: card.vp,
                cost: resourcesPhrase(card.cost, language),
                effect: artifactText(card, language),
              })}
            </li>
          );
        })}
      </ol>
      <p>{t('table.pile', { count: G.pile.length })}</p>
    </>
  );
}

/** Lists the effects of river and road, and positions on the military track. */
export function Tracks() {
  const position = useText();
  const { G, say, t, language, nameOf, content } = position;
  return (
    <ul>
      <li>
        {t('table.military')}:{' '}
        {listed(
          [
            ...G.turnOrder.map((id) => `${nameOf(id)} ${playerOf(G, id).military}`),
            ...G.neutrals.map(({ id, military }) => `${nameOf(id)} ${military}`),
          ],
          position,
        )}
      </li>
      {Object.entries(content.river.spaces).map(([at, gift]) => (
        <li key={at}>
          {say('river', {
            at,
            gift:
              typeof gift === 'string'
                ? say(gift)
                : effectsText(bonusTileOf(G, entryOf(G.riverBonus, at)).do, language),
          })}
        </li>
      ))}
      {entriesOf(G.roadBonus).map(([stop, tile]) => (
        <li key={stop}>
          {say('road', {
            stop: roadName(stop, language),
            what: effectsText(bonusTileOf(G, tile).do, language),
          })}
        </li>
      ))}
      <li>
        {t('table.camp')}: {listed(G.camp.map(nameOf), position)}
      </li>
    </ul>
  );
}
