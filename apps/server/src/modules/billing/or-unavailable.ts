import { fail } from '../../platform/http/fail.ts';
import { ProviderUnavailable } from './provider/payment-provider.ts';

/** For calls whose caller waits for the provider. @throws unavailable if it does not respond */
export async function orUnavailable<T>(call: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ProviderUnavailable ? fail('unavailable') : error;
  }
}
