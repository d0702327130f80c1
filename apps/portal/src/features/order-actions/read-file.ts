/** Reads a text file as UTF-8, or in the Western European encoding that older spreadsheets use. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** An empty shipment file: its header row only. */
export const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent('order;sku;quantity;carrier;tracking\r\n')}`;
