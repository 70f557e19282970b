import { RuleText } from '../../../../game-api/lookUp';
import { ACHIEVEMENTS } from '../../content/terms';
import { sayer } from '../../text/almanac/en';
import { useWords } from '../context';
import { CoinIcon, ZoneIcon } from '../icons/index';
import { Building } from '../pieces/Building';
import { Ship } from '../pieces/Ship';

/** Facts from the boards: columns, wheels, ships, the printed building. */
export function BoardFacts() {
  const { content, t, language } = useWords();
  const say = sayer(language);
  const { home } = content.canal;
  return (
    <div className="grid facts">
      <section>
        <h3>{say('columns')}</h3>
        <ul className="flex wrap gap-14 fact-row">
          {content.slots.map(({ keys, price }, index) => (
            <li key={index} className="flex-row spread narrow faded boxed gap-4 size-13 semibold plate">
              <span className="flex-line gap-4">
                <ZoneIcon zone="castle" size={13} />
                {keys}
              </span>
              <CoinIcon
                size={20}
                amount={price}
                title={t('column.plate', { column: index + 1, keys, price })}
              />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say('wheels')}</h3>
        <dl className="grid gap-8 fact-wheels">
          {ACHIEVEMENTS.map((id) => (
            <div key={id}>
              <dt className="bold">
                {t(`terms.achievement.${id}`)}: {content.achievement[id].wheel.join(' · ')}
              </dt>
              <dd className="faded">
                <RuleText text={t(`terms.condition.${id}`)} />
              </dd>
            </div>
          ))}
          <div>
            <dt className="bold">
              {t('wheel.extra')}: {content.extraWheel.join(' · ')}
            </dt>
            <dd className="faded">
              <RuleText text={t('wheel.extraSays')} />
            </dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>{say('ships')}</h3>
        <ul className="flex wrap gap-14 fact-row">
          {content.ships.map(({ id, windows }) => (
            <li key={id} className="grid gap-6 fact-ship">
              <Ship ship={id} heading="right" windows={windows} />
              <span>
                {say('shipWindows', {
                  ship: id,
                  hatches: windows
                    .map((window) => window.map((cell) => cell + 1).join(t('kit.comma')))
                    .join(say('or')),
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say('home')}</h3>
        <ul className="flex wrap gap-14 fact-row">
          {content.zones.map(({ id, good }) => (
            <li key={id} className="grid gap-6 fact-ship">
              <Building
                cells={home.map((cell) => (cell === 'own' ? good : cell))}
                gable="warehouse"
                ratio={2}
              />
              <span>{t(`terms.colour.${content.zone[id].colour}`)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
