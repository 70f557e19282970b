import './setup.css';

type SegmentsProps<Id extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

/** One of a few options, side by side */
export function Segments<Id extends string>({ legend, name, options, chosen, onChoose }: SegmentsProps<Id>) {
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className={id === chosen ? 'chosen' : ''}>
          <input
            type="radio"
            name={name}
            data-testid={`${name}-${id}`}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
