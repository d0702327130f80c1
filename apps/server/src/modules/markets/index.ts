export { loadMarketUse } from './market-duty.ts';
export { createMarketsRoom } from './markets.room.ts';
