import { memo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import { saysSame, useNewest } from '../../../../table/painting/kept';
import type { PlayerColour } from '../../content/playerColours';
import type { WorkerId } from '../../content/terms';
import { queries } from '../../queries';
import type { Stock } from '../../rules/state';
import { WorkerFace } from '../cards/WorkerFace';
import { useSelected, useTable } from '../context';
import { nameOnMap } from '../map/geography';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { useWords } from '../words';
import { useChooseWorker } from '../workerChoice';

/** One worker of a player: who, where, with what. One's own can be pressed to act with, or to be set out. */
export function WorkerLine({ worker }: { readonly worker: WorkerId }) {
  const { G, t, language, seat, acting, viewer, spaceName } = useTable();
  const { placing, selection } = useSelected();
  const choose = useChooseWorker();
  const { owner, attached } = G.workers[worker];
  const { place, goods, capacity, acted } = queries.worker(G, worker);
  const at = selection.placing[worker] ?? place;
  const where = at === null ? t('table.notPlaced') : spaceName(at);
  const press = useNewest(() => {
    if (owner === viewer) choose(worker);
  });
  return (
    <Line
      worker={worker}
      colour={seat(owner).colour}
      isCurrent={acting === worker}
      isPlaced={placing === worker}
      acted={acted}
      where={where}
      short={at === null ? where : nameOnMap(at, language)}
      attached={attached.length}
      goods={goods}
      capacity={capacity}
      onPress={press}
    />
  );
}

type LineProps = {
  readonly worker: WorkerId;
  readonly colour: PlayerColour;
  readonly isCurrent: boolean;
  readonly isPlaced: boolean;
  readonly acted: boolean;
  readonly where: string;
  readonly short: string;
  readonly attached: number;
  readonly goods: Readonly<Stock>;
  readonly capacity: number;
  readonly onPress: () => void;
};

const Line = memo(function Line(props: LineProps) {
  const { worker, colour, isCurrent, isPlaced, acted, where, short, attached, goods, capacity, onPress } =
    props;
  const { content, language, t } = useWords();
  const look = isCurrent || isPlaced ? ' worker-acting' : acted ? ' worker-acted' : '';
  return (
    <Tip text={<WorkerFace id={worker} />} side="left" wide>
      <button
        type="button"
        className={`worker${look}`}
        data-testid={`worker-${worker}`}
        aria-current={isCurrent}
        onClick={onPress}
      >
        <PlayerShield colour={colour} worker={worker} acted={acted} size={17} />
        <span className="worker-who">
          <span className="worker-name">{content.workers[worker].name[language]}</span>
          <span className="visually-hidden">
            {t('kit.comma')}
            {where}
            {t('kit.comma')}
          </span>
          <span className="worker-place" aria-hidden="true">
            {short}
          </span>
        </span>
        {attached > 0 && <span className="worker-attached">+{attached}</span>}
        <span className="gap" />
        <Load goods={goods} capacity={capacity} />
      </button>
    </Tip>
  );
}, saysSame);
