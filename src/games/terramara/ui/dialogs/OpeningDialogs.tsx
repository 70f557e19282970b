import { useState } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { useTurn } from '../../../../table/context';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { CardChoice } from '../../../../table/dialogs/CardChoice';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { MoveFoot } from '../../../../table/dialogs/MoveFoot';
import { OptionButton } from '../../../../table/dialogs/OptionButton';
import { RadioGroup } from '../../../../table/dialogs/RadioGroup';
import { CHARACTERS, type TileId } from '../../content/terms';
import { territoryOf } from '../../rules/content-pack/contentOf';
import { playerOf } from '../../rules/state/state';
import { effectsText } from '../../text/cardText';
import { CharacterFace, CharacterSide, StartCardFace } from '../cards/CharacterFace';
import { usePick, useTable } from '../context';
import { Effects, METRIC_ICONS } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import { LookAtBoard } from './LookAtBoard';

/** Decisions before the round's turns: the draft, the Highlander's tiles, growing up. */
export function OpeningDialog() {
  const { legal } = useTable();
  if (legal.draft.length > 0) return <DraftDialog />;
  return legal.chooseTiles.length > 0 ? <TilesDialog /> : <GrowDialog />;
}

function DraftDialog() {
  const { t, legal, content, language } = useTable();
  const pick = usePick();
  const isCharacter = (id: string) => CHARACTERS.some((each) => each === id);
  const kinds = new Set(legal.draft.map(isCharacter));
  const left = kinds.size > 1 ? 'title' : kinds.has(true) ? 'character' : 'startResources';
  return (
    <CardChoice
      testId="draft-dialog"
      title={t(`table.draft.${left}`)}
      subtitle={t(kinds.has(true) ? 'table.draft.withCharacters' : 'table.draft.subtitle')}
      cards={legal.draft}
      face={(id) => {
        const character = CHARACTERS.find((each) => each === id);
        return character === undefined ? <StartCardFace id={id} /> : <CharacterFace id={character} />;
      }}
      nameOf={(id) =>
        isCharacter(id)
          ? (content.characters.find((each) => each.id === id)?.[language] ?? id)
          : t('table.startResources')
      }
      intentOf={(id) => ({ move: 'draft', args: [id] })}
      onHide={() => pick({ do: 'hideChoice', hidden: true })}
    />
  );
}

/** Shows both sides side by side, because growing up is permanent (S2.10). */
function GrowDialog() {
  const { t, G, viewer, run } = useTable();
  // The answer ends a turn of boardgame.io, but not the player's turn with a worker.
  const endsUndo = useTurn().history.endsUndo('growUp') !== null;
  const character = viewer === null ? null : playerOf(G, viewer).character;
  if (character === null) return null;
  return (
    <Dialog
      testId="grow-dialog"
      title={t('table.grow.title')}
      subtitle={t('table.grow.subtitle')}
      size="wide"
      foot={
        <MoveFoot
          confirm={t('table.grow.yes')}
          reason={null}
          onConfirm={() => run([{ move: 'growUp', args: [true] }])}
          other={
            <ActionButton
              testId="grow-no"
              label={t('table.grow.no')}
              onPress={() => run([{ move: 'growUp', args: [false] }])}
            />
          }
        >
          <LookAtBoard />
          {endsUndo && (
            <span className="ends-undo" data-testid="ends-undo">
              {t('table.grow.final')}
            </span>
          )}
        </MoveFoot>
      }
    >
      <div className="flex gap-14 sides">
        <CharacterSide id={character} adult={false} />
        <CharacterSide id={character} adult />
      </div>
    </Dialog>
  );
}

/** Chooses one leftover plain and one leftover mountain (S8.7). */
function TilesDialog() {
  const table = useTable();
  const { t, G, legal, run, language } = table;
  const plains = [...new Set(legal.chooseTiles.map(({ plain }) => plain))];
  const mountains = [...new Set(legal.chooseTiles.map(({ mountain }) => mountain))];
  const [plain, setPlain] = useState(itemAt(plains, 0));
  const [mountain, setMountain] = useState(itemAt(mountains, 0));
  const option = (id: TileId, isOn: boolean, choose: () => void) => {
    const { back } = territoryOf(G, id);
    return (
      <OptionButton key={id} testId={`tile-${id}`} isChosen={isOn} onPress={choose}>
        {back !== undefined && 'outpost' in back && (
          <span className="flex-line nowrap bold gap-8 fx fx-large">
            <GameIcon name={METRIC_ICONS[back.outpost.metric]} size={22} />
            {back.outpost.at.map((least, index) => (
              <span
                key={least}
                className="flex-column across rigid middle chip pale-edge size-12-4 corner-5 tier"
              >
                <b>{least}+</b>
                <Bead points={itemAt(back.outpost.vp, index)} size={22} />
              </span>
            ))}
            <span className="faded size-13 plain option-words">
              {t(`terms.metric.${back.outpost.metric}`)}
            </span>
          </span>
        )}
        {back !== undefined && 'trail' in back && (
          <span className="flex-line nowrap bold gap-8 fx fx-large">
            <Effects effects={back.trail} size={22} />
            <span className="faded size-13 plain option-words">{effectsText(back.trail, language)}</span>
          </span>
        )}
      </OptionButton>
    );
  };
  return (
    <Dialog
      testId="tiles-dialog"
      title={t('table.tilesTitle')}
      subtitle={t('table.tilesSubtitle')}
      size="wide"
      foot={
        <MoveFoot
          confirm={t('table.choose')}
          reason={null}
          onConfirm={() => run([{ move: 'chooseTiles', args: [{ plain, mountain }] }])}
          move="chooseTiles"
        >
          <LookAtBoard />
        </MoveFoot>
      }
    >
      <div className="flex gap-14 sides">
        <RadioGroup className="flex-column grow gap-8 one-of" label={t('table.oneOutpost')}>
          <h3 className="title-15">{t('table.oneOutpost')}</h3>
          {plains.map((id) => option(id, id === plain, () => setPlain(id)))}
        </RadioGroup>
        <RadioGroup className="flex-column grow gap-8 one-of" label={t('table.trail')}>
          <h3 className="title-15">{t('table.trail')}</h3>
          {mountains.map((id) => option(id, id === mountain, () => setMountain(id)))}
        </RadioGroup>
      </div>
    </Dialog>
  );
}
