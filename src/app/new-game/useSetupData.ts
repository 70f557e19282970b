import { useMemo, useState } from 'react';
import type { SetupOption } from '../../game-api/module';

/** Keeps the chosen options and returns the `setupData`. It drops options that are no longer offered. */
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
