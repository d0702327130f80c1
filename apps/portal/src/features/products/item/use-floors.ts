import { pricing } from '@quayside/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/api/call.ts';
import { useUser } from '../../../lib/session.ts';

const floorsOf = (id: number, itemId: number) => query(pricing.getFloors, { params: { id, itemId } });

export function useFloors(itemId: number) {
  const { id } = useUser();
  return useQuery(floorsOf(id, itemId));
}
