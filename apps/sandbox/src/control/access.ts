import type { FastifyInstance } from 'fastify';
import { expirables } from '../platform/expiring.ts';
import type { World } from '../world.ts';
import { requireAmazonSeller } from './amazon.ts';
import { requireOctopiaSeller } from './octopia.ts';
import { ControlRefusal, type Fields, optionalInteger, optionalText, readFields, requiredText } from './read.ts';
import { requireSeller } from './sellers.ts';

/** Ends access as time or a seller would, without moving the clock for everybody. */
export function mountAccess(app: FastifyInstance, world: World): void {
  const ebay = world.ebay.tokens;
  const amazon = world.amazon.tokens;
  const octopia = world.octopia.credentials;
  const answers = (path: string, act: (fields: Fields) => Promise<object>) =>
    app.post(`/control/api/${path}`, (request) => act(readFields(request.body)));

  answers('tokens/expire', async (fields) => {
    const { profile } = await requireSeller(world, optionalText(fields, 'seller'));
    const ended = ebay.expire(profile.username, readExpirable(fields));
    await ebay.settled();
    return { seller: profile.username, ended };
  });
  answers('tokens/withhold', async (fields) => {
    const { profile } = await requireSeller(world, optionalText(fields, 'seller'));
    const ended = ebay.withhold(profile.username, requiredText(fields, 'right'));
    await ebay.settled();
    return { seller: profile.username, ended };
  });
  answers('tokens/lifetime', async (fields) => {
    ebay.setConsentSeconds(optionalInteger(fields, 'seconds', 1, LONGEST_CONSENT_S));
    await ebay.settled();
    return { seconds: ebay.consentSeconds };
  });
  answers('amazon/tokens/expire', async (fields) => {
    const { profile } = await requireAmazonSeller(world, optionalText(fields, 'seller'));
    const ended = amazon.expire(profile.username, readExpirable(fields));
    await amazon.settled();
    return { seller: profile.username, ended };
  });
  // Octopia has neither codes nor consents.
  answers('octopia/tokens/expire', async (fields) => {
    const { profile } = await requireOctopiaSeller(world, optionalText(fields, 'seller'));
    const ended = octopia.expireAccess(profile.username);
    await octopia.settled();
    return { seller: profile.username, ended };
  });
}

const LONGEST_CONSENT_S = 10 * 365 * 86_400;

function readExpirable(fields: Fields) {
  const what = requiredText(fields, 'what');
  const known = expirables.find((one) => one === what);
  if (!known) throw new ControlRefusal(400, `what has to be one of ${expirables.join(', ')}`);
  return known;
}
