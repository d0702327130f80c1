export * from './languages.ts';
export * from './rooms.ts';
export * from './translate.ts';
