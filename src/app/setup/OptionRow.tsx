import { type ReactNode, useRef } from 'react';
import { RuleText } from '../../game-api/lookUp';
import type { GameModule, SetupOption } from '../../game-api/module';
import { fetchContentReader, forgetFailed, NotFetchedError } from '../games';
import { useSettings } from '../settings';

type OptionProps = {
  readonly module: GameModule;
  readonly option: SetupOption;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onProblem: (problem: string | null) => void;
};

/** One option of a game's setup. */
export function OptionRow({ module, option, value, onChange, onProblem }: OptionProps) {
  const { t, language } = useSettings();
  const id = `option-${option.field}`;
  const file = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      // The form checks it at once by what the game says of it.
      await fetchContentReader(module);
      onChange(JSON.parse(await file.text()));
      onProblem(null);
    } catch (error) {
      if (error instanceof NotFetchedError) forgetFailed(module.name);
      onProblem(t(error instanceof NotFetchedError ? 'offline.page' : 'setup.notJson'));
    }
  };
  const controls: Record<SetupOption['kind'], () => ReactNode> = {
    switch: () => (
      <input
        type="checkbox"
        id={id}
        data-testid={id}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked ? true : undefined)}
      />
    ),
    choice: () => (
      <select
        id={id}
        data-testid={id}
        value={typeof value === 'string' ? value : undefined}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      >
        {option.kind === 'choice' &&
          option.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label[language]}
            </option>
          ))}
      </select>
    ),
    file: () =>
      value === undefined ? (
        <>
          <button type="button" className="button" id={id} onClick={() => file.current?.click()}>
            {t('setup.chooseFile')}
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            data-testid={id}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // The same file can be chosen again, mended.
              event.target.value = '';
            }}
          />
        </>
      ) : (
        <button type="button" className="button" onClick={() => onChange(undefined)}>
          {t('setup.remove')}
        </button>
      ),
  };
  return (
    <div className="option">
      <label htmlFor={id}>
        <strong>{option.label[language]}</strong>
        <small>
          <RuleText text={option.hint[language]} />
        </small>
      </label>
      {controls[option.kind]()}
    </div>
  );
}
