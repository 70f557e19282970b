import { useMemo } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import { ResourceDialog } from '../../../../table/resources/ResourceDialog';
import { PROCESSED, RAW, RESOURCES, type Resource, type Resources } from '../../content/terms';
import { type Choice, playerOf } from '../../rules/state/state';
import { effectsText } from '../../text/cardText';
import { resourcesPhrase } from '../../text/words';
import { askedFrom, askedTitle } from '../../view-model/asked';
import { turned } from '../../view-model/cards';
import type { Legal } from '../../view-model/legal';
import { useTable } from '../context';
import { Effects } from '../icons/Effects';
import { GameIcon, type GameIconName } from '../icons/Icon';
import { Afterwards } from './Afterwards';
import { ExpeditionDialog } from './ExpeditionDialog';
import { LookAtBoard } from './LookAtBoard';
import { type OneOf, OneOfDialog } from './OneOfDialog';

type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

/** Dialog for a choice that an effect requires. */
export function ChoiceAsked({ choice }: { readonly choice: Choice }) {
  const isPhone = useMediaQuery('(max-width: 859px)');
  switch (choice.kind) {
    case 'expedition':
      // A single step is chosen on the board itself.
      return choice.points > 1 || isPhone ? <ExpeditionDialog choice={choice} /> : null;
    case 'gain':
    case 'convert':
    case 'loot':
      return <BagAsked choice={choice} />;
    case 'swap':
    case 'pay':
    case 'choose':
      return <OneAsked choice={choice} />;
  }
}

const ASKS = { gain: 'gain', convert: 'convert', loot: 'giveLoot' } as const;

/** Returns what the player loses and gains by a choice of pieces. */
function gainedBy(
  kind: keyof typeof ASKS,
  bag: Resources,
): { readonly out: Resources; readonly in: Resources } {
  if (kind === 'gain') return { out: {}, in: bag };
  if (kind === 'loot') return { out: bag, in: {} };
  const made = Object.fromEntries(RAW.map((raw) => [turned(raw), bag[raw] ?? 0]));
  return { out: bag, in: made };
}

function BagAsked({ choice }: { readonly choice: ChoiceOf<keyof typeof ASKS> }) {
  const table = useTable();
  const { G, t, legal, refusal, language } = table;
  const move = ASKS[choice.kind];
  const bags: Legal['gain'] = legal[move];
  const list = useMemo(() => bags.map((bag) => ({ out: bag, in: {} })), [bags]);
  const kinds = RESOURCES.filter((kind) => bags.some((bag) => (bag[kind] ?? 0) > 0));
  const owned = playerOf(G, choice.owner).resources;
  const count = choice.count;
  return (
    <ResourceDialog<Resource>
      testId={`${choice.kind}-dialog`}
      title={askedTitle(choice, table)}
      subtitle={askedFrom(choice, table)}
      emblem={
        <GameIcon
          name={choice.kind === 'convert' ? 'process' : choice.kind === 'loot' ? 'loot' : anySign(choice)}
          size={36}
        />
      }
      kinds={RESOURCES}
      list={list}
      rows={kinds.map((kind) => ({
        kind,
        sign: (
          <>
            <GameIcon name={`res-${kind}`} size={28} />
            {t(`terms.resource.${kind}`)}
            {choice.kind === 'convert' && (
              <>
                <GameIcon name="arrow" size={15} />
                <GameIcon name={`res-${turned(kind)}`} size={28} />
              </>
            )}
          </>
        ),
        has: t('table.have', { count: owned[kind] }),
        label: t(`terms.resource.${kind}`),
      }))}
      name={move}
      intentOf={({ out }) => ({ move, args: [out] })}
      refusal={({ out }) => refusal(move, out)}
      confirm={({ out }) =>
        Object.keys(out).length === 0
          ? choice.kind === 'convert'
            ? t('table.ask.none')
            : t('table.ask.pick', { count })
          : t(`table.take.${choice.kind}`, { what: resourcesPhrase(out, language) })
      }
      aside={<LookAtBoard />}
      outcome={({ out }) => <Afterwards {...gainedBy(choice.kind, out)} />}
    />
  );
}

const anySign = (choice: Choice): GameIconName =>
  choice.kind === 'gain' && choice.form === 'processed' ? 'any-processed' : 'any-raw';

/** Chooses one of a few options: a swap, a payment or an effect. Can be declined if the rules allow it. */
function OneAsked({ choice }: { readonly choice: ChoiceOf<'swap' | 'pay' | 'choose'> }) {
  const table = useTable();
  const { t, legal, language } = table;
  const options: readonly OneOf[] =
    choice.kind === 'swap'
      ? legal.swap.map((swap) => ({
          key: `${swap.from}-${swap.to}`,
          label: (
            <span className="flex-line nowrap bold gap-8 fx fx-large">
              <GameIcon name={`res-${swap.from}`} size={26} />
              <GameIcon name="arrow" size={16} />
              <GameIcon name={`res-${swap.to}`} size={26} />
              <span className="faded size-13 plain option-words">
                {t('table.swapWords', {
                  from: t(`terms.resource.${swap.from}`),
                  to: t(`terms.resource.${swap.to}`),
                })}
              </span>
            </span>
          ),
          intent: { move: 'swap', args: [swap] },
          outcome: <Afterwards out={{ [swap.from]: 1 }} in={{ [swap.to]: 1 }} />,
        }))
      : choice.kind === 'pay'
        ? legal.pay.map((pay) => ({
            key: [...RAW, ...PROCESSED].filter((kind) => (pay[kind] ?? 0) > 0).join('-'),
            label: (
              <span className="flex-line nowrap bold gap-8 fx fx-large">
                <GameIcon
                  name={`res-${RESOURCES.find((kind) => (pay[kind] ?? 0) > 0) ?? 'cattle'}`}
                  size={26}
                />
                <GameIcon name="arrow" size={16} />
                <Effects effects={choice.exchange.get} size={22} />
                <span className="faded size-13 plain option-words">{resourcesPhrase(pay, language)}</span>
              </span>
            ),
            intent: { move: 'pay', args: [pay] },
            outcome: <Afterwards out={pay} />,
          }))
        : legal.choose.map((index) => ({
            key: `${index}`,
            label: (
              <span className="flex-line nowrap bold gap-8 fx fx-large">
                <Effects effects={itemAt(choice.options, index)} size={24} />
                <span className="faded size-13 plain option-words">
                  {effectsText(itemAt(choice.options, index), language)}
                </span>
              </span>
            ),
            intent: { move: 'choose', args: [index] },
            outcome: null,
          }));
  return (
    <OneOfDialog
      testId={`${choice.kind}-dialog`}
      title={askedTitle(choice, table)}
      subtitle={askedFrom(choice, table)}
      options={options}
      canSkip={legal.skip.length > 0}
    />
  );
}
