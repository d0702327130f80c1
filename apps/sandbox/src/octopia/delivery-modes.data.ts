export interface DeliveryMode {
  code: string;
  name: string;
  /** The delivery time in days. */
  delay: { min: number; max: number };
  isExpress: boolean;
  /** Only for goods over thirty kilograms. */
  isHeavy: boolean;
}

export const deliveryModes: readonly DeliveryMode[] = [
  { code: 'STD', name: 'Standard', delay: { min: 4, max: 6 }, isExpress: false, isHeavy: false },
  { code: 'TRK', name: 'Suivi', delay: { min: 3, max: 4 }, isExpress: false, isHeavy: false },
  { code: 'REG', name: 'Recommandé', delay: { min: 2, max: 3 }, isExpress: false, isHeavy: false },
  { code: 'REL', name: 'Point relais', delay: { min: 4, max: 5 }, isExpress: false, isHeavy: false },
  { code: 'EXP', name: 'Express', delay: { min: 1, max: 1 }, isExpress: true, isHeavy: false },
  { code: 'LV1', name: 'Livraison au pied du véhicule', delay: { min: 7, max: 12 }, isExpress: false, isHeavy: true },
];
