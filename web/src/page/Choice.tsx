/** One of several things, by a named select. */
interface ChoiceProps {
  label: string;
  value: string;
  /** What can be chosen, with its words. */
  choices: readonly (readonly [value: string, words: string])[];
  class?: string;
  onChoose(value: string): void;
}

export function Choice({ label, value, choices, class: name, onChoose }: ChoiceProps) {
  return (
    <label class={name}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
