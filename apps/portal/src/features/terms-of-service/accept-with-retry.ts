/**
 * Makes a call and, if it fails, makes the other call once (specification, section 4).
 * @param onFailure called with each failure
 * @throws the error of the second call
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
