import { useMemo, useState } from 'react';
import { board } from '../../content/board';
import { REGIONS, type SpaceId } from '../../content/terms';
import { spaceText } from '../../position/spaceText';
import { peltsLine } from '../../position/tell';
import { listComma } from '../../text/words';
import { useText } from '../context';

const plain = (text: string) => text.toLocaleLowerCase().normalize('NFKD');

/** Every space by region, with what is there, and how to find one by its name. */
export function BoardList() {
  const position = useText();
  const { G, say, t, language, spaceName } = position;
  const [wanted, setWanted] = useState('');
  const shown = board.spaces.filter(({ name }) =>
    Object.values(name).some((word) => plain(word).includes(plain(wanted.trim()))),
  );
  const texts = useMemo(
    () => new Map(board.spaces.map(({ id }): [SpaceId, string] => [id, spaceText(position, id)])),
    [position],
  );
  const boxed = G.box.map((chit) => peltsLine(position, chit));
  return (
    <>
      <p>
        <label>
          {say('find')}{' '}
          <input
            type="search"
            value={wanted}
            data-testid="find-space"
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>{' '}
        <output>{say('found', { count: shown.length })}</output>
      </p>
      {REGIONS.map((region) => {
        const spaces = shown.filter((space) => space.region === region);
        return spaces.length === 0 ? null : (
          <section key={region} aria-labelledby={`region-${region}`}>
            <h3 id={`region-${region}`}>{t(`terms.region.${region}`)}</h3>
            <ul>
              {spaces.map(({ id }) => (
                <li key={id}>
                  <strong>{spaceName(id)}</strong>: {texts.get(id)}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {boxed.length > 0 && <p>{say('boxed', { chits: listComma(boxed, language) })}</p>}
    </>
  );
}
