/**
 * Makes a call, and where it fails the other one, once (specification, section 4).
 * @param onFailure told of each failure
 * @throws what the second call throws
 */
export async function acceptWithRetry<T>(
  accept: () => Promise<T>,
  create: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  try {
    return await accept();
  } catch (error) {
    onFailure(error);
  }
  try {
    return await create();
  } catch (error) {
    onFailure(error);
    throw error;
  }
}
