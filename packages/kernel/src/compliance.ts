export * from './compliance/contacts.ts';
export * from './compliance/duties.ts';
export * from './compliance/energy-label.ts';
export * from './compliance/producer-numbers.ts';
