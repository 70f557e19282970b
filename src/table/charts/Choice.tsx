type ChoiceProps<Id extends string> = {
  /** Accessible name of the choice */
  readonly legend: string;
  readonly choices: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

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
