import { RequestError } from '../http/requestBody';
import { FullKeyError, UnknownKeyError } from './peopleStorage';

/** Turns storage errors into HTTP errors. @throws RequestError 404, 409 */
export async function inWords<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownKeyError) {
      throw new RequestError(
        404,
        'No seats are stored under this key. It was never used here, or it was erased.',
      );
    }
    if (error instanceof FullKeyError) {
      throw new RequestError(409, `${error.message} Remove some that you no longer need.`);
    }
    throw error;
  }
}
