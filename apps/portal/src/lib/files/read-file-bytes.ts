/** So many bytes at once can be arguments of a call. */
const STEP = 0x8000;

/** The bytes of a file in base64, as calls take them. The server finds out their encoding. */
export async function readFileBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
}
