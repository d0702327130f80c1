import type { ShipmentFileColumn } from '@quayside/contract';

/** How sellers name the columns of a shipment file, in lower case and without accents, spaces and punctuation. */
export const COLUMN_NAMES: Readonly<Record<ShipmentFileColumn, readonly string[]>> = {
  order: [
    'order', 'ordernumber', 'orderno', 'orderid', 'amazonorderid', 'bestellung', 'bestellnummer', 'auftragsnummer', 'commande', 'numerodecommande',
    'ncommande', 'ndecommande', 'ordine', 'numeroordine', 'numerodordine', 'numerodiordine', 'pedido', 'numerodepedido', '订单', '订单号', '订单编号',
  ],
  line: ['line', 'orderline', 'lineid', 'orderlineid', 'orderitemid', 'lineitemid', 'position', 'ligne', 'riga', 'linea', '行'],
  sku: [
    'sku', 'item', 'artikel', 'artikelnummer', 'article', 'reference', 'articolo', 'articulo', 'referencia', '商品', '商品编码',
  ],
  quantity: ['quantity', 'qty', 'pieces', 'menge', 'anzahl', 'stuck', 'quantite', 'qte', 'quantita', 'qta', 'cantidad', 'cant', '数量', '件数'],
  carrier: [
    'carrier', 'courier', 'shippingcarrier', 'carriercode', 'versanddienst', 'versanddienstleister', 'versender', 'transporteur',
    'corriere', 'vettore', 'transportista', 'mensajeria', '承运商', '物流公司', '快递公司',
  ],
  tracking: [
    'tracking', 'trackingnumber', 'trackingno', 'trackingid', 'trackingcode', 'trackingnr', 'sendungsnummer', 'sendungsnr', 'numerodesuivi', 'suivi', 'nsuivi',
    'numeroditracking', 'codiceditracking', 'numeroditracciamento', 'numerodeseguimiento', 'seguimiento', '运单号', '追踪号', '跟踪号', '物流单号',
  ],
};
