/** An empty shipment file: its header row only. */
export const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent('order;sku;quantity;carrier;tracking\r\n')}`;
