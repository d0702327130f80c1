import { describe, expect, it } from 'vitest';
import { importsIn } from '../lib/imports.mjs';
import { checkRooms } from './rooms.mjs';

/** @param {Record<string, string>} files path → source */
function check(files) {
  return checkRooms(Object.entries(files).map(([path, source]) => ({ path, imports: importsIn(source, path) })));
}

describe('the walls', () => {
  it.each([
    ['packages/kernel/src/money.ts', `import { x } from 'node:fs';`],
    ['packages/kernel/src/money.ts', `import { z } from 'zod';`],
    ['packages/text/src/title.ts', `import type { Site } from '@quayside/kernel';`],
    ['packages/contract/src/orders.ts', `import { z } from 'zod';`],
    ['packages/contract/src/orders.ts', `import type { Server } from '@quayside/server';`],
    ['packages/connector-ebay/src/client.ts', `export * from '@quayside/contract';`],
    ['apps/portal/src/features/orders/a.tsx', `import { b } from '../products/b.ts';`],
    ['apps/portal/src/features/orders/a.tsx', `import { b } from '../../app/b.ts';`],
    ['apps/portal/src/lib/call.ts', `import { s } from '@quayside/contract/orders.schema';`],
    ['apps/portal/src/lib/call.ts', `import { contract } from '@quayside/contract';`],
    ['apps/portal/src/ui/a.tsx', `import {\n  b,\n} from '../features/orders/b.ts';`],
    ['apps/portal/src/ui/a.tsx', `const b = await import('@quayside/contract');`],
    ['apps/server/src/modules/orders/a.ts', `import { b } from '../stock/stock.repository.ts';`],
    ['apps/server/src/modules/orders/a.ts', `import { b } from '@quayside/connector-ebay';`],
    ['apps/server/src/modules/orders/a.ts', `import { b } from '../../main.ts';`],
    ['apps/server/src/modules/orders/a.ts', `import type { Connector } from '@quayside/connector-kit';`],
    ['apps/server/src/modules/orders/a.ts', `import { chunked, type Connector as C } from '@quayside/connector-kit';`],
    ['apps/server/src/modules/dispatch/sending/a.ts', `import type { GatedPrice } from '@quayside/connector-kit';`],
    ['apps/server/src/modules/orders/a.ts', `import * as kit from '@quayside/connector-kit';`],
    ['apps/server/src/platform/a.ts', `import { b } from '../modules/orders/index.ts';`],
    ['apps/sandbox/src/a.ts', `import '@quayside/kernel';`],
    ['apps/sandbox/src/a.ts', `import { a } from '../../server/src/platform/log.ts';`],
    ['apps/sandbox/src/octopia/a.ts', `import { b } from '../amazon/b.ts';`],
    ['apps/sandbox/src/ebay/a.ts', `import type { World } from '../world.ts';`],
    ['apps/sandbox/src/ebay/a.ts', `import { b } from '../buyers/amazon.ts';`],
  ])('prevent %s from: %s', (path, source) => {
    expect(check({ [path]: source })).toHaveLength(1);
  });

  it.each([
    ['packages/contract/src/orders.schema.ts', `import { z } from 'zod'; import { a } from './orders.ts';`],
    ['apps/portal/src/features/orders/a.tsx', `import { b } from '../../ui/b.tsx'; import '@quayside/contract';`],
    ['apps/portal/src/features/orders/a.tsx', `import { orders } from '@quayside/contract';`],
    ['apps/portal/src/app/router.tsx', `import { a } from '../features/orders/a.tsx';`],
    [
      'apps/server/src/modules/orders/a.ts',
      `import { b } from '../stock/index.ts'; import c from '../../platform/log.ts';`,
    ],
    ['apps/server/src/modules/orders/a.ts', `import type { ReadingConnector } from '@quayside/connector-kit';`],
    ['apps/server/src/modules/dispatch/a.ts', `import type { Connector } from '@quayside/connector-kit';`],
    ['apps/server/src/modules/dispatch/gate.ts', `import type { GatedPrice } from '@quayside/connector-kit';`],
    ['apps/server/src/modules/orders/a.test.ts', `import { b } from '../stock/stock.repository.ts';`],
    ['apps/server/src/main.ts', `import { b } from '@quayside/connector-ebay'; import './modules/orders/index.ts';`],
    ['apps/sandbox/src/ebay/a.ts', `import { b } from '../platform/b.ts'; import { c } from './notifications/c.ts';`],
    ['apps/sandbox/src/ebay/notifications/a.ts', `import { b } from '../errors.ts';`],
    ['apps/sandbox/src/a.ts', `// import '@quayside/kernel';\n/** import '@quayside/kernel'; */\nimport 'fastify';`],
  ])('permit %s: %s', (path, source) => {
    expect(check({ [path]: source })).toEqual([]);
  });

  it('report modules that import each other in a circle', () => {
    const module = (name, uses) => [`apps/server/src/modules/${name}/index.ts`, `import '../${uses}/index.ts';`];
    const files = Object.fromEntries([module('a', 'b'), module('b', 'c'), module('c', 'a'), module('d', 'a')]);
    expect(check(files)).toEqual(['Modules import each other in a circle: a → b → c → a']);
  });

  it('report a module that imports too many others, unless it joins them', () => {
    const imports = (n) => Array.from({ length: n }, (_, at) => `import '../room${at}/index.ts';`).join('\n');
    const files = (name, n) => ({ [`apps/server/src/modules/${name}/a.ts`]: imports(n) });
    expect(check(files('publishing', 11))[0]).toMatch(/^Module publishing imports 11 others/);
    expect([...check(files('publishing', 8)), ...check(files('facts', 14))]).toEqual([]);
  });
});
