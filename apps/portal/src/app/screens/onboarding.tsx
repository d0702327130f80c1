import { useParams } from 'react-router';
import { Screen as NotBuilt } from './not-built.tsx';
import { Screen as Start } from './start.tsx';

/** Connecting a platform. eBay is connected by its consent page; the others' ways in are still to come. */
export function Screen() {
  return useParams().platform === 'ebay' ? <Start /> : <NotBuilt />;
}
