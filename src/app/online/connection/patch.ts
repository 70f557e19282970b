import { produce } from 'immer';
import { applyPatch, type Operation } from 'rfc6902';

/** Applies RFC 6902 operations; unchanged parts stay the same objects. @throws Error if the operations don't fit */
export function patched<Value>(value: Value, operations: readonly Operation[]): Value {
  return produce(value, (draft) => {
    const failed = applyPatch(draft, [...operations]).find((problem) => problem !== null);
    if (failed) throw failed;
  });
}
