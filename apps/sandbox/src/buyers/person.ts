import { createRandom } from '../platform/seeded.ts';
import { people } from './people.data.ts';

export interface Person {
  username: string;
  fullName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}

/** A fictional buyer in a country; the same seed gives the same person. */
export function personFrom(seed: string, country: string): Person {
  const random = createRandom(seed);
  const pick = <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
  const folk = people[country] ?? people.GB;
  if (!folk) throw new Error(`nobody lives in ${country}`);
  const firstName = pick(folk.firstNames);
  const lastName = pick(folk.lastNames);
  const place = pick(folk.places);
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-zA-Z.]/g, '')
    .toLowerCase();
  return {
    username: `${plain.replace('.', '_').slice(0, 12)}${Math.floor(random() * 9000) + 1000}`,
    fullName: `${firstName} ${lastName}`,
    email: `${plain}@members.example`,
    phone: `${folk.phonePrefix}${Math.floor(random() * 900) + 100}`,
    street: pick(place.streets),
    city: place.city,
    region: place.region,
    postalCode: place.postalCode,
    country,
  };
}
