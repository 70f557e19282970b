import { useMemo, useState } from 'react';
import type { SetupOption } from '../../game-api/module';

/** What is chosen of a game's options, and the `setupData` that it makes; options not offered any more fall out. */
export function useSetupData(options: readonly SetupOption[]) {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const setupData = useMemo(
    () =>
      Object.fromEntries(
        options.flatMap(({ field }) =>
          values[field] === undefined ? [] : [[field, values[field]] as const],
        ),
      ),
    [options, values],
  );
  const choose = (field: string, value: unknown) => setValues({ ...values, [field]: value });
  return { values, choose, setupData };
}
