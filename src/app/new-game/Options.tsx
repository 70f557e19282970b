import type { ReactNode } from 'react';
import { RuleText } from '../../game-api/lookUp';
import type { GameModule, SetupOption } from '../../game-api/module';
import { fetchContentReader, forgetFailed, NotFetchedError } from '../games';
import { FileButton } from '../page/FileButton';
import { useSettings } from '../settings';
import type { useSetupData } from './useSetupData';

type OptionProps = {
  readonly module: GameModule;
  readonly option: SetupOption;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onProblem: (problem: string | null) => void;
};

type OptionsProps = Pick<OptionProps, 'module' | 'onProblem'> & {
  readonly options: readonly SetupOption[];
  readonly setup: Pick<ReturnType<typeof useSetupData>, 'values' | 'choose'>;
  /** Further rows for options that are not the game's. */
  readonly children: ReactNode;
};

export function Options({ module, options, setup, onProblem, children }: OptionsProps) {
  const { t } = useSettings();
  return (
    <fieldset>
      <legend>{t('setup.options')}</legend>
      {options.map((option) => (
        <OptionRow
          key={option.field}
          module={module}
          option={option}
          value={setup.values[option.field]}
          onChange={(value) => setup.choose(option.field, value)}
          onProblem={onProblem}
        />
      ))}
      {children}
    </fieldset>
  );
}

function OptionRow({ module, option, value, onChange, onProblem }: OptionProps) {
  const { t, language } = useSettings();
  const id = `option-${option.field}`;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      // The form checks the content at once, which needs the game's content reader.
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
        <FileButton
          id={id}
          label={t('setup.chooseFile')}
          testId={id}
          onFile={(chosen) => void read(chosen)}
        />
      ) : (
        <button type="button" className="button" onClick={() => onChange(undefined)}>
          {t('setup.remove')}
        </button>
      ),
  };
  return (
    <div className="form-row">
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
