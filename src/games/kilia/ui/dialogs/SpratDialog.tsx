import { ActionButton } from '../../../../table/controls/ActionButton';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { GOODS, ZONES } from '../../content/terms';
import { usePick, useTable } from '../context';
import { CoinIcon, GameIcon, GoodIcon, ZoneIcon } from '../icons/index';

/** The two uses of a sprat (R7.2): expand any zone instead of playing a card, or spend it on a coin or a good. */
export function SpratDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, legal, refusal, run } = useTable();
  const pick = usePick();
  const zones = legal.expand.get('sprat');
  const payment = { goods: {}, merchants: {} };
  return (
    <Dialog
      testId="sprat-dialog"
      size="small"
      title={t('sprat.title')}
      subtitle={t('sprat.subtitle')}
      emblem={<GameIcon name="sprat" size={44} />}
      onClose={onClose}
    >
      <div className="grid gap-8 sprat-ways">
        <h3 className="nowrap title-13 panel-title">{t('sprat.expand')}</h3>
        <div className="flex wrap gap-6 sprat-row">
          {ZONES.map((zone) => (
            <ActionButton
              key={zone}
              testId={`sprat-${zone}`}
              sign={<ZoneIcon zone={zone} size={17} />}
              label={t(`terms.zone.${zone}`)}
              reason={
                zones?.has(zone) === true
                  ? null
                  : (refusal('expand', { card: 'sprat', zone, payment }) ?? t('kit.notNow'))
              }
              onPress={() => {
                onClose();
                pick({ do: 'pick', picks: { card: 'sprat', zone, contract: null, payment: null } });
              }}
            />
          ))}
        </div>
        <h3 className="nowrap title-13 panel-title">{t('sprat.eat')}</h3>
        <div className="flex wrap gap-6 sprat-row">
          {(['coin', ...GOODS] as const).map((what) => (
            <ActionButton
              key={what}
              testId={`eat-${what}`}
              sign={what === 'coin' ? <CoinIcon size={20} /> : <GoodIcon good={what} size={20} />}
              label={what === 'coin' ? t('sprat.coin') : t(`terms.good.${what}`)}
              reason={legal.eatSprat.includes(what) ? null : (refusal('eatSprat', what) ?? t('kit.notNow'))}
              onPress={() => {
                onClose();
                run([{ move: 'eatSprat', args: [what] }]);
              }}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
