import { itemAt } from '../../../../rules-kit/indexed';
import { useOpenTab } from '../../../../table/context';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { TurnBar } from '../../../../table/frame/bar/TurnBar';
import { type ArtifactId, LEVELS } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { artifactOf } from '../../view-model/cards';
import { usePick, useSelected, useTable } from '../context';
import { GameIcon } from '../icons/Icon';
import { NextStep } from './NextStep';
import { Primary } from './Primary';

/** The bar under the board: the next step, and all available actions. */
export function Actions() {
  return (
    <TurnBar hint={<NextStep />} primary={<Primary />}>
      <FreeActions />
      <span className="divider" />
      <CardActions />
      <span className="gap gap-end" />
      <EndTurn />
    </TurnBar>
  );
}

const BOOKMARK = <GameIcon name="ui-bookmark" size={17} />;
const HUT = <GameIcon name="ui-hut" size={17} />;

/** Buttons for craftsmen, artifacts, character and bonus tiles, which work before and after placing. */
export function FreeActions() {
  const { legal, t, viewer, G, content, language, run, refusal } = useTable();
  const pick = usePick();
  if (viewer === null) return null;
  const player = playerOf(G, viewer);
  const ready = LEVELS.filter((level) => player.craftsmen.ready[level] > 0);
  const rounds = player.built.filter(({ card }) => artifactOf(content, card).effect.kind === 'round');
  const [tile] = player.bonusTiles;
  const reasonOf = (move: 'useArtifact', card: ArtifactId) =>
    legal.useArtifact.includes(card) ? null : (refusal(move, card) ?? t('kit.notNow'));
  return (
    <>
      <ActionButton
        testId="move-useCraftsman"
        sign={
          <span className="inline-flex btn-signs">
            {(ready.length === 0 ? [1] : ready).slice(0, 3).map((level) => (
              <GameIcon key={level} name={`craftsman-${level}`} size={19} />
            ))}
          </span>
        }
        label={t('table.action.process')}
        hint={t('table.hint.process')}
        reason={
          legal.useCraftsman.length > 0
            ? null
            : ready.length === 0
              ? t('table.hint.noCraftsman')
              : (refusal('useCraftsman', { level: itemAt(ready, 0), convert: { cattle: 1 } }) ??
                t('table.hint.noRaw'))
        }
        onPress={() => pick({ do: 'open', dialog: { kind: 'process' } })}
      />
      {rounds.slice(0, 4).map(({ card }, index) => {
        const name = artifactOf(content, card)[language];
        const reason = reasonOf('useArtifact', card);
        // Only a single artifact shows its name. Several show their emblems, with the name in the tooltip.
        const brief = rounds.length > 1 || index > 0;
        return (
          <ActionButton
            key={card}
            testId={`move-useArtifact-${card}`}
            sign={<GameIcon name={`art-${card}`} size={20} />}
            label={brief ? null : name}
            spoken={name}
            hint={`${name}: ${t('table.hint.artifact')}`}
            reason={reason === null ? null : `${name}: ${reason}`}
            onPress={() => run([{ move: 'useArtifact', args: [card] }])}
          />
        );
      })}
      {player.character === 'forest' && player.adult && (
        <ActionButton
          testId="move-useCharacter"
          sign={<GameIcon name="face-forest-grown" size={22} />}
          label={t('table.action.character')}
          reason={legal.useCharacter.length > 0 ? null : (refusal('useCharacter') ?? t('kit.notNow'))}
          onPress={() => run([{ move: 'useCharacter', args: [] }])}
        />
      )}
      {player.character === 'house' && !player.adult && (
        <ActionButton
          testId="move-useBonusTile"
          sign={<GameIcon name="face-house-child" size={22} />}
          label={t('table.action.bonusTile')}
          reason={
            legal.useBonusTile.length > 0
              ? null
              : ((tile && refusal('useBonusTile', tile)) ?? t('kit.notNow'))
          }
          onPress={() => pick({ do: 'open', dialog: { kind: 'bonusTiles' } })}
        />
      )}
    </>
  );
}

/** Tab of the phone's sheet with the row of artifacts */
export const ARTIFACTS_TAB = 'works';

/** Buttons to build or reserve a card of the row after placing. */
export function CardActions() {
  const { legal, t, G, viewer, refusal } = useTable();
  const { selection } = useSelected();
  const pick = usePick();
  const openTab = useOpenTab();
  if (viewer === null) return null;
  const [first] = G.row;
  const cards = [...new Set(legal.build.map(({ card }) => card))];
  /** Leads to the cards, which a phone has in another tab. */
  const showCards = () => {
    const inRow = G.row.find((card) => cards.length === 0 || cards.includes(card));
    const action = inRow === undefined ? 'reserved' : `card-${inRow}`;
    const shown = document.querySelector<HTMLElement>(`[data-action="${action}"]`);
    if (shown === null) openTab(ARTIFACTS_TAB);
    else shown.focus();
  };
  return (
    <>
      <ActionButton
        testId="move-build"
        sign={HUT}
        label={t('table.action.build')}
        hint={t('table.hint.build')}
        reason={
          cards.length > 0
            ? null
            : G.turn.space === null
              ? t('table.hint.afterPlacing')
              : ((first && refusal('build', { card: first, pay: {} })) ?? t('table.hint.nothingToBuild'))
        }
        onPress={showCards}
      />
      <ActionButton
        testId="move-reserve"
        sign={BOOKMARK}
        label={t('table.action.reserve')}
        hint={t('table.hint.reserve')}
        pressed={legal.reserve.length > 0 ? selection.isReserving : undefined}
        reason={legal.reserve.length > 0 ? null : ((first && refusal('reserve', first)) ?? t('kit.notNow'))}
        onPress={() => {
          pick({ do: 'reserve', on: !selection.isReserving });
          if (!selection.isReserving) showCards();
        }}
      />
    </>
  );
}

/** The button that ends the turn. It is set apart so that a mis-click doesn't cost a turn. */
export function EndTurn() {
  const { legal, run, t, refusal } = useTable();
  const can = legal.endTurn.length > 0;
  return (
    <ActionButton
      testId="end-turn"
      look="end"
      glyph={can ? 'next' : 'lock'}
      label={t('table.action.endTurn')}
      reason={can ? null : (refusal('endTurn') ?? t('kit.notNow'))}
      hint={t('kit.history.endsUndo.turn')}
      onPress={() => run([{ move: 'endTurn', args: [] }])}
    />
  );
}
