import type matrix from '@quayside/i18n/messages/en/matrix.json';
import type products from '@quayside/i18n/messages/en/products.json';

declare module 'i18next' {
  interface MessageRooms {
    /** The texts of the matrix, which few open at first. */
    matrix: typeof matrix;
    products: typeof products;
  }
}
