import { ActionButton } from '../../../../table/controls/ActionButton';
import { offReasons } from '../../position/offReasons';
import { usePick, useSelected, useTable } from '../context';
import { GLYPHS } from '../icons/glyphs';
import { TravelTokenIcon } from '../icons/index';

const TOKEN = <TravelTokenIcon size={17} />;

/** The four actions; travelling is done on the map. */
export function MainActions() {
  const table = useTable();
  const { legal, run, t } = table;
  const { use } = useSelected();
  const pick = usePick();
  const reasons = offReasons(table);
  return (
    <>
      <ActionButton
        testId="move-trade"
        glyph={GLYPHS.trade}
        label={t('table.action.trade')}
        spoken={t('table.action.trade')}
        hint={t('table.hint.trade')}
        reason={reasons.trade}
        onPress={() => pick({ do: 'open', dialog: { kind: 'trade' } })}
      />
      <ActionButton
        testId="move-gatherInformation"
        glyph={GLYPHS.gather}
        label={t('table.action.gather')}
        spoken={t('terms.move.gatherInformation')}
        hint={t('table.hint.gather')}
        reason={reasons.gatherInformation}
        onPress={() => run([{ move: 'gatherInformation', args: [] }])}
      />
      <ActionButton
        testId="move-explore"
        glyph={GLYPHS.explore}
        label={t('table.action.explore')}
        spoken={t('table.action.explore')}
        hint={t('table.hint.explore')}
        reason={reasons.explore}
        pressed={legal.explore.length > 0 ? use === 'explore' : undefined}
        onPress={() => pick({ do: 'setMode', mode: use === 'explore' ? 'travel' : 'explore' })}
      />
      <ActionButton
        testId="move-hunt"
        glyph={GLYPHS.hunt}
        label={t('table.action.hunt')}
        spoken={t('table.action.hunt')}
        hint={t('table.hint.hunt')}
        reason={reasons.hunt}
        onPress={() => pick({ do: 'open', dialog: { kind: 'hunt' } })}
      />
    </>
  );
}

/** What may be done beside the action, as often as it is possible. */
export function FreeActions() {
  const table = useTable();
  const { legal, t } = table;
  const { use } = useSelected();
  const pick = usePick();
  const reasons = offReasons(table);
  const ready = [...legal.completeBusiness.keys()];
  return (
    <>
      <ActionButton
        testId="move-useTravelToken"
        sign={TOKEN}
        label={t('table.action.token')}
        spoken={t('terms.move.useTravelToken')}
        hint={t('table.hint.token')}
        reason={reasons.useTravelToken}
        pressed={legal.useTravelToken.length > 0 ? use === 'token' : undefined}
        onPress={() => pick({ do: 'setMode', mode: use === 'token' ? 'travel' : 'token' })}
      />
      <ActionButton
        testId="move-handOver"
        glyph={GLYPHS.handOver}
        label={t('table.action.handOver')}
        spoken={t('table.action.handOver')}
        hint={t('table.hint.handOver')}
        reason={reasons.handOver}
        onPress={() => pick({ do: 'open', dialog: { kind: 'handOver' } })}
      />
      <ActionButton
        testId="move-completeBusiness"
        glyph={GLYPHS.business}
        label={t('table.action.business')}
        spoken={t('table.action.business')}
        hint={t(ready.length > 1 ? 'table.hint.businessInHand' : 'table.hint.business')}
        reason={reasons.completeBusiness}
        onPress={() =>
          ready[0] !== undefined && pick({ do: 'open', dialog: { kind: 'business', card: ready[0] } })
        }
      />
    </>
  );
}

/** Apart from everything else, so that no mis-click costs a turn. */
export function EndTurn() {
  const table = useTable();
  const { legal, run, t } = table;
  const reasons = offReasons(table);
  return (
    <ActionButton
      testId="end-turn"
      look="end"
      glyph={legal.endTurn ? 'next' : 'lock'}
      label={t('table.action.endTurn')}
      reason={reasons.endTurn}
      onPress={() => run([{ move: 'endTurn', args: [] }])}
    />
  );
}
