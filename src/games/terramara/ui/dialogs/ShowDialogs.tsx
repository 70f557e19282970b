import { RuleText } from '../../../../game-api/lookUp';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { WhereGet } from '../../../../table/links/WhereGet';
import type { Link } from '../../content/links';
import type { ArtifactId } from '../../content/terms';
import { canPayFor } from '../../rules/payments';
import { artifactOf, cardView } from '../../view-model/cards';
import { CardFace } from '../cards/ArtifactFace';
import { useTable } from '../context';
import { GameIcon } from '../icons/Icon';
import { PlayerWhole } from '../players/PlayerWhole';

type Shown = { readonly onClose: () => void };

/** A full artifact card, with the reason why it can't be built now. */
export function CardDialog({ card, onClose }: Shown & { readonly card: ArtifactId }) {
  const { t, content, language, refusal, viewer, G } = useTable();
  const why =
    viewer !== null && G.row.includes(card)
      ? refusal('build', { card, pay: artifactOf(content, card).cost })
      : null;
  const lacks = () => {
    const payable = viewer !== null && canPayFor(G, viewer, card);
    const { isReached, short } = cardView(G, content, viewer, card, payable);
    return !isReached || short > 0;
  };
  return (
    <Dialog testId="card-dialog" title={artifactOf(content, card)[language]} size="small" onClose={onClose}>
      <CardFace id={card} />
      {viewer !== null && G.row.includes(card) && lacks() && (
        <WhereGet link={`card:${card}` satisfies Link} isApart onPress={onClose} />
      )}
      {why !== null && (
        <p className="face-why">
          <RuleText text={why} />
        </p>
      )}
      {why === null && viewer !== null && G.row.includes(card) && (
        <p className="face-why">{t('table.card.afterPlacing')}</p>
      )}
    </Dialog>
  );
}

export function PlayerDialog({ playerID, onClose }: Shown & { readonly playerID: string }) {
  const { dyeOf, nameOf } = useTable();
  return (
    <Dialog
      testId="player-dialog"
      title={nameOf(playerID)}
      emblem={<GameIcon name={`mark-${dyeOf(playerID)}`} size={28} />}
      onClose={onClose}
      isRead
    >
      <PlayerWhole playerID={playerID} />
    </Dialog>
  );
}
