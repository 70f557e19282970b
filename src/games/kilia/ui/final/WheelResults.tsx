import { useTable } from '../context';
import { GameIcon, Seal } from '../icons/index';
import { ZonePips } from '../players/Mini';

/** Wheel values by player, and the final cards in each zone. */
export function WheelResults() {
  const { t, wheels, seat, G, board } = useTable();
  return (
    <>
      <section className="final-panel">
        <h2>{t('final.wheels')}</h2>
        <ul className="wheel-results">
          {wheels.map(({ id, values }) => {
            const taken = values.filter(({ owners }) => owners.length > 0);
            return (
              <li key={id} className="flex-row wrap line-below">
                <GameIcon name="wheel" size={18} />
                <span className="semibold wheel-result-name">{t(`terms.achievement.${id}`)}</span>
                {taken.length === 0 && <span className="faded voyage-none">{t('final.nobody')}</span>}
                {taken.map(({ value, owners }) => (
                  <span key={value} className="flex-line gap-5">
                    {owners.map((owner, index) => (
                      <Seal
                        key={`${owner}${index}`}
                        zone={seat(owner).zone}
                        size={21}
                        title={seat(owner).name}
                      />
                    ))}
                    <strong>{value}</strong>
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
      </section>
      <section className="final-panel">
        <h2>{t('final.zones')}</h2>
        <ul className="zone-results">
          {G.turnOrder.map((id) => (
            <li key={id} className="flex-row wrap line-below">
              <span className="flex-line gap-5 semibold zone-result-who">
                <Seal zone={seat(id).zone} size={20} />
                {seat(id).name}
              </span>
              <ZonePips zones={board(id).zones} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
