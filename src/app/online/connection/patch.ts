import { produce } from 'immer';
import { applyPatch, type Operation } from 'rfc6902';

/** A value with operations of RFC 6902 applied; what they leave alone is the same object as before. @throws Error when
 *  they don't fit. */
export function patched<Value>(value: Value, operations: readonly Operation[]): Value {
  return produce(value, (draft) => {
    const failed = applyPatch(draft, [...operations]).find((problem) => problem !== null);
    if (failed) throw failed;
  });
}
