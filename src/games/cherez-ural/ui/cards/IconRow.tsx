import { createElement, Fragment, type ReactNode } from 'react';
import { signed } from '../../../../language/signed';
import { Glyph } from '../../../../table/controls/Glyph';
import { GOODS } from '../../content/terms';
import type { Icon as CardIcon } from '../../text/cardIcons';
import { listComma, placeName } from '../../text/words';
import { useWords } from '../context';
import { GLYPHS } from '../icons/glyphs';
import { ExportMark, GameIcon, GoldIcon, GoodIcon, PeltIcon, TravelTokenIcon } from '../icons/index';

/** The same price change for all four goods, drawn as one icon. */
type EverySale = { readonly icon: 'everySaleChange'; readonly by: number };
type Drawn = CardIcon | EverySale;

type DrawProps = { readonly icon: Drawn; readonly size: number };

const row = (...parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

const counted = (count: number, drawing: ReactNode): ReactNode =>
  count === 1 ? drawing : row(count, drawing);

const word = (text: string): ReactNode => <span className="size-12 plain icon-word">{text}</span>;

function Draw({ icon, size }: DrawProps): ReactNode {
  const { t, language } = useWords();
  const small = size * 0.8;
  const gold = <GoldIcon size={size} />;
  const smallGold = <GoldIcon size={small} />;
  switch (icon.icon) {
    case 'good':
      return counted(icon.count, <GoodIcon good={icon.good} size={size} />);
    case 'gold':
      return row(gold, icon.amount);
    case 'token':
      return counted(icon.count, <TravelTokenIcon size={size} />);
    case 'anyOf':
      return counted(
        icon.count,
        icon.of.length === 2 && icon.of.includes('fur') && icon.of.includes('sable') ? (
          <PeltIcon size={size} />
        ) : (
          icon.of.map((good) => <GoodIcon key={good} good={good} size={small} />)
        ),
      );
    case 'or':
      return word(t('table.icon.or'));
    case 'track':
      return row(<ExportMark track={icon.track} size={size * 1.1} />, signed(icon.steps));
    case 'finalGold':
      return row(gold, signed(icon.amount), <Glyph name="final" size={small} />);
    case 'goldPerPlayerBehind':
      return row(
        smallGold,
        signed(icon.amount),
        word('/'),
        <ExportMark track={icon.track} size={small} />,
        <Glyph name="players" size={small} />,
      );
    case 'salePrice':
      return row(<GoodIcon good={icon.good} size={size} />, icon.price);
    case 'purchasePrice':
      return row(word(t('table.icon.buy')), icon.most, <GoodIcon good={icon.good} size={size} />, icon.price);
    case 'oneMoreBusiness':
      return row(<Glyph name="cards" size={size} />, '+1');
    case 'stays':
      return word(t('table.icon.stays'));
    case 'capacity':
      return row(<span className="centred chip dashed slot slot-empty" />, signed(icon.by));
    case 'sledSpaces':
      return row(<GameIcon name="sled" size={size} />, signed(icon.by));
    case 'sledFreeSpaces':
      return row(<GameIcon name="sled" size={size} />, icon.by, ' ', word(t('table.icon.free')));
    case 'landSpaces':
      return row(<GameIcon name="land" size={size} />, signed(icon.by));
    case 'landPrice':
      return row(<GameIcon name="land" size={size} />, smallGold, icon.to);
    case 'seaPrice':
      return row(<GameIcon name="sea" size={size} />, smallGold, icon.to);
    case 'salePriceChange':
      return row(<GoodIcon good={icon.good} size={small} />, signed(icon.by));
    case 'everySaleChange':
      return row(signed(icon.by), ' ', word(t('table.icon.aSale')));
    case 'businessPerPhase':
      return <Glyph name="cards" size={size} />;
    case 'when':
      return icon.track === undefined ? (
        <When event={icon.event} size={size} />
      ) : (
        <ExportMark track={icon.track} size={size * 1.1} />
      );
    case 'factory':
      return row(
        <Glyph name={GLYPHS.factory} size={size} />,
        <GoodIcon good={icon.good} size={small} />,
        icon.price,
      );
    case 'pilgrimageMarker':
      return <Glyph name={GLYPHS.marker} size={size} />;
    case 'goldPerTrackStep':
      return row(smallGold, icon.amount, '/', <ExportMark track={icon.track} size={small} />);
    case 'goldPerPilgrimageMarker':
      return row(smallGold, icon.amount, '/', <Glyph name={GLYPHS.marker} size={small} />);
    case 'noExplorationChit':
      return row(
        <GameIcon name="noExplorationChit" size={size} />,
        icon.from !== 'supply' && placeName(icon.from, language),
        <Glyph name="arrow" size={small} />,
        icon.to === 'supply' ? <Glyph name="close" size={small} /> : placeName(icon.to, language),
      );
    case 'removeHarvestChits':
      return row(<GameIcon name="chitRemoved" size={size} />, placeName(icon.at, language));
    case 'noEntry': {
      const names = icon.at.map((at) => placeName(at, language));
      return row(<Glyph name="lock" size={size} />, listComma(names, language));
    }
    case 'firstTrade':
      return row(<Glyph name={GLYPHS.trade} size={size} />, '1 ', placeName(icon.at, language));
  }
}

type Event = Extract<CardIcon, { readonly icon: 'when' }>['event'];

function When({ event, size }: { readonly event: Event; readonly size: number }): ReactNode {
  switch (event) {
    case 'hunt':
      return <GameIcon name="hunt" size={size} />;
    case 'otherPlayerExplores':
      return <GameIcon name="explore" size={size} />;
    case 'firstBusinessOfRound':
      return <Glyph name="cards" size={size} />;
    case 'firstTrackStepOfRound':
      return <Glyph name="arrow" size={size} />;
    case 'roundStart':
      return <Glyph name="again" size={size} />;
    case 'turnEndInVillage':
      // Same cross as a village on the map.
      return <Glyph name="close" size={size} />;
    case 'finalScoring':
      return <Glyph name="final" size={size} />;
  }
}

/** Replaces four equal price changes with a single one. */
function gathered(icons: readonly CardIcon[]): readonly Drawn[] {
  const changes = icons.filter((icon) => icon.icon === 'salePriceChange');
  const by = changes[0]?.by;
  if (by === undefined || changes.length < GOODS.length || changes.some((change) => change.by !== by))
    return icons;
  return [
    ...icons.filter((icon) => icon.icon !== 'salePriceChange' && icon.icon !== 'stays'),
    { icon: 'everySaleChange', by },
  ];
}

type IconRowProps = { readonly icons: readonly CardIcon[]; readonly size?: number };

/** A row of a card's icons. Hidden from screen readers, because the sentence beside it says the same. */
export function IconRow({ icons, size = 18 }: IconRowProps) {
  return (
    <span className="flex-line gap-3 icon-row" aria-hidden="true">
      {gathered(icons).map((icon, index) => (
        <span key={index} className="flex-line gap-2">
          <Draw icon={icon} size={size} />
        </span>
      ))}
    </span>
  );
}
