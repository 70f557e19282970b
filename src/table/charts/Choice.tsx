type ChoiceProps<Id extends string> = {
  /** What is chosen, for who listens. */
  readonly legend: string;
  readonly choices: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

/** What a chart shows, one of a few. */
export function Choice<Id extends string>({ legend, choices, chosen, onChoose }: ChoiceProps<Id>) {
  return (
    <fieldset className="chart-whose">
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ id, name }) => (
        <label key={id} className={id === chosen ? 'chart-chosen' : ''}>
          <input
            type="radio"
            name={legend}
            value={id}
            className="visually-hidden"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
